"""Textures for eyes that confuse inks: each ink gets its own pattern of white knock-outs.

Every ink loses exactly the same part of its area, so that comparing stays fair: 6 % of p per cent are 240·p cells.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from lanterne.pictures.canvas import PER_CENT, SHAPE, WHITE, Field, Labels, X, Y

LOST: Final = 6  # of a hundred cells of an ink
PITCH: Final = 32.0  # from one mark to the next


def _dots() -> Field:
    """Around the points of a lattice, every other row shifted."""
    row = np.floor(Y / PITCH)
    x = (X / PITCH + 0.5 * (row % 2)) % 1 - 0.5
    y = (Y / PITCH) % 1 - 0.5
    return np.asarray(np.hypot(x, y))


def _waves() -> Field:
    """Along horizontal waves."""
    return np.asarray(np.abs((Y / PITCH + 0.28 * np.sin(X * (2 * np.pi / (2.2 * PITCH)))) % 1 - 0.5))


def _lines() -> Field:
    """Along diagonals."""
    return np.abs(((X + Y) / PITCH) % 1 - 0.5)


def _crosses() -> Field:
    """Upright crosses on a lattice."""
    x = np.abs((X / PITCH) % 1 - 0.5)
    y = np.abs((Y / PITCH) % 1 - 0.5)
    return np.asarray(np.minimum(np.maximum(3 * x, y), np.maximum(x, 3 * y)))


PATTERNS: Final[tuple[Field, ...]] = (_dots(), _waves(), _lines(), _crosses())  # red, yellow, green, blue


def textured(labels: Labels) -> Labels:
    """The label map with each ink's pattern knocked out: the cells nearest to its marks, exactly as many as due."""
    cells = labels.ravel().copy()
    for ink, pattern in enumerate(PATTERNS, start=1):
        own = np.flatnonzero(cells == ink)
        due = len(own) * LOST // 100
        field = np.broadcast_to(pattern, SHAPE).ravel()[own]
        cells[own[np.argsort(field, kind="stable")[:due]]] = WHITE
    return cells.reshape(SHAPE)


assert PER_CENT * LOST % 100 == 0  # so the part is exact for every whole share
