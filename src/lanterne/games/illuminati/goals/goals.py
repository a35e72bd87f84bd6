"""Goals: which a seat has, how far it has come, and whether it has won (164 to 168, A-43)."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Seat
from lanterne.games.illuminati.cards.table import CARDS, GOALS
from lanterne.games.illuminati.goals.measures import MEASURES
from lanterne.games.illuminati.state import IlluminatiState

BASIC: Final = [0, 0, 13, 13, 12, 10, 9, 8, 8]  # cards to control, Illuminati included, by the seats at the start (164)
COUNTED: Final = {goal.id: goal.alignments for goal in GOALS.values() if goal.alignments}


def basic_goal(s: IlluminatiState) -> int:
    """How many cards win; fixed by the seats at the start, whoever leaves (10, 165, 167)."""
    return BASIC[s.seats] + s.options.longer


def goal_of(s: IlluminatiState, seat: Seat) -> str:
    """The seat's special goal; empty while it has none yet."""
    if s.goal[seat] or s.options.hidden_goals:
        return s.goal[seat]
    return CARDS[s.illuminati[seat]].goal


def cards_of(s: IlluminatiState, seat: Seat) -> list[int]:
    return list(s.grid[seat].values())


def progress(s: IlluminatiState, seat: Seat, goal: str, cards: list[int]) -> int:
    """How much of the goal there is with these cards, in the units of `needed`; of no goal there is nothing."""
    return MEASURES[goal].progress(s, seat, cards) if goal else 0


def needed(s: IlluminatiState, goal: str) -> int:
    return MEASURES[goal].needed(s)


def meets(s: IlluminatiState, seat: Seat, goal: str) -> bool:
    if not goal:
        return False
    measure = MEASURES[goal]
    return measure.progress(s, seat, cards_of(s, seat)) >= measure.needed(s)


def has_won(s: IlluminatiState, seat: Seat) -> bool:
    """Whether the seat meets the basic goal or its own (166)."""
    if not s.alive[seat] or s.options.very_long:
        return False
    return len(s.grid[seat]) >= basic_goal(s) or meets(s, seat, goal_of(s, seat))


def public_goal(s: IlluminatiState, seat: Seat) -> str:
    """The special goal everybody knows the seat to have; empty: none, or secret."""
    if s.goal_shown[seat]:
        return s.goal[seat]
    return CARDS[s.illuminati[seat]].goal if s.exposed[seat] and not s.options.hidden_goals else ""


def seen_to_win(s: IlluminatiState, seat: Seat, cards: list[int], received: int) -> bool:
    """Whether all could see the seat win with these cards and so much more money: no secret is looked at (A-49)."""
    if s.options.very_long:
        return False
    if len(cards) >= basic_goal(s):
        return True
    goal = public_goal(s, seat)
    seen = MEASURES[goal].seen_progress(s, seat, cards, received) if goal else None
    return seen is not None and seen >= needed(s, goal)
