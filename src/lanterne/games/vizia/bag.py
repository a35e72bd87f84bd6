"""A bag of tiles: how many of each colour, eight bits per colour in one integer. Their order never matters."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanterne.games.vizia.lattice import COLOURS, Colour

EMPTY_BAG: Final[i64] = 0
FULL_BAG: Final[i64] = 0x0C0C0C0C0C0C  # VZ-002: twelve of each colour
# A table, because a compiled `1 << n` is worked out in 32 bits.
ONES: Final[vec[i64]] = vec[i64]([0x1, 0x100, 0x10000, 0x1000000, 0x100000000, 0x10000000000])


def one(colour: i64) -> i64:
    """A bag with one tile of the colour: add it, or take it away."""
    return ONES[colour]


def count_of(bag: i64, colour: i64) -> i64:
    return (bag >> (8 * colour)) & 255


def size_of(bag: i64) -> i64:
    half = bag + (bag >> 24)  # 72 tiles at most: no count overflows its eight bits
    return (half & 255) + ((half >> 8) & 255) + ((half >> 16) & 255)


def kinds_of(bag: i64) -> i64:
    """How many different colours it holds."""
    kinds: i64 = 0
    while bag:
        if bag & 255:
            kinds += 1
        bag >>= 8
    return kinds


def colour_at(bag: i64, k: i64) -> i64:
    """The colour of the k-th tile, counted in prism order."""
    colour: i64 = 0
    while k >= bag & 255:
        k -= bag & 255
        bag >>= 8
        colour += 1
    return colour


def colours_of(bag: i64) -> list[Colour]:
    """Every tile by name, in prism order."""
    names: list[Colour] = []
    for colour in range(6):
        names.extend([COLOURS[colour]] * count_of(bag, colour))
    return names


def bag_of(names: list[Colour]) -> i64:
    """The inverse of `colours_of`."""
    bag = EMPTY_BAG
    for name in names:
        bag += one(COLOURS.index(name))
    return bag
