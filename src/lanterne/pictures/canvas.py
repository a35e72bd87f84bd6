"""The printable area of a card: 500 by 800 cells, so that one per cent is exactly 4,000 of them."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Field: TypeAlias = NDArray[np.floating[Any]]
Labels: TypeAlias = NDArray[np.uint8]  # 0 white, 1 red, 2 yellow, 3 green, 4 blue
Indices: TypeAlias = NDArray[np.int64]

WIDTH: Final = 500
HEIGHT: Final = 800
CELLS: Final = WIDTH * HEIGHT
PER_CENT: Final = CELLS // 100
WHITE: Final = 0
SHAPE: Final = (HEIGHT, WIDTH)

X: Final[Field] = (np.arange(WIDTH, dtype=np.float32) + np.float32(0.5))[None, :]
Y: Final[Field] = (np.arange(HEIGHT, dtype=np.float32) + np.float32(0.5))[:, None]


def turned(x: float, y: float, angle: float) -> tuple[Field, Field]:
    """Coordinates around a point, turned by an angle: along and across."""
    cos, sin = np.float32(np.cos(angle)), np.float32(np.sin(angle))
    dx, dy = X - np.float32(x), Y - np.float32(y)
    return dx * cos + dy * sin, dy * cos - dx * sin


def polar(x: float, y: float) -> tuple[Field, Field]:
    """Distance from a point, and angle around it."""
    dx, dy = X - np.float32(x), Y - np.float32(y)
    return np.hypot(dx, dy), np.arctan2(dy, dx)
