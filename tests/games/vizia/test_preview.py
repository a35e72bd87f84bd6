"""What a view promises of a placement is what the placement brings."""

from __future__ import annotations

import pytest
from tests.games.vizia.walks import start, walk

from lanterne.core.game import Event
from lanterne.core.rng import FastRng
from lanterne.games.vizia.actions import ViziaAction
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.state import ViziaState

Row = tuple[str | int, ...]


def brought(s: ViziaState, a: ViziaAction) -> tuple[list[Row], list[Row]]:
    """The wheels that an action closes and what it captures, as the view writes them."""
    twin = s.copy()
    out: list[Event] = []
    GAME.apply(twin, int(s.turn), a, FastRng(0), out)
    tile = next(event.args for event in out if event.name in ("tile-placed", "tile-moved"))
    head = (str(tile["colour"]), int(str(tile["a"])), int(str(tile["b"])), str(tile["way"]))
    closes: list[Row] = []
    captures: list[Row] = []
    for event in out:
        if event.name == "wheel-completed":
            closes.append((*head, int(str(event.args["a"])), int(str(event.args["b"])), str(event.args["kind"])))
        if event.name in ("token-captured", "wheel-captured"):
            captures.append((*head, int(str(event.args["a"])), int(str(event.args["b"]))))
    return closes, captures


@pytest.mark.parametrize("seed", range(3))
def test_a_view_names_what_every_placement_closes_and_captures(seed: int) -> None:
    s, rng = start(2, seed, capture=True, purchase=True)
    seen = 0
    for at, _ in walk(s, rng, greed=6):
        seat = int(at.turn)
        view = GAME.view(at, seat)
        closes: list[Row] = []
        captures: list[Row] = []
        for a in GAME.legal(at, seat):
            if a.code().startswith(("place", "put")):
                closed, captured = brought(at, a)
                closes += closed
                captures += captured
        assert {tuple(row) for row in view["closes"]} == set(closes)
        assert {tuple(row) for row in view["captures"]} == set(captures)
        seen += len(closes)
    assert seen > 30


def test_nobody_else_is_told() -> None:
    s, rng = start(3, 5)
    for at, _ in walk(s, rng):
        for eyes in (None, (int(at.turn) + 1) % 3):
            view = GAME.view(at, eyes)
            assert view["closes"] == []
            assert view["captures"] == []


def test_an_imagined_world_promises_the_same() -> None:
    s, rng = start(2, 8, capture=True, purchase=True)
    for at, _ in walk(s, rng, greed=5):
        view = GAME.view(at, int(at.turn))
        assert GAME.view(GAME.dealer(view).deal(FastRng(1)), int(at.turn)) == view
