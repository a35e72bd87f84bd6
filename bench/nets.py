"""How long features and nets take, in microseconds of one core: positions at the end of turns of greedy's games.

    python bench/nets.py [NET ...]

Without a file: nets of several sizes with numbers by chance. Best on the compiled wheel, with nothing beside it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from time import process_time

from lanterne.bots.nets.file import inputs_of, net_from, read_net, written
from lanterne.bots.nets.net import Net
from lanterne.bots.vizia.greedy import decide
from lanterne.core.rng import FastRng
from lanterne.games.vizia.actions import END
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.state import OVER, ViziaState

SIZES = ((32, 16), (64, 32), (128, 32))
GAMES = 6
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


def main() -> None:
    table = positions()
    cells = [GAME.features(s, 0) for s in table]
    print(f"{len(table)} positions, {sum(map(len, cells)) / len(cells):.0f} cells on")
    print(f"features of vizia: {microseconds(lambda at: GAME.features(table[at], 0), len(table)):.1f} us")
    nets = {path: net_from(Path(path), GAME) for path in sys.argv[1:]}
    for name, net in (nets or {str(size): net_by_chance(size) for size in SIZES}).items():
        print(f"net {name}: {microseconds(lambda at, net=net: net.share(cells[at]), len(cells)):.1f} us")


if __name__ == "__main__":
    main()
