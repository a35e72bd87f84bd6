"""A snapshot brings a match to where it stood; one of other moves or that cannot be read changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lanterne.core.errors import BadRecord
from lanterne.core.game import AnyGame, Json
from lanterne.core.rng import FastRng
from lanterne.games.registry import OWN, game_named
from lanterne.match.match import Match
from lanterne.match.snapshot import restore, snapshot

SEED = "blake2:" + "5" * 64
PLIES = 60


def played(game: AnyGame, plies: int = PLIES) -> Match:
    match = Match(game, {}, game.nature.seats[0], SEED)
    rng = FastRng(7)
    while match.ply < plies and (waiting := game.to_act(match.state)):
        match.play(match.ply, waiting[0], game.pick(match.state, waiting[0], rng).code())
    return match


def moves_of(match: Match) -> list[tuple[int, str]]:
    return [(step.seat, step.a.code()) for step in match.steps]


def told(match: Match) -> list[Any]:
    return [[event.whole_json() for event in step.events] for step in match.steps]


@pytest.mark.parametrize("name", OWN)
def test_a_match_taken_up_is_the_match(name: str) -> None:
    game = game_named(name)
    match = played(game)
    again = Match(game, {}, match.seats, SEED)
    restore(again, json.loads(json.dumps(snapshot(match))), moves_of(match))
    assert again.state.json() == match.state.json()
    assert again.record().line() == match.record().line()
    assert told(again) == told(match)
    assert [step.free for step in again.steps] == [step.free for step in match.steps]
    for seat in range(match.seats):
        assert [a.code() for a in game.legal(again.state, seat)] == [a.code() for a in game.legal(match.state, seat)]
    again.undo()
    match.undo()
    assert again.state.json() == match.state.json()


def test_a_snapshot_of_other_moves_is_refused() -> None:
    match = played(game_named("vizia"), 12)
    raw = snapshot(match)
    again = Match(match.game, {}, match.seats, SEED)
    with pytest.raises(BadRecord, match="other moves"):
        restore(again, raw, moves_of(match)[:11])
    assert again.ply == 0


def test_a_snapshot_that_cannot_be_read_leaves_the_match_fresh() -> None:
    match = played(game_named("vizia"), 12)
    damages: list[Json] = [
        {"state": {}},
        {"steps": [[0, *step[1:3], [{"name": "x"}]] for step in snapshot(match)["steps"]]},
    ]
    for damage in damages:
        raw = {**snapshot(match), **damage}
        again = Match(match.game, {}, match.seats, SEED)
        moves = [(step[0], step[1]) for step in raw["steps"]]
        with pytest.raises(BadRecord, match="cannot be read"):
            restore(again, raw, moves)
        assert again.ply == 0
        assert again.state.json() == again.first.json()
