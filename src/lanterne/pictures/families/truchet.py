"""Truchet: quarter circles in square tiles, flipped at random; each winding curve has one colour."""

from __future__ import annotations

import numpy as np

from lanterne.pictures.canvas import HEIGHT, WIDTH, X, Y
from lanterne.pictures.dice import Dice
from lanterne.pictures.ink import Brief, Plan
from lanterne.pictures.tiles import deal_tiles

LONGEST = 9  # arcs in a curve of one colour: longer ones change colour on their way


def truchet(brief: Brief, dice: Dice) -> Plan:
    side = dice.uniform(50, 84)
    columns, rows = int(WIDTH / side) + 2, int(HEIGHT / side) + 2
    x = (X + np.float32(dice.uniform(0, side))) / np.float32(side)
    y = (Y + np.float32(dice.uniform(0, side))) / np.float32(side)
    i, j = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    u, v = x - i, y - j
    flips = np.array([dice.below(2) for _ in range(columns * rows)])
    number = j * columns + i
    u = np.where(flips[number] == 1, 1 - u, u)
    near, far = np.abs(np.hypot(u, v) - np.float32(0.5)), np.abs(np.hypot(1 - u, 1 - v) - np.float32(0.5))
    curve = np.array(curves(flips, columns, rows, 3 + dice.below(LONGEST - 2)))[2 * number + (far < near)]
    used, tile = np.unique(curve, return_inverse=True)
    areas = np.bincount(tile.ravel(), minlength=len(used))
    colours = deal_tiles(areas, brief, dice)
    return Plan(colours[tile.reshape(curve.shape)], np.minimum(near, far))


def curves(flips: np.ndarray, columns: int, rows: int, longest: int) -> list[int]:
    """The curve each arc belongs to. Of tile t, arc 2t meets the upper edge and arc 2t + 1 the lower one."""
    parent = list(range(2 * columns * rows))
    size = [1] * len(parent)
    for row in range(rows):
        for column in range(columns):
            tile = row * columns + column
            if column + 1 < columns:
                join(parent, size, right_arc(tile, flips), left_arc(tile + 1, flips), longest)
            if row + 1 < rows:
                join(parent, size, 2 * tile + 1, 2 * (tile + columns), longest)
    return [root(parent, arc) for arc in range(len(parent))]


def left_arc(tile: int, flips: np.ndarray) -> int:
    """The arc that meets the left edge: the one around the upper left corner, or with a flip the lower left."""
    return 2 * tile + (1 if flips[tile] else 0)


def right_arc(tile: int, flips: np.ndarray) -> int:
    return 2 * tile + (0 if flips[tile] else 1)


def root(parent: list[int], arc: int) -> int:
    while parent[arc] != arc:
        parent[arc] = parent[parent[arc]]
        arc = parent[arc]
    return arc


def join(parent: list[int], size: list[int], one: int, other: int, longest: int) -> None:
    one, other = root(parent, one), root(parent, other)
    if one != other and size[one] + size[other] <= longest:
        parent[other] = one
        size[one] += size[other]
