"""How long bots wait for people to whom something was said: once for each thing said, however the game goes on."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.game import Seat


@final
class Patience:
    def __init__(self, patience_ms: int) -> None:
        self.patience_ms: Final = patience_ms
        self._said: dict[Seat, int] = {}  # how many things lie before a person unanswered
        self._since_ms: dict[Seat, int] = {}  # when the last of them was said
        self._let_go: dict[Seat, int] = {}  # people who have nothing to say to so many of them

    def hear(self, invited: list[Seat], now_ms: int) -> None:
        """The position is new: so often each seat has something to answer."""
        for seat in set(invited):
            if invited.count(seat) > self._said.get(seat, 0):
                self._since_ms[seat] = now_ms
        self._said = {seat: invited.count(seat) for seat in set(invited)}
        self._let_go = {seat: count for seat, count in self._let_go.items() if seat in self._said}

    def let_go(self, seat: Seat) -> None:
        """The person has nothing to say to what was said so far."""
        self._let_go[seat] = self._said.get(seat, 0)

    def is_waiting_for(self, seat: Seat, now_ms: int) -> bool:
        return self._said.get(seat, 0) > self._let_go.get(seat, 0) and now_ms < self.ends_ms(seat)

    def ends_ms(self, seat: Seat) -> int:
        return self._since_ms.get(seat, 0) + self.patience_ms
