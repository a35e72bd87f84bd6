"""The way round one open wheel: which colours could fill its free cells, as closed walks on the prism (F3).

Rows of numbers that are filled again and again: a search reads tens of thousands of wheels a second.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lanterne.games.vizia.bag import count_of, one
from lanterne.games.vizia.lattice import ANY_COLOUR, COMPATIBLE, WIDTH
from lanterne.games.vizia.layout import fitting
from lanterne.games.vizia.state import FOLD, MASK, ViziaState
from lanterne.games.vizia.wheels import TILE_BIT, WORTH, kind_by_colours

# From 2 * vertex to the cells around it, in the order of `lattice.ring`, and to the one cell beyond each.
RING: Final[vec[i64]] = vec[i64]([0, 1 - 2 * int(WIDTH), -2 * int(WIDTH), -2 * int(WIDTH) - 1, -2, -1])
BEYOND: Final[vec[i64]] = vec[i64](
    [1, 2 - 2 * int(WIDTH), 1 - 4 * int(WIDTH), -2 * int(WIDTH) - 2, -3, 2 * int(WIDTH) - 2]
)
# The colours that go beside what the board holds: 0 empty, else colour + 1.
BESIDE: Final[vec[i64]] = vec[i64]([int(ANY_COLOUR)] + [int(COMPATIBLE[colour]) for colour in range(6)])
# By the set of its colours, as bits.
WORTH_OF_SET: Final[vec[i64]] = vec[i64]([WORTH[kind_by_colours(colours.bit_count())] for colours in range(64)])

MOST_WAYS: Final[i64] = 2048  # 240 corners of the edge at most, eight ways each to fill three cells
CORNER_FOLD: Final[i64] = 4095  # FOLD of vertices
MOST_FOUND: Final[i64] = 4096  # ways to fill wheels from a few tiles; more than was ever seen


@final
class Corners:
    """The corners of the edge of a layout: every wheel that is not closed and could be, each once."""

    def __init__(self) -> None:
        self.stamps: vec[i64] = vec[i64]([0] * 4096)
        self.stamp: i64 = 0
        self.found: vec[i64] = vec[i64]([0] * 256)
        self.count: i64 = 0

    def read(self, s: ViziaState) -> None:
        self.stamp += 1
        self.count = 0
        edge = s.edge
        slot: i64 = 0
        edges = s.edges
        while slot < edges:
            entry = edge[slot]
            if entry & MASK:
                v = entry >> 7
                if entry & 64:
                    self.add(v + 1)
                    self.add(v + WIDTH)
                    self.add(v + WIDTH + 1)
                else:
                    self.add(v)
                    self.add(v + 1)
                    self.add(v + WIDTH)
            slot += 1

    def add(self, vertex: i64) -> None:
        place = vertex & CORNER_FOLD
        if self.stamps[place] != self.stamp:
            self.stamps[place] = self.stamp
            self.found[self.count] = vertex
            self.count += 1


@final
class Round:
    """One wheel, from a free cell that can be laid first: each cell then touches the one before."""

    def __init__(self) -> None:
        self.there: vec[i64] = vec[i64]([0] * 6)  # by step: what the board holds
        self.allowed: vec[i64] = vec[i64]([0] * 6)  # by step: the colours that the tile beyond allows
        self.first: i64 = 0  # the place in the ring of the first step
        self.missing: i64 = 0
        self.colours: i64 = 0  # the set of those that lie there
        self.ways: i64 = 0
        self.needs: vec[i64] = vec[i64]([0] * int(MOST_WAYS))  # by way, see `small_of`
        self.worths: vec[i64] = vec[i64]([0] * int(MOST_WAYS))
        self.found: vec[i64] = vec[i64]([0] * int(MOST_FOUND))  # ways to fill from a bag, see `fill`
        self.founds: i64 = 0

    def read(self, s: ViziaState, vertex: i64, most: i64) -> bool:
        """Whether it can be begun, and lacks so many tiles at most."""
        board = s.board
        c = 2 * vertex
        missing: i64 = 0
        first: i64 = -1
        before = i64(board[(c - 1) & FOLD])
        k: i64 = 0
        while k < 6:
            tile = i64(board[(c + RING[k]) & FOLD])
            if tile == 0:
                missing += 1
                if before != 0 and first < 0:
                    first = k
            before = tile
            k += 1
        if missing > most:
            return False
        if first < 0:
            first = first_of_empty(s, c)
            if first < 0:
                return False
        self.first = first
        self.missing = missing
        there = self.there
        allowed = self.allowed
        colours: i64 = 0
        k = 0
        while k < 6:
            tile = i64(board[(c + RING[first]) & FOLD])
            there[k] = tile
            if tile == 0:
                allowed[k] = BESIDE[i64(board[(c + BEYOND[first]) & FOLD])]
            else:
                colours |= TILE_BIT[tile]
            first = 0 if first == 5 else first + 1
            k += 1
        self.colours = colours
        return True

    def forward(self, k: i64, before: i64) -> i64:
        """The next free step from this one; 6: the wheel is closed, -1: the tiles do not go together."""
        there = self.there
        while k < 6 and there[k] != 0:
            if BESIDE[before] & TILE_BIT[there[k]] == 0:
                return -1
            before = there[k]
            k += 1
        return k

    def list_ways(self, k: i64, before: i64, small: i64, seen: i64) -> None:
        """Every way to close it with three tiles at most, whoever has them: what it needs and what it pays."""
        at = self.forward(k, before)
        if at == 6:
            self.needs[self.ways] = small
            self.worths[self.ways] = WORTH_OF_SET[seen]
            self.ways += 1
        elif at >= 0:
            mask = BESIDE[before if at == k else self.there[at - 1]] & self.allowed[at]
            tile: i64 = 1
            while tile <= 6:
                if mask & TILE_BIT[tile]:
                    self.list_ways(at + 1, tile, small + SMALL_ONE[tile], seen | TILE_BIT[tile])
                tile += 1

    def fill(self, k: i64, before: i64, bag: i64, laid: i64, count: i64, seen: i64) -> None:
        """Every way to close it from a bag: first step, worth, how many tiles, what they are (three bits each)."""
        at = self.forward(k, before)
        if at == 6:
            meets = self.there[5] != 0 or BESIDE[before] & TILE_BIT[laid & 7] != 0
            if meets and self.founds < MOST_FOUND:
                self.found[self.founds] = self.first << 28 | WORTH_OF_SET[seen] << 24 | count << 20 | laid
                self.founds += 1
        elif at >= 0:
            mask = BESIDE[before if at == k else self.there[at - 1]] & self.allowed[at]
            tile: i64 = 1
            while tile <= 6:
                if mask & TILE_BIT[tile] and count_of(bag, tile - 1) > 0:
                    more = laid | (tile << (3 * count))
                    self.fill(at + 1, tile, bag - one(tile - 1), more, count + 1, seen | TILE_BIT[tile])
                tile += 1


def first_of_empty(s: ViziaState, c: i64) -> i64:
    """Around an empty vertex: a cell on the edge; -1 where nothing can be laid."""
    k: i64 = 0
    while k < 6:
        if fitting(s, c + RING[k]) != 0:
            return k
        k += 1
    return -1


# ---------------------------------------------------------------------- up to three tiles as a number below 4096

SMALL_ONE: Final[vec[i64]] = vec[i64]([0, 1, 4, 16, 64, 256, 1024])  # by what the board holds
SMALL_SETS: Final[i64] = 4096


def small_of(bag: i64) -> i64:
    """Two bits a colour: for bags of at most three of a colour."""
    small: i64 = 0
    colour: i64 = 0
    while colour < 6:
        small |= count_of(bag, colour) << (2 * colour)
        colour += 1
    return small
