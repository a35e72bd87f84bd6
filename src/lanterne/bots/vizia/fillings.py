"""What would close a wheel: tiles for the free cells around a vertex (F3)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lanterne.games.vizia.rounds import MOST_FOUND, RING, Corners, Round
from lanterne.games.vizia.state import FOLD, ViziaState

PLENTY: Final[i64] = 0x060606060606  # a bag that no wheel exhausts
TILE_PRICE: Final = 0.4  # what a tile spent on a filling costs, in points, when fillings are first ranked


def price_ranks() -> list[int]:
    """By worth * 8 + tiles: the place of that price among all there are, the lowest first."""
    prices = [TILE_PRICE * tiles - worth for worth in range(4) for tiles in range(8)]
    order = sorted(set(prices))
    return [order.index(price) for price in prices]


RANKS: Final[vec[i64]] = vec[i64](price_ranks())
RANK_COUNT: Final = 32


@final
class Filling:
    """Tiles that close the wheel around a vertex, ordered so that each touches the layout when it is laid."""

    def __init__(self, vertex: i64, cells: list[int], colours: list[int], worth: int) -> None:
        self.vertex: i64 = vertex
        self.cells = cells
        self.colours = colours
        self.worth = worth  # of the wheel alone: the same tiles may close others too


@final
class Fillings:
    """Every way to close one wheel of a layout from a bag, read into rows that are used again for the next layout."""

    def __init__(self) -> None:
        self.round = Round()
        self.corners = Corners()
        self.vertices: vec[i64] = vec[i64]([0] * int(MOST_FOUND))  # by way
        self.of_rank: vec[i64] = vec[i64]([0] * RANK_COUNT)  # how many ways

    def read(self, s: ViziaState, bag: i64, most: i64) -> None:
        row = self.round
        row.founds = 0
        corners = self.corners
        corners.read(s)
        at: i64 = 0
        while at < corners.count:
            vertex = corners.found[at]
            if row.read(s, vertex, most):
                start = row.founds
                row.fill(0, row.there[5], bag, 0, 0, row.colours)
                while start < row.founds:
                    self.vertices[start] = vertex
                    start += 1
            at += 1

    def cheapest(self, s: ViziaState, most: i64) -> list[Filling]:
        """So many at most, the cheapest first, those of one price as they were found."""
        chosen: list[Filling] = []
        self.count_ranks()
        rank: i64 = 0
        while rank < RANK_COUNT and len(chosen) < most:
            if self.of_rank[rank] > 0:
                way: i64 = 0
                while way < self.round.founds and len(chosen) < most:
                    if rank_of(self.round.found[way]) == rank:
                        chosen.append(filling_of(s, self.vertices[way], self.round.found[way]))
                    way += 1
            rank += 1
        return chosen

    def count_ranks(self) -> None:
        rank: i64 = 0
        while rank < RANK_COUNT:
            self.of_rank[rank] = 0
            rank += 1
        way: i64 = 0
        while way < self.round.founds:
            self.of_rank[rank_of(self.round.found[way])] += 1
            way += 1


def rank_of(found: i64) -> i64:
    return RANKS[((found >> 24) & 3) * 8 + ((found >> 20) & 7)]


def filling_of(s: ViziaState, vertex: i64, found: i64) -> Filling:
    cells: list[int] = []
    colours: list[int] = []
    k = found >> 28
    laid = found & 0xFFFFF
    while laid:
        cell = 2 * vertex + RING[k]
        if s.board[cell & FOLD] == 0:
            cells.append(int(cell))
            colours.append(int((laid & 7) - 1))
            laid >>= 3
        k = 0 if k == 5 else k + 1
    return Filling(vertex, cells, colours, int((found >> 24) & 3))


def fillings(s: ViziaState, bag: i64, most: i64) -> list[Filling]:
    """Every way to close one wheel with at most so many tiles of the bag."""
    every = Fillings()
    every.read(s, bag, most)
    return [filling_of(s, every.vertices[way], every.round.found[way]) for way in range(every.round.founds)]


def free_around(s: ViziaState, vertex: i64) -> i64:
    """How many cells around the vertex have no tile."""
    free: i64 = 0
    k: i64 = 0
    while k < 6:
        if s.board[(2 * vertex + RING[k]) & FOLD] == 0:
            free += 1
        k += 1
    return free
