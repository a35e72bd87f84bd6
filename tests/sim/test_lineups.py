"""Who meets whom in an arena, and that nobody is favoured by a seat."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from lanterne.core.errors import BadInput
from lanterne.host.playout import rotated
from lanterne.sim.lineups import ALL, ONE, lineups, seating


@pytest.mark.parametrize(
    ("bots", "seats", "way", "found"),
    [
        (2, 2, ALL, {(0, 1)}),
        (2, 2, ONE, {(0, 1)}),
        (3, 2, ALL, {(0, 1), (0, 2), (1, 2)}),
        (3, 2, ONE, {(0, 1), (0, 2)}),
        (2, 4, ALL, {(0, 1, 1, 1), (0, 0, 0, 1)}),
        (2, 4, ONE, {(0, 1, 1, 1)}),
        (3, 3, ALL, {(0, 1, 2)}),
        (3, 4, ALL, {(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)}),
        (3, 6, ALL, {(0, 0, 1, 1, 2, 2)}),
    ],
)
def test_line_ups(bots: int, seats: int, way: str, found: set[tuple[int, ...]]) -> None:
    assert {tuple(sorted(lineup)) for lineup in lineups(bots, seats, way)} == found
    assert len(lineups(bots, seats, way)) == len(found)


def test_too_many_are_refused() -> None:
    with pytest.raises(BadInput, match="line-ups"):
        lineups(40, 8, ALL)
    assert len(lineups(40, 8, ONE)) == 39


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 3), (3, 2), (5, 3), (4, 4), (3, 5), (4, 6)])
def test_in_a_block_all_hold_every_seat_equally_often_and_meet(bots: int, seats: int) -> None:
    known = lineups(bots, seats, ALL)
    for block in range(3):
        held: Counter[tuple[int, int]] = Counter()
        met: Counter[tuple[int, int]] = Counter()
        for deal in range(block * len(known), (block + 1) * len(known)):
            first = list(seating(known, 7, deal))
            for turn in range(seats):
                seated = rotated(first, turn)
                held.update(enumerate(seated))
                met.update({(min(pair), max(pair)) for pair in combinations(seated, 2) if pair[0] != pair[1]})
        assert len(held) == bots * seats
        assert len(set(held.values())) == 1
        assert len(met) == bots * (bots - 1) // 2
        assert len(set(met.values())) == 1


def test_seatings_follow_from_the_seed_and_neighbours_change() -> None:
    known = lineups(4, 4, ALL)
    found = [seating(known, 1, deal) for deal in range(40)]
    assert found == [seating(known, 1, deal) for deal in range(40)]
    assert found != [seating(known, 2, deal) for deal in range(40)]
    rounds = {tuple(rotated(list(seated), seated.index(0))) for seated in found}
    assert len(rounds) == 6, "all ways to sit around a table of four"
