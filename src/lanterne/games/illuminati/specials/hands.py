"""Held specials: who has which, what everybody can tell of it, and how one leaves a hand face up."""

from __future__ import annotations

from lanterne.core.game import Seat
from lanterne.games.illuminati.cards.table import KIND_COUNT, SPECIALS
from lanterne.games.illuminati.state import IlluminatiState


def held(s: IlluminatiState, seat: Seat) -> int:
    """How many specials a seat holds: public (19)."""
    total = 0
    for count in s.specials[seat]:
        total += count
    return total


def face_down(s: IlluminatiState, seat: Seat) -> int:
    total = 0
    for kind in range(KIND_COUNT):
        total += s.specials[seat][kind] - s.shown[seat][kind]
    return total


def seen_by_all(s: IlluminatiState, kind: int) -> int:
    """Copies that lie open: gone from the game, or face up before somebody."""
    total = s.gone_specials[kind]
    for seat in range(s.seats):
        total += s.shown[seat][kind]
    return total


def could_hold(s: IlluminatiState, seat: Seat, kind: int, hidden: bool) -> bool:
    """Whether, for all that everybody can see, the seat may hold one: windows ask by this and so betray nothing.

    `hidden`: it has a face-down special.
    """
    return s.shown[seat][kind] > 0 or (hidden and seen_by_all(s, kind) < SPECIALS[kind].count)


def discard(s: IlluminatiState, seat: Seat, kind: int) -> None:
    """The card leaves the game in everybody's sight (124); one that lies face up goes first."""
    if s.shown[seat][kind]:
        s.shown[seat][kind] -= 1
    else:
        for viewer in range(s.seats):
            if s.known[viewer][seat][kind]:
                s.known[viewer][seat][kind] -= 1
    s.specials[seat][kind] -= 1
    s.gone_specials[kind] += 1


def learn_specials(s: IlluminatiState, viewer: Seat, holder: Seat) -> None:
    """The viewer now knows every face-down special of the holder (131, 179)."""
    for kind in range(KIND_COUNT):
        s.known[viewer][holder][kind] = s.specials[holder][kind] - s.shown[holder][kind]


def unknown_specials(s: IlluminatiState, viewer: Seat, holder: Seat) -> int:
    """Face-down specials of the holder that the viewer cannot name."""
    total = face_down(s, holder)
    for kind in range(KIND_COUNT):
        total -= s.known[viewer][holder][kind]
    return total
