"""Illuminati in words: actions, the view line by line, and sums with their summands, all from what the viewer sees."""

from __future__ import annotations

from typing import Final

from lanterne.core.errors import BadInput
from lanterne.core.game import Action, Json, Term, sum_of
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.core.rng import FastRng
from lanterne.games.illuminati.actions import (
    ALIGNMENT,
    ATTACK,
    ATTACKS,
    CARD,
    CHANGE,
    CHANGES,
    DIRECTION,
    DIRECTIONS,
    GOAL,
    SEAT,
    SIDE,
    SIDES,
    SIGNATURES,
    SPECIAL,
    Move,
)
from lanterne.games.illuminati.alignments import NAMES
from lanterne.games.illuminati.attack import ANNOUNCING, ROLLED, current_attack
from lanterne.games.illuminati.attack_number import attack_terms
from lanterne.games.illuminati.cards import CARD_IDS, CARD_NUMBERS, CARDS, GOAL_IDS, SPECIAL_IDS
from lanterne.games.illuminati.goal_terms import goal_terms
from lanterne.games.illuminati.imagine import IlluminatiDealer
from lanterne.games.illuminati.naming import card_phrase
from lanterne.games.illuminati.offers import (
    OfferAction,
    PromiseAction,
    bundle_phrase,
    joined,
    parse_bundle,
    seats_phrase,
)
from lanterne.games.illuminati.view import CENTRE, GroupView, SeatView, View

# The names of an action's parameters in its message, by kind of parameter; a second card is called `other`.
NAMES_OF: Final = {
    CARD: "card",
    SPECIAL: "special",
    SEAT: "seat",
    DIRECTION: "direction",
    ATTACK: "kind",
    SIDE: "side",
    ALIGNMENT: "alignment",
    CHANGE: "change",
    GOAL: "goal",
}

# ---------------------------------------------------------------------- actions


def say(a: Action) -> Phrase:
    if isinstance(a, OfferAction):
        args: dict[str, Arg] = {"to": seats_phrase(a.to), "give": bundle_phrase(a.give), "want": bundle_phrase(a.want)}
        if not a.promise:
            return Phrase("illuminati-action-offer", args)
        return Phrase("illuminati-action-offer-promise", {**args, "promise": a.promise})
    if isinstance(a, PromiseAction):
        return Phrase("illuminati-action-promise", {"to": seats_phrase(a.to), "text": a.text})
    assert isinstance(a, Move)
    word, kinds = SIGNATURES[a.verb]
    values = (a.a, a.b, a.c)
    found: dict[str, Arg] = {}
    for place, kind in enumerate(kinds):
        name = NAMES_OF.get(kind, "n")
        if name in found:
            name = "other"
        found[name] = parameter_phrase(kind, values[place])
    return Phrase("illuminati-action-" + word, found)


def parameter_phrase(kind: int, value: int) -> Arg:
    if kind == CARD:
        return Phrase("illuminati-card-" + CARD_IDS[value])
    if kind == SPECIAL:
        return Phrase("illuminati-special-" + SPECIAL_IDS[value])
    if kind == SEAT:
        return seat_phrase(value)
    if kind == DIRECTION:
        return Phrase("illuminati-direction-" + DIRECTIONS[value])
    if kind == ATTACK:
        return Phrase("illuminati-attack-" + ATTACKS[value])
    if kind == SIDE:
        return Phrase("illuminati-side-" + SIDES[value])
    if kind == ALIGNMENT:
        return Phrase("illuminati-alignment-" + NAMES[value])
    if kind == CHANGE:
        return Phrase("illuminati-change-" + CHANGES[value])
    if kind == GOAL:
        return Phrase("illuminati-goal-" + GOAL_IDS[value])
    return value


# ---------------------------------------------------------------------- the view


def describe(v: View) -> list[Phrase]:
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
        Phrase("illuminati-view-uncontrolled", {"number": len(v["uncontrolled"])}),
    ]
    for word in v["uncontrolled"]:
        lines.append(Phrase("illuminati-view-free-group", figures_of(v, word)))
    if v["dead"]:
        lines.append(Phrase("illuminati-view-dead", {"cards": cards_phrase(v["dead"])}))
    for plain in v["seats"]:
        lines.extend(describe_seat(v, plain))
    if "attack" in topics(v):
        lines.append(describe_attack(v))
    for offer in v["offers"]:
        args: dict[str, Arg] = {"seat": seat_phrase(offer["proposer"]), "number": offer["number"]}
        args["give"] = bundle_phrase(parse_bundle(offer["give"], offer["give"]))
        args["want"] = bundle_phrase(parse_bundle(offer["want"], offer["want"]))
        lines.append(Phrase("illuminati-view-offer", args))
    return lines


def describe_attack(v: View) -> Phrase:
    """Who attacks whom with what, and the number that is needed as things stand."""
    s = IlluminatiDealer(v).deal(FastRng(0))
    atk = current_attack(s)
    assert atk is not None
    args: dict[str, Arg] = {"seat": seat_phrase(atk.seat), "attacker": card_phrase(s, atk.attacker)}
    args["target"] = card_phrase(s, atk.target)
    args["kind"] = Phrase("illuminati-attack-" + ATTACKS[atk.kind])
    args["number"] = sum_of(attack_terms(s, atk))
    return Phrase("illuminati-view-attack", args)


def describe_seat(v: View, plain: SeatView) -> list[Phrase]:
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
    named = plain["shown"] | plain["known"]
    if named:
        held = joined([Phrase("illuminati-special-" + word) for word in named])
        lines.append(Phrase("illuminati-view-specials", {"seat": seat, "specials": held}))
    goal = known_goal(v, plain)
    if goal and not v["options"]["very_long"]:
        lines.append(Phrase("illuminati-view-goal", {"seat": seat, "goal": Phrase("illuminati-goal-" + goal)}))
    for group in plain["groups"]:
        lines.append(describe_group(v, group))
    return lines


def describe_group(v: View, group: GroupView) -> Phrase:
    master = group["master"]
    over = Phrase("illuminati-centre") if master in (None, CENTRE) else Phrase(f"illuminati-card-{master}")
    args = figures_of(v, group["card"])
    args["master"] = over
    args["direction"] = Phrase("illuminati-direction-" + group["facing"])
    args["money"] = money_phrase(group["money"])
    return Phrase("illuminati-view-group", args)


def figures_of(v: View, word: str) -> dict[str, Arg]:
    """What is printed on a group, with its alignments as they are now."""
    card = CARDS[CARD_NUMBERS[word]]
    mask = v["laser_mask"] if v["laser_card"] == word else card.alignments
    names = [Phrase("illuminati-alignment-" + name) for bit, name in enumerate(NAMES) if mask >> bit & 1]
    return {
        "card": Phrase("illuminati-card-" + word),
        "power": card.power,
        "transferable": card.transferable,
        "resistance": card.resistance,
        "income": card.income,
        "alignments": joined(names) if names else Phrase("illuminati-no-alignment"),
    }


def cards_phrase(ids: list[str]) -> Phrase:
    return joined([Phrase("illuminati-card-" + word) for word in ids])


def money_phrase(money: int | None) -> Phrase:
    return Phrase("illuminati-money-unknown") if money is None else Phrase("illuminati-money", {"money": money})


# ---------------------------------------------------------------------- sums


def topics(v: View) -> list[str]:
    """The open attack, and for each seat the goals whose figures this viewer can see."""
    found: list[str] = []
    if any(["attack" in raw and shows_number(v, raw["attack"]) for raw in v["frames"]]):
        found.append("attack")
    for plain in v["seats"]:
        if plain["alive"] and not v["options"]["very_long"]:
            found.append(f"basic {plain['seat']}")
            goal = visible_goal(v, plain)
            if goal:
                found.append(f"{goal} {plain['seat']}")
    return found


def shows_number(v: View, attack: Json) -> bool:
    """From the announcement to the result; before that only the attacker knows what he is putting together."""
    if attack["target"] < 0 or attack["phase"] > ROLLED:
        return False
    return bool(attack["phase"] > ANNOUNCING or attack["seat"] == v["seat"])


def known_goal(v: View, plain: SeatView) -> str:
    """The special goal the viewer knows the seat to have: named, or that of a face-up Illuminati; empty: none."""
    illuminati = plain["illuminati"]
    if plain["goal"] or illuminati is None or v["options"]["hidden_goals"]:
        return plain["goal"] or ""
    return CARDS[CARD_NUMBERS[illuminati]].goal


def visible_goal(v: View, plain: SeatView) -> str:
    """The seat's special goal, where the viewer knows it and every figure in it."""
    own = plain["seat"] == v["seat"]
    illuminati = plain["illuminati"]
    goal = known_goal(v, plain)
    sums = [plain["money"]] + [group["money"] for group in plain["groups"]]
    if goal == "total-money" and None in sums:
        return ""
    if goal in ("total-power", "transferable-power") and illuminati is None:
        return ""
    hidden_phones = v["options"]["addon"] and any([other["illuminati"] is None for other in v["seats"]])
    return goal if own or not (goal == "monopoly" and hidden_phones) else ""


def terms(v: View, topic: str) -> list[Term]:
    """Made in a world imagined from the view; only sums whose figures all show are topics."""
    if topic not in topics(v):
        raise BadInput(f"there is no sum {topic!r} to see now")
    s = IlluminatiDealer(v).deal(FastRng(0))
    if topic == "attack":
        atk = current_attack(s)
        assert atk is not None
        return attack_terms(s, atk)
    goal, _, seat = topic.partition(" ")
    return goal_terms(s, int(seat), goal)
