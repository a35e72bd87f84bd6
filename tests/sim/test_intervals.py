"""Intervals of shares that come in units."""

from __future__ import annotations

import random

import pytest

from lanterne.sim.intervals import Units, wilson


def test_wilson_against_known_values() -> None:
    # Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20.
    assert wilson(263, 81) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(148, 15) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(20, 0) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(20, 20)[1] == 1.0


def of(*units: tuple[float, float, int]) -> Units:
    found = Units()
    for won, most, times in units:
        found.add(won, most, times)
    return found


def test_games_that_stand_alone_get_wilsons_interval() -> None:
    assert of((1, 1, 81), (0, 1, 182)).interval() == pytest.approx(wilson(263, 81))
    assert of((1, 1, 20)).interval() == pytest.approx(wilson(20, 20))


def test_deals_won_twice_or_not_at_all_count_once() -> None:
    assert of((2, 2, 30), (0, 2, 30)).interval() == pytest.approx(wilson(60, 30))


def test_deals_that_are_shared_count_for_more() -> None:
    low, high = of((1, 2, 50)).interval()
    assert 0.45 < low < 0.48 < 0.52 < high < 0.55
    assert of((1, 2, 3)).interval()[0] < 0.3, "three equal deals prove little"


def test_units_of_different_size() -> None:
    found = of((2, 4, 30), (4, 4, 10), (1, 2, 20))
    assert found.share() == pytest.approx(120 / 200)
    low, high = found.interval()
    assert low < 0.6 < high


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Deals of two games, whose luck helps whoever sits on the better side of both or of one."""
    rng = random.Random(1)
    held = 0
    for _ in range(400):
        units = Units()
        for _ in range(60):
            fair = rng.random() < 0.6
            first = rng.random() < 0.7
            second = first if fair else rng.random() < 0.7
            units.add(first + second, 2)
        low, high = units.interval()
        held += low <= 0.7 <= high
    assert 0.925 <= held / 400 <= 0.98
