"""Capital letters as bare strokes in a unit square, x to the right, y down; curves as short chords."""

from __future__ import annotations

import math
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]
Stroke: TypeAlias = tuple[Point, ...]


def arc(x: float, y: float, rx: float, ry: float, start: float, end: float, chords: int = 6) -> Stroke:
    """Part of an ellipse; angles in quarter turns, clockwise from the right."""
    turns = [math.pi / 2 * (start + (end - start) * k / chords) for k in range(chords + 1)]
    return tuple((x + rx * math.cos(turn), y + ry * math.sin(turn)) for turn in turns)


LEFT: Final[Stroke] = ((0, 0), (0, 1))
BOWL: Final[Stroke] = ((0, 0), (0.55, 0), *arc(0.6, 0.26, 0.36, 0.26, -1, 1), (0, 0.52))

STROKES: Final[dict[str, tuple[Stroke, ...]]] = {
    "A": (((0, 1), (0.5, 0), (1, 1)), ((0.2, 0.66), (0.8, 0.66))),
    "B": (LEFT, BOWL, ((0, 0.52), (0.6, 0.52), *arc(0.62, 0.76, 0.38, 0.24, -1, 1), (0, 1))),
    "D": (LEFT, ((0, 0), (0.4, 0), *arc(0.45, 0.5, 0.55, 0.5, -1, 1, 8), (0, 1))),
    "E": (((1, 0), (0, 0), (0, 1), (1, 1)), ((0, 0.5), (0.8, 0.5))),
    "G": ((*arc(0.5, 0.5, 0.5, 0.5, -0.45, -4, 10), (1, 0.56), (0.58, 0.56)),),
    "J": ((*arc(0.5, 0.7, 0.42, 0.3, 2, 0), (0.92, 0)),),
    "L": (((0, 0), (0, 1), (1, 1)),),
    "N": (((0, 1), (0, 0), (1, 1), (1, 0)),),
    "O": (arc(0.5, 0.5, 0.5, 0.5, 0, 4, 14),),
    "R": (LEFT, BOWL, ((0.45, 0.52), (1, 1))),
    "T": (((0, 0), (1, 0)), ((0.5, 0), (0.5, 1))),
    "U": (((0, 0), (0, 0.6), *arc(0.5, 0.62, 0.5, 0.38, 2, 0, 8), (1, 0)),),
    "V": (((0, 0), (0.5, 1), (1, 0)),),
    "W": (((0, 0), (0.24, 1), (0.5, 0.25), (0.76, 1), (1, 0)),),
    "Y": (((0, 0), (0.5, 0.5), (1, 0)), ((0.5, 0.5), (0.5, 1))),
}
