"""Polygons: triangles to hexagons nested in each other, each turned a little against the last."""

from __future__ import annotations

import numpy as np

from lanterne.pictures.bands import bands
from lanterne.pictures.canvas import HEIGHT, WIDTH, polar
from lanterne.pictures.dice import Dice
from lanterne.pictures.ink import Brief, Plan


def polygons(brief: Brief, dice: Dice) -> Plan:
    sides = dice.choice((3, 4, 5, 6))
    radius, angle = polar(dice.uniform(0.3, 0.7) * WIDTH, dice.uniform(0.3, 0.7) * HEIGHT)
    twist = dice.choice((-1, 1)) * dice.uniform(0.0005, 0.0042)
    sector = np.float32(2 * np.pi / sides)
    turned = (angle + radius * np.float32(twist) + np.float32(dice.angle())) % sector - sector / 2
    return bands(radius * np.cos(turned), brief, dice)
