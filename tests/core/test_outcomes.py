"""Every way an action can turn out, counted on the toy game."""

from __future__ import annotations

import pytest
from tests.toy.game import GAME as TOY
from tests.toy.state import ToyState

from lanterne.core.errors import BadInput
from lanterne.core.outcomes import PathRng, enumerate_chance, enumerate_starts, merged
from lanterne.core.rng import FastRng


def bidding(bids: list[str]) -> ToyState:
    s: ToyState = TOY.start(TOY.options({"hand": 0, "mirrors": False, "goals": "dealt"}, 2), 2, FastRng(3))
    for seat, code in enumerate(bids):
        TOY.apply(s, seat, TOY.parse(code), FastRng(0))
    return s


def test_an_action_without_chance_has_one_outcome() -> None:
    s = bidding([])
    found = enumerate_chance(TOY, s, 0, TOY.parse("bid 2"))
    assert [p for p, _ in found] == [1.0]
    assert found[0][1].json()["bids"] == [2, -1]
    assert s.bids == [-1, -1]


def test_a_tie_is_broken_both_ways() -> None:
    found = enumerate_chance(TOY, bidding(["bid 2"]), 1, TOY.parse("bid 2"))
    assert [(p, s.json()["coins"]) for p, s in found] == [(0.5, [2, 4]), (0.5, [4, 2])]


def test_a_die_has_six_outcomes_of_two_sorts() -> None:
    s = bidding(["bid 2", "bid 1"])
    found = enumerate_chance(TOY, s, 0, TOY.parse("attack 1"))
    assert sum(p for p, _ in found) == pytest.approx(1.0)
    assert len(found) == 4 + 2 * 8 * 8  # four successes; a failure ends the turn: one of 8 cards, then one of 8 lots
    kinds = merged(found)
    success = [p for p, after in kinds if after.json()["coins"][0] == 3]
    assert success == [pytest.approx(4 / 6)]
    assert len(kinds) == 1 + 2 * 8
    assert sum(p for p, _ in kinds) == pytest.approx(1.0)


def test_chance_after_chance_multiplies() -> None:
    s = bidding(["bid 2", "bid 1"])
    s.round = 1
    found = enumerate_chance(TOY, s, 0, TOY.parse("rest"))
    assert [p for p, _ in found] == [pytest.approx(1 / 8)] * 8
    assert sorted(p for p, _ in merged(found)) == [pytest.approx(0.5)] * 2


def test_set_ups_are_enumerated_too() -> None:
    options = TOY.options({"hand": 0, "mirrors": False, "goals": "dealt"}, 2)
    found = enumerate_starts(TOY, options, 2)
    assert len(found) == 3 * 3 * 9
    assert sum(p for p, _ in found) == pytest.approx(1.0)
    assert len(merged(found)) == 81


def test_too_many_outcomes_are_refused() -> None:
    with pytest.raises(BadInput, match="'attack 1' has more than 5 outcomes"):
        enumerate_chance(TOY, bidding(["bid 2", "bid 1"]), 0, TOY.parse("attack 1"), most=5)
    with pytest.raises(BadInput, match="the set-up of toy has more than 80 outcomes"):
        enumerate_starts(TOY, TOY.options({"hand": 0, "mirrors": False, "goals": "dealt"}, 2), 2, most=80)
    assert len(enumerate_chance(TOY, bidding(["bid 2"]), 1, TOY.parse("bid 2"), most=2)) == 2


def test_paths_go_through_every_script_once() -> None:
    """A second question that depends on the first answer."""
    rng = PathRng()
    scripts = []
    while True:
        first = rng.below(3)
        scripts.append((first, rng.below(2) if first == 1 else -1, rng.probability()))
        assert rng.used
        if not rng.advance():
            break
    assert scripts == [(0, -1, 1 / 3), (1, 0, 1 / 6), (1, 1, 1 / 6), (2, -1, 1 / 3)]
