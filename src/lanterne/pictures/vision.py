"""How a palette looks to eyes that lack a kind of cone, and how far apart its inks are then.

The simulation is the one of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color
Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009, at full severity; it acts on
linear RGB. Distances are those of CIE L*a*b* (1976) under D65.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

import numpy as np

from lanterne.pictures.palette import Colour, Palette

NORMAL: Final = "normal"
MATRICES: Final[dict[str, np.ndarray]] = {
    NORMAL: np.eye(3),
    "protan": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritan": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
TO_XYZ: Final = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])


def linear(colour: Colour) -> np.ndarray:
    part = np.array(colour) / 255
    return np.asarray(np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4))


def lab(light: np.ndarray) -> np.ndarray:
    """CIE L*a*b* of linear RGB."""
    ratio = TO_XYZ @ light / (TO_XYZ @ np.ones(3))
    root = np.where(ratio > 216 / 24389, np.cbrt(ratio), ratio * 24389 / 3132 + 16 / 116)
    return np.array([116 * root[1] - 16, 500 * (root[0] - root[1]), 200 * (root[1] - root[2])])


def seen(colour: Colour, vision: str) -> np.ndarray:
    return lab(np.clip(MATRICES[vision] @ linear(colour), 0, 1))


def closest(palette: Palette, vision: str) -> float:
    """The smallest difference between any two inks of a palette, paper included, to eyes of this kind."""
    colours = [seen(ink, vision) for ink in palette.inks]
    return min(float(np.linalg.norm(one - other)) for one, other in combinations(colours, 2))
