"""Perception: what a seat that sees through a model of the human eye takes a share for.

A view never shows a share, so a bot that plays from the view alone needs eyes of its own. The table says which seats
have them (options `eyes1` to `eyes5`); the rules draw each glance once and keep it, and the seat's view shows it.
The law is the same for all: perceived = true * exp(N(0, sigma)), sigma by grade, wider where the picture misleads.
"""

from __future__ import annotations

import math
from typing import Final

from lanterne.core.rng import Rng

NONE: Final = 0  # a person, who looks at the picture
GRADES: Final[tuple[str, ...]] = ("none", "child", "casual", "steady", "sharp", "keen")
SIGMAS: Final[tuple[float, ...]] = (0.0, 0.46, 0.28, 0.17, 0.10, 0.055)
HEARD: Final = 3  # what a person is told at a table by ear: a middling eye (N-18)
UNIT: Final = 100  # a glance is kept in hundredths of a per cent
LEAST_GLANCE: Final = 10
MOST_GLANCE: Final = 10000


def normal(rng: Rng) -> float:
    """A draw from the standard normal law (Box and Muller)."""
    radius = math.sqrt(-2.0 * math.log(1.0 - rng.unit()))
    return radius * math.cos(2.0 * math.pi * rng.unit())


def glance(share: int, haze: int, grade: int, rng: Rng) -> int:
    """What an eye of this grade takes a share of so many per cent for, in hundredths of a per cent."""
    sigma = SIGMAS[grade] * haze / 100.0
    seen = share * UNIT * math.exp(sigma * normal(rng))
    return max(LEAST_GLANCE, min(MOST_GLANCE, round(seen)))
