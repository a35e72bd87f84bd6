"""What would close a wheel: the colours that fill the free cells around a vertex, as closed walks on the prism (F3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.games.vizia.bag import EMPTY_BAG, count_of, one
from lanterne.games.vizia.lattice import ANY_COLOUR, COMPATIBLE, across, corners, ring
from lanterne.games.vizia.layout import fitting
from lanterne.games.vizia.state import FOLD, MASK, ViziaState
from lanterne.games.vizia.wheels import WORTH, kind_by_colours

PLENTY: Final[i64] = 0x060606060606  # a bag that no wheel exhausts


@final
class Filling:
    """Tiles that close the wheel around a vertex, ordered so that each touches the layout when it is laid."""

    def __init__(self, vertex: i64, cells: list[int], colours: list[int], needs: i64, worth: int) -> None:
        self.vertex: i64 = vertex
        self.cells = cells
        self.colours = colours
        self.needs: i64 = needs  # the tiles as a bag
        self.worth = worth  # of the wheel alone: the same tiles may close others too


def open_vertices(s: ViziaState) -> list[int]:
    """The corners of the edge of the layout: every wheel that is not closed and could be, each once."""
    seen: set[int] = set()
    found: list[int] = []
    slot: i64 = 0
    while slot < s.edges:
        entry = s.edge[slot]
        if entry & MASK:
            for vertex in corners(entry >> 6):
                if vertex not in seen:
                    seen.add(vertex)
                    found.append(vertex)
        slot += 1
    return found


def fillings(s: ViziaState, bag: i64, most: i64) -> list[Filling]:
    """Every way to close one wheel with at most so many tiles of the bag."""
    found: list[Filling] = []
    for vertex in open_vertices(s):
        missing = free_around(s, vertex)
        if missing <= most:
            fill(s, vertex, bag, found)
    return found


def free_around(s: ViziaState, vertex: i64) -> i64:
    """How many cells around the vertex have no tile."""
    free: i64 = 0
    for cell in ring(vertex):
        if s.board[cell & FOLD] == 0:
            free += 1
    return free


def fill(s: ViziaState, vertex: i64, bag: i64, found: list[Filling]) -> None:
    """Walks round the vertex from a cell that can be laid first; each cell then touches the one before."""
    around = ring(vertex)
    first = first_free(s, around)
    if first < 0:
        return
    cells = around[first:] + around[:first]
    before = s.colour(cells[5])
    walk = Walk(s, vertex, cells)
    walk.go_on(0, before, bag, 0, found)


def first_free(s: ViziaState, around: list[int]) -> i64:
    """A free cell behind a tile; around an empty vertex, one on the edge; -1 where nothing can be laid."""
    for k in range(6):
        if s.board[around[k] & FOLD] == 0 and s.board[around[k - 1] & FOLD] != 0:
            return k
    for k in range(6):
        if fitting(s, around[k]) != 0:
            return k
    return -1


def outside(s: ViziaState, cell: i64, cells: list[int]) -> i64:
    """The colours allowed by those neighbours of the cell that do not lie around the vertex."""
    allowed = ANY_COLOUR
    for beside in [cell - 1, cell + 1, across(cell)]:
        colour = s.colour(beside)
        if colour >= 0 and beside not in cells:
            allowed &= COMPATIBLE[colour]
    return allowed


@final
class Walk:
    """One wheel being filled."""

    def __init__(self, s: ViziaState, vertex: i64, cells: list[int]) -> None:
        self.vertex: i64 = vertex
        self.cells = cells
        self.there = [int(s.colour(cell)) for cell in cells]  # -1: free
        self.allowed = [int(outside(s, cell, cells)) for cell in cells]
        self.laid: list[int] = []
        self.colours: list[int] = []
        self.needs: i64 = EMPTY_BAG

    def go_on(self, k: i64, before: i64, bag: i64, seen: i64, found: list[Filling]) -> None:
        """`before` is the colour of the cell before, -1 at the start of an empty wheel; `seen` the colours so far."""
        if k == 6:
            if self.there[5] >= 0 or (COMPATIBLE[before] >> self.colour_at_start()) & 1:
                found.append(Filling(self.vertex, self.laid[:], self.colours[:], self.needs, worth_of(seen)))
            return
        allowed = ANY_COLOUR if before < 0 else COMPATIBLE[before]
        colour: i64 = self.there[k]
        if colour >= 0:
            if (allowed >> colour) & 1:
                self.go_on(k + 1, colour, bag, seen | ONE_BIT[colour], found)
            return
        allowed &= self.allowed[k]
        for colour in range(6):
            if (allowed >> colour) & 1 and count_of(bag, colour) > 0:
                self.lay(k, colour, bag, seen, found)

    def lay(self, k: i64, colour: i64, bag: i64, seen: i64, found: list[Filling]) -> None:
        self.laid.append(self.cells[k])
        self.colours.append(int(colour))
        self.needs += one(colour)
        self.go_on(k + 1, colour, bag - one(colour), seen | ONE_BIT[colour], found)
        self.needs -= one(colour)
        self.laid.pop()
        self.colours.pop()

    def colour_at_start(self) -> i64:
        """The colour laid on the first cell: every walk begins with a free one."""
        return self.colours[0]


ONE_BIT: Final = (1, 2, 4, 8, 16, 32)


def worth_of(seen: i64) -> int:
    """Of a closed wheel, by the set of its colours."""
    count: i64 = 0
    while seen:
        count += seen & 1
        seen >>= 1
    return WORTH[kind_by_colours(count)]
