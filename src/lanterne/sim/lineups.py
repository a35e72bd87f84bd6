"""Who meets whom in an arena.

A *line-up* says which bot holds how many seats. A *deal* is a line-up and a seed; it is played once from each seat:
everybody moves on by one seat from game to game while set-up and chance stay the same, so a deal has as many games as
seats. A *block* is every line-up once, in an order that is drawn, and so is who sits beside whom in each deal. Within
a block every bot holds every seat equally often, meets every other, and all bots hold equally many seats.

- As many bots as seats: one line-up, all of them.
- More bots than seats: every choice of so many bots.
- Two bots at more than two seats: one of the first against copies of the second, and the other way round.
- More bots than two, but fewer than seats: the bots in turn until all sit, beginning with each of them.
- `one`: only the first bot against copies of each other one: a new bot against those that are known.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import comb

from lanterne.core.errors import BadInput
from lanterne.core.rng import FastRng, scatter

ALL = "all"
ONE = "one"
WAYS = (ALL, ONE)
MOST_LINEUPS = 10_000
BLOCK_SALT = 11  # apart from the seeds of games, which have 1
SEATING_SALT = 12

Lineup = tuple[int, ...]  # a bot a seat, by its number on the command line


def lineups(bots: int, seats: int, way: str) -> tuple[Lineup, ...]:
    """The line-ups of a block. Raises `BadInput` where there are too many."""
    if way == ONE:
        return tuple([(0, *[other] * (seats - 1)) for other in range(1, bots)])
    if comb(bots, seats) > MOST_LINEUPS:
        raise BadInput(f"{bots} bots at {seats} seats make {comb(bots, seats):,} line-ups: name fewer bots")
    if bots >= seats:
        return tuple(combinations(range(bots), seats))
    if bots == 2:
        return ((0, *[1] * (seats - 1)), (1, *[0] * (seats - 1)))
    found: dict[tuple[int, ...], Lineup] = {}
    for first in range(bots):
        lineup = tuple([(first + place) % bots for place in range(seats)])
        found.setdefault(tuple(sorted(lineup)), lineup)
    return tuple(found.values())


@lru_cache(maxsize=4)
def block_order(count: int, seed: int, block: int) -> list[int]:
    order = list(range(count))
    FastRng(scatter(seed, BLOCK_SALT, block)).shuffle(order)
    return order


def seating(known: tuple[Lineup, ...], seed: int, deal: int) -> Lineup:
    """Who sits where in the first game of a deal."""
    block, place = divmod(deal, len(known))
    seated = list(known[block_order(len(known), seed, block)[place]])
    FastRng(scatter(seed, SEATING_SALT, deal)).shuffle(seated)
    return tuple(seated)
