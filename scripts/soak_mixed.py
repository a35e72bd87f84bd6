"""Plays random games of every variant and size to their ends, trying the laws on the way; stops at the first fault.

    python scripts/soak_mixed.py GAME [--games N] [--first K] [--seed S] [--watch ONE_IN] [--laws ONE_IN]

Game `k` depends on the seed and `k` alone: its table is a variant alone, all together, or a random mixture, at a
random number of seats. `--watch`: in one game in so many, every action is told and the game's own properties are
checked after it. `--laws`: in these, about one position in so many is tried for secrets, JSON and picking.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.contract import laws, laws_of_steps  # noqa: E402
from tests.contract.support import GAMES, is_valid, most_plies, other_values, presets, seat_counts, support  # noqa: E402
from tests.contract.walks import Table, choice  # noqa: E402

from lanterne.core.game import AnyGame, Event, Json  # noqa: E402
from lanterne.core.rng import FastRng, scatter  # noqa: E402


class Soaked(NamedTuple):
    """What one game came to."""

    plies: int
    positions: int  # tried for the laws
    reason: str


def mixture(game: AnyGame, seats: int, rng: FastRng) -> Json:
    """Each option its default or, one time in three, another value, as far as they go together."""
    raw: Json = {}
    for option in game.option_list:
        if rng.below(3) == 0:
            values = other_values(option)
            value = values[rng.below(len(values))]
            if is_valid(game, {**raw, option.key: value}, seats):
                raw[option.key] = value
    return raw if is_valid(game, raw, seats) else {}


def table_of(game: AnyGame, seed: int, index: int, fixed: Json) -> Table:
    rng = FastRng(scatter(seed, 11, index))
    counts = list(seat_counts(game))
    seats = counts[rng.below(len(counts))]
    alone = list(presets(game, seats).values())
    raw = alone[rng.below(len(alone))] if rng.below(2) else mixture(game, seats, rng)
    if is_valid(game, {**raw, **fixed}, seats):
        raw = {**raw, **fixed}
    return Table(game, raw, seats, int(rng.below(2**31)), [])


def soak(table: Table, watched: bool, one_in: int) -> Soaked:
    """One game from its start to its end."""
    game, s = table.game, table.start()
    watcher: Any = getattr(support(game), "Watcher", None)
    keeper = watcher(s) if watched and watcher is not None else None
    drawn = FastRng(table.seed + 1)  # apart from the game's own chance
    positions = 0
    for ply in range(most_plies(game)):
        if not game.to_act(s):
            outcome = game.outcome(s)
            assert outcome is not None
            laws.check_end(game, s, table.seats)
            return Soaked(ply, positions, outcome.reason)
        seat, a = choice(table, s)
        if watched and one_in and drawn.below(one_in) == 0:
            positions += 1
            laws.check_imagined(game, s, table.seats, table.seed + ply)
            laws.check_load(game, s, table.seats)
            laws.check_pick(game, s, table.seats, table.seed + ply)
            laws_of_steps.check_masked(game, s, table.seats, seat, a, table.seed + ply)
            laws_of_steps.check_taught(game, s, seat, a, table.seed + ply)
        out: list[Event] | None = [] if keeper is not None else None
        game.apply(s, seat, a, table.rng, out)
        if keeper is not None:
            keeper.watch(s, out)
    raise AssertionError(f"no end after {most_plies(game)} plies")


def read_arguments() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("game", choices=[game.name for game in GAMES])
    reader.add_argument("--games", type=int, default=1000)
    reader.add_argument("--first", type=int, default=0)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--watch", type=int, default=10, metavar="ONE_IN", help="0: never")
    reader.add_argument("--laws", type=int, default=0, metavar="ONE_IN", help="0: never")
    reader.add_argument("--option", action="append", default=[], metavar="KEY=true|false|N", help="kept where valid")
    return reader.parse_args()


def option_value(text: str) -> tuple[str, object]:
    key, _, value = text.partition("=")
    return key, {"true": True, "false": False}[value] if value in ("true", "false") else int(value)


def main() -> int:
    asked = read_arguments()
    game = next(game for game in GAMES if game.name == asked.game)
    fixed: Json = dict([option_value(text) for text in asked.option])
    reasons: Counter[str] = Counter()
    plies = longest = positions = 0
    began = perf_counter()
    for index in range(asked.first, asked.first + asked.games):
        table = table_of(game, asked.seed, index, fixed)
        try:
            found = soak(table, bool(asked.watch) and index % asked.watch == 0, asked.laws)
        except Exception:
            print(f"game {index} of seed {asked.seed}: {table!r}", file=sys.stderr)
            raise
        reasons[found.reason] += 1
        plies += found.plies
        positions += found.positions
        longest = max(longest, found.plies)
    print(f"{asked.games} games, {plies} plies, the longest {longest}, {positions} positions tried for the laws,")
    print(f"{perf_counter() - began:.0f} s; ended by {dict(sorted(reasons.items()))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
