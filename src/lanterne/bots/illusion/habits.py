"""To whom the arrow goes from a row that a seat has just placed at: fitted to games of all five eyes at one table."""

from __future__ import annotations

from typing import Final

# By seats from two: what draws the arrow to who placed, and to the seat after, against all the others together; with
# two seats the one after is all the others. Fitted by `bench/illusion_ceiling.py habits`.
TO_SELF: Final[list[list[float]]] = [
    [0.28, -0.42, -0.51, 0.5, 0.28, -0.35, 0.07, -2.41, -2.26, 3.22],
    [-0.76, 0.56, -0.19, -0.22, -0.39, 0.55, -0.39, -0.54, 1.27, 0.82],
    [-1.21, 0.53, -0.54, -0.96, -1.01, 0.67, -1.51, -0.78, 2.24, 1.26],
    [-1.99, 0.42, -0.46, -1.48, -1.21, 0.86, -1.49, -0.98, 3.54, 2.41],
]
TO_NEXT: Final[list[list[float]]] = [
    [],
    [0.79, -1.76, 0.21, 0.59, 0.1, 0.49, -0.26, 1.51, 2.09, -1.08],
    [1.37, -1.73, -0.15, -0.21, 0.17, 0.29, -0.17, 0.51, 0.93, -0.82],
    [0.81, -1.72, -0.17, -0.53, 0.14, 0.31, -0.23, 0.91, 2.38, -0.21],
]
# By seats from three: how the others share what is left, in order of play.
TO_OTHERS: Final[list[list[float]]] = [[1.0], [0.66, 0.34], [0.638, 0.259, 0.103]]


def features(placed: float, cards: int, own: int, following: int) -> list[float]:
    """`placed`: how likely the row is right with the card; `cards` it has; the grades of this seat and the next one."""
    sight = (own - 3) / 2.0
    ahead = (following - own) / 4.0
    long = min(cards, 12) / 12.0
    curve = [1.0, placed, placed * placed, placed * placed * placed]
    return [*curve, sight, sight * placed, ahead, ahead * placed, long, long * placed]
