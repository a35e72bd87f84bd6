"""The engine against the second implementation: the same moves, the same results, the same points."""

from __future__ import annotations

import pytest
from tests.games.vizia import brute
from tests.games.vizia.test_capture import chain, lay, two_rings
from tests.games.vizia.test_wheels import many_wheels
from tests.games.vizia.walks import SWITCHES, option_sets, start, walk

from lanterne.core.rng import FastRng
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.scoring import scores
from lanterne.games.vizia.state import ViziaState

ALL = dict.fromkeys(SWITCHES, True)


def compare(s: ViziaState, rng: FastRng, greed: int, every: int = 1) -> None:
    """Plays on to the end, comparing before and after each action."""
    for number, (now, a) in enumerate(walk(s, rng, greed)):
        if number % every and a.code().startswith(("place", "take")):
            continue
        p = brute.from_json(now.json())
        legal = [b.code() for b in GAME.legal(now, int(now.turn))]
        assert sorted(legal) == sorted(brute.moves(p))
        assert scores(now) == [brute.points(p, seat) for seat in range(int(now.seats))]
        after = now.copy()
        GAME.apply(after, int(now.turn), a, FastRng(number))
        assert brute.key(brute.from_json(after.json())) in {brute.key(q) for q in brute.play(p, a.code())}
    assert scores(s) == [brute.points(brute.from_json(s.json()), seat) for seat in range(int(s.seats))]


@pytest.mark.parametrize("greed", [0, 8])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_basic_game_agrees(seats: int, greed: int) -> None:
    compare(*start(seats, seats + greed), greed)


@pytest.mark.parametrize("number", range(0, 32, 5))
def test_advanced_rules_agree(number: int) -> None:
    compare(*start(2 + number % 3, number, **option_sets()[number]), number % 10, every=3)


@pytest.mark.parametrize("seed", range(3))
def test_all_rules_in_teams_agree(seed: int) -> None:
    compare(*start(4, seed, teams=True, **ALL), 5 + seed, every=2)


def test_choices_near_the_twelfth_token_agree() -> None:
    for count in (9, 10, 11):
        compare(many_wheels(count), FastRng(count), 9)
    s = two_rings(8)
    s.tokens = [token for token in s.tokens if token & 3 != 2]
    p = brute.from_json(s.json())
    assert not brute.surrounded(p)
    for t in (chain(), two_rings(3)):
        lay(t, (2, 0) if t.freed or t.seats == 2 else (1, 0))
        compare(t, FastRng(4), 5)
