"""Plays a game at length: every set of options at every seat count, and the laws on positions of all of them.

    python scripts/soak.py GAME [--games N] [--states M] [--seed S]

N random games are played at each table and must end in a sound outcome; M positions, spread over all tables, are
reloaded from JSON, imagined from every view, and asked for legality. Options of two values are combined in full; of
others (numbers, long lists) each table draws one. Exits with 1 on any fault. Runs whichever `lanterne` it finds,
compiled or not.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.contract import laws, laws_of_steps  # noqa: E402
from tests.contract.support import is_valid, other_values, seat_counts  # noqa: E402
from tests.contract.walks import Table, choice, end_of, walk  # noqa: E402

from lanterne.bots.catalogue import bot_named  # noqa: E402
from lanterne.compiled import runs_compiled  # noqa: E402
from lanterne.core.errors import LanterneError  # noqa: E402
from lanterne.core.game import AnyGame, Json  # noqa: E402
from lanterne.core.rng import FastRng, scatter  # noqa: E402
from lanterne.games.catalogue import game_named  # noqa: E402
from lanterne.sim.playout import play_series  # noqa: E402
from lanterne.text import Words  # noqa: E402

BATCH = 50  # games whose last states are kept at once
PER_GAME = 8  # positions of one game that are watched
MOST_FAULTS = 20  # told in words
WIDE = 150  # columns of the table, also in a pipe


def option_sets(game: AnyGame, seats: int, rng: FastRng) -> Iterator[Json]:
    """Every combination of the options with two values, each with a draw of the others."""
    two = [option for option in game.option_list if len(other_values(option)) == 1]
    more = [option for option in game.option_list if len(other_values(option)) > 1]
    for chosen in product(*[(option.default, *other_values(option)) for option in two]):
        raw: Json = {option.key: value for option, value in zip(two, chosen, strict=True)}
        for option in more:
            values = [option.default, *other_values(option)]
            value = values[rng.below(len(values))]
            if is_valid(game, {**raw, option.key: value}, seats):
                raw[option.key] = value
        if is_valid(game, raw, seats):
            yield raw


class Sum:
    """What was found at one seat count."""

    def __init__(self) -> None:
        self.tables = 0
        self.games = 0
        self.decisions = 0
        self.longest = 0
        self.positions = 0
        self.worlds = 0
        self.reasons: Counter[str] = Counter()
        self.faults: list[str] = []

    def row(self) -> list[str]:
        mean = self.decisions / max(1, self.games)
        counts = (self.tables, self.games, self.decisions)
        reasons = ", ".join(f"{reason} {count}" for reason, count in self.reasons.most_common())
        rest = (f"{mean:.1f}", str(self.longest), str(self.positions), str(self.worlds), reasons, str(len(self.faults)))
        return [*[str(count) for count in counts], *rest]


def play_games(game: AnyGame, raw: Json, seats: int, games: int, seed: int, into: Sum) -> None:
    """Random games at one table; each must end, with an outcome that ranks every seat."""
    options = game.options(raw, seats)
    bots = [bot_named("random", game.name)] * seats
    for first in range(0, games, BATCH):
        for played in play_series(game, options, bots, seed, first, min(BATCH, games - first), keep_moves=False):
            laws.check_end(game, played.state, seats)
            outcome = game.outcome(played.state)
            assert outcome is not None
            into.games += 1
            into.decisions += played.decisions
            into.longest = max(into.longest, played.decisions)
            into.reasons[outcome.reason] += 1


def check_positions(game: AnyGame, raw: Json, seats: int, positions: int, seed: int, into: Sum) -> None:
    """Positions of some games at one table: their laws, and a world imagined and played to its end now and then."""
    left = positions
    number = 0
    while left > 0:
        table = Table(game, raw, seats, int(scatter(seed, 21, number)) % 2**32, [])
        skip = int(table.rng.below(30))
        for ply, (s, seat, a) in enumerate(walk(table, watched=skip + PER_GAME)):
            if ply < skip or left == 0:
                continue
            left -= 1
            one_seed = table.seed + ply
            laws.check_codes(game, s, seats)
            laws.check_waited(game, s, seats)
            laws.check_legality(game, s, seats, one_seed)
            laws.check_pick(game, s, seats, one_seed)
            laws.check_load(game, s, seats)
            laws.check_imagined(game, s, seats, one_seed)
            laws_of_steps.check_copy(game, s, seats, seat, a, one_seed)
            into.positions += 1
        if number % 4 == 0:
            check_last(game, table)
            into.worlds += 1
        number += 1


def check_last(game: AnyGame, table: Table) -> None:
    """The last position of a game, and the end of a world imagined at its beginning."""
    s = end_of(Table(game, table.raw, table.seats, table.seed, []))
    laws.check_end(game, s, table.seats)
    laws.check_load(game, s, table.seats)
    start = Table(game, table.raw, table.seats, table.seed, [])
    first = start.start()
    world = game.imagine(laws.plain(game.view(first, game.to_act(first)[0])), FastRng(table.seed))
    while game.to_act(world):
        mover, a = choice(start, world)
        game.apply(world, mover, a, start.rng)
    laws.check_end(game, world, table.seats)


def watched(work: Callable[[], None], where: str, into: Sum) -> None:
    """Does it, and writes down where a law was broken or the engine failed."""
    try:
        work()
    except (AssertionError, LanterneError, ArithmeticError, LookupError, TypeError, ValueError) as fault:
        text = str(fault).splitlines()
        into.faults.append(f"{where}: {type(fault).__name__}: {text[0] if text else ''}")


def soak(game: AnyGame, games: int, states: int, seed: int, console: Console) -> dict[int, Sum]:
    rng = FastRng(seed)
    tables = [(seats, raw) for seats in seat_counts(game) for raw in option_sets(game, seats, rng)]
    per_table = -(-states // len(tables))
    sums = {seats: Sum() for seats in seat_counts(game)}
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(game.name, total=len(tables))
        for number, (seats, raw) in enumerate(tables):
            into = sums[seats]
            into.tables += 1
            where = f"{seats} seats, {raw}, seed {seed + number}"
            watched(lambda: play_games(game, raw, seats, games, seed + number, into), where, into)  # noqa: B023
            watched(lambda: check_positions(game, raw, seats, per_table, seed + number, into), where, into)  # noqa: B023
            bar.advance(task)
    return sums


def show(game: AnyGame, sums: dict[int, Sum]) -> None:
    console = Console(highlight=False, markup=False, soft_wrap=True, width=WIDE)
    grid = Grid(title=f"{game.name}, {'compiled' if runs_compiled(game.name) else 'interpreted'}", box=None)
    columns = ("seats", "tables", "games", "decisions", "mean", "longest", "positions", "played on", "ends", "faults")
    for column in columns:
        grid.add_column(column, justify="left" if column == "ends" else "right")
    for seats, found in sums.items():
        grid.add_row(str(seats), *found.row())
    console.print(grid)
    for fault in [fault for found in sums.values() for fault in found.faults][:MOST_FAULTS]:
        console.print(fault)


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("game", metavar="GAME")
    reader.add_argument("--games", type=int, default=1000, metavar="N", help="random games at each table")
    reader.add_argument("--states", type=int, default=10_000, metavar="M", help="positions in all")
    reader.add_argument("--seed", type=int, default=0, metavar="S")
    asked = reader.parse_args()
    try:
        game = game_named(asked.game)
    except LanterneError as error:
        reader.error(Words("en").error(error))
    sums = soak(game, asked.games, asked.states, asked.seed, Console(stderr=True))
    show(game, sums)
    return 1 if any(found.faults for found in sums.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
