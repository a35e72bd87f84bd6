"""Spiral: arms that wind around a point, logarithmic as a shell or even as a spring."""

from __future__ import annotations

import numpy as np

from lanterne.pictures.bands import bands
from lanterne.pictures.canvas import HEIGHT, WIDTH, polar
from lanterne.pictures.dice import Dice
from lanterne.pictures.ink import Brief, Plan

TURN = np.float32(2 * np.pi)


def spiral(brief: Brief, dice: Dice) -> Plan:
    radius, angle = polar(dice.uniform(0.25, 0.75) * WIDTH, dice.uniform(0.25, 0.75) * HEIGHT)
    sense = dice.choice((-1, 1))
    arms = dice.choice((1, 1, 2, 3))
    if dice.chance(0.65):
        winding = np.log(radius + np.float32(20)) * np.float32(sense * dice.uniform(2.0, 4.5))
    else:
        winding = radius * np.float32(sense * dice.uniform(0.016, 0.034))
    return bands((angle * arms + winding) % TURN, brief, dice, closed=True)
