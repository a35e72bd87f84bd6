"""How long bots took to answer, measured where they answer, and what those that search used for it."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter, process_time
from typing import Any, final

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.search.bot import Mind
from lanterne.core.game import Action, AnyGame, Event, Json, Seat
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng


@final
class Took:
    """Time of the processor (all threads) and of the clock, summed over answers and the longest; what searches used."""

    def __init__(self) -> None:
        self.answers = 0
        self.cpu_s = 0.0
        self.wall_s = 0.0
        self.longest_cpu_s = 0.0
        self.longest_wall_s = 0.0
        self.searches = 0  # not every answer is searched for: some carry on what was begun
        self.iterations = 0
        self.most_nodes = 0
        self.most_bytes = 0

    def add(self, cpu_s: float, wall_s: float) -> None:
        self.answers += 1
        self.cpu_s += cpu_s
        self.wall_s += wall_s
        self.longest_cpu_s = max(self.longest_cpu_s, cpu_s)
        self.longest_wall_s = max(self.longest_wall_s, wall_s)

    def add_search(self, mind: Mind) -> None:
        """The mind's last search."""
        self.searches += 1
        self.iterations += mind.iterations
        self.most_nodes = max(self.most_nodes, mind.nodes)
        self.most_bytes = max(self.most_bytes, mind.bytes)

    def merge(self, other: Took) -> None:
        self.answers += other.answers
        self.cpu_s += other.cpu_s
        self.wall_s += other.wall_s
        self.longest_cpu_s = max(self.longest_cpu_s, other.longest_cpu_s)
        self.longest_wall_s = max(self.longest_wall_s, other.longest_wall_s)
        self.searches += other.searches
        self.iterations += other.iterations
        self.most_nodes = max(self.most_nodes, other.most_nodes)
        self.most_bytes = max(self.most_bytes, other.most_bytes)

    def json(self) -> Json:
        """None where nothing was measured: a blind bot is never asked."""
        asked = self.answers > 0
        return {
            "timed_decisions": self.answers,
            "cpu_ms_per_decision": 1000 * self.cpu_s / self.answers if asked else None,
            "cpu_ms_longest": 1000 * self.longest_cpu_s if asked else None,
            "wall_ms_per_decision": 1000 * self.wall_s / self.answers if asked else None,
            "wall_ms_longest": 1000 * self.longest_wall_s if asked else None,
            "searches": self.searches,
            "iterations_per_search": self.iterations / self.searches if self.searches else None,
            "nodes_most": self.most_nodes,
            "bytes_most": self.most_bytes,
        }


@final
class Timed(Bot):
    """Another bot with a watch: it plays the same game, and what its answers took is noted."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.name, blind=bot.blind, seconds=bot.seconds)
        self.bot = bot
        self.took = Took()

    def wishes(self, seat: Seat) -> dict[str, str]:
        return self.bot.wishes(seat)

    def new_mind(self, game: AnyGame, seat: Seat) -> Any:
        return self.bot.new_mind(game, seat)

    def told(self, mind: Any, events: list[Event]) -> None:
        self.bot.told(mind, events)

    def choose(self, ask: Ask) -> Action:
        mind = ask.mind if isinstance(ask.mind, Mind) else None
        before = 0 if mind is None else mind.searches
        cpu, wall = process_time(), perf_counter()
        a = self.bot.choose(ask)
        self.took.add(process_time() - cpu, perf_counter() - wall)
        if mind is not None and mind.searches > before:
            self.took.add_search(mind)
        return a

    def speaks_up(self, rng: Rng) -> bool:
        return self.bot.speaks_up(rng)

    def interject(self, ask: Ask) -> Action | None:
        return self.bot.interject(ask)

    def remark(self, ask: Ask, a: Action) -> Phrase | None:
        return self.bot.remark(ask, a)


def timed(bots: Sequence[Bot]) -> list[Bot]:
    """Those that are asked with a watch; the choice of blind ones is the game's own, and takes no time of theirs."""
    return [bot if bot.blind else Timed(bot) for bot in bots]


def taken(bots: Sequence[Bot]) -> list[Took]:
    """What was measured since the last time."""
    found: list[Took] = []
    for bot in bots:
        found.append(bot.took if isinstance(bot, Timed) else Took())
        if isinstance(bot, Timed):
            bot.took = Took()
    return found
