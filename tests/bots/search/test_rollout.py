"""Random play from a position: it stops where it is told to, or where the game ends, and is the same for a seed."""

from __future__ import annotations

import pytest

from lanterne.bots.search.rollout import rollout
from lanterne.core.game import AnyGame
from lanterne.core.rng import FastRng
from lanterne.games.registry import game_named, game_names


@pytest.mark.parametrize("name", game_names())
def test_a_rollout_stops_at_its_limit_or_at_the_end(name: str) -> None:
    game: AnyGame = game_named(name)
    seats = game.nature.seats[0]
    s = game.start(game.options({}, seats), seats, FastRng(1))
    twin = s.copy()
    assert rollout(game, s, FastRng(2), 10) == 10
    assert rollout(game, twin, FastRng(2), 10) == 10
    assert s.json() == twin.json()
    more = rollout(game, s, FastRng(3), 1_000_000)
    assert 0 < more < 1_000_000
    assert game.outcome(s) is not None
    assert rollout(game, s, FastRng(4), 5) == 0
