"""The law of codes: every code that a game can write is read by exactly one of its shapes, and every shape is used."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.mutants import mutated
from tests.contract.support import GAMES, bold, most_plies, presets, seat_counts, unmet_shapes, vocabulary
from tests.contract.walks import Table, choice, tables, walk
from tests.pebbles import GAME as PEBBLES
from tests.toy import faulty
from tests.toy.game import Toy

from lanterne.core.errors import BadCode
from lanterne.core.game import AnyGame, State
from lanterne.core.grammar import Shape
from lanterne.core.rng import FastRng

SHAPED = [game for game in GAMES if game.shapes]
every_shaped_game = pytest.mark.parametrize("game", SHAPED, ids=[game.name for game in SHAPED])
MOST_GAMES = 60  # walked through until every shape was met


def shape_of(game: AnyGame, code: str) -> Shape:
    """The one shape that reads the code."""
    reading = [shape for shape in game.shapes if shape.read(code) is not None]
    assert len(reading) == 1, (code, reading)
    return reading[0]


def check_shapes(game: AnyGame, s: State, seats: int) -> set[str]:
    """Every legal code has its shape, which writes it again from what it read. The names of those that were met."""
    met = set()
    for seat in range(seats):
        for a in game.legal(s, seat):
            shape = shape_of(game, a.code())
            values = shape.read(a.code())
            assert values is not None
            assert shape.write(values) == a.code()
            met.add(shape.name)
    return met


@every_shaped_game
@given(data=st.data())
def test_every_code_is_of_one_shape(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for s, _, _ in walk(table):
        check_shapes(game, s, table.seats)


@every_shaped_game
@given(data=st.data())
def test_what_is_parsed_has_a_shape(game: AnyGame, data: st.DataObject) -> None:
    s, _, a = next(walk(data.draw(tables(game))))
    known = [a.code(), *vocabulary(game)(s)]
    for _ in range(40):
        text = data.draw(mutated(st.sampled_from(known)))
        try:
            code = game.parse(text).code()
        except BadCode:
            continue
        shape_of(game, code)


def met_on(game: AnyGame, table: Table) -> set[str]:
    """The shapes that one game from its beginning to its end comes upon."""
    s = table.start()
    met = set()
    for ply in range(most_plies(game)):
        if not game.to_act(s):
            break
        if ply % 3 == 0 or ply < 60:
            met |= check_shapes(game, s, table.seats)
        seat, a = choice(table, s)
        met.add(shape_of(game, a.code()).name)
        game.apply(s, seat, a, table.rng)
    return met


@pytest.mark.slow
@every_shaped_game
def test_every_shape_is_met(game: AnyGame) -> None:
    """Over games of all variants. What random games never come upon is named with its reason and read all the same."""
    names = [shape.name for shape in game.shapes]
    assert len(set(names)) == len(names)
    rare = unmet_shapes(game)
    missing = set(names) - set(rare)
    assert all(rare.values())
    s, _, _ = next(walk(Table(game, {}, seat_counts(game)[0], 1, [])))
    assert set(rare) <= {shape_of(game, code).name for code in vocabulary(game)(s)}
    cases = [(raw, seats) for seats in seat_counts(game) for raw in presets(game, seats).values()]
    FastRng(5).shuffle(cases)
    for k in range(MOST_GAMES):
        raw, seats = cases[k % len(cases)]
        table = Table(game, raw, seats, 1000 + k, [])
        table.bold = bold(game) if k % 2 else None
        missing -= met_on(game, table)
        if not missing:
            break
    assert not missing


def test_pebbles_have_a_shape() -> None:
    s = PEBBLES.start(PEBBLES.options({}, 2), 2, FastRng(1))
    assert check_shapes(PEBBLES, s, 2) == {"take"}
    assert PEBBLES.parse("take 12").code() == "take 12"


def walked(game: AnyGame) -> None:
    for s, _, _ in walk(Table(game, {}, 3, 1, [])):
        check_shapes(game, s, 3)


@pytest.mark.parametrize("game", [faulty.TwoShapes, faulty.NoShape])
def test_a_code_of_no_shape_or_of_two_is_noticed(game: type[Toy]) -> None:
    walked(Toy())
    with pytest.raises(AssertionError):
        walked(game())
