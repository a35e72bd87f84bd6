"""A structure in words: a tree of lines, each card below its master, with what its control arrows lead to.

How deep a line stands is its argument `level`, for whoever shows it.
"""

from __future__ import annotations

from typing import Final

from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.games.illuminati.cards.references import CENTRES, centre_seat
from lanterne.games.illuminati.cards.table import CARD_NUMBERS, CARDS
from lanterne.games.illuminati.deals.offers import in_a_row
from lanterne.games.illuminati.moves import DIRECTIONS
from lanterne.games.illuminati.seeing.seat_view import ArrowView, FiguresView, GroupView, SeatView
from lanterne.games.illuminati.view import IlluminatiView

UNDER_CENTRE: Final = 1  # the level of what an Illuminati controls itself


def structure_lines(v: IlluminatiView, plain: SeatView) -> list[Phrase]:
    """The Illuminati, then every branch; what is being placed hangs nowhere and comes last."""
    lines = [centre_line(v, plain)]
    by_master: dict[str, list[GroupView]] = {}
    loose: list[GroupView] = []
    for group in plain["groups"]:
        master = group["master"]
        if master is None:
            loose.append(group)
        else:
            by_master.setdefault(master, []).append(group)
    add_branches(v, by_master, CENTRES[plain["seat"]], UNDER_CENTRE, lines)
    for root in loose:
        lines.append(group_line(v, root, UNDER_CENTRE))
        add_branches(v, by_master, root["card"], UNDER_CENTRE + 1, lines)
    return lines


def add_branches(
    v: IlluminatiView, by_master: dict[str, list[GroupView]], master: str, level: int, lines: list[Phrase]
) -> None:
    for group in sorted(by_master.get(master, []), key=way_of):
        lines.append(group_line(v, group, level))
        add_branches(v, by_master, group["card"], level + 1, lines)


def way_of(group: GroupView) -> int:
    """Branches come in the order in which their master's arrows are told."""
    return DIRECTIONS.index(group["facing"])


def centre_line(v: IlluminatiView, plain: SeatView) -> Phrase:
    args: dict[str, Arg] = {"level": 0, "arrows": arrows_phrase(v, plain["arrows"])}
    notes = [Phrase("illuminati-note-attacks", {"attacks": plain["attacks"]})] if plain["attacks"] else []
    args["notes"] = notes_phrase(notes)
    illuminati = plain["illuminati"]
    if illuminati is None:
        args["card"] = Phrase("illuminati-hidden-card", {"seat": seat_phrase(plain["seat"])})
        return Phrase("illuminati-view-hidden-centre", args)
    args["card"] = Phrase("illuminati-card-" + illuminati)
    args["power"] = plain["power"] or 0
    args["transferable"] = plain["transferable"] or 0
    args["income"] = Phrase("illuminati-income", {"income": plain["income"] or 0})
    return Phrase("illuminati-view-centre", args)


def group_line(v: IlluminatiView, group: GroupView, level: int) -> Phrase:
    args = figures_of(group["card"], group)
    args["level"] = level
    args["money"] = money_phrase(group["money"])
    args["notes"] = group_notes(group["card"], group["acted"])
    if group["place"] is None:
        return Phrase("illuminati-view-lifted", args)
    args["arrows"] = arrows_phrase(v, group["arrows"])
    return Phrase("illuminati-view-group", args)


# ---------------------------------------------------------------------- what lines are made of


def figures_of(card: str, figures: FiguresView) -> dict[str, Arg]:
    return {
        "card": Phrase("illuminati-card-" + card),
        "power": figures["power"],
        "transferable": figures["transferable"],
        "resistance": figures["resistance"],
        "income": income_phrase(card, figures["income"]),
        "alignments": alignments_phrase(figures["alignments"]),
    }


def alignments_phrase(names: list[str]) -> Phrase:
    if not names:
        return Phrase("illuminati-no-alignment")
    return in_a_row([Phrase("illuminati-alignment-" + name) for name in names])


def income_phrase(card: str, income: int) -> Phrase:
    """What it earns, and what else it brings or costs when incomes are taken (15, 16)."""
    facts = CARDS[CARD_NUMBERS[card]]
    if facts.tax:
        return Phrase("illuminati-income-tax", {"income": income, "tax": facts.tax})
    if facts.upkeep:
        return Phrase("illuminati-income-upkeep", {"income": income, "upkeep": facts.upkeep})
    return Phrase("illuminati-income", {"income": income})


def acted_notes(acted: bool) -> Phrase:
    return notes_phrase([Phrase("illuminati-note-acted")] if acted else [])


def group_notes(card: str, acted: bool) -> Phrase:
    """An ability is only marked: what it does stands on the card's face."""
    facts = CARDS[CARD_NUMBERS[card]]
    notes = [Phrase("illuminati-note-acted")] if acted else []
    if facts.abilities and not facts.tax and not facts.upkeep:
        notes.append(Phrase("illuminati-note-ability"))
    return notes_phrase(notes)


def notes_phrase(notes: list[Phrase]) -> Phrase:
    return Phrase("illuminati-notes", {"notes": in_a_row(notes)}) if notes else Phrase("illuminati-no-notes")


def arrows_phrase(v: IlluminatiView, arrows: list[ArrowView]) -> Phrase:
    return in_a_row([arrow_phrase(v, arrow) for arrow in arrows]) if arrows else Phrase("illuminati-no-arrow")


def arrow_phrase(v: IlluminatiView, arrow: ArrowView) -> Phrase:
    args: dict[str, Arg] = {"way": Phrase("illuminati-way-" + arrow["way"])}
    if arrow["card"] is not None:
        args["card"] = reference_phrase(v, arrow["card"])
    return Phrase("illuminati-arrow-" + arrow["state"], args)


def reference_phrase(v: IlluminatiView, word: str) -> Phrase:
    """A card as the view speaks of it; a face-down Illuminati by its seat."""
    if word not in CENTRES:
        return Phrase("illuminati-card-" + word)
    plain = v["seats"][centre_seat(word)]
    if not plain["exposed"]:
        return Phrase("illuminati-hidden-card", {"seat": seat_phrase(plain["seat"])})
    return Phrase(f"illuminati-card-{plain['illuminati']}")


def money_phrase(money: int | None) -> Phrase:
    return Phrase("illuminati-money-unknown") if money is None else Phrase("illuminati-money", {"money": money})
