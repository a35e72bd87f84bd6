"""The server's only clock. Tests move it forward instead of waiting."""

from __future__ import annotations

import time


class Timepiece:
    def __init__(self) -> None:
        self.ahead_ms = 0

    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead_ms


timepiece = Timepiece()


def now_ms() -> int:
    return timepiece.now_ms()
