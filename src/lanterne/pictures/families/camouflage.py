"""Camouflage: four smooth random landscapes; the highest one at a place gives its colour."""

from __future__ import annotations

import numpy as np

from lanterne.pictures.canvas import CELLS
from lanterne.pictures.dice import Dice
from lanterne.pictures.ink import Brief, Plan, rooms

COARSE = 4  # the levels are tuned on every fourth cell
ROUNDS = 90


def camouflage(brief: Brief, dice: Dice) -> Plan:
    length = dice.uniform(110, 260)
    stretch = dice.uniform(0.7, 1.4)
    heights = np.stack([dice.noise(length * (stretch if c % 2 else 1)) for c in range(4)])
    wanted = np.array(rooms(brief, dice))
    coarse = heights[:, ::COARSE, ::COARSE]
    level = np.zeros(4)
    for _ in range(ROUNDS):
        winner = np.argmax(coarse + level[:, None, None].astype(np.float32), axis=0)
        level += 1.2 * (wanted - np.bincount(winner.ravel(), minlength=4) * COARSE * COARSE / CELLS)
    heights += level[:, None, None].astype(np.float32)
    best = np.argmax(heights, axis=0)
    ordered = np.partition(heights, 2, axis=0)
    return Plan((best + 1).astype(np.uint8), ordered[2] - ordered[3])
