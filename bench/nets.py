"""How long features and nets take, in microseconds of one core.

Vizia's positions stand at the end of turns of greedy's games, those of the others in random games for four.

    python bench/nets.py [NET ...]

Without a file: nets of several sizes with numbers by chance. Best on the compiled wheel, with nothing beside it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from time import process_time

from lanterne.bots.nets.file import inputs_of, net_from, read_net, written
from lanterne.bots.nets.net import Net
from lanterne.bots.vizia.greedy import decide
from lanterne.core.features import cells_in
from lanterne.core.game import AnyGame, State
from lanterne.core.rng import FastRng
from lanterne.games.registry import all_games
from lanterne.games.vizia.actions import END
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.state import OVER, ViziaState

SIZES = ((32, 16), (64, 32), (128, 32))
GAMES = 6
LONGEST = 400  # plies of a random game
APART = 5
LEAST_S = 0.5


def positions() -> list[ViziaState]:
    found: list[ViziaState] = []
    for seed in range(GAMES):
        rng, seats = FastRng(seed), 2 + seed % 3
        s = GAME.start(GAME.options({}, seats), seats, rng)
        while s.phase != OVER:
            a = decide(s, int(s.turn))
            if a is END:
                found.append(s.copy())
            GAME.apply(s, int(s.turn), a, rng)
    return found


def walked(game: AnyGame) -> list[State]:
    """Positions of random games for four."""
    found: list[State] = []
    for seed in range(GAMES):
        rng = FastRng(seed)
        s = game.start(game.options({}, 4), 4, rng)
        for ply in range(LONGEST):
            if not game.to_act(s):
                break
            if ply % APART == 0:
                found.append(s.copy())
            game.apply(s, game.to_act(s)[0], game.pick(s, game.to_act(s)[0], rng), rng)
    return found


def net_by_chance(widths: tuple[int, ...]) -> Net:
    inputs = inputs_of(GAME, actions=False)
    cells = sum(int(str(size)) for _, size in inputs)
    chance = random.Random(1)

    def numbers(count: int) -> list[int]:
        return [chance.randrange(-800, 800) for _ in range(count)]

    sizes = [*widths, 1]
    layers = [(numbers(before * after), numbers(after)) for before, after in pairwise(sizes)]
    return read_net(written({"inputs": inputs}, numbers(cells * widths[0]), numbers(widths[0]), layers), inputs)


def microseconds(work: Callable[[int], object], count: int) -> float:
    rounds, began = 0, process_time()
    while process_time() - began < LEAST_S:
        for at in range(count):
            work(at)
        rounds += 1
    return (process_time() - began) / rounds / count * 1e6


def told(game: AnyGame, table: Sequence[State], at: int) -> list[int]:
    return game.features(table[at], 0)


def weighed(net: Net, cells: list[list[int]], at: int) -> float:
    return net.share(cells[at])


def main() -> None:
    table = positions()
    cells = [GAME.features(s, 0) for s in table]
    for game in all_games():
        walk: Sequence[State] = table if game.name == GAME.name else walked(game)
        on = sum(len(told(game, walk, at)) for at in range(len(walk))) / len(walk)
        took = microseconds(partial(told, game, walk), len(walk))
        print(f"features of {game.name}: {took:.1f} us, {on:.0f} of {cells_in(game.feature_blocks())} cells on")
    nets = {path: net_from(Path(path), GAME) for path in sys.argv[1:]}
    for name, net in (nets or {str(size): net_by_chance(size) for size in SIZES}).items():
        print(f"net {name}: {microseconds(partial(weighed, net, cells), len(cells)):.1f} us")


if __name__ == "__main__":
    main()
