"""One step better than a policy: lines are tried in the same worlds and played on; the better half is tried further.

For games whose turns are long and full of chance, where a tree would see every position once. What the game adds is a
`Trial`: how a line is followed by the policy of all seats up to some horizon, and what the end of that is worth.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from lanterne.bots.bot import Budget
from lanterne.bots.search.knowledge import Line, Weighed
from lanterne.core.game import Dealer, Seat, State
from lanterne.core.rng import MOST, Rng

GUARD: Final = 0.7  # by so many standard errors another line must be better than the policy's own
LEAST: Final = 4  # trials of a line before anything is thought of it
MOST_TRIALS: Final = 500_000  # a decision that has tried so many thinks no longer: every result is kept
RESULT_BYTES: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Trial(ABC):
    @abstractmethod
    def play(self, s: State, seat: Seat, line: Line, number: i64, seed: i64) -> float:
        """Plays the line in this world and on; what that is worth to the seat, from 0 to 1. `s` is changed.

        The number of the world and its seed are the same for all lines: with the same dice they are compared best.
        """


@final
class Tried:
    """A line, and what came of it world by world; whoever was dropped early has seen fewer of the same worlds."""

    def __init__(self, line: Line) -> None:
        self.line: Final = line
        self.found: Final[list[float]] = []

    def mean(self) -> float:
        return sum(self.found) / len(self.found) if self.found else 0.0


@final
class Trials:
    """One decision. The first line is the policy's own: it stays to the end, and is chosen where nothing is better."""

    def __init__(
        self,
        trial: Trial,
        lines: list[Line],
        dealer: Dealer[Any],
        seat: Seat,
        rng: Rng,
        *,
        bound: int = MOST_TRIALS,
    ) -> None:
        self.trial: Final = trial
        self.rows: Final = [Tried(line) for line in lines]
        self.dealer: Final = dealer
        self.seat: Final = seat
        self.rng: Final = rng
        self.bound: Final = bound
        self.iterations = 0  # lines played out
        self.worlds: i64 = 0

    def run(self, budget: Budget, part: float, most: int) -> list[Weighed]:
        """The lines, the chosen one first; so much of the budget is used, or so many iterations if they are given."""
        most = min(most, self.bound)
        alive = self.rows[:]
        phases = max(1, (len(alive) - 1).bit_length())
        for phase in range(1, phases + 1):
            share = phase / phases
            while self.iterations < share * (most or self.bound):
                if not most and spent(budget) >= share * part * budget.seconds:
                    break
                self.try_all(alive)
            if phase < phases:
                alive = self.better_half(alive)
        return self.ranked(alive)

    def try_all(self, alive: list[Tried]) -> None:
        """All of them in one more world."""
        world: State = self.dealer.deal(self.rng)
        seed = self.rng.below(MOST)
        for row in alive:
            row.found.append(self.trial.play(world.copy(), self.seat, row.line, self.worlds, seed))
            self.iterations += 1
        self.worlds += 1

    def better_half(self, alive: list[Tried]) -> list[Tried]:
        if self.worlds < LEAST:
            return alive
        ranked = sorted(alive, key=standing)
        kept = ranked[: (len(alive) + 1) // 2]
        return kept if self.rows[0] in kept else [*kept, self.rows[0]]

    def ranked(self, alive: list[Tried]) -> list[Weighed]:
        first = self.rows[0]
        best = min(alive, key=standing)
        if best is not first and not is_better(best, first):
            best = first
        rest = sorted([row for row in alive if row is not best], key=standing)
        rest += sorted([row for row in self.rows if row not in alive], key=standing)  # dropped on the way
        return [Weighed(row.line, len(row.found), row.mean()) for row in [best, *rest]]


def spent(budget: Budget) -> float:
    return budget.seconds - budget.left_s()


def standing(row: Tried) -> float:
    return -row.mean()


def is_better(one: Tried, other: Tried) -> bool:
    """By the differences in the worlds that both have seen."""
    count = min(len(one.found), len(other.found))
    if count < LEAST:
        return False
    differences = [one.found[at] - other.found[at] for at in range(count)]
    mean = sum(differences) / count
    spread = sum([(each - mean) * (each - mean) for each in differences]) / (count - 1)
    return mean > GUARD * math.sqrt(spread / count)
