"""`greedy-1` stays what it was: it decides what it decided in games that were recorded when it was new."""

from __future__ import annotations

import pytest

from lanterne.bots.illuminati.frozen.greedy import FirstGreedy
from lanterne.bots.registry import bot_named, bot_names, usual_bot
from lanterne.core.rng import FastRng
from lanterne.host.asking import decision, interjection
from tests.bots.illuminati.records import FORMER, replayed


@pytest.mark.parametrize("name", ["plain-4", "hidden-3", "goals-6"])
def test_it_decides_as_it_did(name: str) -> None:
    bot = FirstGreedy()
    plies = 0
    for ply in replayed(name):
        if not ply.code:
            assert FORMER.outcome(ply.s) is not None
            break
        asked = decision if ply.seat in FORMER.to_act(ply.s) else interjection
        a = asked(FORMER, ply.s, ply.seat, bot, None, FastRng(ply.bot_seed))
        assert a is not None
        assert (plies, a.code()) == (plies, ply.code)
        plies += 1
    assert plies > 300


def test_it_can_be_called_and_is_not_the_usual_one() -> None:
    assert "greedy-1" in bot_names("illuminati")
    assert isinstance(bot_named("greedy-1", "illuminati"), FirstGreedy)
    assert usual_bot("illuminati") == "greedy"
