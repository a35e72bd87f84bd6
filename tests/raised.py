"""Pebbles whose rules were raised: some play every game as before, others do not."""

from __future__ import annotations

import pytest

from lanterne.core.game import Event, Out, Outcome, Seat
from lanterne.core.phrase import seat_phrase
from lanterne.core.rng import Rng
from lanterne.games import registry
from lanterne.server.tables import snapshots
from tests.pebbles import Heap, Pebbles, Take


class Alike(Pebbles):
    """Another number for the same game."""

    def __init__(self) -> None:
        super().__init__(2)


class Strict(Pebbles):
    """Whoever took two may not be followed by two."""

    def __init__(self) -> None:
        super().__init__(2)

    def legal(self, s: Heap, seat: Seat) -> list[Take]:
        return [a for a in super().legal(s, seat) if a.count == 1 or s.last < 0 or s.taken[s.last] % 2 == 1]


class Talkative(Pebbles):
    """Tells more of a second move: all are legal, what is told differs."""

    def __init__(self) -> None:
        super().__init__(2)

    def apply(self, s: Heap, seat: Seat, a: Take, rng: Rng, out: Out = None) -> None:
        again = s.taken[seat] > 0
        super().apply(s, seat, a, rng, out)
        if out is not None and again:
            out.append(Event("took", {"who": seat_phrase(seat), "count": s.taken[seat]}))


class Generous(Pebbles):
    """Counts double at the end."""

    def __init__(self) -> None:
        super().__init__(2)

    def outcome(self, s: Heap) -> Outcome | None:
        found = super().outcome(s)
        return None if found is None else Outcome(found.reason, found.places, [2 * score for score in found.scores])


class Crowded(Pebbles):
    """No game of so few can be set up any more."""

    def __init__(self) -> None:
        super().__init__(2)
        self.nature.seats = (3, 4)


def raise_rules(monkeypatch: pytest.MonkeyPatch, game: Pebbles) -> None:
    """From now on the house plays pebbles like this."""
    registry.brought()
    monkeypatch.setitem(registry._brought, game.name, game)
    monkeypatch.setitem(registry._made, game.name, game)
    # In truth other rules are other code, which reads no older snapshot.
    monkeypatch.setattr(snapshots, "made_by", lambda name: f"{name} {type(registry.game_named(name)).__name__}")
