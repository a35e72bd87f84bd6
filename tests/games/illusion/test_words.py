"""Words: every action, view and refusal has a phrase, and bad texts are refused in one line."""

from __future__ import annotations

import pytest

from lanterne.core.errors import BadCode
from lanterne.core.phrase import Phrase
from lanterne.core.rng import FastRng
from lanterne.games.illusion.game import GAME
from tests.games.illusion.builder import give, play, row, start


@pytest.mark.parametrize("code", ["", "place", "place x", "place -1", "place 98", "place 01", "Doubt", "doubt 1"])
def test_what_is_no_action_is_said_so(code: str) -> None:
    with pytest.raises(BadCode, match="illusion has no action"):
        GAME.parse(code)


def test_actions_in_words() -> None:
    assert GAME.say(GAME.parse("place 3")) == Phrase("illusion-action-place", {"gap": 3})
    assert GAME.say(GAME.parse("doubt")) == Phrase("illusion-action-doubt")


def test_a_view_in_words() -> None:
    s = row(5, 8, 16)
    assert [phrase.key for phrase in GAME.describe(GAME.view(s, 0))] == [
        "illusion-view-pile",
        "illusion-view-arrow",
        *["illusion-view-card"] * 3,
        "illusion-view-next",
        *["illusion-view-won"] * 3,
        "illusion-view-place-or-doubt",
    ]


def test_a_check_in_words() -> None:
    s = row(5, 8, 16)
    play(s, "doubt")
    checked = [phrase for phrase in GAME.describe(GAME.view(s, 0)) if phrase.key == "illusion-view-checked"]
    assert [phrase.args["share"] for phrase in checked] == [5, 8, 16]


def test_the_end_in_words() -> None:
    s = give(row(16, 5, turn=1), 1, 2)
    play(s, "doubt")
    v = GAME.view(s, None)
    assert GAME.describe(v)[-1] == Phrase("illusion-reason-three-arrows")
    assert (v["turn"], v["arrow"], v["phase"]) == (None, None, "over")
    assert GAME.view(GAME.imagine(v, FastRng(1)), None) == v


def test_nobody_else_has_anything_to_do() -> None:
    s = start(3)
    assert GAME.legal(s, (s.turn + 1) % 3) == []


def test_picking_is_choosing_from_the_list() -> None:
    s = row(5, 8, 16)
    for seed in range(20):
        legal = GAME.legal(s, 0)
        assert GAME.pick(s, 0, FastRng(seed)) is legal[FastRng(seed).below(len(legal))]
