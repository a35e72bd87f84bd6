"""What things are worth to the greedy bot of Illuminati, in shares of a victory: standings, groups, money, chances."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Seat
from lanterne.games.illuminati.attack_number import WORST_ROLL
from lanterne.games.illuminati.cards import CARDS
from lanterne.games.illuminati.goals import NEEDED, basic_goal, cards_of, goal_of, needed, progress, public_goal
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.structure import branch

WIN: Final = 2.0
MONEY: Final = 0.006  # one MB
SPECIAL: Final = 0.04  # a held special
ARROW: Final = 0.010  # a control arrow more
INCOME: Final = 0.004  # one MB a turn
POWER: Final = 0.003
BARE: Final = 0.2  # what having no group at all costs
DOOMED: Final = 0.9  # and when that means elimination
RESERVE: Final = 6  # the last MB on the Illuminati are kept for defence: they count more
CHANCES: Final = (0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33)  # of 36: two dice show so much or less


def chance(number: int) -> float:
    """That the dice show the number or less; 11 and 12 always fail."""
    return CHANCES[max(0, min(number, WORST_ROLL))] / 36.0


def goal_for(s: IlluminatiState, seat: Seat, me: Seat) -> str:
    """The special goal by which a seat is judged: one's own, or what everybody knows."""
    return goal_of(s, seat) if seat == me else public_goal(s, seat)


def closeness(s: IlluminatiState, seat: Seat, me: Seat, cards: list[int], destroyed: int) -> float:
    """How much of the nearest goal there is, with these cards and so many destructions more."""
    basic = len(cards) / basic_goal(s)
    goal = goal_for(s, seat, me)
    return max(basic, special_share(s, seat, goal, cards, destroyed))


def special_share(s: IlluminatiState, seat: Seat, goal: str, cards: list[int], destroyed: int) -> float:
    if not goal or s.options.very_long:
        return 0.0
    have = progress(s, seat, goal, cards) + (destroyed if goal == "destruction" else 0)
    if goal == "total-power" or goal == "transferable-power":  # what the Illuminati brings is no progress
        start = CARDS[s.illuminati[seat]].power
        return max(0.0, (have - start) / (NEEDED[goal] - start))
    return have / needed(s, goal)


def standing(s: IlluminatiState, seat: Seat, me: Seat, cards: list[int], destroyed: int) -> float:
    """What a position is worth to its seat: nearness to both goals, the nearer one more so, and means."""
    basic = len(cards) / basic_goal(s)
    special = special_share(s, seat, goal_for(s, seat, me), cards, destroyed)
    best = max(basic, special)
    total = 0.45 * basic + 0.45 * special + 0.5 * best * best * best
    if best >= 1.0:
        total += WIN
    if len(cards) == 1:
        total -= DOOMED if seat == me and s.turns[seat] >= 2 else BARE
    arrows = 0
    for card in cards:
        figures = CARDS[card]
        total += INCOME * figures.income + POWER * (figures.power + figures.transferable)
        arrows += len(figures.arrows) - 1
    return total + ARROW * min(arrows, 6)


def threat(s: IlluminatiState, seat: Seat, me: Seat) -> float:
    """How dangerous a seat is: little at first, more than anything near its goal."""
    near = closeness(s, seat, me, cards_of(s, seat), 0)
    return 0.15 + 1.6 * near * near * near


def gain_of(s: IlluminatiState, seat: Seat, me: Seat, coming: list[int], destroyed: int = 0) -> float:
    """What it is worth to the seat to get these cards, or to have destroyed so many."""
    now = cards_of(s, seat)
    return standing(s, seat, me, now + coming, destroyed) - standing(s, seat, me, now, 0)


def loss_of(s: IlluminatiState, seat: Seat, me: Seat, going: list[int]) -> float:
    """What it costs the seat to lose these cards."""
    now = cards_of(s, seat)
    left = [card for card in now if card not in going]
    return standing(s, seat, me, now, 0) - standing(s, seat, me, left, 0)


def branch_of(s: IlluminatiState, card: int) -> list[int]:
    """The card with what hangs on it, wherever it lies."""
    return branch(s, card) if s.owner[card] >= 0 else [card]


def money_worth(s: IlluminatiState, seat: Seat, me: Seat) -> float:
    """Who wants to hoard values it more."""
    return 0.0075 if goal_for(s, seat, me) == "total-money" else MONEY
