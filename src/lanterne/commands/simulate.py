"""`lanterne simulate`: many games between bots, counted, recorded and reported on."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from pathlib import Path
from typing import IO, NamedTuple

from rich.table import Table

from lanterne.bots.kinds import split_calls
from lanterne.commands.common import jobs_of, plain_console, print_json, progress_bar, raw_options, whole_file
from lanterne.core.errors import BadInput, LanterneError
from lanterne.core.game import Json
from lanterne.games.registry import game_named
from lanterne.sim.cells import win_cells
from lanterne.sim.processes import Jobs
from lanterne.sim.simulate import Plan, Result, seat_bots, simulate
from lanterne.text import Words, default_language


class Asked(NamedTuple):
    """The flags as they came."""

    game: str
    games: int
    seats: int | None
    bots: str
    option: list[str]
    seed: int
    jobs: int
    ray: bool
    out: Path | None
    report: Path | None
    as_json: bool


def run(asked: Asked) -> None:
    plan = plan_of(asked)
    words = Words(default_language())
    if asked.out is not None and asked.report is not None and asked.out.resolve() == asked.report.resolve():
        raise BadInput(words.text("simulate-same-file", file=str(asked.out)))
    with ExitStack() as files:
        jobs = files.enter_context(jobs_of(asked.jobs, on_ray=asked.ray))
        # Both are opened before a game is played: who waited an hour must not hear then that nothing can be written.
        records = None if asked.out is None else files.enter_context(whole_file(asked.out))
        page = None if asked.report is None else files.enter_context(whole_file(asked.report))
        if page is not None:
            check_plots(words)
        result = play(plan, jobs, records, words)
        if page is not None:
            from lanterne.sim.report import report_html

            page.write(report_html(result, words))
    if asked.as_json:
        print_json(result.json())
    else:
        print_summary(result.json(), words)


def plan_of(asked: Asked) -> Plan:
    """Raises `BadInput` on anything that cannot be played."""
    game = game_named(asked.game)
    bots = seat_bots(game, asked.seats, split_calls(asked.bots))
    options = game.options(raw_options(game, asked.option), len(bots))
    return Plan(game.name, game.options_json(options), bots, asked.seed, asked.games, asked.out is not None)


def play(plan: Plan, jobs: Jobs, records: IO[str] | None, words: Words) -> Result:
    def keep(lines: list[str]) -> None:
        if records is not None:
            records.writelines(f"{line}\n" for line in lines)

    try:
        with progress_bar(plan.games, words.text("simulate-progress")) as advance:
            return simulate(plan, jobs, keep, advance)
    except BrokenProcessPool:
        raise LanterneError(words.text("simulate-process-died")) from None


def check_plots(words: Words) -> None:
    try:
        import matplotlib as matplotlib
    except ImportError:
        raise BadInput(words.text("report-needs-matplotlib")) from None


def print_summary(figures: Json, words: Words) -> None:
    console = plain_console()
    bots = ", ".join(figures["bots"])
    console.print(words.text("simulate-played", games=figures["games"], game=figures["game"], bots=bots))
    console.print(words.text("simulate-length", mean=words.number(figures["mean_length"], 1)))
    how = words.text("compiled" if figures["compiled"] else "interpreted")
    speed = round(figures["decisions_per_s"])
    seconds = words.number(figures["seconds"], 2)
    console.print(words.text("simulate-speed", decisions=figures["decisions"], seconds=seconds, speed=speed, how=how))
    wins = figures["wins"]
    rows = [(bot, row) for bot, row in wins["by_bot"].items()]
    rows += [(words.text("seat", seat=row["seat"]), row) for row in wins["by_seat"]]
    for sort, by_role in wins["by_role"].items():
        rows += [(words.text(f"{figures['game']}-{sort}-{role}"), row) for role, row in by_role.items()]
    table = Table(box=None, pad_edge=False)
    for key in ("column-who", "column-games", "column-wins", "column-share", "column-interval"):
        table.add_column(words.text(key), justify="left" if key == "column-who" else "right")
    for who, row in rows:
        table.add_row(*win_cells(who, row, words))
    console.print(table)
    reasons = figures["reasons"].items()
    for reason, count in reasons:
        key = f"{figures['game']}-reason-{reason}"
        console.print(words.text("simulate-reason", reason=words.text(key), count=count))
