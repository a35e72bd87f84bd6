"""Rings: circles around a point off the middle, ovals leaning to one side, or two ripples that meet."""

from __future__ import annotations

import numpy as np

from lanterne.pictures.bands import bands
from lanterne.pictures.canvas import HEIGHT, WIDTH, Field, polar, turned
from lanterne.pictures.dice import Dice
from lanterne.pictures.ink import Brief, Plan

MOST_FOR_RIPPLES = 13  # two ripples show every band twice: more would be hairs


def rings(brief: Brief, dice: Dice) -> Plan:
    shapes = (circles, tunnel, ripples) if sum(brief.pieces) <= MOST_FOR_RIPPLES else (circles, circles, tunnel)
    shape = dice.choice(shapes)
    return bands(shape(dice), brief, dice)


def circles(dice: Dice) -> Field:
    radius, _ = polar(dice.uniform(0.15, 0.85) * WIDTH, dice.uniform(0.15, 0.85) * HEIGHT)
    return radius


def tunnel(dice: Dice) -> Field:
    """Ovals with one focus in common: each lies off the middle of the next, as seen down a bent tube."""
    x, y = dice.uniform(0.3, 0.7) * WIDTH, dice.uniform(0.3, 0.7) * HEIGHT
    along, across = turned(x, y, dice.angle())
    u: Field = np.hypot(along, across) + np.float32(dice.uniform(0.35, 0.6)) * along
    return u


def ripples(dice: Dice) -> Field:
    """Two stones in a pond; where their rings meet, the nearer one wins."""
    left, _ = polar(dice.uniform(0.0, 0.45) * WIDTH, dice.uniform(0.05, 0.45) * HEIGHT)
    right, _ = polar(dice.uniform(0.55, 1.0) * WIDTH, dice.uniform(0.55, 0.95) * HEIGHT)
    u: Field = np.minimum(left, right * np.float32(dice.uniform(0.7, 1.3)))
    return u
