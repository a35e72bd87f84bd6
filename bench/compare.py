"""Two builds side by side: the same random games, turn about, in CPU time.

    python bench/compare.py OLD_PYTHON NEW_PYTHON [--runs 15] [--games vizia ...]

Each run plays whole games at random in a process of its own; the builds take turns, so that whatever else the machine
does hits both alike. Prints, for each game, the median ratio of speeds (new to old) with a 95 % interval by bootstrap.
"""

from __future__ import annotations

import argparse
import random
import subprocess
from statistics import median

GAMES = ("vizia", "illusion", "illusio", "illuminati")
SLICE_S = 1.0
# The same for every build: where the loop stands has changed.
PLAYS = """
import sys, time
try:
    from lanterne.host.playout import play_series
except ImportError:
    from lanterne.sim.playout import play_series
try:
    from lanterne.games.registry import game_named
except ImportError:
    from lanterne.games.catalogue import game_named
from lanterne.bots.random import RandomBot
game = game_named(sys.argv[1])
seats = game.nature.seats[0]
options, bots = game.options({}, seats), [RandomBot()] * seats
play_series(game, options, bots, 0, 0, 5, keep_moves=False)
decisions = index = 0
began = time.process_time()
while (spent := time.process_time() - began) < float(sys.argv[2]):
    decisions += play_series(game, options, bots, 0, index, 1, keep_moves=False)[0].decisions
    index += 1
print(decisions / spent)
"""


def speed(python: str, game: str, slice_s: float) -> float:
    """Decisions a second of CPU time."""
    ran = subprocess.run([python, "-c", PLAYS, game, str(slice_s)], capture_output=True, text=True, check=True)
    return float(ran.stdout)


def interval(ratios: list[float], rng: random.Random) -> tuple[float, float]:
    """The middle 95 % of medians of resamples."""
    medians = sorted(median(rng.choices(ratios, k=len(ratios))) for _ in range(2000))
    return medians[50], medians[-51]


def main() -> None:
    parser = argparse.ArgumentParser(description="Two builds side by side")
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--slice", type=float, default=SLICE_S)
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    asked = parser.parse_args()
    for game in asked.games:
        olds: list[float] = []
        news: list[float] = []
        for run in range(asked.runs):
            for python, speeds in [(asked.old, olds), (asked.new, news)][:: 1 if run % 2 else -1]:
                speeds.append(speed(python, game, asked.slice))
        ratios = [new / old for old, new in zip(olds, news, strict=True)]
        low, high = interval(ratios, random.Random(1))
        print(
            f"{game:<11} old {median(olds):>12,.0f}/s   new {median(news):>12,.0f}/s   "
            f"ratio {median(ratios):.3f} [{low:.3f}, {high:.3f}] of {asked.runs} pairs",
            flush=True,
        )


if __name__ == "__main__":
    main()
