"""The server's only clocks. Tests move them forward instead of waiting."""

from __future__ import annotations

import time


class WallClock:
    def __init__(self) -> None:
        self.ahead_ms = 0

    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead_ms

    def steady_ms(self) -> int:
        return time.monotonic_ns() // 1_000_000 + self.ahead_ms


wall_clock = WallClock()


def now_ms() -> int:
    """The time of day, for what is stored and shown. It jumps when somebody sets the machine's clock."""
    return wall_clock.now_ms()


def steady_ms() -> int:
    """For what runs: game clocks, absence, pauses. It never jumps, stands still while the machine sleeps, and means
    nothing to another process."""
    return wall_clock.steady_ms()
