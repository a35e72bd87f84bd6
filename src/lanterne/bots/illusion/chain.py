"""How likely a row is right, from one's own glances and from what the others made of it.

Whoever puts a card between two others, or lets them lie, has looked at them too. So each pair of neighbours carries a
witness of every other seat that placed one of the two or has accepted them since: the further the right share lies
below the left one, the less likely that seat would have let it be. Given the laws of the cards and these witnesses the
sums over all shares are exact: a row is a chain of neighbours.
"""

from __future__ import annotations

import math
from typing import Final, final

from lanterne.bots.illusion.chances import LOGS, SHARES, Law
from lanterne.games.illusion.eyes import SIGMAS

COUNT: Final = len(SHARES)
PLACED: Final = 0
LEFT_ALONE: Final = 1
KINDS: Final = 2
USUAL_WIDTH: Final = 1.55 * math.sqrt(2.0)  # how much wider than its grade an eye compares two pictures
SPREAD: Final = [1.0, 1.3]  # by kind: how blurred a seat's deed shows what it saw
LENIENCE: Final = [0.0, 0.8]  # by kind: how far the wrong way a pair may look before it is not let be, in widths
FLOOR: Final = 0.02  # anybody may do anything now and then

Pair = list[float]  # for each left and right share, row by row, how likely the others let them lie so


def deed(grade: int, kind: int) -> int:
    """What one seat of these eyes has done to a pair, as a number; a pair's deeds are a sum of powers of these."""
    return KINDS * grade + kind


@final
class Pairs:
    """Tables of pairs by the deeds of others; a table is made when its deeds first occur."""

    def __init__(self) -> None:
        self.made: Final[dict[tuple[int, ...], Pair]] = {}

    def of(self, deeds: tuple[int, ...]) -> Pair:
        found = self.made.get(deeds)
        if found is None:
            found = self.table(deeds)
            self.made[deeds] = found
        return found

    def table(self, deeds: tuple[int, ...]) -> Pair:
        table = [1.0] * (COUNT * COUNT)
        for one in deeds:
            kind = one % KINDS
            width = SIGMAS[one // KINDS] * USUAL_WIDTH * SPREAD[kind]
            for left in range(COUNT):
                for right in range(COUNT):
                    ahead = (LOGS[right] - LOGS[left]) / width + LENIENCE[kind] / SPREAD[kind]
                    let_be = 0.5 * math.erfc(-ahead / math.sqrt(2.0))
                    table[COUNT * left + right] *= FLOOR + (1.0 - FLOOR) * let_be
        return table


@final
class Reading:
    """`right`: that the row as it lies is right. `gaps`: that it will be with the next card there."""

    def __init__(self, right: float, gaps: list[float]) -> None:
        self.right = right
        self.gaps = gaps


def reading(row: list[Law], pairs: list[Pair], new: Law) -> Reading:
    """`pairs` are parallel to the gaps between the cards of the row."""
    whole = everything(row, pairs)
    rising = [row[0]]  # by card: that all up to it are in order, and this is its share
    for at in range(1, len(row)):
        rising.append(risen(rising[-1], pairs[at - 1], row[at]))
    falling = [row[-1]]  # the same from the right end
    for at in range(len(row) - 2, -1, -1):
        falling.append(fallen(falling[-1], pairs[at], row[at]))
    falling.reverse()
    upto = summed(new)
    gaps = [at_the_left(falling[0], upto) / whole]
    for at in range(1, len(row)):
        gaps.append(between(rising[at - 1], pairs[at - 1], falling[at], upto) / whole)
    gaps.append(at_the_right(rising[-1], upto) / whole)
    return Reading(sum(rising[-1]) / whole, gaps)


def everything(row: list[Law], pairs: list[Pair]) -> float:
    """The chance of all that the others did, whatever the shares."""
    held = row[0]
    for at in range(1, len(row)):
        pair, law = pairs[at - 1], row[at]
        then: Law = []
        for right in range(COUNT):
            total = 0.0
            if law[right] > 1e-12:
                for left in range(COUNT):
                    total += held[left] * pair[COUNT * left + right]
            then.append(total * law[right])
        held = then
    return max(sum(held), 1e-300)


def risen(held: Law, pair: Pair, law: Law) -> Law:
    then: Law = []
    for right in range(COUNT):
        total = 0.0
        if law[right] > 1e-12:
            for left in range(right + 1):
                total += held[left] * pair[COUNT * left + right]
        then.append(total * law[right])
    return then


def fallen(held: Law, pair: Pair, law: Law) -> Law:
    then: Law = []
    for left in range(COUNT):
        total = 0.0
        if law[left] > 1e-12:
            for right in range(left, COUNT):
                total += held[right] * pair[COUNT * left + right]
        then.append(total * law[left])
    return then


def between(lower: Law, pair: Pair, upper: Law, upto: Law) -> float:
    total = 0.0
    for left in range(COUNT):
        if lower[left] > 1e-12:
            below = upto[left]
            for right in range(left, COUNT):
                total += lower[left] * pair[COUNT * left + right] * upper[right] * (upto[right + 1] - below)
    return total


def at_the_left(upper: Law, upto: Law) -> float:
    total = 0.0
    for right in range(COUNT):
        total += upper[right] * upto[right + 1]
    return total


def at_the_right(lower: Law, upto: Law) -> float:
    total = 0.0
    for left in range(COUNT):
        total += lower[left] * (1.0 - upto[left])
    return total


def summed(law: Law) -> Law:
    """The chance of less than each share, and of any."""
    upto = [0.0]
    for chance in law:
        upto.append(upto[-1] + chance)
    return upto
