"""How likely a row is right, to somebody who saw each share only so well.

Each card's share has a law: the deck's own, weighed by the glance. The chance that the shares of a row do not fall is
summed exactly over all values, ties included, from the left and from the right; both halves meet in every gap at once.
"""

from __future__ import annotations

import math
from typing import Final, final

from lanterne.games.illusion.deck import VALUES
from lanterne.games.illusion.eyes import UNIT

SHARES: Final[list[int]] = sorted(set(VALUES))
LOGS: Final[list[float]] = [math.log(float(share)) for share in SHARES]
PRIOR: Final[list[float]] = [VALUES.count(share) / len(VALUES) for share in SHARES]

Law = list[float]  # a chance for each of SHARES


def law_of(glance: int, sigma: float) -> Law:
    """What the share can be after a glance of this width; a glance of 0 tells nothing."""
    if glance <= 0 or sigma <= 0.0:
        return PRIOR
    seen = math.log(glance / UNIT)
    law: Law = []
    total = 0.0
    for k in range(len(LOGS)):
        miss = (LOGS[k] - seen) / sigma
        chance = PRIOR[k] * math.exp(-0.5 * miss * miss)
        law.append(chance)
        total += chance
    if total <= 1e-300:
        return PRIOR
    return [chance / total for chance in law]


@final
class Chances:
    """`right`: that the row as it lies is right. `gaps`: that it will be with the next card there."""

    def __init__(self, right: float, gaps: list[float]) -> None:
        self.right = right
        self.gaps = gaps


def chances(row: list[Law], new: Law) -> Chances:
    count = len(SHARES)
    below: list[Law] = [[1.0] * count]  # by gap: that all to the left are in order and at most this share
    for law in row:
        below.append(_heap(law, below[-1], forwards=True))
    above: list[Law] = [[1.0] * count]  # by gap, from the right end: in order and at least this share
    for law in reversed(row):
        above.append(_heap(law, above[-1], forwards=False))
    above.reverse()
    gaps: list[float] = []
    for gap in range(len(row) + 1):
        left, right = below[gap], above[gap]
        total = 0.0
        for k in range(count):
            total += new[k] * left[k] * right[k]
        gaps.append(total)
    return Chances(below[-1][count - 1], gaps)


def _heap(law: Law, inner: Law, *, forwards: bool) -> Law:
    """Adds up chance times what lies inwards, share by share, from the small end or from the large one."""
    count = len(law)
    heap = [0.0] * count
    total = 0.0
    for step in range(count):
        k = step if forwards else count - 1 - step
        total += law[k] * inner[k]
        heap[k] = total
    return heap
