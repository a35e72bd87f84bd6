"""Halftone: a turned lattice of dots whose size grows along one way, in zones of colour."""

from __future__ import annotations

import numpy as np

from lanterne.pictures.canvas import HEIGHT, SHAPE, WIDTH, Field, X, Y, polar, turned
from lanterne.pictures.dice import Dice
from lanterne.pictures.ink import Brief, Plan
from lanterne.pictures.tiles import centres, deal_tiles, lattice, smooth_order


def halftone(brief: Brief, dice: Dice) -> Plan:
    pitch = np.float32(dice.uniform(26, 46))
    along, across = turned(WIDTH / 2, HEIGHT / 2, dice.uniform(0.2, 1.4))
    u, v = along / pitch, across / pitch
    tile, du, dv = lattice(u, v)
    areas = np.bincount(tile.ravel())
    x, y = centres(tile, len(areas))
    order = smooth_order(x, y, dice) if dice.chance(0.7) else None
    colours = deal_tiles(areas, brief, dice, order)
    growth = np.broadcast_to(swell(dice), SHAPE)
    at = growth[np.clip(y, 0, HEIGHT - 1).astype(int), np.clip(x, 0, WIDTH - 1).astype(int)]
    return Plan(colours[tile], np.hypot(du, dv) / at[tile])


def swell(dice: Dice) -> Field:
    """How large the dots are here: growing across, or outwards, or in a slow wave; about 0.5 to 1.4."""
    kind = dice.below(3)
    if kind == 0:
        part = Y / np.float32(HEIGHT) if dice.chance(0.5) else X / np.float32(WIDTH)
        part = part if dice.chance(0.5) else 1 - part
    elif kind == 1:
        radius, _ = polar(dice.uniform(100, 400), dice.uniform(150, 650))
        part = np.clip(radius / np.float32(500), 0, 1)
    else:
        part = (np.sin(X / np.float32(dice.uniform(60, 120))) + np.cos(Y / np.float32(dice.uniform(70, 130))) + 2) / 4
    return np.float32(0.5) + np.float32(0.9) * part
