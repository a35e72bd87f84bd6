"""How much one client or one table may ask for: buckets that refill with time, pauses that grow."""

from __future__ import annotations

import time
from collections import OrderedDict


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


class Buckets:
    """A bucket for each of many; whoever has asked for nothing the longest is forgotten first, with a full bucket."""

    def __init__(self, per_s: float, burst: float, most: int = 10_000) -> None:
        self.per_s = per_s
        self.burst = burst
        self.most = most
        self.kept: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        bucket = self.kept.get(who)
        if bucket is None:
            bucket = self.kept[who] = Bucket(self.per_s, self.burst)
            if len(self.kept) > self.most:
                self.kept.popitem(last=False)
        self.kept.move_to_end(who)
        return bucket


class Turnstile:
    """So many a second, one after the other: whoever comes is told how long to wait. Nobody waits for a burst."""

    def __init__(self, per_s: float) -> None:
        self.each_s = 1.0 / per_s
        self.free_s = 0.0  # when the next one may be

    def wait_s(self, now_s: float) -> float:
        at_s = max(now_s, self.free_s)
        self.free_s = at_s + self.each_s
        return at_s - now_s


class Tries:
    """Wrong guesses by whoever makes them: `free` of them cost nothing, each further one doubles the pause."""

    def __init__(self, free: int, *, most_wait_s: float = 60.0, forgotten_s: float = 900.0, most: int = 10_000) -> None:
        self.free = free
        self.most_wait_s = most_wait_s
        self.forgotten_s = forgotten_s
        self.most = most  # of those that are remembered
        self.made: OrderedDict[str, tuple[int, float]] = OrderedDict()  # how many, and when the last one was

    def wait_s(self, who: str) -> float:
        """How long until the next one may be made."""
        count, last_s = self._of(who)
        if count < self.free:
            return 0.0
        pause_s = min(self.most_wait_s, 2.0 ** min(count - self.free, 30))
        return max(0.0, last_s + pause_s - time.monotonic())

    def note(self, who: str) -> None:
        """One is being made; it counts as wrong until `forget` says otherwise, so that many at once gain nothing."""
        count, _ = self._of(who)
        self.made[who] = (count + 1, time.monotonic())
        self.made.move_to_end(who)
        if len(self.made) > self.most:
            self.made.popitem(last=False)

    def forget(self, who: str) -> None:
        self.made.pop(who, None)

    def take_back(self, who: str) -> None:
        """The last one was no wrong guess."""
        count, last_s = self._of(who)
        if count > 1:
            self.made[who] = (count - 1, last_s)
        else:
            self.forget(who)

    def _of(self, who: str) -> tuple[int, float]:
        count, last_s = self.made.get(who, (0, 0.0))
        return (0, 0.0) if time.monotonic() - last_s > self.forgotten_s else (count, last_s)
