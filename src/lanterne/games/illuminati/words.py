"""Illuminati in words: actions, and the view line by line."""

from __future__ import annotations

from lanterne.core.grammar import Slot
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.games.illuminati.attack.view import attack_in
from lanterne.games.illuminati.deals.offers import OfferAction, PromiseAction, bundle_phrase, in_a_row, seats_phrase
from lanterne.games.illuminati.goals.goals import BASIC
from lanterne.games.illuminati.moves import MOVE_SHAPES, SLOTS, IlluminatiAction, Move
from lanterne.games.illuminati.seeing.frame_views import AttackView
from lanterne.games.illuminati.seeing.seat_view import SeatView
from lanterne.games.illuminati.terms import known_goal
from lanterne.games.illuminati.trees import (
    figures_of,
    group_notes,
    money_phrase,
    reference_phrase,
    structure_lines,
)
from lanterne.games.illuminati.view import IlluminatiView, bundle_from

# ---------------------------------------------------------------------- actions


def say(a: IlluminatiAction) -> Phrase:
    if isinstance(a, OfferAction):
        args: dict[str, Arg] = {"to": seats_phrase(a.to), "give": bundle_phrase(a.give), "want": bundle_phrase(a.want)}
        if not a.promise:
            return Phrase("illuminati-action-offer", args)
        return Phrase("illuminati-action-offer-promise", {**args, "promise": a.promise})
    if isinstance(a, PromiseAction):
        return Phrase("illuminati-action-promise", {"to": seats_phrase(a.to), "text": a.text})
    assert isinstance(a, Move)
    values = (a.a, a.b, a.c)
    found: dict[str, Arg] = {}
    for place, slot in enumerate(SLOTS[a.verb]):
        found[slot.name] = value_phrase(slot, values[place])
    return Phrase("illuminati-action-" + MOVE_SHAPES[a.verb].verb, found)


def value_phrase(slot: Slot, value: int) -> Arg:
    """A word of a closed list has its own message, by the kind of its slot; numbers speak for themselves."""
    if slot.words:
        return Phrase(f"illuminati-{slot.kind}-{slot.words[value]}")
    return seat_phrase(value) if slot.kind == "seat" else value


# ---------------------------------------------------------------------- the view


def describe(v: IlluminatiView) -> list[Phrase]:
    lines = [
        Phrase(
            "illuminati-view-turn",
            {
                "seat": seat_phrase(v["turn"]),
                "stage": Phrase("illuminati-stage-" + v["stage"]),
                "actions": v["actions_left"],
                "round": v["round"] + 1,
            },
        ),
        Phrase("illuminati-view-deck", {"cards": v["deck"]}),
        *basic_goal_line(v),
        Phrase("illuminati-view-uncontrolled", {"number": len(v["uncontrolled"])}),
    ]
    for free in v["uncontrolled"]:
        figures = figures_of(free["card"], free)
        figures["notes"] = group_notes(free["card"], free["acted"])
        lines.append(Phrase("illuminati-view-free-group", figures))
    if v["dead"]:
        lines.append(Phrase("illuminati-view-dead", {"cards": cards_phrase(v["dead"])}))
    for plain in v["seats"]:
        lines.extend(describe_seat(v, plain))
    attack = attack_in(v["frames"])
    if attack is not None and attack["number"] is not None:
        lines.append(describe_attack(v, attack, attack["number"]))
    for offer in v["offers"]:
        args: dict[str, Arg] = {"seat": seat_phrase(offer["proposer"]), "number": offer["number"]}
        args["give"] = bundle_phrase(bundle_from(offer["give"]))
        args["want"] = bundle_phrase(bundle_from(offer["want"]))
        lines.append(Phrase("illuminati-view-offer", args))
    return lines


def basic_goal_line(v: IlluminatiView) -> list[Phrase]:
    if v["options"]["very_long"]:
        return []
    cards = BASIC[len(v["seats"])] + v["options"]["longer"]
    return [Phrase("illuminati-view-basic", {"goal": Phrase("illuminati-goal-basic", {"n": cards})})]


def describe_attack(v: IlluminatiView, attack: AttackView, number: int) -> Phrase:
    """Who attacks whom with what, and the number that is needed as things stand."""
    args: dict[str, Arg] = {"seat": seat_phrase(attack["seat"]), "number": number}
    args["attacker"] = reference_phrase(v, attack["attacker"])
    args["target"] = Phrase(f"illuminati-card-{attack['target']}")
    args["kind"] = Phrase(f"illuminati-attack-{attack['kind']}")
    return Phrase("illuminati-view-attack", args)


def describe_seat(v: IlluminatiView, plain: SeatView) -> list[Phrase]:
    seat = seat_phrase(plain["seat"])
    if not plain["alive"]:
        return [Phrase("illuminati-view-out", {"seat": seat})]
    hidden = Phrase("illuminati-hidden-card", {"seat": seat})
    illuminati = plain["illuminati"]
    card = hidden if illuminati is None else Phrase("illuminati-card-" + illuminati)
    args: dict[str, Arg] = {"seat": seat, "card": card, "money": money_phrase(plain["money"])}
    args["groups"] = len(plain["groups"])
    args["specials"] = plain["specials"]
    lines = [Phrase("illuminati-view-seat", args)]
    lines.extend(describe_hand(v, plain))
    goal = known_goal(v, plain)
    if goal and not v["options"]["very_long"]:
        lines.append(Phrase("illuminati-view-goal", {"seat": seat, "goal": Phrase("illuminati-goal-" + goal)}))
    return lines + structure_lines(v, plain)


def describe_hand(v: IlluminatiView, plain: SeatView) -> list[Phrase]:
    """The specials that the viewer can name; of its own ones also what they do."""
    named: list[str] = []
    for held in (plain["shown"], plain["known"]):
        for word, count in held.items():
            named.extend([word] * count)
    if not named:
        return []
    held_ones = in_a_row([Phrase("illuminati-special-" + word) for word in named])
    lines = [Phrase("illuminati-view-specials", {"seat": seat_phrase(plain["seat"]), "specials": held_ones})]
    if plain["seat"] == v["seat"]:
        for word in dict.fromkeys(named):
            args: dict[str, Arg] = {"special": Phrase("illuminati-special-" + word)}
            args["text"] = Phrase(f"illuminati-special-{word}-text")
            lines.append(Phrase("illuminati-view-special", args))
    return lines


def cards_phrase(ids: list[str]) -> Phrase:
    return in_a_row([Phrase("illuminati-card-" + word) for word in ids])
