"""The laws of features: they tell what the seat may know and nothing else, and stay within what the game declares."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract import laws
from tests.contract.support import GAMES, bold
from tests.contract.test_witness import tell, witnesses
from tests.contract.walks import choice, tables

from lanterne.core.features import Parts, cells_in
from lanterne.core.game import AnyGame, Event, Seat, State, Witness
from lanterne.core.rng import FastRng
from lanterne.games.registry import game_named

FEATURED = ("vizia", "illusio", "illuminati", "illusion")  # the games that have features
# Codes of actions without end, which may have the same parts as others of their list, each with its reason.
ALIKE: dict[str, str] = {
    "illusio": r".*#.*",  # badges of covered components have no bound
    "illuminati": r"(offer|promise) .*",  # any sums and texts
}
WATCHED = 12
LOOKS = 8  # plies between two looks


def test_the_list_of_games_with_features_is_complete() -> None:
    assert sorted(FEATURED) == sorted(game.name for game in GAMES if game.feature_blocks())


@pytest.mark.parametrize("name", FEATURED)
def test_blocks_are_named_once_and_documented(name: str) -> None:
    blocks = game_named(name).feature_blocks()
    assert len({block.name for block in blocks}) == len(blocks)
    assert all(block.size > 0 and block.words for block in blocks)


def check_cells(game: AnyGame, s: State, seat: Seat, witness: Witness | None, seed: int) -> None:
    """They follow from the view, and from what the seat saw happen if it remembers."""
    cells = game.features(s, seat, witness)
    assert cells == sorted(set(cells)), "cells are ascending, each once"
    assert not cells or 0 <= cells[0] <= cells[-1] < cells_in(game.feature_blocks())
    dealer = game.dealer(laws.plain(game.bot_view(s, seat, {})), witness)  # as whoever learns there is shown it
    for salt in range(2):
        assert game.features(dealer.deal(FastRng(seed + salt)), seat, witness) == cells, (seat, "tells a secret")


def check_parts(game: AnyGame, s: State, seat: Seat) -> None:
    told: list[Parts] = []
    for a in game.legal(s, seat):
        parts = a.parts()
        assert all(0 <= part < size for part, size in zip(parts, game.part_sizes(), strict=True)), (a, parts)
        if game.name not in ALIKE or not re.fullmatch(ALIKE[game.name], a.code()):
            told.append(parts)
    assert len(set(told)) == len(told), "two actions look alike"


@pytest.mark.parametrize("name", FEATURED)
@given(data=st.data())
def test_features_tell_what_the_seat_may_know(name: str, data: st.DataObject) -> None:
    game = game_named(name)
    table = data.draw(tables(game))
    if data.draw(st.booleans()):
        table.bold = bold(game)
    eyes = witnesses(table)
    events: list[Event] = []
    s = game.start(game.options(table.raw, table.seats), table.seats, table.rng, events)
    for ply in range(WATCHED * LOOKS):
        tell(eyes, events)
        if ply % LOOKS == 0 or not game.to_act(s):
            before = s.json()
            for seat in range(table.seats):
                check_cells(game, s, seat, None, table.seed + ply)
                check_cells(game, s, seat, eyes.get(seat), table.seed + ply)
                check_parts(game, s, seat)
            assert s.json() == before, "looking changes the state"
        if not game.to_act(s):
            break
        events = []
        seat, a = choice(table, s)
        game.apply(s, seat, a, table.rng, events)
