"""Inks. A palette colours the label map and never changes it, so that every viewer judges the same areas."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

Colour: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True)
class Palette:
    """White, red, yellow, green, blue as labelled, and the frame, which lies outside of the area (IN-005)."""

    name: str
    inks: tuple[Colour, Colour, Colour, Colour, Colour]
    frame: Colour = (0x9A, 0x9A, 0x9A)


PAPER: Final[Colour] = (0xFF, 0xFF, 0xFF)

STANDARD: Final = Palette(
    "standard", (PAPER, (0xD6, 0x28, 0x28), (0xFC, 0xC4, 0x19), (0x22, 0x8B, 0x4A), (0x21, 0x54, 0xB6))
)
# For eyes that lack a kind of cone: the names of the inks still fit, their lightness keeps them apart.
DEUTAN: Final = Palette(
    "deutan", (PAPER, (0xB5, 0x1F, 0x2E), (0xFF, 0xD8, 0x3D), (0x38, 0xB2, 0x9A), (0x0B, 0x3C, 0x8C))
)
PROTAN: Final = Palette(
    "protan", (PAPER, (0xC6, 0x2A, 0x2A), (0xFF, 0xDC, 0x45), (0x30, 0xB0, 0x98), (0x10, 0x3F, 0x9E))
)
TRITAN: Final = Palette(
    "tritan", (PAPER, (0xD0, 0x21, 0x2B), (0xF2, 0xB0, 0x1E), (0x0F, 0x7A, 0x5A), (0x1B, 0x2F, 0x6E))
)
# One that serves all of them, for people who would rather not name their eyes.
SAFE: Final = Palette("safe", (PAPER, (0xC1, 0x27, 0x2D), (0xFF, 0xE1, 0x4D), (0x00, 0xA0, 0x87), (0x0B, 0x3C, 0x8C)))
PALETTES: Final[dict[str, Palette]] = {palette.name: palette for palette in (STANDARD, SAFE, DEUTAN, PROTAN, TRITAN)}
