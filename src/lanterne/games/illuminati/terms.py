"""Sums with their summands, from what the viewer sees: the number of an attack, the way to a goal."""

from __future__ import annotations

from typing import Final

from lanterne.core.errors import BadInput
from lanterne.core.game import Term
from lanterne.core.rng import FastRng
from lanterne.games.illuminati.attack.attack import current_attack
from lanterne.games.illuminati.attack.number import attack_terms
from lanterne.games.illuminati.attack.view import attack_in
from lanterne.games.illuminati.cards.table import CARD_NUMBERS, CARDS
from lanterne.games.illuminati.dealer import IlluminatiDealer
from lanterne.games.illuminati.goals.measures import MEASURES
from lanterne.games.illuminati.goals.terms import basic_terms, goal_terms
from lanterne.games.illuminati.seeing.seat_view import SeatView
from lanterne.games.illuminati.view import IlluminatiView

BASIC: Final = "basic"  # in place of a goal's id: so many cards (164)


def topics(v: IlluminatiView) -> list[str]:
    """The open attack, and for each seat the goals whose figures this viewer can see."""
    found: list[str] = []
    attack = attack_in(v["frames"])
    if attack is not None and attack["number"] is not None:
        found.append("attack")
    for plain in v["seats"]:
        if plain["alive"] and not v["options"]["very_long"]:
            found.append(f"{BASIC} {plain['seat']}")
            goal = visible_goal(v, plain)
            if goal:
                found.append(f"{goal} {plain['seat']}")
    return found


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
    """Made in a world imagined from the view; only sums whose figures all show are topics."""
    if topic not in topics(v):
        raise BadInput(f"there is no sum {topic!r} to see now")
    s = IlluminatiDealer(v).deal(FastRng(0))
    if topic == "attack":
        atk = current_attack(s)
        assert atk is not None
        return attack_terms(s, atk)
    goal, _, seat = topic.partition(" ")
    return basic_terms(s, int(seat)) if goal == BASIC else goal_terms(s, int(seat), goal)
