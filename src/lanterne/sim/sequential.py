"""Whether the first bot's share is above or below a mark, asked after every block, at any time with the same right.

Somebody bets against "its share is exactly the mark": after each block the stake is multiplied by 1 + k (x - mark),
x being the share the bot had of the block. Where the mark is true no way of betting wins on average, so the fortune is
a martingale, and it ever reaches 40 times the stake with a chance of 1/40 at most (Ville's inequality), however often
one looks. One fortune bets on more, one on less; together they err once in 20 times. (I. Waudby-Smith and A. Ramdas,
2024, Estimating means of bounded random variables by betting.) The stake is spread over several k from careful to bold:
a mean of martingales is one, and nobody need know beforehand how large the difference is.

Blocks are alike and independent, so each may be one bet; deals of different line-ups are not.
The marks that are not refuted form an interval that holds the truth at all times at once with 95 %.
"""

from __future__ import annotations

from collections import Counter
from math import exp, log, log1p
from typing import Final, final

ABOVE = "above"
BELOW = "below"
REFUTED: Final = log(40.0)
BOLDNESS: Final = (1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 3 / 4)
HALVINGS = 40


@final
class Bets:
    """The shares of the blocks so far; equal ones together, for their order does not matter."""

    def __init__(self) -> None:
        self.shares: Counter[float] = Counter()

    def add(self, share: float) -> None:
        self.shares[share] += 1

    def verdict(self, mark: float) -> str:
        """`above`, `below`, or empty while nothing is shown."""
        if self.fortune(mark, 1) >= REFUTED:
            return ABOVE
        return BELOW if self.fortune(mark, -1) >= REFUTED else ""

    def fortune(self, mark: float, side: int) -> float:
        """The logarithm of what a stake of 1 on more (1) or less (-1) than the mark has become."""
        edge = mark if side == 1 else 1 - mark  # the worst block loses boldness times the stake
        if edge <= 0:
            return 0.0
        logs = [
            sum([count * log1p(bold * side * (share - mark) / edge) for share, count in self.shares.items()])
            for bold in BOLDNESS
        ]
        most = max(logs)
        return most + log(sum([exp(each - most) for each in logs]) / len(logs))

    def interval(self) -> tuple[float, float]:
        """All marks that are not refuted. The fortune on more falls as the mark rises, so halving finds the end."""
        outside_low, outside_high = 0.0, 1.0
        low = high = self.middle()
        for _ in range(HALVINGS):
            mark = (outside_low + low) / 2
            if self.fortune(mark, 1) >= REFUTED:
                outside_low = mark
            else:
                low = mark
            mark = (outside_high + high) / 2
            if self.fortune(mark, -1) >= REFUTED:
                outside_high = mark
            else:
                high = mark
        return low, high

    def middle(self) -> float:
        total = self.shares.total()
        return sum([share * count for share, count in self.shares.items()]) / total if total else 0.5
