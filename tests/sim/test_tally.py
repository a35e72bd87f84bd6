"""What a simulation counts."""

from __future__ import annotations

from collections import Counter

import pytest

from lanterne.core.game import Outcome
from lanterne.sim.intervals import wilson
from lanterne.sim.tally import Tally, mean, spread


def test_a_shared_win_is_shared() -> None:
    tally = Tally()
    tally.add(["a", "b", "a"], Outcome("end", [1, 1, 3], [5, 5, 2]), 10, {})
    tally.add(["b", "a", "a"], Outcome("end", [1, 1, 1], [4, 4, 4]), 20, {})
    wins = tally.wins(3)
    assert wins["by_bot"]["a"]["wins"] == pytest.approx(1 / 2 + 2 / 3, abs=1e-6)
    assert wins["by_bot"]["b"]["wins"] == pytest.approx(1 / 2 + 1 / 3, abs=1e-6)
    assert [row["wins"] for row in wins["by_seat"]] == pytest.approx([5 / 6, 5 / 6, 1 / 3], abs=1e-6)
    assert wins["by_bot"]["a"]["games"] == 4
    assert mean(tally.lengths) == 15


def test_a_team_shares_its_win() -> None:
    tally = Tally()
    tally.add(["a", "b", "a", "b"], Outcome("end", [1, 3, 1, 3], [9, 4, 9, 4]), 10, {})
    assert tally.wins(4)["by_bot"]["a"]["wins"] == 1
    assert tally.wins(4)["by_seat"][0]["wins"] == 0.5


def test_wins_by_role() -> None:
    tally = Tally()
    tally.add(["a", "a"], Outcome("end", [1, 2], [5, 3]), 10, {}, {"hat": ["red", "blue"]})
    tally.add(["a", "a"], Outcome("end", [1, 1], [4, 4]), 10, {}, {"hat": ["green", "red"]})
    found = tally.wins(2)["by_role"]["hat"]
    assert {role: (row["games"], row["wins"]) for role, row in found.items()} == {
        "blue": (1, 0),
        "green": (1, 0.5),
        "red": (2, 1.5),
    }
    assert found["red"]["low"] < found["red"]["share"] == 0.75 < found["red"]["high"]
    assert Tally().wins(0)["by_role"] == {}


def test_the_game_is_the_trial_where_a_bot_holds_two_seats() -> None:
    """A bot that wins every game has half the wins per seat, and as sure a share as one that holds one seat."""
    tally = Tally()
    for number in range(120):
        bots = ["g", "g", "r", "r"] if number % 2 else ["g", "r", "r", "g"]
        tally.add(bots, Outcome("end", [1, 2, 3, 4], [4, 3, 2, 1]), 10, {})
    row = tally.wins(4)["by_bot"]["g"]
    low, high = wilson(120, 120)
    assert (row["games"], row["wins"], row["share"]) == (240, 120, 0.5)
    assert (row["low"], row["high"]) == pytest.approx((low / 2, high / 2))
    assert tally.wins(4)["by_bot"]["r"]["high"] == pytest.approx((1 - low) / 2)


def test_a_share_that_can_be_nothing_else_has_no_interval() -> None:
    tally = Tally()
    for number in range(200):
        tally.add(["r", "r"], Outcome("end", [1 + number % 2, 2 - number % 2], [1, 0]), 10, {})
    row = tally.wins(2)["by_bot"]["r"]
    assert [row["share"], row["low"], row["high"]] == [0.5, 0.5, 0.5]
    seat = tally.wins(2)["by_seat"][0]
    assert (seat["low"], seat["high"]) == pytest.approx(wilson(200, 100))


def test_how_values_spread() -> None:
    found = spread(Counter({1: 1, 2: 2, 10: 1}))
    assert found == {
        "mean": 3.75,
        "deviation": pytest.approx(3.6315, abs=1e-4),
        "least": 1,
        "q05": 1,
        "q25": 1,
        "median": 2,
        "q75": 2,
        "q95": 10,
        "most": 10,
    }


def test_scores_by_bot() -> None:
    tally = Tally()
    tally.add(["a", "b"], Outcome("end", [1, 2], [5, 3]), 10, {})
    tally.add(["b", "a"], Outcome("end", [1, 2], [9, 7]), 10, {})
    found = tally.scores_by_bot()
    assert {bot: (row["least"], row["mean"], row["most"]) for bot, row in found.items()} == {
        "a": (5, 6, 7),
        "b": (3, 6, 9),
    }


def test_parts_add_up_to_the_whole() -> None:
    roles = {"hat": ["red", "blue"]}
    games = [(["a", "b"], Outcome("end", [1, 2], [n, 0]), n, {"figure": n % 3}, roles) for n in range(1, 9)]
    games += [(["b", "a"], Outcome("tie", [1, 1], [1, 1]), 4, {"figure": 0}, roles)]
    whole = Tally()
    for game in games:
        whole.add(*game)
    left, right = Tally(), Tally()
    for number, game in enumerate(games):
        (left if number % 2 else right).add(*game)
    right.merge(left)
    assert vars(right) == vars(whole)
