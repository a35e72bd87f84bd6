"""What a simulation counts."""

from __future__ import annotations

import pytest

from lanterne.core.game import Outcome
from lanterne.sim.tally import Tally, mean, wilson


def test_wilson_against_known_values() -> None:
    # Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20.
    assert wilson(263, 81) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(148, 15) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(20, 0) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(20, 20)[1] == 1.0


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
