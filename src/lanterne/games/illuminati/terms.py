"""Sums with their summands, from what the viewer sees: the number of an attack, the way to a goal.

Whoever puts an attack together may also ask what a choice would bring: its code is the topic (`target cia control`).
"""

from __future__ import annotations

from typing import Final

from lanterne.core.errors import BadInput
from lanterne.core.rng import FastRng
from lanterne.core.terms import Term
from lanterne.games.illuminati.attack.announcing import aim, attack_at
from lanterne.games.illuminati.attack.number import aid_terms, attack_terms
from lanterne.games.illuminati.attack.view import attack_in
from lanterne.games.illuminati.cards.table import CARD_NUMBERS, CARDS
from lanterne.games.illuminati.dealer import IlluminatiDealer
from lanterne.games.illuminati.goals.measures import MEASURES
from lanterne.games.illuminati.goals.terms import BASIC, goal_terms
from lanterne.games.illuminati.moves import AID, RUMOURS, TARGET, IlluminatiAction, Move
from lanterne.games.illuminati.seeing.seat_view import SeatView
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.structure.geometry import controlled
from lanterne.games.illuminati.view import IlluminatiView

ATTACK: Final = "attack"  # the topic of the one that is under way


def topics(v: IlluminatiView) -> list[str]:
    """The open attack, for each seat the goals whose figures this viewer can see, and the choices that have a sum."""
    found = standing_topics(v)
    if is_announcing(v):
        found.extend([a.code() for a in choices(world_of(v))])
    return found


def standing_topics(v: IlluminatiView) -> list[str]:
    found: list[str] = []
    attack = attack_in(v["frames"])
    if attack is not None and attack["number"] is not None:
        found.append(ATTACK)
    for plain in v["seats"]:
        if plain["alive"] and not v["options"]["very_long"]:
            found.append(f"{BASIC} {plain['seat']}")
            goal = visible_goal(v, plain)
            if goal:
                found.append(f"{goal} {plain['seat']}")
    return found


def is_announcing(v: IlluminatiView) -> bool:
    """Whether the viewer is the one who puts an attack together."""
    return v["asked"] == [v["seat"]] and v["frames"][-1]["kind"] == "announcing"


def choices(s: IlluminatiState) -> list[Move]:
    """The targets, or the aid, that may be chosen now."""
    acts: list[IlluminatiAction] = []
    s.frames[-1].legal(s, attack_at(s).seat, acts)
    return [a for a in acts if isinstance(a, Move) and a.verb in (TARGET, RUMOURS, AID)]


def known_goal(v: IlluminatiView, plain: SeatView) -> str:
    """The special goal the viewer knows the seat to have: named, or that of a face-up Illuminati; empty: none."""
    illuminati = plain["illuminati"]
    if plain["goal"] or illuminati is None or v["options"]["hidden_goals"]:
        return plain["goal"] or ""
    return CARDS[CARD_NUMBERS[illuminati]].goal


def visible_goal(v: IlluminatiView, plain: SeatView) -> str:
    """The seat's special goal, where the viewer knows it and every figure in it."""
    goal = known_goal(v, plain)
    if not goal:
        return ""
    measure = MEASURES[goal]
    sums = [plain["money"]] + [group["money"] for group in plain["groups"]]
    if measure.counts_money() and None in sums:
        return ""
    if measure.counts_centre() and plain["illuminati"] is None:
        return ""
    own = plain["seat"] == v["seat"]
    hidden_rival = v["options"]["addon"] and any([other["illuminati"] is None for other in v["seats"]])
    return "" if measure.watches_rival() and hidden_rival and not own else goal


def terms(v: IlluminatiView, topic: str) -> list[Term]:
    """Only sums whose figures all show are topics."""
    s = world_of(v)
    if topic in standing_topics(v):
        return standing_terms(s, topic)
    for a in choices(s) if is_announcing(v) else []:
        if a.code() == topic:
            return choice_terms(s, a)
    raise BadInput(f"there is no sum {topic!r} to see now")


def sums(v: IlluminatiView) -> dict[str, list[Term]]:
    """Every topic with its terms, all from one world: there may be a hundred targets."""
    s = world_of(v)
    found = {topic: standing_terms(s, topic) for topic in standing_topics(v)}
    for a in choices(s) if is_announcing(v) else []:
        found[a.code()] = choice_terms(s, a)
    return found


def world_of(v: IlluminatiView) -> IlluminatiState:
    """A world imagined from the view: any will do, for what a sum is made of is the same in all."""
    return IlluminatiDealer(v).deal(FastRng(0))


def standing_terms(s: IlluminatiState, topic: str) -> list[Term]:
    if topic == ATTACK:
        return attack_terms(s, attack_at(s))
    goal, _, seat = topic.partition(" ")
    return goal_terms(s, int(seat), goal, controlled(s, int(seat)))


def choice_terms(s: IlluminatiState, a: Move) -> list[Term]:
    """What the attack needs right after this target is chosen, or what this aid adds."""
    if a.verb == AID:
        return aid_terms(s, attack_at(s), a.a)
    atk = attack_at(s).copy()
    aim(s, atk, a)
    return attack_terms(s, atk)
