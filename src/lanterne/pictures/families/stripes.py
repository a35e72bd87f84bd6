"""Stripes: parallel bands, straight, folded into chevrons, or in panels that lean against each other."""

from __future__ import annotations

import numpy as np

from lanterne.pictures.bands import bands
from lanterne.pictures.canvas import HEIGHT, WIDTH, Field, turned
from lanterne.pictures.dice import Dice
from lanterne.pictures.ink import Brief, Plan


def stripes(brief: Brief, dice: Dice) -> Plan:
    shape = dice.choice((straight, chevrons, chevrons, panels))
    return bands(shape(dice), brief, dice, least=2)


def straight(dice: Dice) -> Field:
    along, _ = turned(0, 0, dice.angle())
    return along


def chevrons(dice: Dice) -> Field:
    """One fold, or a zigzag of several."""
    along, across = turned(WIDTH / 2, HEIGHT / 2, dice.choice((0.0, np.pi / 2, dice.angle())))
    half = np.float32(dice.uniform(60, 260))
    fold = np.abs((across + np.float32(dice.uniform(0, 200))) % (2 * half) - half)
    u: Field = along + np.float32(dice.uniform(0.5, 1.2)) * fold
    return u


def panels(dice: Dice) -> Field:
    """Upright panels, the stripes leaning to the left in one and to the right in the next, cut off at the seam."""
    along, across = turned(WIDTH / 2, HEIGHT / 2, dice.choice((0.0, np.pi / 2)))
    panel = np.floor((across + np.float32(dice.uniform(0, 100))) / np.float32(dice.uniform(90, 200)))
    lean = np.where(panel % 2 == 0, np.float32(1), np.float32(-1))
    slope, shift = np.float32(dice.uniform(0.3, 0.7)), np.float32(dice.uniform(0, 60))
    u: Field = along + lean * across * slope + (panel % 3) * shift
    return u
