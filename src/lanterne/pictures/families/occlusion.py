"""Occlusion: discs, squares, bars, rings and triangles cut from paper, laid over one another."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from lanterne.pictures.canvas import HEIGHT, PER_CENT, SHAPE, WIDTH, Field, X, Y
from lanterne.pictures.dice import Dice
from lanterne.pictures.ink import Brief, Plan, TooLittleRoom

HALO = 26  # how far around a sheet the white of its cut edge can reach
TRIES = 7  # places tried for a sheet: the one that shows most of it is taken
MOST_EXTRA = 40
LEAST_AREA = 1100.0
MOST_AREA = 90000.0


def occlusion(brief: Brief, dice: Dice) -> Plan:
    """Laid from the top sheet down, the small ones first: a later sheet fills only what is still bare."""
    table = Table(dice.uniform(0, np.pi / 2))
    trim = min(1.3, 1 + 0.6 * brief.white / (100 - brief.white))  # laid too large, then inked to the exact cell
    left = [share * PER_CENT * trim for share in brief.shares]
    sheets = [(left[c] / brief.pieces[c] * dice.uniform(0.7, 1.5), c) for c in range(4) for _ in range(brief.pieces[c])]
    for area, colour in sorted(sheets, key=lambda sheet: sheet[0] * dice.uniform(0.4, 2.5)):
        if left[colour] > 0:
            left[colour] -= table.lay(colour + 1, area, dice)
    for _ in range(MOST_EXTRA):
        most = max(left)
        if most <= 0:
            return Plan(table.territory, -table.depth)
        colour = left.index(most)
        left[colour] -= table.lay(colour + 1, 1.5 * most + 2000, dice)
    raise TooLittleRoom("the sheets do not cover enough")


class Table:
    """What lies on the card so far."""

    def __init__(self, base: float) -> None:
        self.base = base  # all sheets lie at half right angles to it
        self.territory = np.zeros(SHAPE, np.uint8)
        self.depth = np.zeros(SHAPE, np.float32)
        self.clear = np.full(SHAPE, np.float32(HALO))  # how far it is to any sheet laid so far

    def lay(self, colour: int, area: float, dice: Dice) -> int:
        """Lays one sheet of about this area where most of it shows; how many cells do."""
        size = float(np.sqrt(min(max(area, LEAST_AREA), MOST_AREA)))
        shape, angle = dice.choice(SHEETS), self.base + dice.below(4) * np.pi / 4
        places = [(dice.uniform(0.05, 0.95) * WIDTH, dice.uniform(0.04, 0.96) * HEIGHT) for _ in range(TRIES)]
        x, y = max(places, key=lambda place: self.bare(place[0], place[1], size))
        reach = 1.4 * size + HALO
        rows = slice(max(0, int(y - reach)), min(HEIGHT, int(y + reach) + 1))
        columns = slice(max(0, int(x - reach)), min(WIDTH, int(x + reach) + 1))
        cos, sin = np.float32(np.cos(angle)), np.float32(np.sin(angle))
        dx, dy = X[:, columns] - np.float32(x), Y[rows] - np.float32(y)
        inner = shape(dx * cos + dy * sin, dy * cos - dx * sin, np.float32(size))
        territory, depth, clear = self.territory[rows, columns], self.depth[rows, columns], self.clear[rows, columns]
        shown = (inner > 0) & (territory == 0)
        territory[shown] = colour
        depth[shown] = np.minimum(inner, clear)[shown]
        np.minimum(clear, np.maximum(-inner, 0), out=clear)
        return int(np.count_nonzero(shown))

    def bare(self, x: float, y: float, size: float) -> int:
        """How bare the table is around a place, from every eighth cell."""
        rows = slice(max(0, int(y - size / 2)), int(y + size / 2) + 1, 8)
        columns = slice(max(0, int(x - size / 2)), int(x + size / 2) + 1, 8)
        return int(np.count_nonzero(self.territory[rows, columns] == 0))


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
    depth: Field = inner - np.maximum(v, slant)
    return depth


def half_disc(u: Field, v: Field, size: np.float32) -> Field:
    above = v + np.float32(0.34) * size
    depth: Field = np.minimum(np.float32(0.798) * size - np.hypot(u, above), above)
    return depth


SHEETS: tuple[Callable[[Field, Field, np.float32], Field], ...] = (disc, disc, square, bar, ring, triangle, half_disc)
