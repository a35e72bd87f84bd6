"""How much one client or one table may ask for: buckets that refill with time."""

from __future__ import annotations

import time


class Bucket:
    """`burst` at once, `per_s` in the long run."""

    def __init__(self, per_s: float, burst: float) -> None:
        self.per_s = per_s
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_s)
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True
