"""Bots at a table of the house: their chance is the match's, and one that fails stops nobody."""

from __future__ import annotations

import pytest

from lanterne.bots.bot import Bot
from lanterne.bots.registry import bot_named
from lanterne.server.tables.driver import decide
from tests.server.conftest import Guests
from tests.server.house import House


def test_a_move_made_again_meets_the_same_bot(house: House, guest: Guests) -> None:
    """Taking back and asking again fishes for nothing."""
    ada = guest()
    inside = house.registry.tables[ada.table(mine=2, start=True)]
    seat, bot = inside.host.to_act()[0], bot_named("random", "vizia")
    first = decide(inside, seat, bot).code()
    assert {decide(inside, seat, bot).code() for _ in range(5)} == {first}
    inside.host.match.chance = type(inside.host.match.chance)("blake2:" + "7" * 64)
    assert decide(inside, seat, bot).code() != first  # another match, another chance


def test_a_bot_that_fails_lets_chance_decide(house: House, guest: Guests, caplog: pytest.LogCaptureFixture) -> None:
    class Lost(Bot):
        def choose(self, *_: object) -> None:  # type: ignore[override]
            raise RuntimeError("at a loss")

    ada = guest()
    inside = house.registry.tables[ada.table(mine=2, start=True)]
    seat = inside.host.to_act()[0]
    legal = inside.game.legal(inside.host.match.state, seat)
    assert decide(inside, seat, Lost("lost")) in legal
    assert "the bot lost of seat" in caplog.text
