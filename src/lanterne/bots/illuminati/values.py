"""What things are worth to the greedy bot of Illuminati, in shares of a victory: standings, groups, money, chances."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.game import Seat
from lanterne.games.illuminati.attack.number import WORST_ROLL
from lanterne.games.illuminati.cards.table import CARDS, GOALS
from lanterne.games.illuminati.goals.goals import basic_goal, cards_of, goal_of, needed, progress, public_goal
from lanterne.games.illuminati.money.treasury import knows_treasury
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
ALIGNMENTS_STEPS: Final = 7.0  # from none to all ten, as most groups bring two
STEP: Final = {  # successes for each unit of a goal
    "total-power": 0.36,
    "transferable-power": 0.6,
    "total-money": 0.06,
    "all-alignments": 1.1,
    "weird-groups": 1.3,  # the Discordians have a bonus on them
    "destruction": 1.0,
}
HOARD: Final = "total-money"
HOARDED: Final = 0.6  # the part of its income that somebody with that goal is thought to have kept
HOARDING: Final = 5.0  # how much dearer money becomes to such a one on the last MB
RENOWN: Final = {  # how much an Illuminati is feared at a table of three, whose games are long, and at one of six
    "bavarian-illuminati": (1.3, 1.6),
    "bermuda-triangle": (0.8, 1.15),
    "discordian-society": (0.55, 0.6),
    "gnomes-of-zurich": (4.5, 2.6),
    "network": (0.5, 0.95),
    "servants-of-cthulhu": (0.6, 0.6),
    "society-of-assassins": (0.45, 0.5),
    "ufos": (1.6, 1.4),
}
FAVOUR: Final = {"transferable-power": 0.4}  # goals that are out of reach more often than not weigh less than others
LEADER: Final = 0.62  # so near a goal, somebody is worth stopping
FIRST_CHANCE: Final = 2  # no throw shows less
NOT_YET: Final = -1.0
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
    return max(0.0, min(basic, special_steps(s, seat, me, goal, cards, destroyed)))


def reached(s: IlluminatiState, seat: Seat, me: Seat, goal: str, cards: list[int], destroyed: int) -> float:
    """How much of the goal there is, as far as `me` can tell: a hoard that nobody sees is guessed by the incomes."""
    have = progress(s, seat, goal, cards)
    if goal == "destruction":
        return have + destroyed
    if goal == HOARD and seat != me and not knows_treasury(s, me, s.illuminati[seat]):
        guess = HOARDED * s.turns[seat] * sum([CARDS[card].income for card in cards])
        return max(have, min(guess, 0.9 * needed(s, goal)))
    return have


def special_steps(s: IlluminatiState, seat: Seat, me: Seat, goal: str, cards: list[int], destroyed: int) -> float:
    have = reached(s, seat, me, goal, cards, destroyed)
    steps = (needed(s, goal) - have) * STEP.get(goal, PICKED)
    return min(steps, ALIGNMENTS_STEPS) if goal == "all-alignments" else steps


def closeness(s: IlluminatiState, seat: Seat, me: Seat, cards: list[int], destroyed: int) -> float:
    """From 0 to 1: how near the seat is to a victory, as far as `me` can tell."""
    return max(0.0, 1.0 - steps_left(s, seat, me, cards, destroyed) / basic_goal(s))


def urgency(s: IlluminatiState, seat: Seat, me: Seat, cards: list[int], destroyed: int = 0) -> float:
    """What it is worth to others that a seat is kept from the last steps to its goal."""
    return renown(s, seat) * URGENT * max(0.0, LAST_STEPS - steps_left(s, seat, me, cards, destroyed))


def special_share(s: IlluminatiState, seat: Seat, me: Seat, goal: str, cards: list[int], destroyed: int) -> float:
    if not goal or s.options.very_long:
        return 0.0
    have = reached(s, seat, me, goal, cards, destroyed)
    if goal == "total-power" or goal == "transferable-power":  # what the Illuminati brings is no progress
        start = CARDS[s.illuminati[seat]].power
        return max(0.0, (have - start) / (GOALS[goal].needed - start))
    if goal == "all-alignments":  # many come by themselves, the last ones do not
        return 0.5 * have / needed(s, goal) + 0.5 * (
            1.0 - special_steps(s, seat, me, goal, cards, 0) / ALIGNMENTS_STEPS
        )
    return have / needed(s, goal)


def standing(s: IlluminatiState, seat: Seat, me: Seat, cards: list[int], destroyed: int) -> float:
    """What a position is worth to its seat: nearness to both goals, the nearer one more so, and means."""
    basic = len(cards) / basic_goal(s)
    goal = goal_for(s, seat, me)
    special = special_share(s, seat, me, goal, cards, destroyed)
    best = max(basic, special)
    total = 0.45 * basic + 0.45 * special * FAVOUR.get(goal, 1.0) + 0.5 * best * best * best
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
    return renown(s, seat) * (0.12 + 1.6 * near * near * near * near)


def renown(s: IlluminatiState, seat: Seat) -> float:
    """How much an Illuminati is feared, whatever it has done so far; a face-down one like any other."""
    if not s.exposed[seat]:
        return 1.0
    small, large = RENOWN.get(CARDS[s.illuminati[seat]].id, (1.0, 1.0))
    return small + (large - small) * (min(max(s.seats, 3), 6) - 3) / 3.0


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
    """Who wants to hoard values it more, the more so the nearer the goal is."""
    if goal_for(s, seat, me) != HOARD:
        return MONEY
    share = special_share(s, seat, me, HOARD, cards_of(s, seat), 0)
    return MONEY * (1.2 + HOARDING * share * share)


@final
class Now:
    """What does not change while many attacks on one position are weighed, worked out once."""

    def __init__(self, s: IlluminatiState, me: Seat) -> None:
        self.s: Final = s
        self.me: Final = me
        self.cards: Final[list[list[int]]] = [[] for _ in range(s.seats)]  # of each seat; none: not asked for yet
        self.standings: Final = [0.0] * s.seats
        self.threats: Final = [NOT_YET] * s.seats
        self.urgencies: Final = [NOT_YET] * s.seats

    def cards_of(self, seat: Seat) -> list[int]:
        if not self.cards[seat]:
            self.cards[seat] = cards_of(self.s, seat)
            self.standings[seat] = standing(self.s, seat, self.me, self.cards[seat], 0)
        return self.cards[seat]

    def gain(self, seat: Seat, coming: list[int], destroyed: int) -> float:
        """`gain_of`."""
        then = self.cards_of(seat) + coming
        return standing(self.s, seat, self.me, then, destroyed) - self.standings[seat]

    def loss(self, seat: Seat, going: list[int]) -> float:
        """`loss_of`."""
        left = [card for card in self.cards_of(seat) if card not in going]
        return self.standings[seat] - standing(self.s, seat, self.me, left, 0)

    def threat(self, seat: Seat) -> float:
        if self.threats[seat] == NOT_YET:
            self.threats[seat] = threat(self.s, seat, self.me)
        return self.threats[seat]

    def relief(self, owner: Seat, going: list[int]) -> float:
        """How much less urgent it becomes to stop the owner."""
        now = self.cards_of(owner)
        if self.urgencies[owner] == NOT_YET:
            self.urgencies[owner] = urgency(self.s, owner, self.me, now)
        left = [card for card in now if card not in going]
        return self.urgencies[owner] - urgency(self.s, owner, self.me, left)
