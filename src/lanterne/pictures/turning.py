"""A picture as one match shows it: turned, mirrored or drawn anew, in a file like no other.

Whoever has seen the designed deck before meets other pictures, and no file can be looked up. The areas stay what they
are; that a program can count them cannot be prevented.
"""

from __future__ import annotations

import hashlib
import hmac
import io
from typing import Final

from PIL import Image
from PIL.Image import Transpose

from lanterne.pictures.png import padded

PURPOSE: Final = b"lanterne turns 1"
SALT: Final = 16  # bytes
LETTERING: Final = "lettering"  # mirrored it could not be read: it is drawn anew instead
TURNS: Final = (None, Transpose.ROTATE_180, Transpose.FLIP_LEFT_RIGHT, Transpose.FLIP_TOP_BOTTOM)


class Turn:
    """How a card lies in one match, by its secret seed."""

    def __init__(self, seed: str, card: int) -> None:
        secret = hmac.new(seed.encode(), PURPOSE + card.to_bytes(2, "big"), hashlib.sha256).digest()
        self.number: Final = secret[0] % len(TURNS)
        self.salt: Final = secret[1 : 1 + SALT]

    def drawn(self, family: str) -> int:
        """Which drawing of the card: letters are drawn anew, all else is the same picture."""
        return self.number if family == LETTERING else 0

    def way(self, family: str) -> Transpose | None:
        return None if family == LETTERING else TURNS[self.number]

    def turned(self, data: bytes, family: str) -> bytes:
        """The file of the picture for this match, of the same size as any other."""
        way = self.way(family)
        image = Image.open(io.BytesIO(data))
        file = io.BytesIO()
        (image if way is None else image.transpose(way)).save(file, "PNG", optimize=False, compress_level=6)
        return padded(file.getvalue(), self.salt)
