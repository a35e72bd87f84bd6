"""Spiral: arms that wind around a point, logarithmic as a shell or even as a spring."""

from __future__ import annotations

import numpy as np

from lanterne.pictures.bands import bands
from lanterne.pictures.canvas import HEIGHT, WIDTH, polar
from lanterne.pictures.dice import Dice
from lanterne.pictures.ink import Brief, Plan

MOST_FOR_ARMS = 8  # every band is there once an arm
TURN = np.float32(2 * np.pi)


def spiral(brief: Brief, dice: Dice) -> Plan:
    radius, angle = polar(dice.uniform(0.25, 0.75) * WIDTH, dice.uniform(0.25, 0.75) * HEIGHT)
    sense = dice.choice((-1, 1))
    arms = dice.choice((1, 2, 3)) if sum(brief.pieces) <= MOST_FOR_ARMS else 1
    if dice.chance(0.65):
        winding = np.log(radius + np.float32(20)) * np.float32(sense * dice.uniform(1.8, 3.6))
    else:
        winding = radius * np.float32(sense * dice.uniform(0.012, 0.024))
    return bands((angle * arms + winding) % TURN, brief, dice, closed=True)
