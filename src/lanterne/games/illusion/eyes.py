"""Perception: how large a share looks to a seat that sees through a model of the human eye.

A view never shows a share, so a bot that plays from the view alone needs eyes of its own. The table says which seats
have them (options `eyes1` to `eyes5`, N-17) and whether people are told by ear what a middling eye sees (`ear`, N-18):
for these the rules draw each glance once and keep it. Whoever else looks at a seat, a bot that took it over or a person
who took it over from a bot, looks through eyes of their own (N-19): their glances are a function of the table's secret
blur, so the same picture always looks the same to them without anything being stored.

The law is the same for all: perceived = true * exp(N(0, sigma)), sigma by grade, wider where the picture misleads.
"""

from __future__ import annotations

import math
from typing import Final, Literal, TypeAlias, get_args

from lanterne.core.rng import MOST, Rng, StreamRng

NONE: Final = 0  # a person, who looks at the picture
Grade: TypeAlias = Literal["none", "child", "casual", "steady", "sharp", "keen"]
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)
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
    """How large a share of so many per cent looks to an eye of this grade, in hundredths of a per cent."""
    sigma = SIGMAS[grade] * haze / 100.0
    seen = share * UNIT * math.exp(sigma * normal(rng))
    return max(LEAST_GLANCE, min(MOST_GLANCE, round(seen)))


def fresh_blur(rng: Rng) -> str:
    """A table's secret from which glances follow; too long to be found from the glances."""
    words = (int(rng.below(MOST)), int(rng.below(MOST)), int(rng.below(MOST)), int(rng.below(MOST)))
    return "{:08x}{:08x}{:08x}{:08x}".format(*words)


def blurred(blur: str, whose: str, share: int, haze: int, grade: int) -> int:
    """A glance that was never drawn: `whose` names who looks, at what, through which eyes."""
    return glance(share, haze, grade, StreamRng(bytes.fromhex(blur), 0, whose))
