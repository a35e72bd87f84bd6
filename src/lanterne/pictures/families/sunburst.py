"""Sunburst: sectors around a point, straight as rays or bent as the blades of a fan."""

from __future__ import annotations

import numpy as np

from lanterne.pictures.bands import bands
from lanterne.pictures.canvas import HEIGHT, WIDTH, polar
from lanterne.pictures.dice import Dice
from lanterne.pictures.ink import Brief, Plan

TURN = np.float32(2 * np.pi)


def sunburst(brief: Brief, dice: Dice) -> Plan:
    if dice.chance(0.5):
        x, y = dice.uniform(0.1, 0.9) * WIDTH, dice.uniform(0.1, 0.9) * HEIGHT
    else:
        x, y = dice.uniform(0.0, 1.0) * WIDTH, dice.choice((-0.04, 1.04)) * HEIGHT
    radius, angle = polar(x, y)
    bend = dice.choice((0.0, 0.0, dice.uniform(0.0008, 0.0018), dice.uniform(-0.0018, -0.0008)))
    return bands(
        (angle + radius * np.float32(bend) + np.float32(dice.angle())) % TURN, brief, dice, closed=True, least=2
    )
