"""Sets of seats: bits in the state, lists of seats to whoever looks."""

from __future__ import annotations

from lanterne.core.game import Seat


def seats_in(bits: int) -> list[Seat]:
    """The seats of a set, in order."""
    found: list[Seat] = []
    seat = 0
    while bits:
        if bits & 1:
            found.append(seat)
        bits >>= 1
        seat += 1
    return found


def bits_of(seats: list[Seat]) -> int:
    """The inverse of `seats_in`."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits
