"""A picture as it looks small: the colours of a block of cells run together into one pixel.

What is finer than a block is blended, not lost, as it is on a screen that shows a card the size of a thumb.
"""

from __future__ import annotations

import base64
import zlib
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL.Image import Image

from lanterne.pictures.canvas import HEIGHT, WIDTH, Labels
from lanterne.pictures.palette import STANDARD, Palette

BLOCK: Final = 10  # cells of a block's side
ROWS: Final = HEIGHT // BLOCK
COLUMNS: Final = WIDTH // BLOCK
INKS: Final = 4

Pixels = NDArray[np.uint8]  # rows, columns, red and green and blue light
Planes = NDArray[np.uint8]  # ink by ink how much of each block it covers, from 0 to 255


def planes(labels: Labels, block: int = BLOCK) -> Planes:
    """How much of each block is of each ink: inks, rows, columns. What does not fill a block is left out."""
    rows, columns = labels.shape[0] // block, labels.shape[1] // block
    cut = labels[: rows * block, : columns * block].reshape(rows, block, columns, block)
    inks = [(cut == ink).mean(axis=(1, 3)) for ink in range(1, INKS + 1)]
    return np.round(255 * np.array(inks)).astype(np.uint8)


def small(labels: Labels, palette: Palette = STANDARD) -> Pixels:
    """The picture in the palette's colours, one pixel a block."""
    return in_colours(planes(labels), palette)


def in_colours(covered: Planes, palette: Palette = STANDARD) -> Pixels:
    """What so much of each ink looks like: inks beside one another in a block run together."""
    paper = np.array(palette.inks[0], np.float64)
    light = paper + np.tensordot(covered.astype(np.float64) / 255, np.array(palette.inks[1:]) - paper, axes=(0, 0))
    return np.round(np.clip(light, 0, 255)).astype(np.uint8)


def as_text(image: Image) -> str:
    """As it travels in a view: rows of red, green, blue from the top left corner, packed."""
    return base64.b64encode(zlib.compress(image.tobytes(), 6)).decode()
