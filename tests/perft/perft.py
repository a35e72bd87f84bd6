"""Counts the positions below a position, for comparison with counts made otherwise.

Of several seats that are waited for, the first one answers first, as in playouts; optional actions count only where
they are asked for. Chance is enumerated (equal results are one), or fixed by a seed.

    python -m tests.perft.perft GAME DEPTH [--seats N] [--options JSON] [--seed S] [--fixed] [--optional] [--divide]
"""

from __future__ import annotations

import argparse
import json

from lanterne.core.game import Action, AnyGame, Seat, State
from lanterne.core.outcomes import enumerate_chance, merged
from lanterne.core.rng import FastRng


class Perft:
    def __init__(self, game: AnyGame, seats: int, *, fixed: int | None = None, optional: bool = False) -> None:
        self.game = game
        self.seats = seats
        self.fixed = fixed  # the seed of all chance, or None: every outcome
        self.optional = optional  # seats nobody waits for count too

    def choices(self, s: State) -> list[tuple[Seat, Action]]:
        waited = self.game.to_act(s)
        if not waited:
            return []
        seats = [waited[0]]
        if self.optional:
            seats += [seat for seat in range(self.seats) if seat not in waited]
        return [(seat, a) for seat in seats for a in self.game.legal(s, seat)]

    def results(self, s: State, seat: Seat, a: Action) -> list[State]:
        if self.fixed is None:
            return [after for _, after in merged(enumerate_chance(self.game, s, seat, a))]
        after = s.copy()
        self.game.apply(after, seat, a, FastRng(self.fixed))
        return [after]

    def count(self, s: State, depth: int) -> int:
        """The positions exactly `depth` actions away; games that end before that count for nothing."""
        if depth == 0:
            return 1
        return sum(self.divide(s, depth).values())

    def divide(self, s: State, depth: int) -> dict[str, int]:
        """The count below each first action: a wrong number is found by descent."""
        return {
            f"{seat} {a.code()}": sum(self.count(after, depth - 1) for after in self.results(s, seat, a))
            for seat, a in self.choices(s)
        }


def main() -> None:
    from tests.contract.support import GAMES

    reader = argparse.ArgumentParser(description="counts positions")
    reader.add_argument("game", choices=[game.name for game in GAMES])
    reader.add_argument("depth", type=int)
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--options", default="{}")
    reader.add_argument("--seed", type=int, default=0, help="of the set-up, and of all chance with --fixed")
    reader.add_argument("--fixed", action="store_true")
    reader.add_argument("--optional", action="store_true")
    reader.add_argument("--divide", action="store_true")
    asked = reader.parse_args()
    game = next(game for game in GAMES if game.name == asked.game)
    s = game.start(game.options(json.loads(asked.options), asked.seats), asked.seats, FastRng(asked.seed))
    tool = Perft(game, asked.seats, fixed=asked.seed if asked.fixed else None, optional=asked.optional)
    if asked.divide:
        for code, nodes in tool.divide(s, asked.depth).items():
            print(f"{nodes:>12} {code}")
    print(f"{tool.count(s, asked.depth):>12}")


if __name__ == "__main__":
    main()
