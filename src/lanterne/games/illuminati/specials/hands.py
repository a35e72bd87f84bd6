"""Held specials: who has which, what everybody can tell of it, and how one leaves a hand face up."""

from __future__ import annotations

from lanterne.core.game import Seat
from lanterne.games.illuminati.blanks import NO_SPECIALS, Hand
from lanterne.games.illuminati.cards.table import KIND_COUNT, SPECIALS
from lanterne.games.illuminati.state import IlluminatiState


def held(s: IlluminatiState, seat: Seat) -> int:
    """How many specials a seat holds: public (19)."""
    hand = s.specials[seat]
    if hand is NO_SPECIALS:
        return 0
    total = 0
    for count in hand:
        total += count
    return total


def holds_any(s: IlluminatiState, seat: Seat) -> bool:
    hand = s.specials[seat]
    if hand is NO_SPECIALS:
        return False
    return any(count > 0 for count in hand)


def face_down(s: IlluminatiState, seat: Seat) -> int:
    shown = s.shown[seat]
    total = held(s, seat)
    if shown is not NO_SPECIALS:
        for count in shown:
            total -= count
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


def known_of(s: IlluminatiState, viewer: Seat, holder: Seat) -> Hand:
    """The face-down specials of the holder that the viewer can name, for having seen them there."""
    return s.known[s.knows_at(viewer, holder)]


# ---------------------------------------------------------------------- changes


def with_more(hand: Hand, kind: int, more: int) -> Hand:
    counts = list(hand)
    counts[kind] += more
    return NO_SPECIALS if more < 0 and counts.count(0) == KIND_COUNT else tuple(counts)


def add_special(s: IlluminatiState, seat: Seat, kind: int, more: int) -> None:
    s.specials[seat] = with_more(s.specials[seat], kind, more)


def add_shown(s: IlluminatiState, seat: Seat, kind: int, more: int) -> None:
    s.shown[seat] = with_more(s.shown[seat], kind, more)


def remember(s: IlluminatiState, viewer: Seat, holder: Seat, kind: int) -> None:
    """The viewer knows of one more there."""
    at = s.knows_at(viewer, holder)
    s.known[at] = with_more(s.known[at], kind, 1)


def forget(s: IlluminatiState, viewer: Seat, holder: Seat, kind: int) -> None:
    """One that the viewer may have known is gone from there."""
    at = s.knows_at(viewer, holder)
    if s.known[at][kind]:
        s.known[at] = with_more(s.known[at], kind, -1)


def forget_all(s: IlluminatiState, viewer: Seat, holder: Seat) -> None:
    s.known[s.knows_at(viewer, holder)] = NO_SPECIALS


def discard(s: IlluminatiState, seat: Seat, kind: int) -> None:
    """The card leaves the game in everybody's sight (124); one that lies face up goes first."""
    if s.shown[seat][kind]:
        add_shown(s, seat, kind, -1)
    else:
        for viewer in range(s.seats):
            forget(s, viewer, seat, kind)
    add_special(s, seat, kind, -1)
    s.gone_specials[kind] += 1


def learn_specials(s: IlluminatiState, viewer: Seat, holder: Seat) -> None:
    """The viewer now knows every face-down special of the holder (131, 179)."""
    hand, shown = s.specials[holder], s.shown[holder]
    s.known[s.knows_at(viewer, holder)] = tuple([hand[kind] - shown[kind] for kind in range(KIND_COUNT)])


def unknown_specials(s: IlluminatiState, viewer: Seat, holder: Seat) -> int:
    """Face-down specials of the holder that the viewer cannot name."""
    total = face_down(s, holder)
    for known in known_of(s, viewer, holder):
        total -= known
    return total
