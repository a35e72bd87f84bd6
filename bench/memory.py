"""Plays many random games and watches the memory of the process: it must stay flat.

python bench/memory.py [GAME] [GAMES]
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from lanterne.bots.registry import bot_named
from lanterne.games.registry import game_named
from lanterne.host.playout import play_series

CHUNK = 200
REPORTS = 10
MOST_GROWTH_MIB = 8.0


def resident_mib() -> float:
    """The resident set of this process, from Linux's /proc."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def main() -> int:
    game = game_named(sys.argv[1] if len(sys.argv) > 1 else "vizia")
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    seats = game.nature.seats[0]
    options = game.options({}, seats)
    bots = [bot_named("random", game.name)] * seats
    part = max(CHUNK, games // REPORTS)
    first = 0.0
    played = 0
    while played < games:
        for index in range(played, min(games, played + part), CHUNK):
            play_series(game, options, bots, 0, index, min(CHUNK, games - index), keep_moves=False)
        played = min(games, played + part)
        now = resident_mib()
        first = first or now  # the first part fills caches
        print(f"{played:>9} games  {now:7.1f} MiB", flush=True)
    growth = resident_mib() - first
    print(f"growth after the first part: {growth:.1f} MiB (at most {MOST_GROWTH_MIB})")
    return 0 if growth <= MOST_GROWTH_MIB else 1


if __name__ == "__main__":
    sys.exit(main())
