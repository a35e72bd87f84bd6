"""Cells of the seats: what each controls and owns, and how far it has come, as far as the asking seat can see."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.core.features import Cells
from lanterne.core.game import Seat
from lanterne.games.illuminati.cards.alignments import NAMES
from lanterne.games.illuminati.cards.table import CARDS, FIRST_ILLUMINATI
from lanterne.games.illuminati.features import blocks as b
from lanterne.games.illuminati.goals.goals import basic_goal, cards_of, goal_of, needed, progress, public_goal
from lanterne.games.illuminati.goals.measures import MEASURES
from lanterne.games.illuminati.money.treasury import knows_treasury
from lanterne.games.illuminati.seeing.seat_view import sees_illuminati
from lanterne.games.illuminati.state import NOBODY, IlluminatiState
from lanterne.games.illuminati.structure.geometry import alignments_of, free_arrows

ALIVE: Final[i64] = b.start("alive")
LOSES_TURN: Final[i64] = b.start("loses-turn")
CENTRE: Final[i64] = b.start("centre")
EXPOSED: Final[i64] = b.start("exposed")
CONTROLS: Final[i64] = b.start("cards")
NEEDS: Final[i64] = b.start("needs")
GOAL: Final[i64] = b.start("goal")
GOAL_PROGRESS: Final[i64] = b.start("goal-progress")
POWER: Final[i64] = b.start("power")
INCOME: Final[i64] = b.start("income")
CENTRE_MONEY: Final[i64] = b.start("centre-money")
ALL_MONEY: Final[i64] = b.start("money")
MONEY_HIDDEN: Final[i64] = b.start("money-hidden")
ALIGNED: Final[i64] = b.start("aligned")
DESTROYED: Final[i64] = b.start("destroyed")
USED: Final[i64] = b.start("used")
FREE_ARROWS: Final[i64] = b.start("free-arrows")


def write_marks(number: i64, marks: list[int], c: Cells) -> None:
    """Whether the number has come to each of the marks."""
    for mark in marks:
        c.flag(number >= mark)


def write_seats(s: IlluminatiState, seat: Seat, c: Cells) -> None:
    order = [(seat + at) % s.seats for at in range(s.seats)]
    write_standing(s, seat, order, c)
    write_progress(s, seat, order, c)
    write_sums(s, order, c)
    write_money(s, seat, order, c)
    write_deeds(s, seat, order, c)


def write_standing(s: IlluminatiState, seat: Seat, order: list[Seat], c: Cells) -> None:
    c.begin(ALIVE)
    for other in order:
        c.flag(s.alive[other])
    c.begin(LOSES_TURN)
    for other in order:
        c.flag(s.skip[other])
    c.begin(CENTRE)
    for other in order:
        seen = sees_illuminati(s, seat, other) and s.illuminati[other] != NOBODY
        c.one_of(s.illuminati[other] - FIRST_ILLUMINATI if seen else b.CENTRES, b.CENTRES + 1)
    c.begin(EXPOSED)
    c.flag(s.exposed[seat])
    c.begin(CONTROLS)
    for other in order:
        c.steps(len(s.grid[other]), b.CARD_STEPS)
    c.begin(NEEDS)
    goal = basic_goal(s)
    for other in order:
        c.steps(goal - len(s.grid[other]), b.NEED_STEPS)


def write_progress(s: IlluminatiState, seat: Seat, order: list[Seat], c: Cells) -> None:
    c.begin(GOAL)
    goals = [goal_of(s, seat) if other == seat else public_goal(s, other) for other in order]
    for goal in goals:
        if goal:
            c.one_of(b.GOALS[goal], len(b.GOALS))
        else:
            c.skip(len(b.GOALS))
    c.begin(GOAL_PROGRESS)
    for at, other in enumerate(order):
        done = seen_progress(s, seat, other, goals[at])
        c.steps(b.GOAL_STEPS * done // needed(s, goals[at]) if done > 0 else 0, b.GOAL_STEPS)


def seen_progress(s: IlluminatiState, seat: Seat, other: Seat, goal: str) -> int:
    """Of one's own goal one knows all but who the rival is; of others' what all can see."""
    if not goal:
        return 0
    cards = cards_of(s, other)
    if other == seat and not MEASURES[goal].watches_rival():
        return progress(s, seat, goal, cards)
    seen = MEASURES[goal].seen_progress(s, other, cards, 0)
    return 0 if seen is None else seen


def write_sums(s: IlluminatiState, order: list[Seat], c: Cells) -> None:
    """Sums over groups: what an Illuminati adds may be secret."""
    powers: list[int] = []
    incomes: list[int] = []
    for other in order:
        power: i64 = 0
        income: i64 = 0
        for card in s.grid[other].values():
            if card < FIRST_ILLUMINATI:
                power += CARDS[card].power
                income += CARDS[card].income - CARDS[card].upkeep
        powers.append(int(power))
        incomes.append(int(income))
    c.begin(POWER)
    for total in powers:
        write_marks(total, b.POWERS, c)
    c.begin(INCOME)
    for total in incomes:
        write_marks(total, b.INCOMES, c)


def write_money(s: IlluminatiState, seat: Seat, order: list[Seat], c: Cells) -> None:
    known = [s.alive[other] and knows_treasury(s, seat, s.illuminati[other]) for other in order]
    c.begin(CENTRE_MONEY)
    for at, other in enumerate(order):
        write_marks(s.treasury[s.illuminati[other]] if known[at] else 0, b.MONEY, c)
    c.begin(ALL_MONEY)
    for other in order:
        total: i64 = 0
        for card in s.grid[other].values():
            if knows_treasury(s, seat, card):
                total += s.treasury[card]
        write_marks(total, b.MONEY, c)
    c.begin(MONEY_HIDDEN)
    for sure in known:
        c.flag(not sure)


def write_deeds(s: IlluminatiState, seat: Seat, order: list[Seat], c: Cells) -> None:
    c.begin(ALIGNED)
    counts = [0] * len(NAMES)
    for other in order:
        for at in range(len(NAMES)):
            counts[at] = 0
        for card in s.grid[other].values():
            mask = alignments_of(s, card)
            at = 0
            while mask:
                if mask & 1:
                    counts[at] += 1
                mask >>= 1
                at += 1
        for count in counts:
            c.steps(count, b.ALIGNED_STEPS)
    c.begin(DESTROYED)
    for other in order:
        c.steps(len(s.destroyed[other]), b.GOAL_STEPS)
    c.begin(USED)
    for other in order:
        c.steps(s.used[s.illuminati[other]], b.FEW)
    c.begin(FREE_ARROWS)
    free = 0
    for card in s.grid[seat].values():
        free += len(free_arrows(s, card))
    c.steps(free, b.GOAL_STEPS)
