"""What things are worth to the greedy bot of Illuminati, in shares of a victory: standings, groups, money, chances."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Seat
from lanterne.games.illuminati.attack.number import WORST_ROLL
from lanterne.games.illuminati.cards.table import CARDS, GOALS
from lanterne.games.illuminati.goals.goals import basic_goal, cards_of, goal_of, needed, progress, public_goal
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.structure.geometry import branch

WIN: Final = 2.0
MONEY: Final = 0.006  # one MB
SPECIAL: Final = 0.04  # a held special
ARROW: Final = 0.010  # a control arrow more
INCOME: Final = 0.004  # one MB a turn
POWER: Final = 0.003
BARE: Final = 0.2  # what having no group at all costs
DOOMED: Final = 0.9  # and when that means elimination
LONELY: Final = 0.08  # and having one alone
RESERVE: Final = 6  # the last MB on the Illuminati are kept for defence: they count more
URGENT: Final = 0.12  # a step less to go for a seat near its goal, to each of the others
LAST_STEPS: Final = 4.0
PICKED: Final = 1.5  # successes for each group of a wanted kind: it must lie there and be within reach
ALIGNMENTS_STEPS: Final = 6.0  # from none to all ten, as most groups bring two
STEP: Final = {  # successes for each unit of a goal
    "total-power": 0.36,
    "transferable-power": 0.6,
    "total-money": 0.06,
    "all-alignments": 0.8,
    "weird-groups": 1.2,  # the Discordians have a bonus on them
    "destruction": 1.0,
}
LEADER: Final = 0.62  # so near a goal, somebody is worth stopping
CHANCES: Final = (0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33)  # of 36: two dice show so much or less


def chance(number: int) -> float:
    """That the dice show the number or less; 11 and 12 always fail."""
    return CHANCES[max(0, min(number, WORST_ROLL))] / 36.0


def goal_for(s: IlluminatiState, seat: Seat, me: Seat) -> str:
    """The special goal by which a seat is judged: one's own, or what everybody knows."""
    return goal_of(s, seat) if seat == me else public_goal(s, seat)


def steps_left(s: IlluminatiState, seat: Seat, me: Seat, cards: list[int], destroyed: int) -> float:
    """About how many more successes the nearest goal takes, with these cards and so many destructions more."""
    basic = float(basic_goal(s) - len(cards))
    goal = goal_for(s, seat, me)
    if not goal or s.options.very_long:
        return max(0.0, basic)
    return max(0.0, min(basic, special_steps(s, seat, goal, cards, destroyed)))


def special_steps(s: IlluminatiState, seat: Seat, goal: str, cards: list[int], destroyed: int) -> float:
    have = progress(s, seat, goal, cards) + (destroyed if goal == "destruction" else 0)
    steps = (needed(s, goal) - have) * STEP.get(goal, PICKED)
    return min(steps, ALIGNMENTS_STEPS) if goal == "all-alignments" else steps


def closeness(s: IlluminatiState, seat: Seat, me: Seat, cards: list[int], destroyed: int) -> float:
    """From 0 to 1: how near the seat is to a victory, as far as `me` can tell."""
    return max(0.0, 1.0 - steps_left(s, seat, me, cards, destroyed) / basic_goal(s))


def urgency(s: IlluminatiState, seat: Seat, me: Seat, cards: list[int], destroyed: int = 0) -> float:
    """What it is worth to others that a seat is kept from the last steps to its goal."""
    return URGENT * max(0.0, LAST_STEPS - steps_left(s, seat, me, cards, destroyed))


def special_share(s: IlluminatiState, seat: Seat, goal: str, cards: list[int], destroyed: int) -> float:
    if not goal or s.options.very_long:
        return 0.0
    have = progress(s, seat, goal, cards) + (destroyed if goal == "destruction" else 0)
    if goal == "total-power" or goal == "transferable-power":  # what the Illuminati brings is no progress
        start = CARDS[s.illuminati[seat]].power
        return max(0.0, (have - start) / (GOALS[goal].needed - start))
    if goal == "all-alignments":  # many come by themselves, the last ones do not
        return 0.5 * have / needed(s, goal) + 0.5 * (1.0 - special_steps(s, seat, goal, cards, 0) / ALIGNMENTS_STEPS)
    return have / needed(s, goal)


def standing(s: IlluminatiState, seat: Seat, me: Seat, cards: list[int], destroyed: int) -> float:
    """What a position is worth to its seat: nearness to both goals, the nearer one more so, and means."""
    basic = len(cards) / basic_goal(s)
    special = special_share(s, seat, goal_for(s, seat, me), cards, destroyed)
    best = max(basic, special)
    total = 0.45 * basic + 0.45 * special + 0.5 * best * best * best
    if best >= 1.0:
        total += WIN
    if seat == me and len(cards) <= 2:  # who has one group only may be out after one attack
        total -= (DOOMED if s.turns[seat] >= 2 else BARE) if len(cards) == 1 else LONELY
    arrows = 0
    for card in cards:
        figures = CARDS[card]
        total += INCOME * figures.income + POWER * (figures.power + figures.transferable)
        arrows += len(figures.arrows) - 1
    return total + ARROW * min(arrows, 6)


def threat(s: IlluminatiState, seat: Seat, me: Seat) -> float:
    """How dangerous a seat is: little at first, more than anything near its goal."""
    near = closeness(s, seat, me, cards_of(s, seat), 0)
    return 0.12 + 1.6 * near * near * near * near


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
