"""PNG files of label maps: palette colours, no metadata, and a size that tells nothing about the shares."""

from __future__ import annotations

import io
import struct
import zlib
from typing import Final

import numpy as np
from PIL import Image

from lanterne.pictures.canvas import HEIGHT, WIDTH, Labels
from lanterne.pictures.palette import STANDARD, Palette

FRAME: Final = 5  # the palette's index of the frame
FRAME_CELLS: Final = 25
PAD_TO: Final = 32 * 1024  # all files are whole multiples of this many bytes


def framed(labels: Labels) -> Labels:
    """The card as it lies on the table: the area with the grey frame around it."""
    card = np.full((HEIGHT + 2 * FRAME_CELLS, WIDTH + 2 * FRAME_CELLS), FRAME, np.uint8)
    card[FRAME_CELLS:-FRAME_CELLS, FRAME_CELLS:-FRAME_CELLS] = labels
    return card


def png(labels: Labels, palette: Palette = STANDARD, *, frame: bool = False, scale: int = 1) -> bytes:
    """The picture at native size or a whole multiple of it, cell by cell, nothing blended."""
    cells = framed(labels) if frame else labels
    image = Image.fromarray(np.repeat(np.repeat(cells, scale, axis=0), scale, axis=1), mode="P")
    image.putpalette([part for ink in (*palette.inks, palette.frame) for part in ink])
    file = io.BytesIO()
    image.save(file, "PNG", optimize=False, compress_level=6)
    return padded(file.getvalue())


def padded(data: bytes, salt: bytes = b"") -> bytes:
    """The same picture in a file of a round size: a private chunk before the end, of the salt and zeros."""
    room = -(len(data) + 12 + len(salt)) % PAD_TO
    kind, filling = b"paDd", salt + bytes(room)
    chunk = struct.pack(">I", len(filling)) + kind + filling + struct.pack(">I", zlib.crc32(kind + filling))
    return data[:-12] + chunk + data[-12:]
