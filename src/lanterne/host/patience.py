"""How long bots wait for people to whom something was said: once for each thing said, however the game goes on."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.game import Seat


@final
class Patience:
    def __init__(self, patience_ms: int) -> None:
        self.patience_ms: Final = patience_ms
        self._said: dict[Seat, dict[str, int]] = {}  # what lies before a person unanswered, and since when
        self._let_go: dict[Seat, set[str]] = {}  # to which of it the person has nothing to say

    def hear(self, seat: Seat, said: list[str], now_ms: int) -> None:
        """The position is new: this lies before the person now."""
        known = self._said.get(seat, {})
        self._said[seat] = {words: known.get(words, now_ms) for words in said}
        self._let_go[seat] = self._let_go.get(seat, set()) & set(said)  # what is said again is new

    def let_go(self, seat: Seat) -> None:
        """The person has nothing to say to what was said so far."""
        self._let_go[seat] = set(self._said.get(seat, {}))

    def ends_ms(self, seat: Seat) -> int:
        """Until when the person is waited for."""
        passed = self._let_go.get(seat, set())
        heard = [since for words, since in self._said.get(seat, {}).items() if words not in passed]
        return max(heard) + self.patience_ms if heard else 0
