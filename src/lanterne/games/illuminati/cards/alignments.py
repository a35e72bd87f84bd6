"""The ten alignments as bits, and which of them oppose each other (29 to 32)."""

from __future__ import annotations

from typing import Final

GOVERNMENT: Final = 1
COMMUNIST: Final = 2
LIBERAL: Final = 4
CONSERVATIVE: Final = 8
PEACEFUL: Final = 16
VIOLENT: Final = 32
STRAIGHT: Final = 64
WEIRD: Final = 128
CRIMINAL: Final = 256
FANATIC: Final = 512

NAMES: Final = (
    "government",
    "communist",
    "liberal",
    "conservative",
    "peaceful",
    "violent",
    "straight",
    "weird",
    "criminal",
    "fanatic",
)
ALL: Final = 1023
PAIRED: Final = 255  # the eight that have an opposite other than themselves: bit 2k against bit 2k + 1


def opposite_of(mask: int) -> int:
    """The opposites of a set of alignments; Criminal has none, Fanatic is its own (30, 31)."""
    return ((mask & 0b01010101) << 1) | ((mask & 0b10101010) >> 1) | (mask & FANATIC)


def bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def identical(one: int, other: int) -> int:
    """How many alignments two cards share; two Fanatics are opposites, never identical (A-15)."""
    return bits(one & other & ~FANATIC)


def opposed(one: int, other: int) -> int:
    """How many pairs of alignments stand against each other."""
    return bits(opposite_of(one) & other)


_names: Final = [[name for bit, name in enumerate(NAMES) if mask >> bit & 1] for mask in range(ALL + 1)]


def names_of(mask: int) -> list[str]:
    return _names[mask][:]


def mask_of_names(names: list[str]) -> int:
    """The inverse of `names_of`."""
    mask = 0
    for name in names:
        mask |= 1 << NAMES.index(name)
    return mask
