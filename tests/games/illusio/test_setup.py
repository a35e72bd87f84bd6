"""Section 3, points 1 and 2."""

from __future__ import annotations

from itertools import pairwise

import pytest

from lanterne.core.game import Event
from lanterne.core.rng import FastRng, ScriptedRng
from lanterne.games.illusio.cards import OBJECTIVES
from lanterne.games.illusio.game import GAME
from lanterne.games.illusio.setup import first_seat
from tests.games.illusio.ledger import conserve


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_point_1_il_023_il_024_il_026_il_028_a_fresh_game(seats: int) -> None:
    out: list[Event] = []
    s = GAME.start(GAME.options({}, seats), seats, FastRng(seats), out)
    conserve(s)
    assert len(s.contest) == 4
    assert len(s.bag) == 28
    assert len(set(s.magicians)) == seats
    drew = [event for event in out if event.name == "drew"]
    assert [event.args["count"] for event in drew[:seats]] == [4] * seats
    held = [s.hand_sizes[seat] for seat in range(seats)]
    assert held == [5 if seat == s.turn and s.top().kind == 0 else 4 for seat in range(seats)]
    assert s.deck_size == 90 - sum(held)
    assert sum(s.discard) == 0


def test_il_020_the_highest_level_starts() -> None:
    low, high = index_of("C1a"), index_of("M4a")
    rng = ScriptedRng([low, high - 1])  # one card is gone when the second is drawn
    assert first_seat(2, rng, None) == 1


def test_point_2_il_021_il_022_only_the_tied_draw_again() -> None:
    out: list[Event] = []
    # seats 0 and 2 draw level 4, seat 1 level 1; then 0 draws level 2, 2 draws level 3
    rng = ScriptedRng([6, 0, 5, 1, 2])
    assert first_seat(3, rng, out) == 2
    drawn = [(event.args["seat"].args["seat"], event.args["level"]) for event in out if event.name == "drew-for-first"]  # type: ignore[union-attr]
    assert drawn == [(0, 4), (1, 1), (2, 4), (0, 2), (2, 3)]
    assert rng.asked == [32, 31, 30, 29, 28]  # the cards drawn stay out
    s = GAME.start(GAME.options({}, 3), 3, FastRng(2))
    assert len(s.bag) + len(s.contest) == 32


def test_il_021_when_all_cards_are_drawn_they_come_again() -> None:
    ties = [0, 0] * 16  # neighbours in the list of objectives are of one level
    rng = ScriptedRng([*ties, 0, 30])
    assert first_seat(2, rng, None) == 1
    assert rng.asked[-2:] == [32, 31]


def test_il_029_play_goes_clockwise() -> None:
    s = GAME.start(GAME.options({}, 4), 4, FastRng(5))
    rng = FastRng(9)
    seen: list[int] = []
    for _ in range(40):
        seat = GAME.to_act(s)[0]
        if not seen or seen[-1] != seat:
            seen.append(seat)
        GAME.apply(s, seat, GAME.legal(s, seat)[-1], rng)
    assert all((a + 1) % 4 == b for a, b in pairwise(seen))


def index_of(name: str) -> int:
    return [card.name for card in OBJECTIVES].index(name)
