"""Tiles: the area is divided into many small cells, and each is dealt to a colour."""

from __future__ import annotations

import numpy as np

from lanterne.pictures.bands import cut, segments
from lanterne.pictures.canvas import CELLS, SHAPE, Field, Indices, Labels, X, Y
from lanterne.pictures.dice import Dice
from lanterne.pictures.ink import Brief, rooms


def deal_tiles(areas: Indices, brief: Brief, dice: Dice, order: list[int] | None = None) -> Labels:
    """A colour for each tile so that every colour gets its room.

    Without an order the tiles are strewn, the largest first; with one they are dealt in runs along it: zones.
    """
    wanted = np.array(rooms(brief, dice)) * CELLS
    colours = np.zeros(len(areas), np.uint8)
    if order is None:
        _strew(areas, wanted, colours, dice)
    else:
        _run(areas, wanted, colours, brief, dice, order)
    return colours


def _strew(areas: Indices, wanted: np.ndarray, colours: Labels, dice: Dice) -> None:
    tiles = list(range(len(areas)))
    dice.shuffle(tiles)
    tiles.sort(key=lambda tile: -int(areas[tile]) // 400)
    left = wanted.copy()
    for tile in tiles:
        lacking = np.maximum(left, 0)
        if lacking.sum() <= 0 or dice.chance(0.3):
            colour = int(np.argmax(left))
        else:
            mark = dice.uniform(0, float(lacking.sum()))
            colour = min(3, int(np.searchsorted(np.cumsum(lacking), mark)))
        colours[tile] = colour + 1
        left[colour] -= areas[tile]


def _run(areas: Indices, wanted: np.ndarray, colours: Labels, brief: Brief, dice: Dice, order: list[int]) -> None:
    lengths = {c + 1: cut(int(wanted[c]), min(4, brief.pieces[c]), dice) for c in range(4)}
    row = segments(lengths, dice, closed=False)
    ends = np.cumsum([length for _, length in row])
    done = 0.0
    for tile in order:
        at = min(len(row) - 1, int(np.searchsorted(ends, done + areas[tile] / 2)))
        colours[tile] = row[at][0]
        done += float(areas[tile])


def lattice(u: Field, v: Field) -> tuple[Indices, Field, Field]:
    """Unit squares of the plane (u, v): the tile of each cell, numbered from 0, and the place from its middle."""
    i, j = np.floor(u), np.floor(v)
    i0, j0 = int(i.min()), int(j.min())
    columns = int(j.max()) - j0 + 1
    rough = (i.astype(np.int64) - i0) * columns + (j.astype(np.int64) - j0)
    used = np.bincount(rough.ravel()) > 0
    number = np.cumsum(used) - 1
    return number[rough], u - i - np.float32(0.5), v - j - np.float32(0.5)


def centres(tile: Indices, count: int) -> tuple[np.ndarray, np.ndarray]:
    """The middle of the cells of each tile."""
    flat = tile.ravel()
    areas = np.maximum(np.bincount(flat, minlength=count), 1)
    x = np.bincount(flat, np.broadcast_to(X, SHAPE).ravel(), minlength=count) / areas
    y = np.bincount(flat, np.broadcast_to(Y, SHAPE).ravel(), minlength=count) / areas
    return x, y


def smooth_order(x: np.ndarray, y: np.ndarray, dice: Dice) -> list[int]:
    """The tiles in an order whose runs make zones: across, around, outwards, or with a wandering scalar."""
    kind = dice.below(4)
    middle_x, middle_y = dice.uniform(100, 400), dice.uniform(150, 650)
    angle = dice.angle()
    if kind == 0:
        scalar = x * np.cos(angle) + y * np.sin(angle)
    elif kind == 1:
        scalar = np.hypot(x - middle_x, y - middle_y)
    elif kind == 2:
        scalar = np.arctan2(y - middle_y, x - middle_x)
    else:
        scalar = np.sin(x / 95 + angle) + np.cos(y / 120 + 2 * angle) + 0.6 * np.sin((x + y) / 140)
    return [int(tile) for tile in np.argsort(scalar, kind="stable")]
