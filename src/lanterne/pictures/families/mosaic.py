"""Mosaic: tesserae with grout, on a rough comb, a sunflower or rings; some colours run together without grout."""

from __future__ import annotations

import numpy as np

from lanterne.pictures.canvas import CELLS, HEIGHT, SHAPE, WIDTH, Field, Indices, Labels, X, Y
from lanterne.pictures.dice import Dice
from lanterne.pictures.ink import Brief, Plan
from lanterne.pictures.tiles import deal_tiles, smooth_order

Sites = tuple[np.ndarray, np.ndarray]
GOLDEN_ANGLE = np.pi * (3 - np.sqrt(5))
FUSED_PIECES = 2  # a colour that is to have so few pieces gets no grout between its own tesserae


def mosaic(brief: Brief, dice: Dice) -> Plan:
    spacing = dice.uniform(44, 74)
    x, y = dice.choice((comb, sunflower, wheel))(spacing, dice)
    owner = owners(x, y, spacing)
    areas = np.bincount(owner.ravel(), minlength=len(x))
    order = smooth_order(x, y, dice) if dice.chance(0.6) else None
    colours = deal_tiles(areas, brief, dice, order)
    fused = np.array([False, *(pieces <= FUSED_PIECES for pieces in brief.pieces)])
    return Plan(colours[owner], -grout_distance(x, y, owner, colours, fused, spacing))


def comb(spacing: float, dice: Dice) -> Sites:
    """A honeycomb, shaken."""
    shake = dice.uniform(0.1, 0.42) * spacing
    places = []
    for row in range(-1, int(HEIGHT / (0.87 * spacing)) + 2):
        for column in range(-1, int(WIDTH / spacing) + 2):
            x = (column + 0.5 * (row % 2)) * spacing + dice.uniform(-shake, shake)
            places.append((x, row * 0.87 * spacing + dice.uniform(-shake, shake)))
    return within(places, spacing)


def sunflower(spacing: float, dice: Dice) -> Sites:
    """Seeds at the golden angle around a point."""
    x, y = dice.uniform(0.25, 0.75) * WIDTH, dice.uniform(0.25, 0.75) * HEIGHT
    places = []
    for k in range(int(4.2 * CELLS / spacing**2)):
        radius = 0.56 * spacing * np.sqrt(k + 0.5)
        places.append((x + radius * np.cos(k * GOLDEN_ANGLE), y + radius * np.sin(k * GOLDEN_ANGLE)))
    return within(places, spacing)


def wheel(spacing: float, dice: Dice) -> Sites:
    """Rings of tesserae, as on a floor."""
    x, y = dice.uniform(0.2, 0.8) * WIDTH, dice.uniform(0.2, 0.8) * HEIGHT
    places = [(x, y)]
    for ring in range(1, int(900 / spacing)):
        count = max(4, round(2 * np.pi * ring * dice.uniform(0.75, 1.1)))
        first = dice.angle()
        for k in range(count):
            angle = first + 2 * np.pi * k / count
            places.append((x + ring * spacing * np.cos(angle), y + ring * spacing * np.sin(angle)))
    return within(places, spacing)


def within(places: list[tuple[float, float]], spacing: float) -> Sites:
    kept = [(x, y) for x, y in places if -spacing < x < WIDTH + spacing and -spacing < y < HEIGHT + spacing]
    return np.array([x for x, _ in kept], np.float32), np.array([y for _, y in kept], np.float32)


def window(x: float, y: float, reach: float) -> tuple[slice, slice]:
    rows = slice(max(0, int(y - reach)), max(0, min(HEIGHT, int(y + reach) + 1)))
    return rows, slice(max(0, int(x - reach)), max(0, min(WIDTH, int(x + reach) + 1)))


def owners(x: np.ndarray, y: np.ndarray, spacing: float) -> Indices:
    """The nearest site of each cell."""
    nearest = np.full(SHAPE, np.float32(1e9))
    owner = np.zeros(SHAPE, np.int64)
    for site in range(len(x)):
        rows, columns = window(float(x[site]), float(y[site]), 1.6 * spacing)
        distance = (X[:, columns] - x[site]) ** 2 + (Y[rows] - y[site]) ** 2
        nearer = distance < nearest[rows, columns]
        nearest[rows, columns][nearer] = distance[nearer]
        owner[rows, columns][nearer] = site
    return owner


def grout_distance(
    x: np.ndarray, y: np.ndarray, owner: Indices, colours: Labels, fused: np.ndarray, spacing: float
) -> Field:
    """How far a cell is from the border of its tessera.

    Borders within a fused colour do not count: there it is half of what the nearest other colour is farther away.
    """
    own_x, own_y, own_colour = x[owner], y[owner], colours[owner]
    depth = np.full(SHAPE, np.float32(spacing))
    for site in range(len(x)):
        at = window(float(x[site]), float(y[site]), 1.7 * spacing)
        rows, columns = at
        to_site = (X[:, columns] - x[site]) ** 2 + (Y[rows] - y[site]) ** 2
        to_own = (X[:, columns] - own_x[at]) ** 2 + (Y[rows] - own_y[at]) ** 2
        between = np.hypot(own_x[at] - x[site], own_y[at] - y[site])
        runs = fused[own_colour[at]]
        border = (to_site - to_own) / np.where(runs, 2 * np.sqrt(to_site) + 2 * np.sqrt(to_own), 2 * between + 1)
        border[(owner[at] == site) | (runs & (own_colour[at] == colours[site]))] = spacing
        np.minimum(depth[at], border, out=depth[at])
    return depth
