"""The laws that hold for every game, tried on walks that Hypothesis draws."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract import laws, laws_of_steps, laws_of_swaps
from tests.contract.mutants import mutated
from tests.contract.support import GAMES, bold, presets, seat_counts, vocabulary, watched_step, watcher
from tests.contract.walks import choice, end_of, tables, walk

from lanterne.core.errors import BadCode
from lanterne.core.game import AnyGame
from lanterne.core.phrase import Phrase
from lanterne.core.rng import FastRng

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


@every_game
@given(data=st.data())
def test_actions(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for s, _, _ in walk(table):
        laws.check_codes(game, s, table.seats)
        laws.check_waited(game, s, table.seats)
        laws.check_pick(game, s, table.seats, table.seed)


@every_game
@given(data=st.data())
def test_legality_has_one_author(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for ply, (s, _, _) in enumerate(walk(table, watched=20)):
        laws.check_legality(game, s, table.seats, table.seed + ply)


@every_game
@given(data=st.data())
def test_states(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for ply, (s, seat, a) in enumerate(walk(table)):
        laws.check_load(game, s, table.seats)
        laws_of_steps.check_copy(game, s, table.seats, seat, a, table.seed + ply)
        laws_of_steps.check_silence(game, s, seat, a, table.seed + ply)


@every_game
@given(data=st.data())
def test_reloading_at_every_step_changes_nothing(game: AnyGame, data: st.DataObject) -> None:
    """Two copies are played; one goes through JSON text after every step."""
    table = data.draw(tables(game))
    s = table.start()
    twin = game.load(laws.plain(s.json()))
    ply = 0
    while game.to_act(s):
        seat, a = choice(table, s)
        game.apply(s, seat, a, FastRng(table.seed + ply))
        game.apply(twin, seat, a, FastRng(table.seed + ply))
        twin = game.load(laws.plain(twin.json()))
        if ply < 30 or ply % 16 == 0:
            laws.assert_same(game, s, twin, table.seats)
        ply += 1
    laws.assert_same(game, s, twin, table.seats)


@every_game
@given(data=st.data())
def test_nothing_is_lost_or_doubled(game: AnyGame, data: st.DataObject) -> None:
    """What the game's own ledger asks for holds after every action of whole games."""
    table = data.draw(tables(game))
    if data.draw(st.booleans()):
        table.bold = bold(game)
    s = table.start()
    eyes = watcher(game, s)
    while game.to_act(s):
        watched_step(game, s, *choice(table, s), table.rng, eyes)


@every_game
@given(data=st.data())
def test_secrets(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    compared = 0
    for ply, (s, seat, a) in enumerate(walk(table, watched=20)):
        seed = table.seed + ply
        laws.check_imagined(game, s, table.seats, seed)
        laws.check_worlds_apart(game, s, seat, a.code(), seed)
        laws_of_steps.check_events(game, s, table.seats, seat, a, seed)
        compared += laws_of_steps.check_masked(game, s, table.seats, seat, a, seed)
        laws_of_steps.check_taught(game, s, seat, a, seed)
    assert compared, "no imagined world could be compared"


@every_game
@given(data=st.data())
def test_what_is_hidden_can_change_places_unnoticed(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    if data.draw(st.booleans()):
        table.bold = bold(game)
    for ply, (s, _, _) in enumerate(walk(table, watched=10)):
        laws_of_swaps.check_swaps(game, s, table.seats, table.seed + ply)


@every_game
@given(data=st.data())
def test_imagined_worlds_can_be_played_out(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for ply, (s, seat, _) in enumerate(walk(table, watched=6)):
        world = game.imagine(laws.plain(game.view(s, seat)), FastRng(table.seed + ply))
        while game.to_act(world):
            mover, a = choice(table, world)
            game.apply(world, mover, a, table.rng)
        laws.check_end(game, world, table.seats)


@every_game
@given(data=st.data())
def test_words(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for s, _, _ in walk(table):
        laws.check_words(game, s, table.seats)
    laws.check_words(game, end_of(table), table.seats)


@every_game
@given(data=st.data())
def test_ends(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    s = end_of(table)
    laws.check_end(game, s, table.seats)
    laws.check_imagined(game, s, table.seats, table.seed)
    laws.check_load(game, s, table.seats)


@every_game
@given(data=st.data())
def test_any_text_is_read_or_called_unreadable(game: AnyGame, data: st.DataObject) -> None:
    """Whatever `parse` makes of a text can be judged and said, and has a canonical text of its own."""
    table = data.draw(tables(game))
    s, seat, a = next(walk(table))
    known = [a.code(), *vocabulary(game)(s)]
    for _ in range(40):
        text = data.draw(st.text(max_size=40) | mutated(st.sampled_from(known)))
        try:
            read = game.parse(text)
        except BadCode:
            continue
        assert game.parse(read.code()) == read
        assert isinstance(game.say(read), Phrase)
        game.refusal(s, seat, read)


@every_game
def test_options_are_kept_whole(game: AnyGame) -> None:
    for seats in seat_counts(game):
        for raw in presets(game, seats).values():
            told = game.options_json(game.options(raw, seats))
            assert laws.plain(told) == told
            assert list(told) == [option.key for option in game.option_list]
            assert {key: told[key] for key in raw} == raw
            assert game.options_json(game.options(told, seats)) == told
