"""The server's only clock. Tests move it forward instead of waiting."""

from __future__ import annotations

import time


class WallClock:
    def __init__(self) -> None:
        self.ahead_ms = 0

    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead_ms


wall_clock = WallClock()


def now_ms() -> int:
    return wall_clock.now_ms()
