"""The clocks of a match. Pure: whoever asks says what time it is, so tests need no waiting."""

from __future__ import annotations

from typing import final

from lanterne.core.game import Seat

DAY_MS = 86_400_000
LEAST_BACK_MS = 15_000  # what somebody has who comes back after their time was over, at least


@final
class Clock:
    """Milliseconds left for each seat; runs for the seats that are waited for. None everywhere: no clock."""

    def __init__(self, left_ms: list[int | None], *, increment_ms: int = 0, fresh_ms: int = 0) -> None:
        self.left_ms = left_ms
        self.increment_ms = increment_ms
        self.fresh_ms = fresh_ms  # each decision starts anew with this much (correspondence); 0: a budget
        self.timed = any([left is not None for left in left_ms])  # whether the table has clocks at all
        self.running: list[Seat] = []
        self.since_ms = 0

    def run(self, waited: list[Seat], now_ms: int) -> None:
        """From now on these seats are waited for."""
        self.settle(now_ms)
        if self.fresh_ms:  # whoever is asked next starts anew; whoever is still asked does not
            for seat, left in enumerate(self.left_ms):
                if seat not in waited and left is not None:
                    self.left_ms[seat] = self.fresh_ms
        self.running = list(waited)

    def settle(self, now_ms: int) -> None:
        """Charges the running seats for the time that has passed."""
        passed = max(0, now_ms - self.since_ms)
        self.since_ms = now_ms
        for seat in self.running:
            left = self.left_ms[seat]
            if left is not None:
                self.left_ms[seat] = max(0, left - passed)

    def after_move(self, seat: Seat, now_ms: int) -> list[int | None]:
        """What all would have left once the seat has decided: its increment is added, or its days start anew."""
        shown = self.shown(now_ms)
        left = shown[seat]
        if left is not None:
            shown[seat] = self.fresh_ms if self.fresh_ms else left + self.increment_ms
        return shown

    def set(self, left_ms: list[int | None], now_ms: int) -> None:
        """So much is left for each seat, and nobody is waited for until `run` says so."""
        self.left_ms = list(left_ms)
        self.running = []
        self.since_ms = now_ms

    def is_out(self, seat: Seat) -> bool:
        """Whether the seat's time was over once, and it has no clock any more."""
        return self.timed and self.left_ms[seat] is None

    def back(self, seat: Seat, now_ms: int) -> list[int | None]:
        """What all would have left if somebody came back to that seat: an increment, or the days of a decision."""
        shown = self.shown(now_ms)
        shown[seat] = self.fresh_ms if self.fresh_ms else max(self.increment_ms, LEAST_BACK_MS)
        return shown

    def shown(self, now_ms: int) -> list[int | None]:
        """What is left for each seat at this moment."""
        passed = max(0, now_ms - self.since_ms)
        shown: list[int | None] = []
        for seat, left in enumerate(self.left_ms):
            shown.append(left if left is None or seat not in self.running else max(0, left - passed))
        return shown

    def flagged(self, now_ms: int) -> list[Seat]:
        """The seats whose time is over."""
        left = self.shown(now_ms)
        return [seat for seat in self.running if left[seat] == 0]

    def next_flag_ms(self, now_ms: int) -> int | None:
        """How long until the first running clock is at zero; None: none runs."""
        left = self.shown(now_ms)
        waits = [ms for seat in self.running if (ms := left[seat]) is not None]
        return min(waits) if waits else None


def make_clock(kind: str, seats: int, *, base_s: int = 0, increment_s: int = 0, days: int = 0) -> Clock:
    """`none`, `live` (a budget and an increment for each seat) or `days` (so many days for each decision)."""
    if kind == "live":
        return Clock([base_s * 1000] * seats, increment_ms=increment_s * 1000)
    if kind == "days":
        return Clock([days * DAY_MS] * seats, fresh_ms=days * DAY_MS)
    return Clock([None] * seats)
