"""Scatter: discs of all sizes strewn like bubbles, flattened where they touch."""

from __future__ import annotations

import numpy as np

from lanterne.pictures.canvas import CELLS, HEIGHT, SHAPE, WIDTH, X, Y
from lanterne.pictures.dice import Dice
from lanterne.pictures.ink import Brief, Plan

CANDIDATES = 40
REACH = 1.7  # how far past its radius a disc may still grow
LEAST_RADIUS = 9.0


def scatter(brief: Brief, dice: Dice) -> Plan:
    discs = strewn(radii(brief, dice), dice)
    territory = np.zeros(SHAPE, np.uint8)
    field = np.full(SHAPE, np.float32(REACH))
    for x, y, radius, colour in discs:
        reach = REACH * radius
        rows = slice(max(0, int(y - reach)), min(HEIGHT, int(y + reach) + 2))
        columns = slice(max(0, int(x - reach)), min(WIDTH, int(x + reach) + 2))
        distance = np.hypot(X[:, columns] - np.float32(x), Y[rows] - np.float32(y)) / np.float32(radius)
        nearer = distance < field[rows, columns]
        territory[rows, columns][nearer] = colour
        field[rows, columns][nearer] = distance[nearer]
    return Plan(territory, field)


def radii(brief: Brief, dice: Dice) -> list[tuple[float, int]]:
    """The discs of each colour, the largest first: as many as its pieces, small shares often in more."""
    found: list[tuple[float, int]] = []
    for colour, (share, pieces) in enumerate(zip(brief.shares, brief.pieces, strict=True), start=1):
        count = pieces if share > 18 else pieces * (1 + dice.below(3))
        weights = [dice.uniform(0.35, 1.6) ** 2 for _ in range(count)]
        for weight in weights:
            area = share / 100 * CELLS * weight / sum(weights)
            found.append((max(LEAST_RADIUS, float(np.sqrt(area / np.pi))), colour))
    found.sort(reverse=True)
    return found


def strewn(sizes: list[tuple[float, int]], dice: Dice) -> list[tuple[float, float, float, int]]:
    """A place for each disc: of some candidates the one with most air around it."""
    discs: list[tuple[float, float, float, int]] = []
    for radius, colour in sizes:
        best, most = (0.0, 0.0), -1e9
        margin = min(0.8 * radius, 0.45 * WIDTH)
        for _ in range(CANDIDATES):
            x, y = dice.uniform(margin, WIDTH - margin), dice.uniform(margin, HEIGHT - margin)
            air = min((np.hypot(x - a, y - b) - r for a, b, r, _ in discs), default=400.0) - radius
            air = min(air, dice.uniform(4, 40))  # enough is enough: bubbles should crowd
            if air > most:
                best, most = (x, y), air
        discs.append((*best, radius, colour))
    return discs
