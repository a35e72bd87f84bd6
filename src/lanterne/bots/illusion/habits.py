"""To whom the arrow goes from a row that a seat has just placed at: fitted to games of all five eyes at one table."""

from __future__ import annotations

from typing import Final

FEATURES: Final = 10
# By seats from two: what draws the arrow to who placed, and to the seat after; against all the others together.
TO_SELF: Final[list[list[float]]] = [[0.0] * FEATURES for _ in range(4)]
TO_NEXT: Final[list[list[float]]] = [[0.0] * FEATURES for _ in range(4)]
# By seats from three: how the others share what is left, in order of play.
TO_OTHERS: Final[list[list[float]]] = [[1.0], [0.7, 0.3], [0.6, 0.25, 0.15]]


def features(placed: float, cards: int, own: int, following: int) -> list[float]:
    """`placed`: how likely the row is right with the card; `cards` it has; the grades of this seat and the next one."""
    sight = (own - 3) / 2.0
    ahead = (following - own) / 4.0
    long = min(cards, 12) / 12.0
    curve = [1.0, placed, placed * placed, placed * placed * placed]
    return [*curve, sight, sight * placed, ahead, ahead * placed, long, long * placed]
