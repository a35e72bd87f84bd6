"""`lanterne arena`: bots rated against each other, every deal played from every seat."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from lanterne.bots.kinds import split_calls
from lanterne.commands.common import jobs_of, plain_console, print_json, progress_bar, raw_options, whole_file
from lanterne.commands.simulate import check_plots
from lanterne.core.errors import BadInput, LanterneError
from lanterne.core.game import Json
from lanterne.games.registry import game_named
from lanterne.sim.arena import INTERRUPTED, ArenaResult, arena, check_stop
from lanterne.sim.arena_file import ArenaFile
from lanterne.sim.cells import (
    ARENA_COLUMNS,
    LINEUP_COLUMNS,
    arena_cells,
    cross_rows,
    has_copies,
    lineup_rows,
    stop_line,
)
from lanterne.sim.deals import ArenaPlan, planned
from lanterne.sim.ledger import Played
from lanterne.sim.processes import Jobs
from lanterne.text import Words, default_language

WIDEST = 1000  # letters of a row: none is broken where lines are piped


class Asked(NamedTuple):
    """The flags as they came."""

    game: str
    bots: str
    games: int
    seats: int | None
    option: list[str]
    seconds: float | None
    lineup: str
    stop: float | None
    seed: int
    jobs: int
    ray: bool
    out: Path | None
    report: Path | None


def run(asked: Asked, as_json: bool) -> None:
    """After Ctrl-C it tells what there is, then ends as Ctrl-C does."""
    words = Words(default_language())
    plan = plan_of(asked)
    if asked.out is not None and asked.report is not None and asked.out.resolve() == asked.report.resolve():
        raise BadInput(words.text("simulate-same-file", file=str(asked.out)))
    if asked.report is not None:
        check_plots(words)
    with ExitStack() as files:
        jobs = files.enter_context(jobs_of(asked.jobs, on_ray=asked.ray))
        # Both are opened before a game is played: who waited an hour must not hear then that nothing can be written.
        kept = None if asked.out is None else files.enter_context(ArenaFile(asked.out, plan))
        page = None if asked.report is None else files.enter_context(whole_file(asked.report))
        result = play(plan, asked, jobs, kept, words)
        if not result.ledger.deals:
            raise KeyboardInterrupt  # nothing else ends an arena before its first deal
        figures = result.json()
        if page is not None:
            from lanterne.sim.arena_report import arena_html

            page.write(arena_html(figures, words))
    if as_json:
        print_json(figures)
    else:
        print_summary(figures, words)
    if result.why == INTERRUPTED:
        raise KeyboardInterrupt


def plan_of(asked: Asked) -> ArenaPlan:
    """Raises `BadInput` on anything that cannot be played."""
    check_stop(asked.stop)
    game = game_named(asked.game)
    return planned(
        game,
        split_calls(asked.bots),
        raw_options(game, asked.option),
        games=asked.games,
        seats=asked.seats,
        seconds=asked.seconds,
        way=asked.lineup,
        seed=asked.seed,
        keep_records=asked.out is not None,
    )


def play(plan: ArenaPlan, asked: Asked, jobs: Jobs, kept: ArenaFile | None, words: Words) -> ArenaResult:
    earlier: Iterator[Played] = iter(()) if kept is None else kept.games()
    keep = None if kept is None else kept.keep
    try:
        with progress_bar(plan.games(), words.text("arena-progress")) as advance:
            return arena(plan, jobs, asked.stop, earlier, keep, advance)
    except BrokenProcessPool:
        raise LanterneError(words.text("arena-process-died")) from None


def print_summary(figures: Json, words: Words) -> None:
    console = plain_console()
    if not console.is_terminal:
        console.width = WIDEST
    played = {key: figures[key] for key in ("game", "games", "seats", "deals")}
    console.print(words.text("arena-played", **played))
    print_table(
        console, [words.text(key) for key in ARENA_COLUMNS], [arena_cells(row, words) for row in figures["results"]]
    )
    console.print(words.text("arena-mean"))
    if len(figures["bots"]) > 2:
        console.print(words.text("arena-cross"))
        header = ["", *[row["bot"] for row in figures["results"]]]
        print_table(console, header, cross_rows(figures, words))
    if has_copies(figures):
        print_table(console, [words.text(key) for key in LINEUP_COLUMNS], lineup_rows(figures, words))
    if figures["games"] % figures["games_a_block"]:
        console.print(words.text("arena-unfinished", games=figures["games_a_block"]))
    if stopped := stop_line(figures, words):
        console.print(stopped)


def print_table(console: Console, header: list[str], rows: list[list[str]]) -> None:
    table = Table(box=None, pad_edge=False)
    for number, title in enumerate(header):
        table.add_column(title, justify="right" if number else "left")
    for row in rows:
        table.add_row(*row)
    console.print(table)
