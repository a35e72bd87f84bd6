"""Plays a game at length: random games of every size and variant, each to its end, everything checked on the way.

    python scripts/soak.py GAME [--tables mixed|every] [--games N] [--first K] [--seed S] [--laws ONE_IN]
                                [--option KEY=VALUE] [--piece P]

After every action of every game the game's ledger is asked (`tests/games/<game>/ledger.py`: nothing lost, nothing
doubled), at the end whether everybody has a place. `--laws`: besides, about one position in so many is tried for the
laws of all games (codes, legality, picking, JSON, secrets), and a world imagined there is played to its end.

Tables are `mixed` (an option alone, all together, or a random mixture, at a random number of seats) or `every`
combination in turn: of options with two values in full, each with a draw of the others. Where a game's tests know a
bolder way to choose at random, by which games last longer, half of them are played in it.

Game `k` depends on the seed, the tables and `k` alone. So a long run can be done in pieces: a line is written after
each, and `--first` goes on from there. Exits with 1 on any fault. Runs whichever `lanterne` it finds, compiled or not.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.table import Table as Grid

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.contract import laws, laws_of_steps, laws_of_swaps  # noqa: E402
from tests.contract.support import (  # noqa: E402
    GAMES,
    bold,
    is_valid,
    most_plies,
    other_values,
    presets,
    seat_counts,
    watched_step,
    watcher,
)
from tests.contract.walks import Table, choice  # noqa: E402

from lanterne.commands.common import raw_options  # noqa: E402
from lanterne.compiled import runs_compiled  # noqa: E402
from lanterne.core.errors import LanterneError  # noqa: E402
from lanterne.core.game import Action, AnyGame, Json, Seat, State  # noqa: E402
from lanterne.core.options import Option  # noqa: E402
from lanterne.core.rng import FastRng, scatter  # noqa: E402
from lanterne.text import Words  # noqa: E402

MOST_FAULTS = 20  # told in words
WIDE = 150  # columns of the last table, also in a pipe
FAULTS = (AssertionError, LanterneError, ArithmeticError, LookupError, TypeError, ValueError, OverflowError)

# ---------------------------------------------------------------------- tables


class Tables:
    """Which seats and options game `k` is played with."""

    def __init__(self, game: AnyGame, every: bool, seed: int, fixed: Json) -> None:
        self.game = game
        self.seed = seed
        self.fixed = fixed
        self.in_turn = [(seats, raw) for seats in seat_counts(game) for raw in combinations(game, seats)]
        self.every = every
        self.span = len(self.in_turn) if every else 1  # so that every table is played in both ways

    def table(self, index: int) -> Table:
        game, rng = self.game, FastRng(scatter(self.seed, 11, index))
        if self.every:
            seats, two = self.in_turn[index % len(self.in_turn)]
            raw = mixture(game, seats, [option for option in game.option_list if not is_two(option)], two, rng)
        else:
            counts = list(seat_counts(game))
            seats = counts[rng.below(len(counts))]
            alone = list(presets(game, seats).values())
            raw = alone[rng.below(len(alone))] if rng.below(2) else mixture(game, seats, game.option_list, {}, rng)
        if is_valid(game, {**raw, **self.fixed}, seats):
            raw = {**raw, **self.fixed}
        table = Table(game, raw, seats, int(rng.below(2**31)), [])
        if index // self.span % 2:
            table.bold = bold(game)
        return table


def is_two(option: Option) -> bool:
    return len(other_values(option)) == 1


def combinations(game: AnyGame, seats: int) -> list[Json]:
    """Every combination of the options with two values."""
    two = [option for option in game.option_list if is_two(option)]
    rows = product(*[(option.default, *other_values(option)) for option in two])
    found: list[Json] = [{option.key: value for option, value in zip(two, row, strict=True)} for row in rows]
    return [raw for raw in found if is_valid(game, raw, seats)]


def mixture(game: AnyGame, seats: int, options: Sequence[Option], raw: Json, rng: FastRng) -> Json:
    """Each option its default or, one time in three, another value, as far as they go together."""
    for option in options:
        if rng.below(3) == 0:
            values = other_values(option)
            mixed = {**raw, option.key: values[rng.below(len(values))]}
            raw = mixed if is_valid(game, mixed, seats) else raw
    return raw


# ---------------------------------------------------------------------- playing


class Sum:
    """What came of the games at one number of seats."""

    def __init__(self) -> None:
        self.variants: set[str] = set()
        self.games = 0
        self.actions = 0
        self.longest = 0
        self.positions = 0  # tried for the laws
        self.reasons: Counter[str] = Counter()
        self.faults: list[str] = []

    def row(self) -> list[str]:
        reasons = ", ".join(f"{reason} {count}" for reason, count in self.reasons.most_common())
        counts = (len(self.variants), self.games, self.actions, self.longest, self.positions)
        return [*[str(count) for count in counts], reasons, str(len(self.faults))]


def soak(table: Table, one_in: int, into: Sum) -> None:
    """One game from its start to its end."""
    game, s = table.game, table.start()
    eyes = watcher(game, s)
    drawn = FastRng(table.seed + 1)  # apart from the game's own chance
    for ply in range(most_plies(game)):
        if not game.to_act(s):
            outcome = game.outcome(s)
            assert outcome is not None
            laws.check_end(game, s, table.seats)
            into.games += 1
            into.actions += ply
            into.longest = max(into.longest, ply)
            into.reasons[outcome.reason] += 1
            return
        seat, a = choice(table, s)
        if one_in and drawn.below(one_in) == 0:
            check_position(table, s, seat, a, table.seed + ply)
            into.positions += 1
        watched_step(game, s, seat, a, table.rng, eyes)
    raise AssertionError(f"no end after {most_plies(game)} actions")


def check_position(table: Table, s: State, seat: Seat, a: Action, seed: int) -> None:
    """The laws of all games, and a world that the seat imagines, played to its end."""
    game, seats = table.game, table.seats
    laws.check_codes(game, s, seats)
    laws.check_waited(game, s, seats)
    laws.check_legality(game, s, seats, seed)
    laws.check_pick(game, s, seats, seed)
    laws.check_load(game, s, seats)
    laws.check_imagined(game, s, seats, seed)
    laws_of_swaps.check_swaps(game, s, seats, seed)
    laws_of_steps.check_copy(game, s, seats, seat, a, seed)
    laws_of_steps.check_masked(game, s, seats, seat, a, seed)
    laws_of_steps.check_taught(game, s, seat, a, seed)
    imagined = Table(game, table.raw, seats, seed, [])
    world: State = game.imagine(laws.plain(game.view(s, seat)), imagined.rng)
    eyes = watcher(game, world)
    while game.to_act(world):
        watched_step(game, world, *choice(imagined, world), imagined.rng, eyes)
    laws.check_end(game, world, seats)


def soak_all(tables: Tables, first: int, games: int, piece: int, one_in: int) -> dict[int, Sum]:
    sums = {seats: Sum() for seats in seat_counts(tables.game)}
    began = perf_counter()
    for index in range(first, first + games):
        table = tables.table(index)
        into = sums[table.seats]
        into.variants.add(str(sorted(table.raw.items())))
        try:
            soak(table, one_in, into)
        except FAULTS as fault:
            told = (str(fault).splitlines() or [""])[0]
            into.faults.append(f"game {index}: {table!r}: {type(fault).__name__}: {told}")
        done = index + 1 - first
        if done % piece == 0 or done == games:
            told = f"{sum(found.actions for found in sums.values())} actions"
            faults = sum(len(found.faults) for found in sums.values())
            print(f"games {first} to {index}: {told}, {faults} faults, {perf_counter() - began:.0f} s", flush=True)
    return sums


# ---------------------------------------------------------------------- the command


def show(game: AnyGame, sums: dict[int, Sum]) -> None:
    console = Console(highlight=False, markup=False, soft_wrap=True, width=WIDE)
    grid = Grid(title=f"{game.name}, {'compiled' if runs_compiled(game.name) else 'interpreted'}", box=None)
    for column in ("seats", "variants", "games", "actions", "longest", "positions", "ends", "faults"):
        grid.add_column(column, justify="left" if column == "ends" else "right")
    for seats, found in sums.items():
        grid.add_row(str(seats), *found.row())
    console.print(grid)
    for fault in [fault for found in sums.values() for fault in found.faults][:MOST_FAULTS]:
        console.print(fault)


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("game", choices=[game.name for game in GAMES])
    reader.add_argument("--tables", choices=["mixed", "every"], default="mixed")
    reader.add_argument("--games", type=int, default=1000, metavar="N")
    reader.add_argument("--first", type=int, default=0, metavar="K", help="number of the first game")
    reader.add_argument("--seed", type=int, default=1, metavar="S")
    reader.add_argument("--laws", type=int, default=0, metavar="ONE_IN", help="positions tried for the laws; 0: none")
    reader.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="kept wherever it is valid")
    reader.add_argument("--piece", type=int, default=1000, metavar="P", help="games between two lines of progress")
    asked = reader.parse_args()
    game = next(game for game in GAMES if game.name == asked.game)
    try:
        fixed = raw_options(game, asked.option)
    except LanterneError as error:
        reader.error(Words("en").error(error))
    unknown = set(fixed) - {option.key for option in game.option_list}
    if unknown:
        reader.error(f"{game.name} has no option {', '.join(sorted(unknown))}")
    tables = Tables(game, asked.tables == "every", asked.seed, fixed)
    sums = soak_all(tables, asked.first, asked.games, asked.piece, asked.laws)
    show(game, sums)
    return 1 if any(found.faults for found in sums.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
