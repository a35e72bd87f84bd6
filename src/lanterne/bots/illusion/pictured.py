"""An eye that looks at the pictures themselves, as they lie on the table, and how far it can be trusted.

What it sees follows from the picture alone: no chance is in it, and no secret of the table. `learn/illusion` made it.
"""

from __future__ import annotations

import base64
import math
import pkgutil
import zlib
from typing import Any, Final, final

from lanterne.bots.illusion.chances import PRIOR, SHARES, Law
from lanterne.bots.illusion.convolution import LIGHTS, PictureNet, unpacked
from lanterne.core.errors import LanterneError
from lanterne.games.illusion.deck import VALUES

FILE: Final = "eye.net"
ROWS: Final = 80  # of a picture as it is shown to bots
COLUMNS: Final = 50
REMEMBERED: Final = 2000  # pictures
SHOWN: Final = "shown"
ASTRAY: Final = 1e-6  # an eye may be wrong altogether


def shipped_net() -> PictureNet:
    found = pkgutil.get_data("lanterne.bots.illusion", FILE)
    assert found is not None
    return unpacked(found)


@final
class PictureEye:
    """Looks at each picture once and remembers what it made of it."""

    def __init__(self) -> None:
        self.net: PictureNet | None = None
        self.widths: list[float] = []  # by share, how far a look is off
        self.looked: Final[dict[str, list[float]]] = {}

    def shares(self, picture: str) -> list[float]:
        """The four shares as they look, in per cent."""
        found = self.looked.get(picture)
        if found is None:
            if len(self.looked) >= REMEMBERED:
                self.looked.clear()
            found = self.opened().shares(pixels_of(picture), ROWS, COLUMNS)
            self.looked[picture] = found
        return found

    def law(self, picture: str, colour: int, gone: list[int]) -> Law:
        """What a look at a picture tells of its share."""
        seen = self.shares(picture)[colour]
        if not self.widths:
            base, slope = self.opened().width
            self.widths = [base + slope * float(share) for share in SHARES]
        return pictured_law(seen, self.widths, gone)

    def opened(self) -> PictureNet:
        if self.net is None:
            self.net = shipped_net()
        return self.net


THE_EYE: Final = PictureEye()  # one for all bots of a process: what one has looked at the others need not


def pixels_of(picture: str) -> bytes:
    """The inverse of how a picture travels. Raises `LanterneError`."""
    pixels = zlib.decompress(base64.b64decode(picture))
    if len(pixels) != ROWS * COLUMNS * LIGHTS:
        raise LanterneError(f"a picture of {len(pixels)} bytes, not of {ROWS} rows and {COLUMNS} columns")
    return pixels


def pictured_laws(v: Any, colour: int, gone: list[int]) -> tuple[list[Law], Law]:
    """What the pictures of the row and the next one tell of shares. Raises `LanterneError` where none are shown."""
    shown = v.get(SHOWN)
    if shown is None:
        raise LanterneError("an eye for pictures has nothing to look at here: nobody shows any")
    row = [THE_EYE.law(picture, colour, gone) for picture in shown["row"]]
    return row, THE_EYE.law(shown["next"], colour, gone) if shown["next"] else PRIOR


def pictured_law(seen: float, widths: list[float], gone: list[int]) -> Law:
    """The chance of each share after a look; `gone`: how many cards of each share have left for all to see."""
    chances: Law = []
    total = 0.0
    for k in range(len(SHARES)):
        width = widths[k]
        miss = (seen - float(SHARES[k])) / width
        left = max(PRIOR[k] * len(VALUES) - gone[k], 0.0)
        chance = left * (math.exp(-0.5 * miss * miss) + ASTRAY) / width
        chances.append(chance)
        total += chance
    if total <= 1e-300:
        return PRIOR
    return [chance / total for chance in chances]
