"""Textures for eyes that confuse inks: each ink gets its own pattern of white knock-outs.

Every ink loses exactly the same part of its area, so that comparing stays fair: 6 % of p per cent are 240·p cells.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from lanterne.pictures.canvas import PER_CENT, SHAPE, WHITE, Field, Labels, turned

LOST: Final = 6  # of a hundred cells of an ink
PITCH: Final = 32.0  # from one mark to the next


# Turned a little: on a lattice along the cells many would be equally near to a mark, and the upper ones would go first.
ALONG, ACROSS = (axis / PITCH for axis in turned(0, 0, 0.13))


def _dots() -> Field:
    """Around the points of a lattice, every other row shifted."""
    shifted = ALONG + 0.5 * (np.floor(ACROSS) % 2)
    return np.asarray(np.hypot(shifted % 1 - 0.5, ACROSS % 1 - 0.5))


def _waves() -> Field:
    """Along waves."""
    return np.asarray(np.abs((ACROSS + 0.28 * np.sin(ALONG * (2 * np.pi / 2.2))) % 1 - 0.5))


def _lines() -> Field:
    """Along slanting lines."""
    return np.asarray(np.abs((ALONG * 0.7 + ACROSS * 0.71) % 1 - 0.5))


def _crosses() -> Field:
    """Crosses on a lattice."""
    x = np.abs(ALONG % 1 - 0.5)
    y = np.abs(ACROSS % 1 - 0.5)
    return np.asarray(np.minimum(np.maximum(3 * x, y), np.maximum(x, 3 * y)))


PATTERNS: Final[tuple[Field, ...]] = (_dots(), _waves(), _lines(), _crosses())  # red, yellow, green, blue


def textured(labels: Labels) -> Labels:
    """The label map with each ink's pattern knocked out: the cells nearest to its marks, exactly as many as due."""
    cells = labels.ravel().copy()
    for ink, pattern in enumerate(PATTERNS, start=1):
        own = np.flatnonzero(cells == ink)
        due = len(own) * LOST // 100
        cells[own[np.argsort(pattern.ravel()[own], kind="stable")[:due]]] = WHITE
    return cells.reshape(SHAPE)


assert PER_CENT * LOST % 100 == 0  # so the part is exact for every whole share
