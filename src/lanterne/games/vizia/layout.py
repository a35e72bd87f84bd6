"""Laying and lifting tiles. The edge of the layout is kept sorted by cell, so it tells nothing of how it came about."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from lanterne.games.vizia.bag import one
from lanterne.games.vizia.lattice import (
    ANY_COLOUR,
    COLOUR_COUNT,
    COMPATIBLE,
    UP,
    across,
    corners,
    neighbours,
    ring,
    way_of,
)
from lanterne.games.vizia.state import FOLD, MASK, ViziaState

# SPREAD[mask] is a bag with one of each colour in the mask: adds a cell's colours to `fits` at once.
SPREAD: Final[vec[i64]] = vec[i64](
    [sum([int(one(colour)) for colour in range(6) if mask >> colour & 1]) for mask in range(64)]
)


def lay_tile(s: ViziaState, cell: i64, colour: i64) -> None:
    """Puts a tile on a cell of the layout's edge."""
    s.board[cell & FOLD] = u8(colour + 1)
    s.tiles = append(s.tiles, cell)
    slot = edge_slot(s, cell)
    drop_slot(s, slot)
    allowed = COMPATIBLE[colour]
    narrow_slot(s, slot, cell + 1, allowed)  # comes right after it in the order of cells, and the other right before
    if slot > 0 and s.edge[slot - 1] >> 6 == cell - 1:
        slot -= 1
    narrow_slot(s, slot, cell - 1, allowed)
    narrow_slot(s, edge_slot(s, across(cell)), across(cell), allowed)
    if s.options.purchase:
        refresh_leaves(s, cell)


def lift_tile(s: ViziaState, cell: i64) -> None:
    """Takes a leaf away: the cells around forget it, its own cell joins the edge."""
    s.board[cell & FOLD] = 0
    s.tiles = remove(s.tiles, cell)
    for beside in neighbours(cell):
        if s.board[beside & FOLD] == 0:
            refresh_edge(s, beside)
    refresh_edge(s, cell)
    refresh_leaves(s, cell)


def lay_all(s: ViziaState, tiles: list[tuple[int, int]]) -> None:
    """Lays cells with their colours on an empty board, in an order in which each touches an earlier one.

    The order of laying is such an order, purchases notwithstanding: if an earlier leaf had been the one tile that
    another leaned on, the leaf would have leaned on a third.
    """
    if tiles:
        s.edge[0] = tiles[0][0] << 6 | ANY_COLOUR
    for cell, colour in tiles:
        lay_tile(s, cell, colour)


# ---------------------------------------------------------------------- the edge


def edge_slot(s: ViziaState, cell: i64) -> i64:
    """The first slot whose cell is not below this one."""
    edge = s.edge
    low: i64 = 0
    high = s.edges
    key = cell << 6
    while low < high:
        middle = (low + high) >> 1
        if edge[middle] < key:
            low = middle + 1
        else:
            high = middle
    return low


def fitting(s: ViziaState, cell: i64) -> i64:
    """The colours that may be laid on a cell now: none where it is taken or touches no tile (VZ-024, VZ-083)."""
    slot = edge_slot(s, cell)
    if slot < s.edges and s.edge[slot] >> 6 == cell:
        return s.edge[slot] & MASK
    return 0


def allowed_by_neighbours(s: ViziaState, cell: i64) -> i64:
    """VZ-029: the colours compatible with every tile around the cell."""
    mask = ANY_COLOUR
    for beside in neighbours(cell):
        if s.board[beside & FOLD] != 0:
            mask &= COMPATIBLE[s.colour(beside)]
    return mask


def degree(s: ViziaState, cell: i64) -> i64:
    """How many tiles share an edge with the cell."""
    found: i64 = 0
    if s.board[(cell - 1) & FOLD] != 0:
        found += 1
    if s.board[(cell + 1) & FOLD] != 0:
        found += 1
    if s.board[across(cell) & FOLD] != 0:
        found += 1
    return found


def narrow_slot(s: ViziaState, slot: i64, cell: i64, allowed: i64) -> None:
    """A tile was laid beside the cell, whose slot that is: only what it allows still fits there."""
    if s.board[cell & FOLD] != 0:
        return
    if slot < s.edges and s.edge[slot] >> 6 == cell:
        entry = s.edge[slot]
        mask = entry & MASK
        s.fits += SPREAD[mask & allowed] - SPREAD[mask]
        s.edge[slot] = cell << 6 | (mask & allowed)
    else:
        insert_edge(s, slot, cell, allowed)


def insert_edge(s: ViziaState, slot: i64, cell: i64, mask: i64) -> None:
    edge = s.edge
    at = s.edges
    while at > slot:
        edge[at] = edge[at - 1]
        at -= 1
    edge[slot] = cell << 6 | mask
    s.edges += 1
    s.fits += SPREAD[mask]


def drop_slot(s: ViziaState, slot: i64) -> None:
    edge = s.edge
    s.fits -= SPREAD[edge[slot] & MASK]
    last = s.edges - 1
    while slot < last:
        edge[slot] = edge[slot + 1]
        slot += 1
    s.edges = last


def refresh_edge(s: ViziaState, cell: i64) -> None:
    """Works out afresh whether a free cell is on the edge, and for which colours."""
    slot = edge_slot(s, cell)
    if slot < s.edges and s.edge[slot] >> 6 == cell:
        drop_slot(s, slot)
    if degree(s, cell) > 0:
        insert_edge(s, slot, cell, allowed_by_neighbours(s, cell))


# ---------------------------------------------------------------------- leaves and corners


def refresh_leaves(s: ViziaState, cell: i64) -> None:
    """A tile came or went: the cell and its neighbours may have become leaves, or ceased to be."""
    refresh_leaf(s, cell)
    refresh_leaf(s, cell - 1)
    refresh_leaf(s, cell + 1)
    refresh_leaf(s, across(cell))


def refresh_leaf(s: ViziaState, cell: i64) -> None:
    """V-25: a leaf is a tile with exactly one edge neighbour."""
    leaves = s.leaves
    count = len(leaves)
    at: i64 = 0
    while at < count and leaves[at] < cell:
        at += 1
    listed = at < count and leaves[at] == cell
    is_leaf = s.board[cell & FOLD] != 0 and degree(s, cell) == 1
    if is_leaf and not listed:
        s.leaves = leaf_inserted(append(leaves, cell), at)
    elif listed and not is_leaf:
        s.leaves = remove(leaves, cell)


def leaf_inserted(leaves: vec[i64], slot: i64) -> vec[i64]:
    """The last entry, moved down into its slot."""
    last = len(leaves) - 1
    cell = leaves[last]
    while last > slot:
        leaves[last] = leaves[last - 1]
        last -= 1
    leaves[slot] = cell
    return leaves


def meets_corner(s: ViziaState, cell: i64) -> bool:
    """Whether the cell has a corner in common with some tile, edges included."""
    return any(s.has_tile(near) for vertex in corners(cell) for near in ring(vertex))


def ways_up(s: ViziaState) -> list[int]:
    """By colour, the way its tiles lie: F2, neighbours are of opposite ways and one step apart on the prism.

    Before the first tile lies, the way that it will (V-38).
    """
    if len(s.tiles) == 0:
        return [int(UP)] * int(COLOUR_COUNT)
    first = s.tiles[0]
    return [int((way_of(first) + s.colour(first) + colour) & 1) for colour in range(COLOUR_COUNT)]
