"""The laws of a step: what an action changes, what it tells, and to whom."""

from __future__ import annotations

import json
from typing import Any

from tests.contract.chance import Diverged, Echo, Noted
from tests.contract.laws import plain, seats_of
from tests.contract.support import fleeting

from lanterne.core.game import Action, AnyGame, Event, EventJson, Seat, State
from lanterne.core.rng import FastRng


def seen(events: list[Event], seat: Seat | None, apart: frozenset[str] = frozenset()) -> list[EventJson]:
    """The events a seat sees, as they reach it."""
    return [event.json() for event in events if event.is_for(seat) and event.name not in apart]


def check_copy(game: AnyGame, s: State, seats: int, seat: Seat, a: Action, seed: int) -> None:
    """Copies share nothing that changes, and neither do views."""
    before = s.json()
    twin = s.copy()
    assert twin.json() == before
    game.apply(twin, seat, a, FastRng(seed))
    assert s.json() == before
    twin = s.copy()
    views = [game.view(twin, viewer) for viewer in seats_of(game, s, seats)]
    texts = json.dumps(views)
    second = twin.copy()
    game.apply(twin, seat, a, FastRng(seed))
    assert json.dumps(views) == texts, "a view shares something with its state"
    assert second.json() == before


def check_silence(game: AnyGame, s: State, seat: Seat, a: Action, seed: int) -> None:
    """It makes no difference whether anybody listens; an equal action from its text does the same."""
    loud, quiet = s.copy(), s.copy()
    first, second = Noted(seed), Noted(seed)
    game.apply(loud, seat, a, first, [])
    game.apply(quiet, seat, game.parse(a.code()), second, None)
    assert loud.json() == quiet.json()
    assert first.draws == second.draws


def check_events(game: AnyGame, s: State, seats: int, seat: Seat, a: Action, seed: int) -> None:
    """Events are plain JSON and name seats that exist."""
    out: list[Event] = []
    game.apply(s.copy(), seat, a, FastRng(seed), out)
    for event in out:
        assert event.name
        assert plain(event.json()) == event.json()
        assert set(event.audience or ()) | set(event.knew or ()) <= set(range(seats))


class Twin:
    """The same action, by the same chance, in the true world and in one that a viewer imagined before it.

    `differs` is None where the imagined world cannot take the action or asked other questions of chance.
    """

    def __init__(self, game: AnyGame, s: State, viewer: Seat | None, seat: Seat, a: Action, seed: int) -> None:
        chance = Noted(seed)
        after = s.copy()
        self.events: list[Event] = []
        game.apply(after, seat, a, chance, self.events)
        self.used = bool(chance.draws)
        self.after: Any = game.view(after, viewer)
        self.other_events: list[Event] = []
        self.other_after: Any = None
        world = game.imagine(plain(game.view(s, viewer)), FastRng(seed + 1))
        self.comparable = game.refusal(world, seat, a) is None
        if self.comparable:
            echo = Echo(chance.draws)
            try:
                game.apply(world, seat, a, echo, self.other_events)
                echo.end()
                self.other_after = game.view(world, viewer)
            except Diverged:
                self.comparable = False


def check_masked(game: AnyGame, s: State, seats: int, seat: Seat, a: Action, seed: int) -> int:
    """Worlds that a viewer cannot tell apart before and after tell it the same events. How many were compared."""
    compared = 0
    for viewer in seats_of(game, s, seats):
        twin = Twin(game, s, viewer, seat, a, seed)
        if twin.comparable and twin.other_after == twin.after:
            compared += 1
            apart = fleeting(game, s)
            assert seen(twin.events, viewer, apart) == seen(twin.other_events, viewer, apart), viewer
    return compared


def check_taught(game: AnyGame, s: State, seat: Seat, a: Action, seed: int) -> None:
    """Whoever sees, without chance, what it could not foresee has learned something, and an event must say so."""
    twin = Twin(game, s, seat, seat, a, seed)
    if twin.comparable and not twin.used and twin.other_after != twin.after:
        assert any(event.teaches(seat) for event in twin.events)
