"""What the laws of all games need to know of Illusion."""

from __future__ import annotations

from lanterne.games.illusion.view import IllusionView
from tests.games.illusion.swaps import swaps

__all__ = ["FLEETING", "MOST_PLIES", "shown", "swaps"]

MOST_PLIES = 12 * 98  # twelve rows, none longer than the deck
FLEETING = ("revealed", "wrong")  # N-16: once a pile is made anew, no view shows the shares that were seen


def shown(v: IllusionView, topic: str) -> int | None:
    """The arrows of a seat, as the table shows them."""
    word, _, seat = topic.partition(" ")
    return sum(v["won"][int(seat)]) if word == "arrows" else None
