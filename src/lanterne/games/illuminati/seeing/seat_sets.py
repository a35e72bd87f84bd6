"""Sets of seats: bits in the state, lists of seats to whoever looks."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Seat

_seats: Final = [[seat for seat in range(8) if bits >> seat & 1] for bits in range(256)]


def seats_in(bits: int) -> list[Seat]:
    """The seats of a set, in order."""
    return _seats[bits][:]


def bits_of(seats: list[Seat]) -> int:
    """The inverse of `seats_in`."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits
