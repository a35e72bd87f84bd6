"""What the page is told of Illusion: facts, and in the view of a check where the row falls."""

from __future__ import annotations

from typing import Any

from lanterne.core.rng import FastRng
from lanterne.games.illusion.facts import FACTS
from lanterne.games.illusion.game import GAME
from tests.games.illusion.builder import play, row, start

facts: dict[str, Any] = FACTS


def test_numbers() -> None:
    assert facts["colours"] == ["red", "yellow", "green", "blue"]
    assert (facts["cards"], facts["arrows"], facts["arrows_per_colour"]) == (98, 12, 3)
    assert facts["arrows_to_win"] == {"standard": 3, "twelve": None}
    assert (facts["glance_unit"], facts["heard"]) == (100, "steady")
    assert len(facts["families"]) == 14


def test_the_check_says_where_the_row_falls() -> None:
    wrong = row(3, 12, 9, 40, seats=2)
    play(wrong, "doubt")
    found = GAME.view(wrong, None)["check"]
    assert found is not None
    assert found["fall"] == 2
    right = row(3, 12, 12, 40, seats=2)
    play(right, "doubt")
    found = GAME.view(right, None)["check"]
    assert found is not None
    assert found["fall"] is None


def test_the_fall_is_where_a_share_is_less_than_the_one_before() -> None:
    for seed in range(12):
        s = start(3, seed=seed)
        rng = FastRng(seed)
        while GAME.to_act(s):
            seat = GAME.to_act(s)[0]
            GAME.apply(s, seat, GAME.pick(s, seat, rng), rng)
            check = GAME.view(s, None)["check"]
            if check is not None:
                at = facts["colours"].index(check["colour"])
                shares = [card["shares"][at] for card in check["cards"]]
                falls = [k for k in range(1, len(shares)) if shares[k] < shares[k - 1]]
                assert check["fall"] == (falls[0] if falls else None)
