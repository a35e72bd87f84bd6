"""Waves: bands that swing to and fro, all alike as water or each its own way as hills."""

from __future__ import annotations

import numpy as np

from lanterne.pictures.bands import bands
from lanterne.pictures.canvas import HEIGHT, WIDTH, Field, turned
from lanterne.pictures.dice import Dice
from lanterne.pictures.ink import Brief, Plan


def waves(brief: Brief, dice: Dice) -> Plan:
    shape = dice.choice((water, water, hills))
    return bands(shape(dice), brief, dice, least=2)


def water(dice: Dice) -> Field:
    along, across = turned(WIDTH / 2, HEIGHT / 2, dice.angle())
    swing = np.sin(across / np.float32(dice.uniform(28, 75)) + np.float32(dice.angle()))
    u: Field = along + np.float32(dice.uniform(22, 60)) * swing
    return u


def hills(dice: Dice) -> Field:
    """The swing changes from band to band, so that valleys narrow and widen."""
    along, across = turned(WIDTH / 2, HEIGHT / 2, np.pi / 2 + dice.uniform(-0.5, 0.5))
    drift = along / np.float32(dice.uniform(110, 190))
    long = np.sin(across / np.float32(dice.uniform(60, 100)) + drift + np.float32(dice.angle()))
    short = np.sin(across / np.float32(dice.uniform(26, 40)) - drift * 2)
    u: Field = along + np.float32(dice.uniform(35, 60)) * long + np.float32(dice.uniform(6, 16)) * short
    return u
