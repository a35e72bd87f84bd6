"""The laws of matches: records repeat themselves, and taking back takes nothing else with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.support import GAMES
from tests.contract.walks import Table, choice, tables

from lanterne.core.game import AnyGame
from lanterne.core.record import record_from_line
from lanterne.core.rng import Rng, simulation_seed
from lanterne.match.match import Match, Step, replay

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
BLAKE = "blake2:" + "5eed" * 16


class NoChance(Rng):
    def below(self, n: int) -> int:
        raise AssertionError("chance was used")


def played(table: Table, seed: str) -> tuple[Match, Iterator[Step]]:
    match = Match(table.game, table.raw, table.seats, seed)
    return match, steps(match, table)


def steps(match: Match, table: Table) -> Iterator[Step]:
    while match.game.to_act(match.state):
        seat, a = choice(table, match.state)
        yield match.play(match.ply, seat, a.code())


@every_game
@pytest.mark.parametrize("seed", [BLAKE, simulation_seed(5, 5)], ids=["blake2", "fast"])
@given(data=st.data())
def test_records_repeat_themselves(game: AnyGame, seed: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    match, moves = played(table, seed)
    events = [[event.json() for event in step.events] for step in moves]
    record = match.record()
    again = replay(game, record_from_line(record.line()))
    assert again.record().line() == record.line()
    assert again.state.json() == match.state.json()
    assert [[event.json() for event in step.events] for step in again.steps] == events
    assert [event.json() for event in again.opening] == [event.json() for event in match.opening]
    assert record.outcome is not None


@every_game
def test_every_edition_is_the_same_game(game: AnyGame) -> None:
    assert game.plays[-1] == game.rules
    assert sorted(set(game.plays)) == list(game.plays)
    for rules in game.plays:
        edition = game.edition(rules)
        assert (edition.name, edition.rules, edition.plays) == (game.name, rules, game.plays)
        assert edition.shapes == game.shapes
        assert edition.edition(game.rules) is game


@every_game
@given(data=st.data())
def test_taking_back_and_playing_again_is_the_same(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    match, moves = played(table, BLAKE)
    for step in moves:
        if match.ply % 4:
            continue
        line, after = match.record().line(), match.state.json()
        before = (match.state_after(match.ply - 2) if match.ply > 1 else match.first).json()
        assert match.undo() is step
        assert match.state.json() == before
        match.play(match.ply, step.seat, step.a.code())
        assert match.record().line() == line
        assert match.state.json() == after


@every_game
@given(data=st.data())
def test_nothing_drawn_or_learned_is_taken_back_freely(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    match, moves = played(table, BLAKE)
    before = match.first.copy()
    for step in moves:
        for seat in range(table.seats):
            assert not match.may_undo(seat) or seat == step.seat
        assert step.after is not None
        if match.may_undo(step.seat):
            game.apply(before, step.seat, step.a, NoChance(), None)
            assert before.json() == step.after.json()
            assert not any(event.teaches(step.seat) for event in step.events)
            assert game.to_act(step.after) == [step.seat]
        before = step.after.copy()
