"""A test that may be asked after every block: how often it errs, and how soon it ends."""

from __future__ import annotations

import random

import pytest

from lanterne.sim.sequential import ABOVE, BELOW, Bets


def run(share: float, mark: float, rng: random.Random, blocks: int) -> tuple[str, int]:
    """Deals of two games at that true share, half of them decided by the deal; asked after each."""
    bets = Bets()
    for number in range(blocks):
        first = rng.random() < share
        second = first if rng.random() < 0.5 else rng.random() < share
        bets.add((first + second) / 2)
        if verdict := bets.verdict(mark):
            return verdict, number + 1
    return "", blocks


@pytest.mark.parametrize("mark", [0.3, 0.5, 0.7])
def test_it_errs_once_in_twenty_times_at_most(mark: float) -> None:
    rng = random.Random(4)
    wrong = sum(run(mark, mark, rng, 300)[0] != "" for _ in range(300))
    assert wrong / 300 <= 0.05


@pytest.mark.parametrize(("share", "mark", "verdict"), [(0.8, 0.5, ABOVE), (0.55, 0.7, BELOW), (0.2, 0.5, BELOW)])
def test_it_sees_a_clear_difference_soon(share: float, mark: float, verdict: str) -> None:
    rng = random.Random(5)
    found = [run(share, mark, rng, 600) for _ in range(60)]
    assert {verdict for verdict, _ in found} == {verdict}
    assert sum(blocks for _, blocks in found) / 60 < 220


def test_the_interval_is_what_is_not_refuted() -> None:
    bets = Bets()
    assert bets.interval() == pytest.approx((0, 1))
    for number in range(200):
        bets.add([0.5, 1.0, 1.0, 0.0][number % 4])
    low, high = bets.interval()
    assert low < 0.625 < high
    assert bets.verdict(low - 1e-6) == ABOVE
    assert bets.verdict(high + 1e-6) == BELOW
    assert bets.verdict(low + 1e-6) == bets.verdict(high - 1e-6) == ""


def test_one_who_wins_everything() -> None:
    bets = Bets()
    for _ in range(40):
        bets.add(1.0)
    assert bets.verdict(0.7) == ABOVE
    assert bets.interval()[1] == 1
