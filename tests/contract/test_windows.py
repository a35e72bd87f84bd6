"""The law of windows: what may be answered unasked is a window of the seat that is waited for, and can be passed.

Whether it goes by unasked may depend on nothing that the seat does not know, or its silence would tell it.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.laws import codes
from tests.contract.support import GAMES
from tests.contract.walks import Table, tables, walk
from tests.toy.game import Toy
from tests.toy.state import ToyState

from lanterne.core.game import NO_SEAT, AnyGame, Seat, State
from lanterne.core.rng import FastRng
from lanterne.core.window import Window


def told(window: Window | None) -> tuple[object, ...] | None:
    return None if window is None else (window.kind, window.code, window.empty, window.own, window.aimed)


def check_window(game: AnyGame, s: State, seats: int, seed: int) -> int:
    """How many windows were open."""
    assert game.turn(s) in (NO_SEAT, *range(seats))
    found = 0
    for seat in range(seats):
        window = game.window(s, seat)
        imagined = game.imagine(game.view(s, seat), FastRng(seed))
        assert told(game.window(imagined, seat)) == told(window)
        if window is not None:
            found += 1
            assert seat in game.to_act(s)
            assert window.kind in game.windows
            assert window.code in codes(game, s, seat)
            assert window.own == (game.turn(s) == seat)
    return found


WITH_WINDOWS = [game for game in GAMES if game.windows]


@pytest.mark.parametrize("game", WITH_WINDOWS, ids=[game.name for game in WITH_WINDOWS])
@given(data=st.data())
def test_windows_are_what_they_say(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for ply, (s, _, _) in enumerate(walk(table, watched=12)):
        check_window(game, s, table.seats, ply)


@pytest.mark.parametrize(("name", "raw"), [("illuminati", {}), ("illusio", {"talents": "any-time"})])
def test_the_law_has_seen_windows(name: str, raw: dict[str, object]) -> None:
    game = next(game for game in WITH_WINDOWS if game.name == name)
    found = 0
    for seed in range(6):
        table = Table(game, raw, 3, seed, [])
        found += sum(check_window(game, s, 3, ply) for ply, (s, _, _) in enumerate(walk(table)))
    assert found > 8


class Peeking(Toy):
    """Opens a window for a seat that is not waited for."""

    def window(self, s: ToyState, seat: Seat) -> Window | None:
        return None if seat in self.to_act(s) else Window("any", "pass", empty=True)


def test_a_window_of_somebody_else_is_noticed() -> None:
    game = Peeking()
    states = [s for s, _, _ in walk(Table(game, {}, 3, 1, [])) if isinstance(s, ToyState)]
    s = next(s for s in states if len(game.to_act(s)) < 3)
    with pytest.raises(AssertionError):
        check_window(game, s, 3, 0)
