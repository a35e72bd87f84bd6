"""Bulge: a square grid seen through a lens, as squares, lozenges or discs."""

from __future__ import annotations

import numpy as np

from lanterne.pictures.canvas import HEIGHT, WIDTH, X, Y, polar
from lanterne.pictures.dice import Dice
from lanterne.pictures.ink import Brief, Plan
from lanterne.pictures.tiles import centres, deal_tiles, lattice, smooth_order


def bulge(brief: Brief, dice: Dice) -> Plan:
    x, y = dice.uniform(0.3, 0.7) * WIDTH, dice.uniform(0.3, 0.7) * HEIGHT
    radius, _ = polar(x, y)
    reach = dice.uniform(230, 330)
    inside = np.clip(1 - radius / np.float32(reach), 0, 1)
    zoom = 1 / (1 + np.float32(dice.choice((1.5, 1.5, -0.42))) * inside**2)
    side = np.float32(dice.uniform(34, 56))
    dx, dy = (X - np.float32(x)) * zoom / side, (Y - np.float32(y)) * zoom / side
    turn = dice.choice((0.0, 0.0, np.pi / 4))
    cos, sin = np.float32(np.cos(turn)), np.float32(np.sin(turn))
    tile, u, v = lattice(dx * cos + dy * sin, dy * cos - dx * sin)
    areas = np.bincount(tile.ravel())
    order = smooth_order(*centres(tile, len(areas)), dice) if dice.chance(0.6) else None
    colours = deal_tiles(areas, brief, dice, order)
    return Plan(colours[tile], np.hypot(u, v) if dice.chance(0.4) else np.maximum(np.abs(u), np.abs(v)))
