"""Trials find the better line by trying all in the same worlds, and keep to the policy's own where none is better."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from lanterne.bots.bot import Budget
from lanterne.bots.search.knowledge import Line
from lanterne.bots.search.trials import Trial, Trials
from lanterne.core.game import Dealer, Seat, State
from lanterne.core.rng import FastRng, Rng
from tests.pebbles import GAME, Heap

FAR = Budget(3600.0)


class Lottery(Trial):
    """Every line wins so often; with the same luck in a world for all of them."""

    def __init__(self, odds: list[float]) -> None:
        self.odds = odds
        self.played = [0] * len(odds)
        self.seeds: dict[int, set[int]] = {}

    def play(self, s: State, seat: Seat, line: Line, number: i64, seed: i64) -> float:
        self.played[line.key] += 1
        self.seeds.setdefault(number, set()).add(seed)
        return 1.0 if FastRng(seed).unit() < self.odds[line.key] else 0.0


class Same(Dealer[Heap]):
    def deal(self, rng: Rng) -> Heap:
        return GAME.start(GAME.options({"heap": 5}, 2), 2, FastRng(1))


def tried(odds: list[float], iterations: int) -> tuple[Lottery, Any]:
    lottery = Lottery(odds)
    lines = [Line(key, [], 1.0) for key in range(len(odds))]
    return lottery, Trials(lottery, lines, Same(), 0, FastRng(4)).run(FAR, 1.0, iterations)


def test_the_best_line_is_found_and_tried_most() -> None:
    lottery, rows = tried([0.2, 0.3, 0.8, 0.4, 0.1], 300)
    assert rows[0].line.key == 2
    assert lottery.played[2] == max(lottery.played)
    assert lottery.played[4] < lottery.played[2] / 2


def test_all_lines_of_a_world_share_its_luck() -> None:
    lottery, _ = tried([0.5, 0.6, 0.7], 90)
    assert all(len(seeds) == 1 for seeds in lottery.seeds.values())


def test_without_a_clear_gain_the_policy_is_followed() -> None:
    assert tried([0.5, 0.5, 0.5, 0.5], 80)[1][0].line.key == 0
    lottery, rows = tried([0.5, 0.49, 0.3], 80)
    assert rows[0].line.key == 0
    assert lottery.played[0] == max(lottery.played)  # it is never dropped


def test_a_bound_on_iterations_is_kept() -> None:
    lottery, _ = tried([0.1, 0.2, 0.3], 50)
    assert 50 <= sum(lottery.played) < 54


def test_without_end_of_time_it_ends_with_so_many_results() -> None:
    """Each result is kept: a table that lets a bot think for hours must not fill its memory."""
    lottery = Lottery([0.1, 0.2, 0.3])
    trials = Trials(lottery, [Line(key, [], 1.0) for key in range(3)], Same(), 0, FastRng(4), bound=600)
    rows = trials.run(FAR, 1.0, 0)
    assert 600 <= trials.iterations == sum(lottery.played) < 603
    assert rows[0].line.key == 2
    trials = Trials(lottery, [Line(key, [], 1.0) for key in range(3)], Same(), 0, FastRng(4), bound=600)
    trials.run(FAR, 1.0, 1_000_000)
    assert trials.iterations < 603
