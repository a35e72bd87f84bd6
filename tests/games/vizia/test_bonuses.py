"""Three commons, the bonus for groups and for triangles: VZ-070 to VZ-075."""

from __future__ import annotations

from typing import Any

import pytest

from lanterne.core.rng import FastRng
from lanterne.core.terms import sum_of
from lanterne.games.vizia.game import GAME
from tests.games.vizia.builder import Vertex, act, any_draws, cells_around, codes, score, stripes, table

HEXAGON = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


def bonus(own: list[Vertex], option: str, other: list[Vertex] | None = None) -> int:
    """What the option adds to seat 0 with tokens there."""
    tiles = stripes(cells_around([*own, *(other or []), (0, 0), (1, 0), (2, 0), (3, 0)]))
    laid = dict.fromkeys(own, 0) | dict.fromkeys(other or [], 1)
    options: dict[str, Any] = {option: True}
    with_it = table(tiles, tokens=laid, pile="", **options)
    without = table(tiles, tokens=laid, pile="")
    assert sum_of(GAME.terms(GAME.view(with_it, 1), "score 0")) == score(with_it, 0)
    return score(with_it, 0) - score(without, 0)


def test_vz070_three_commons_in_set_up_refill_and_exchange() -> None:
    s = GAME.start(GAME.options({"three_commons": True}, 2), 2, FastRng(4))
    assert len(GAME.view(s, None)["commons"]) == 3
    act(s, codes(s, "place")[-1], "end", draws=any_draws())
    assert len(GAME.view(s, None)["commons"]) == 3
    s = table({"0,0,up": "red"}, hands=["", "oo"], commons="bbg", three_commons=True)
    act(s, "pass", draws=any_draws())
    assert len(GAME.view(s, None)["commons"]) == 3


def test_vz071_the_largest_group_pays_its_size() -> None:
    assert bonus([(0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2)], "group_bonus") == 6
    four, three = [(0, 0), (1, 0), (2, 0), (3, 0)], [(0, 2), (1, 2), (2, 2)]
    assert bonus(four + three, "group_bonus") == 4


def test_vz072_a_single_token_is_a_group_of_one() -> None:
    assert bonus([(2, 0)], "group_bonus") == 1
    assert bonus([], "group_bonus") == 0
    assert bonus([(0, 0), (2, 0)], "group_bonus", other=[(1, 0)]) == 1  # the token between is not one's own


def test_vz073_each_triangle_pays_two() -> None:
    assert bonus([(0, 0), (1, 0), (0, 1)], "triangle_bonus") == 2
    assert bonus([(1, 0), (1, 1), (0, 1)], "triangle_bonus") == 2  # point down


def test_vz074_separate_triangles_and_the_rhombus() -> None:
    apart = [(0, 0), (1, 0), (0, 1), (3, 0), (4, 0), (3, 1)]
    assert bonus(apart, "triangle_bonus") == 4
    assert bonus([(0, 0), (1, 0), (0, 1), (1, 1)], "triangle_bonus") == 4


@pytest.mark.parametrize(
    ("own", "points"),
    [
        ([(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2)], 8),  # a filled triangle of six
        ([(0, 0), (1, 0), (2, 0)], 0),  # three in a line
        ([(0, 0), (2, 0), (0, 2)], 0),  # a larger triangle without its middle points
        (HEXAGON, 0),
        ([*HEXAGON, (0, 0)], 12),
    ],
)
def test_vz075_only_the_corners_of_one_cell_make_a_triangle(own: list[Vertex], points: int) -> None:
    assert bonus(own, "triangle_bonus") == points
