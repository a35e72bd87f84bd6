"""Bots rated against each other: every deal is played from every seat, in one process or several."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from time import perf_counter
from typing import final

from lanterne.core.errors import BadInput
from lanterne.core.game import Json
from lanterne.sim.deals import ArenaPlan, play_stretch
from lanterne.sim.facts import facts_of_run
from lanterne.sim.ledger import Ledger, Played
from lanterne.sim.lineups import lineups
from lanterne.sim.processes import Jobs, Span, in_order
from lanterne.sim.timing import Took

STRETCH_S = 0.25  # of work that a process does before it reports
MOST_GAMES = 500  # in one stretch

ALL_PLAYED = "games"
INTERRUPTED = "interrupted"


@final
class ArenaResult:
    """An arena so far."""

    def __init__(self, plan: ArenaPlan, stop: float | None) -> None:
        self.plan = plan
        self.stop = stop
        self.why = ""  # it ended; empty while it goes on
        self.earlier = 0  # games that a file had kept
        self.seconds = 0.0
        self.ledger = Ledger(plan.names, plan.seats, len(lineups(len(plan.bots), plan.seats, plan.way)))
        self.took = [Took() for _ in plan.bots]

    def add(self, played: Played) -> None:
        if self.ledger.add(played) and self.stop is not None:
            self.why = self.ledger.bets.verdict(self.stop)

    def json(self) -> Json:
        plan, ledger = self.plan, self.ledger
        assert ledger.deals, "before the first whole deal there is nothing to tell"
        rows = [row | took.json() for row, took in zip(ledger.results(plan.seed), self.took, strict=True)]
        return {
            "game": plan.game,
            "options": plan.options,
            "seats": plan.seats,
            "bots": list(plan.names),
            "lineup": plan.way,
            "seed": plan.seed,
            "deals": ledger.deals,
            "games": ledger.deals * plan.seats,
            "games_a_block": ledger.lineups * plan.seats,
            "earlier_games": self.earlier,
            "decisions": ledger.decisions,
            "seconds": self.seconds,
            "results": sorted(rows, key=by_rating),
            "crosstable": ledger.crosstable(),
            "lineups": ledger.lineup_rows(),
            "stopped": self.stopped(),
            **facts_of_run(plan.game),
        }

    def stopped(self) -> Json:
        """Why it ended, and with a mark the interval of the first bot's share that holds whenever one looks."""
        told: Json = {"why": self.why, "bot": self.plan.names[0], "mark": self.stop}
        if self.stop is not None:
            low, high = self.ledger.bets.interval()
            told |= {"blocks": self.ledger.bets.shares.total(), "low": low, "high": high}
        return told


def check_stop(stop: float | None) -> None:
    """Raises `BadInput`."""
    if stop is not None and not 0 < stop < 1:
        raise BadInput(f"stop is a share between 0 and 1, not {stop:g}")


def by_rating(row: Json) -> float:
    return -float(row["rating"])


def arena(
    plan: ArenaPlan,
    jobs: Jobs = 1,
    stop: float | None = None,
    earlier: Iterable[Played] = (),
    keep: Callable[[list[str]], None] | None = None,
    progress: Callable[[int], None] | None = None,
) -> ArenaResult:
    """Plays the plan to its end, to a verdict about `stop`, or to Ctrl-C. `keep` gets the lines of new games."""
    result = ArenaResult(plan, stop)
    began = perf_counter()
    try:
        take_earlier(result, earlier, progress)
        if not result.why:
            play_on(result, jobs, keep, progress)
    except KeyboardInterrupt:
        result.why = INTERRUPTED
    result.why = result.why or ALL_PLAYED
    result.seconds = perf_counter() - began
    return result


def take_earlier(result: ArenaResult, earlier: Iterable[Played], progress: Callable[[int], None] | None) -> None:
    for played in earlier:
        result.add(played)
        result.earlier += 1
        if progress is not None:
            progress(1)
        if result.why:
            return


def play_on(
    result: ArenaResult,
    jobs: Jobs,
    keep: Callable[[list[str]], None] | None,
    progress: Callable[[int], None] | None,
) -> None:
    pace = Pace()
    spans = pace.spans(result.earlier, result.plan.games())
    with closing(in_order(play_stretch, result.plan, spans, jobs)) as stretches:
        for stretch in stretches:
            pace.learn(len(stretch.games), stretch.seconds)
            lines: list[str] = []
            for played in stretch.games:
                if not result.why:  # what other processes played beyond a verdict is as if it had not been
                    lines.append(played.line)
                    result.add(played)
            for whole, part in zip(result.took, stretch.took, strict=True):
                whole.merge(part)
            if keep is not None:
                keep(lines)
            if progress is not None:
                progress(len(lines))
            if result.why:
                return


@final
class Pace:
    """How many games make a stretch: few of slow bots, so that little is lost; many of quick ones."""

    def __init__(self) -> None:
        self.size = 1

    def learn(self, games: int, seconds: float) -> None:
        fitting = int(games * STRETCH_S / seconds) if seconds > 0 else MOST_GAMES
        self.size = max(1, min(MOST_GAMES, 4 * self.size, fitting))

    def spans(self, first: int, end: int) -> Iterator[Span]:
        while first < end:
            count = min(self.size, end - first)
            yield first, count
            first += count
