"""Ratings: the likeliest ones, found; and intervals that hold the truth."""

from __future__ import annotations

import random
from itertools import combinations
from math import exp, log

import pytest

from lanterne.sim.ledger import Ledger, Played
from lanterne.sim.ratings import ELO, MOST_PARTS, Parts, joined, rated, ratings

TRUE = [-1.0, -0.2, 0.3, 0.9]  # in units of the model


def chance(better: float, worse: float) -> float:
    return 1 / (1 + exp(worse - better))


def test_two_bots_by_hand() -> None:
    """75 of 100 points, and half a point of the one drawn meeting that is added."""
    low, high = ratings(2, {(0, 1): (25.0, 100.0)})
    assert ELO * (high - low) == pytest.approx(400 / log(10) * log(75.5 / 25.5))
    assert low + high == pytest.approx(0)


def test_expected_results_give_the_ratings_back() -> None:
    scores = {(i, j): (1e7 * chance(TRUE[i], TRUE[j]), 1e7) for i, j in combinations(range(4), 2)}
    assert ratings(4, scores) == pytest.approx(TRUE, abs=1e-5)


def test_bots_that_never_met_are_compared_through_others() -> None:
    scores = {(0, 1): (1e7 * chance(-1, 0), 1e7), (1, 2): (1e7 * chance(0, 1), 1e7)}
    assert ratings(3, scores) == pytest.approx([-1, 0, 1], abs=1e-5)


def test_whoever_won_everything_has_a_rating_all_the_same() -> None:
    parts = Parts()
    for _ in range(30):
        parts.add({(0, 1): (2.0, 2.0)})
    (best, low, high), (_, worst_low, _) = rated(2, parts, 2.0, 0)
    assert 0 < low < best <= high < 1000
    assert -1000 < worst_low < -best + 1e-9


def table(rng: random.Random, strengths: list[float]) -> list[int]:
    """Places by noisy strength (Gumbel noise, so that every two compare by Bradley and Terry); close ones tie."""
    marks = [strength - log(-log(rng.random())) for strength in strengths]
    return [1 + sum(other > mark + 0.1 for other in marks) for mark in marks]


def test_ratings_are_recovered_from_tables_of_four() -> None:
    rng = random.Random(3)
    ledger = Ledger(("a", "b", "c", "d"), 4, 1)
    for number in range(4 * 600):
        turn = number % 4
        seated = tuple([(turn + seat) % 4 for seat in range(4)])
        ledger.add(Played(number, seated, table(rng, [TRUE[bot] for bot in seated]), 10))
    for row, true in zip(ledger.results(0), TRUE, strict=True):
        assert row["low"] < row["rating"] < row["high"]
        assert row["rating"] == pytest.approx(ELO * true, abs=25)
        assert 15 < row["high"] - row["low"] < 60


def test_intervals_hold_the_truth_as_often_as_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lanterne.sim.ratings.RESAMPLES", 160)
    rng = random.Random(2)
    held = 0
    truth = ELO * log(0.65 / 0.35) / 2
    for trial in range(150):
        parts = Parts()
        for _ in range(50):
            lucky = rng.random() < 0.5  # the deal decides both games half of the time
            first = rng.random() < 0.65
            parts.add({(0, 1): (float(first + (first if lucky else rng.random() < 0.65)), 2.0)})
        _, low, high = rated(2, parts, 2.0, trial)[0]
        held += low <= truth <= high
    assert 0.9 <= held / 150 <= 0.99


def test_the_same_seed_gives_the_same_intervals() -> None:
    parts = Parts()
    for number in range(50):
        parts.add({(0, 1): (number % 3 * 1.0, 2.0)})
    assert rated(2, parts, 2.0, 5) == rated(2, parts, 2.0, 5) != rated(2, parts, 2.0, 6)


def test_many_deals_go_together_and_nothing_is_lost() -> None:
    parts = Parts()
    deals = 5 * MOST_PARTS + 3
    for number in range(deals):
        parts.add({(0, 1): (number % 2 * 1.0, 2.0)})
    assert parts.size == 4
    assert len(parts.parts) <= 2 * MOST_PARTS
    assert joined(parts.parts) == {(0, 1): (deals // 2, 2 * deals)}
