"""Occlusion: discs, squares, bars, rings and triangles cut from paper, laid over one another."""

from __future__ import annotations

import numpy as np

from collections.abc import Callable

from lanterne.pictures.canvas import CELLS, HEIGHT, SHAPE, WIDTH, Field, X, Y
from lanterne.pictures.dice import Dice
from lanterne.pictures.ink import Brief, Plan, TooLittleRoom

HALO = 26  # how far around a sheet the white of its cut edge can reach
MOST_SHEETS = 140
TRIM = 1.22  # the sheets are laid a little too large, the ink is trimmed to the exact cell


def occlusion(brief: Brief, dice: Dice) -> Plan:
    """Laid from the top sheet down: a later sheet fills only what is still bare."""
    territory = np.zeros(SHAPE, np.uint8)
    depth = np.zeros(SHAPE, np.float32)
    clear = np.full(SHAPE, np.float32(HALO))  # how far it is to any sheet laid so far
    base = dice.uniform(0, np.pi / 2)
    trim = min(TRIM, 1 + 0.6 * brief.white / (100 - brief.white))
    left = [share / 100 * CELLS * trim for share in brief.shares]
    for _ in range(MOST_SHEETS):
        lacking = [colour for colour in range(4) if left[colour] > 0]
        if not lacking:
            return Plan(territory, -depth)
        colour = dice.choice(lacking)
        area = brief.shares[colour] / 100 * CELLS * trim / brief.pieces[colour] * dice.uniform(0.8, 1.6)
        area = min(area, 60000.0 + 0.5 * area)
        left[colour] -= lay(territory, depth, clear, colour + 1, area, base, dice)
    raise TooLittleRoom("the sheets do not cover enough")


def lay(
    territory: np.ndarray, depth: Field, clear: Field, colour: int, area: float, base: float, dice: Dice
) -> int:
    """Lays one sheet of about this area; how many cells of it show."""
    shape = dice.choice(SHEETS)
    size = np.sqrt(area)
    x, y = dice.uniform(0.04, 0.96) * WIDTH, dice.uniform(0.03, 0.97) * HEIGHT
    angle = base + dice.below(4) * np.pi / 4
    reach = 1.75 * size + HALO
    rows = slice(max(0, int(y - reach)), min(HEIGHT, int(y + reach) + 1))
    columns = slice(max(0, int(x - reach)), min(WIDTH, int(x + reach) + 1))
    cos, sin = np.float32(np.cos(angle)), np.float32(np.sin(angle))
    dx, dy = X[:, columns] - np.float32(x), Y[rows] - np.float32(y)
    inner = shape(dx * cos + dy * sin, dy * cos - dx * sin, np.float32(size))
    shown = (inner > 0) & (territory[rows, columns] == 0)
    territory[rows, columns][shown] = colour
    depth[rows, columns][shown] = np.minimum(inner, clear[rows, columns])[shown]
    np.minimum(clear[rows, columns], np.maximum(-inner, 0), out=clear[rows, columns])
    return int(np.count_nonzero(shown))


# Each sheet: how deep inside it a place is (negative outside), for a sheet of about size * size cells.


def disc(u: Field, v: Field, size: np.float32) -> Field:
    return np.float32(0.564) * size - np.hypot(u, v)


def square(u: Field, v: Field, size: np.float32) -> Field:
    return size / 2 - np.maximum(np.abs(u), np.abs(v))


def bar(u: Field, v: Field, size: np.float32) -> Field:
    return np.minimum(np.float32(1.15) * size - np.abs(u), np.float32(0.217) * size - np.abs(v))


def ring(u: Field, v: Field, size: np.float32) -> Field:
    return np.float32(0.17) * size - np.abs(np.hypot(u, v) - np.float32(0.5) * size)


def triangle(u: Field, v: Field, size: np.float32) -> Field:
    inner = np.float32(0.439) * size
    slant = np.float32(0.866) * np.abs(u) - v / 2
    return inner - np.maximum(v, slant)


def half_disc(u: Field, v: Field, size: np.float32) -> Field:
    return np.minimum(np.float32(0.798) * size - np.hypot(u, v + np.float32(0.34) * size), v + np.float32(0.34) * size)


SHEETS: tuple[Callable[[Field, Field, np.float32], Field], ...] = (disc, disc, square, bar, ring, triangle, half_disc)
