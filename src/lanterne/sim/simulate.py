"""Many games between bots, in one process or several: the same games and records whatever their number."""

from __future__ import annotations

import gc
from collections.abc import Callable, Generator
from time import perf_counter
from typing import Any, NamedTuple, final

from lanterne.bots.registry import bot_from_anywhere
from lanterne.core.errors import BadInput
from lanterne.core.game import AnyGame, Json, check_seats
from lanterne.core.record import Record
from lanterne.core.rng import simulation_seed
from lanterne.games.registry import game_named
from lanterne.host.playout import Playout, play_rotated, rotated, rotated_options
from lanterne.sim.facts import facts_of_run
from lanterne.sim.figures.registry import figures_of, roles_of
from lanterne.sim.players import brought_pictures, names_of
from lanterne.sim.processes import Jobs, in_order, processes_of
from lanterne.sim.tally import Tally, mean, spread

LARGEST_CHUNK = 400  # games a process plays before it reports
CACHED_CHUNK = 50  # games of the only process, which reports for nothing: their last states stay in the cache
CHUNKS_PER_JOB = 32  # enough that nobody waits long for the last one


class Plan(NamedTuple):
    """All that decides which games are played; plain values, so that it travels to other processes."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]  # one a seat
    seed: int
    games: int
    keep_records: bool = False


class Chunk(NamedTuple):
    """What one stretch of games came to. The times are of a clock that all processes share."""

    tally: Tally
    lines: list[str]
    began: float
    ended: float


@final
class Result:
    """A whole simulation."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.tally = Tally()
        self.seconds = 0.0  # in which at least one process was playing
        self._busy_until = 0.0

    def add(self, chunk: Chunk) -> None:
        self.tally.merge(chunk.tally)
        self.seconds += max(0.0, chunk.ended - max(chunk.began, self._busy_until))
        self._busy_until = max(self._busy_until, chunk.ended)

    def json(self) -> Json:
        seats = len(self.plan.bots)
        return {
            "game": self.plan.game,
            "options": self.plan.options,
            "seats": seats,
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "games": self.tally.games,
            "decisions": self.tally.decisions,
            "mean_length": mean(self.tally.lengths),
            "length": spread(self.tally.lengths),
            "seconds": self.seconds,
            "decisions_per_s": self.tally.decisions / self.seconds,
            "wins": self.tally.wins(seats),
            "scores": self.tally.scores_by_bot(),
            "reasons": dict(sorted(self.tally.reasons.items())),
            **facts_of_run(self.plan.game),
        }


def seat_bots(game: AnyGame, seats: int | None, bots: list[str]) -> tuple[str, ...]:
    """A bot for every seat: none named means random, one named sits everywhere. Raises `BadInput`."""
    if seats is None:
        seats = len(bots) if len(bots) > 1 else game.nature.seats[0]
    check_seats(game, seats)
    if len(bots) <= 1:
        bots = (bots or ["random"]) * seats
    if len(bots) != seats:
        raise BadInput(f"{len(bots)} bots cannot fill {seats} seats: name one, or one for each seat")
    for name in bots:
        bot_from_anywhere(name, game.name)
    return tuple(bots)


def play_chunk(plan: Plan, first: int, count: int) -> Chunk:
    """Plays games `first` to `first + count - 1`, then counts them and writes them down."""
    game = game_named(plan.game)
    bots = brought_pictures([bot_from_anywhere(name, plan.game) for name in plan.bots])
    names = names_of(plan.bots, bots)
    tables = rotated_options(game, plan.options, bots)
    began = perf_counter()
    playouts = play_rotated(game, tables, bots, plan.seed, first, count, keep_moves=plan.keep_records)
    ended = perf_counter()
    tally = Tally()
    figures, roles = figures_of(plan.game), roles_of(plan.game)
    lines: list[str] = []
    for index, played in enumerate(playouts, first):
        outcome = game.outcome(played.state)
        assert outcome is not None, "a playout ends with the game"
        players = rotated(names, index)
        tally.add(players, outcome, played.decisions, figures(played.state), roles(played.state))
        if plan.keep_records:
            options = game.options_json(tables[index % len(bots)])
            lines.append(record_of(game, options, plan, index, played, players).line())
    return Chunk(tally, lines, began, ended)


def rested_chunk(plan: Plan, first: int, count: int) -> Chunk:
    """`play_chunk`, in which the collector rests where blind bots play: all it could do is look at finished games."""
    if not gc.isenabled() or not all(bot_from_anywhere(name, plan.game).blind for name in plan.bots):
        return play_chunk(plan, first, count)
    gc.disable()
    try:
        return play_chunk(plan, first, count)
    finally:
        gc.enable()


def record_of(game: AnyGame, options: Json, plan: Plan, index: int, played: Playout, players: list[str]) -> Record:
    assert played.moves is not None
    seed = simulation_seed(plan.seed, index)
    outcome = game.outcome(played.state)
    return Record(game.name, game.rules, options, len(plan.bots), seed, played.moves, outcome, players=players)


def simulate(
    plan: Plan,
    jobs: Jobs = 1,
    keep: Callable[[list[str]], None] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Plays the plan. `keep` gets the record lines in game order, `progress` the number of games just done."""
    result = Result(plan)
    for chunk in chunks(plan, jobs):
        result.add(chunk)
        if keep is not None:
            keep(chunk.lines)
        if progress is not None:
            progress(chunk.tally.games)
    return result


def chunks(plan: Plan, jobs: Jobs) -> Generator[Chunk, None, None]:
    """All chunks in game order."""
    most = CACHED_CHUNK if jobs == 1 else LARGEST_CHUNK
    size = max(1, min(most, plan.games // (processes_of(jobs) * CHUNKS_PER_JOB)))
    spans = ((first, min(size, plan.games - first)) for first in range(0, plan.games, size))
    return in_order(rested_chunk, plan, spans, jobs)
