"""Sequential halving: every line is tried in the same worlds, and again and again the worse half is given up.

For games in which the same position hardly ever comes up twice, so that a tree would learn nothing below its root. What
comes after a line the game's `Sight` supposes by itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from lanterne.bots.bot import Ask, Budget
from lanterne.bots.kinds import Value
from lanterne.bots.search.bot import Mind, SearchBot
from lanterne.bots.search.knowledge import Line
from lanterne.bots.search.search import Weighed
from lanterne.core.game import Dealer, Seat, State
from lanterne.core.rng import MOST, FastRng, Rng

FEWEST_WORLDS: Final = 2  # before a line is given up


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight(ABC):
    """What a game tells: which lines are worth a trial, and what comes of one in some world. Made for each decision."""

    @abstractmethod
    def lines(self, s: State, seat: Seat) -> list[Line]:
        """The lines worth a trial, the likeliest first, at least one; the same in all worlds of one view."""

    @abstractmethod
    def tried(self, s: State, seat: Seat, line: Line, rng: Rng) -> float:
        """What the seat may expect, from 0 to 1, once it has followed the line in this world; `s` stays as it is."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SightMaker(ABC):
    """One for each grade of bot; it holds nothing of any game in progress."""

    @abstractmethod
    def sight(self) -> Sight:
        """Fresh eyes for one decision."""


@final
class Row:
    """A line and what came of it so far."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.visits = 0
        self.total = 0.0

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


def standing(row: Row) -> tuple[float, float]:
    return (-float(row.visits), -row.mean())


@final
class Halving:
    """One decision. All rows that are still in have been tried in the same worlds, with the same chance after them."""

    def __init__(self, sight: Sight, dealer: Dealer[Any], seat: Seat, rng: Rng) -> None:
        self.sight: Final = sight
        self.dealer: Final = dealer
        self.seat: Final = seat
        self.rng: Final = rng
        self.chance: Final = FastRng(0)
        self.tries = 0
        self.rows: Final = [Row(line) for line in sight.lines(dealer.deal(rng), seat)]

    def run(self, budget: Budget, most: int) -> list[Weighed]:
        """The lines, the best first, with so many tries, or with 0 as many as the budget allows."""
        rounds = 0
        while (1 << rounds) < len(self.rows):
            rounds += 1
        alive = self.rows[:]
        for done in range(rounds):
            self.play(alive, budget, most, (done + 1) / rounds)
            alive.sort(key=standing)
            alive = alive[: (len(alive) + 1) // 2]
        self.rows.sort(key=standing)
        return [Weighed(row.line, row.visits, row.mean()) for row in self.rows]

    def play(self, alive: list[Row], budget: Budget, most: int, share: float) -> None:
        """World after world, until this share of everything is spent."""
        worlds = 0
        while worlds < FEWEST_WORLDS or (self.tries < most * share if most else budget.spent() < share):
            s = self.dealer.deal(self.rng)
            seed = self.rng.below(MOST)
            for row in alive:
                self.chance.reseed(seed)
                row.total += self.sight.tried(s, self.seat, row.line, self.chance)
                row.visits += 1
            self.tries += len(alive)
            worlds += 1


@final
class HalvingBot(SearchBot):
    """A search bot that halves."""

    def __init__(self, name: str, maker: SightMaker, values: dict[str, Value]) -> None:
        super().__init__(name, None, values)
        self.maker = maker

    def weigh(self, ask: Ask, mind: Mind) -> list[Weighed]:
        halving = Halving(self.maker.sight(), ask.game.dealer(ask.view, mind.witness), ask.seat, ask.rng)
        found = halving.run(ask.budget, self.limits.iterations)
        mind.iterations, mind.nodes = halving.tries, len(found)
        return found
