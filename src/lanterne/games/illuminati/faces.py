"""The face of a card in words: what is printed on it, and how it stands as a viewer sees it."""

from __future__ import annotations

from typing import Final

from lanterne.core.errors import BadInput
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.games.illuminati.cards.alignments import names_of
from lanterne.games.illuminati.cards.card import LEFT, RIGHT, STRAIGHT_ON, Card
from lanterne.games.illuminati.cards.table import (
    CARD_IDS,
    CARD_NUMBERS,
    CARDS,
    FIRST_ILLUMINATED,
    FIRST_ILLUMINATI,
    SPECIAL_IDS,
    SPECIAL_NUMBERS,
    SPECIALS,
)
from lanterne.games.illuminati.deals.offers import in_a_row
from lanterne.games.illuminati.seeing.seat_view import FiguresView, GroupView, SeatView
from lanterne.games.illuminati.trees import (
    acted_notes,
    arrows_phrase,
    figures_of,
    income_phrase,
    reference_phrase,
)
from lanterne.games.illuminati.view import IlluminatiView

TURNS: Final = {STRAIGHT_ON: "straight", RIGHT: "right", LEFT: "left"}
BOTH_PRINTINGS: Final = "militia"  # the one card of which two printings differ


def names_of_cards(v: IlluminatiView) -> dict[str, Phrase]:
    """All cards of this game by their ids; what is printed on them is no secret."""
    last = len(CARDS) if v["options"]["addon"] else FIRST_ILLUMINATED
    found = {card: Phrase("illuminati-card-" + card) for card in CARD_IDS[:last]}
    for special in SPECIAL_IDS:
        found[special] = Phrase("illuminati-special-" + special)
    return found


def face(v: IlluminatiView, card: str) -> list[Phrase]:
    if card not in names_of_cards(v):
        raise BadInput(f"there is no card {card!r} in this game")
    if card in SPECIAL_NUMBERS:
        return special_face(v, card)
    number = CARD_NUMBERS[card]
    return group_face(v, CARDS[number]) if number < FIRST_ILLUMINATI else centre_face(v, CARDS[number])


def special_face(v: IlluminatiView, card: str) -> list[Phrase]:
    name = Phrase("illuminati-special-" + card)
    count = SPECIALS[SPECIAL_NUMBERS[card]].count
    lines = [Phrase("illuminati-face-special", {"card": name, "count": count})]
    lines.append(Phrase("illuminati-face-effect", {"text": Phrase(f"illuminati-special-{card}-text")}))
    for plain in v["seats"]:
        held = plain["shown"].get(card, 0) + plain["known"].get(card, 0)
        if held:
            args: dict[str, Arg] = {"seat": seat_phrase(plain["seat"]), "number": held}
            lines.append(Phrase("illuminati-face-held", args))
    return lines


# ---------------------------------------------------------------------- groups


def group_face(v: IlluminatiView, card: Card) -> list[Phrase]:
    lines = [Phrase("illuminati-face-group", {"card": Phrase("illuminati-card-" + card.id)})]
    figures = figures_of(card.id, figures_in(v, card))
    lines.append(Phrase("illuminati-face-figures", figures))
    lines.append(Phrase("illuminati-face-alignments", {"alignments": figures["alignments"]}))
    turns = [Phrase("illuminati-turn-" + TURNS[turn]) for turn in card.arrows]
    told = in_a_row(turns) if turns else Phrase("illuminati-no-arrow")
    lines.append(Phrase("illuminati-face-arrows", {"arrows": told}))
    return lines + ability_lines(v, card) + where_lines(v, card)


def figures_in(v: IlluminatiView, card: Card) -> FiguresView:
    """As it counts now; as it is printed where it does not lie on the table."""
    for free in v["uncontrolled"]:
        if free["card"] == card.id:
            return free
    owner = owner_of(v, card.id)
    if owner is not None:
        return owner[1]
    return {
        "power": card.power,
        "transferable": card.transferable,
        "resistance": card.resistance,
        "income": card.income - card.upkeep,
        "alignments": names_of(card.alignments),
    }


def owner_of(v: IlluminatiView, card: str) -> tuple[SeatView, GroupView] | None:
    for plain in v["seats"]:
        for group in plain["groups"]:
            if group["card"] == card:
                return plain, group
    return None


def ability_lines(v: IlluminatiView, card: Card) -> list[Phrase]:
    if not card.abilities:
        return []
    printing = "-book" if card.id == BOTH_PRINTINGS and v["options"]["book_militias"] else ""
    return [Phrase("illuminati-face-ability", {"text": Phrase(f"illuminati-ability-{card.id}{printing}")})]


def where_lines(v: IlluminatiView, card: Card) -> list[Phrase]:
    """Where it lies and what it has done, as far as this viewer sees."""
    owner = owner_of(v, card.id)
    if owner is not None:
        return owned_lines(v, owner[0], owner[1])
    for free in v["uncontrolled"]:
        if free["card"] == card.id:
            return [Phrase("illuminati-face-uncontrolled")]
    if card.id in v["dead"]:
        return [Phrase("illuminati-face-dead")]
    return [Phrase("illuminati-face-out" if card.id in v["out"] else "illuminati-face-unseen")]


def owned_lines(v: IlluminatiView, plain: SeatView, group: GroupView) -> list[Phrase]:
    args: dict[str, Arg] = {"seat": seat_phrase(plain["seat"]), "notes": acted_notes(group["acted"])}
    master = group["master"]
    if group["place"] is None or master is None:
        return [Phrase("illuminati-face-lifted", args)]
    args["master"] = reference_phrase(v, master)
    args["way"] = Phrase("illuminati-way-" + group["facing"])
    args["arrows"] = arrows_phrase(v, group["arrows"])
    lines = [Phrase("illuminati-face-owned", args)]
    if group["shelter"]:
        lines.append(Phrase("illuminati-face-shelter", {"shelter": group["shelter"]}))
    return lines


# ---------------------------------------------------------------------- Illuminati


def centre_face(v: IlluminatiView, card: Card) -> list[Phrase]:
    """As printed; of one that somebody is seen to play, as it counts."""
    kind = "illuminated" if CARD_NUMBERS[card.id] >= FIRST_ILLUMINATED else "illuminati"
    power, transferable, income = card.power, card.transferable, card.income
    played: list[Phrase] = []
    for plain in v["seats"]:
        if plain["illuminati"] == card.id:
            power, transferable, income = plain["power"] or 0, plain["transferable"] or 0, plain["income"] or 0
            seen: dict[str, Arg] = {"seat": seat_phrase(plain["seat"]), "arrows": arrows_phrase(v, plain["arrows"])}
            played.append(Phrase("illuminati-face-played", seen))
    args: dict[str, Arg] = {"power": power, "transferable": transferable, "income": income_phrase(card.id, income)}
    return [
        Phrase("illuminati-face-" + kind, {"card": Phrase("illuminati-card-" + card.id)}),
        Phrase("illuminati-face-centre-figures", args),
        *ability_lines(v, card),
        goal_line(v, card),
        *played,
    ]


def goal_line(v: IlluminatiView, card: Card) -> Phrase:
    """A goal of its own counts only where goals are open; else each seat chooses in secret (169, A-76)."""
    if not card.goal or v["options"]["hidden_goals"]:
        return Phrase("illuminati-face-secret-goal")
    return Phrase("illuminati-face-goal", {"goal": Phrase("illuminati-goal-" + card.goal)})
