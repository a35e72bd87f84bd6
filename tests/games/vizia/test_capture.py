"""Capture: VZ-076, VZ-077, V-14 to V-18."""

from __future__ import annotations

from typing import Any

import pytest

from lanterne.games.vizia.apply import close_wheels
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.lattice import vertex_of
from lanterne.games.vizia.state import ViziaState
from tests.games.vizia.builder import (
    Vertex,
    act,
    beside,
    cells_around,
    codes,
    flower,
    names,
    only_in,
    refused,
    stripes,
    table,
    tokens,
)

CENTRE = (0, 0)
PETALS = beside(CENTRE)
LAST = PETALS[0]


def ringed(owners: list[int], *, seats: int = 2, **options: Any) -> tuple[ViziaState, str]:
    """Seat 1 in the centre, the other petals as told; seat 0 can close the last one by the code."""
    tiles, cell, colour = flower(CENTRE, LAST)
    settings: dict[str, Any] = {"capture": True} | options
    laid = {CENTRE: 1} | {petal: owner for petal, owner in zip(PETALS[1:], owners, strict=True) if owner >= 0}
    s = table(tiles, tokens=laid, hands=[colour[0]], commons="rg", seats=seats, **settings)
    return s, f"place {colour} {cell} from hand"


def test_vz076_an_isolated_enclosed_token_is_replaced() -> None:
    s, code = ringed([0, 0, 0, 0, 0])
    out = act(s, code)
    assert tokens(s) == dict.fromkeys([CENTRE, *PETALS], 0)
    assert names(out) == ["tile-placed", "wheel-completed", "token-placed", "token-captured"]
    assert GAME.view(s, 0)["left"] == [5, 12]  # the old token is back in its owner's supply


def test_vz076_not_without_the_option() -> None:
    s, code = ringed([0, 0, 0, 0, 0], capture=False)
    act(s, code)
    assert tokens(s)[CENTRE] == 1


@pytest.mark.parametrize("owners", [[0, 0, 0, 0, -1], [0, 1, 0, 0, 0]])
def test_vz076_five_neighbours_or_one_of_its_own_are_not_enough(owners: list[int]) -> None:
    s, code = ringed(owners)
    act(s, code)
    assert tokens(s)[CENTRE] == 1


def test_vz077_the_ring_may_belong_to_different_opponents() -> None:
    s, code = ringed([2, 3, 2, 3, 0], seats=4)
    act(s, code)
    assert tokens(s)[CENTRE] == 0
    assert GAME.view(s, 0)["left"] == [9, 12, 10, 10]


def test_v14_a_token_in_a_standing_ring_stays_until_a_neighbour_is_laid() -> None:
    far = [(4, 0)]
    tiles = stripes(cells_around([CENTRE, *PETALS, (2, 0), (3, 0), *far]))
    cell = only_in((4, 0), [CENTRE, *PETALS, (2, 0), (3, 0), *far])[0]
    colour = tiles.pop(cell)
    s = table(
        tiles, tokens=dict.fromkeys(PETALS, 0) | {CENTRE: 1}, hands=[colour[0]], commons="g", capture=True, pile=""
    )
    act(s, f"place {colour} {cell} from hand")
    assert tokens(s)[4, 0] == 0
    assert tokens(s)[CENTRE] == 1


def test_v15_two_tokens_enclosed_by_one_placement_are_both_captured() -> None:
    s = two_rings(4)
    lay(s, (1, 0))
    assert tokens(s)[CENTRE] == tokens(s)[2, 0] == 0


def lay(s: ViziaState, vertex: Vertex) -> None:
    """What happens when seat 0 has just closed the wheel there."""
    close_wheels(s, [int(vertex_of(*vertex))], [])


def two_rings(own: int) -> ViziaState:
    """Seat 1 at 0,0 and 2,0, all around seat 0 but for 1,0 and, past `own` tokens, seat 2."""
    around = [v for v in dict.fromkeys(beside(CENTRE) + beside((2, 0))) if v not in ((1, 0), CENTRE, (2, 0))]
    tiles = stripes(cells_around([CENTRE, (2, 0), (1, 0), *around]))
    laid = {v: 0 if k < own else 2 for k, v in enumerate(around)} | {CENTRE: 1, (2, 0): 1}
    return table(tiles, tokens=laid, commons="g", seats=3, capture=True, pile="")


def test_v16_tokens_on_all_closed_wheels_before_any_capture() -> None:
    tiles = stripes(cells_around([CENTRE, *PETALS]))
    colour = tiles.pop("0,0,down")  # belongs to the petals 1,0 and 0,1
    laid = {CENTRE: 1} | dict.fromkeys(PETALS[2:], 0)
    s = table(tiles, tokens=laid, hands=[colour[0]], commons="g", capture=True)
    out = act(s, f"place {colour} 0,0,down from hand")
    assert names(out) == ["tile-placed", *["wheel-completed"] * 2, *["token-placed"] * 2, "token-captured"]


def chain() -> ViziaState:
    """Seat 1 at 0,0; its petal 1,0 is an empty wheel that waits for a last token at 2,0."""
    outer = [(2, 0), (1, 1), (2, -1)]
    tiles = stripes(cells_around([CENTRE, *PETALS, *outer]))
    laid = dict.fromkeys(PETALS[1:], 0) | {CENTRE: 1, (1, 1): 1, (2, -1): 1}
    return table(tiles, tokens=laid, freed=[(1, 0)], commons="g", capture=True, pile="")


def test_v17_capture_chain_through_an_empty_wheel() -> None:
    s = chain()
    lay(s, (2, 0))
    assert tokens(s)[1, 0] == 0  # the empty wheel first,
    assert tokens(s)[CENTRE] == 0  # and its token closes the ring round the centre
    assert s.freed == []


def test_v17_a_token_spared_by_v14_falls_with_a_new_hostile_neighbour() -> None:
    """The ring round 0,0 stands already; seat 0 captures its petal of seat 2, which is a token laid beside 0,0."""
    outer = [(2, 0), (1, 1), (2, -1)]
    laid = dict.fromkeys([*PETALS[1:], (1, 1), (2, -1)], 0) | {CENTRE: 1, (1, 0): 2}
    s = table(
        stripes(cells_around([CENTRE, *PETALS, *outer])), tokens=laid, commons="g", seats=3, capture=True, pile=""
    )
    lay(s, (2, 0))
    assert tokens(s)[1, 0] == tokens(s)[CENTRE] == 0
    assert [int(s.tokens_left(seat)) for seat in range(3)] == [2, 12, 12]


def test_v17_only_neighbours_of_laid_tokens_are_looked_at() -> None:
    s = chain()
    s.tokens.append(s.freed.pop() << 2)  # now the centre is enclosed, but by a token laid long ago
    s.tokens.sort()
    s.laid[0] += 1
    lay(s, (2, 0))
    assert tokens(s)[CENTRE] == 1


def test_v18_the_twelfth_token_on_a_wheel_leaves_the_enclosed_alone() -> None:
    s = two_rings(10)
    s.laid[0] = 11  # and one more token, somewhere else
    lay(s, (1, 0))
    assert GAME.to_act(s) == []
    assert tokens(s)[CENTRE] == tokens(s)[2, 0] == 1


def test_v18_short_of_tokens_the_player_chooses_what_to_capture() -> None:
    s = two_rings(10)
    lay(s, (1, 0))
    assert codes(s) == ["capture 0,0", "capture 2,0"]
    assert refused(s, "end") == "V-18"
    assert refused(s, "capture 1,1") == "V-18"
    out = act(s, "capture 2,0")
    assert names(out) == ["token-captured", "game-ended"]  # a capture token may be the twelfth
    assert tokens(s)[CENTRE] == 1
    assert tokens(s)[2, 0] == 0


def test_v18_captures_are_compulsory() -> None:
    s = two_rings(8)
    lay(s, (1, 0))
    assert tokens(s)[CENTRE] == tokens(s)[2, 0] == 0
    assert GAME.to_act(s) == [0]


def test_v18_one_chooses_again_while_tokens_are_short() -> None:
    """Three tokens enclosed at once, two tokens left: a choice of three, then of two."""
    enclosed = {CENTRE: 1, (2, 0): 1, (1, 1): 2}
    around = [v for v in dict.fromkeys([one for v in enclosed for one in beside(v)]) if v not in {(1, 0), *enclosed}]
    laid = {v: 0 if k < 9 else 3 for k, v in enumerate(around)} | enclosed
    s = table(
        stripes(cells_around([(1, 0), *around, *enclosed])), tokens=laid, commons="g", seats=4, capture=True, pile=""
    )
    lay(s, (1, 0))
    assert codes(s) == ["capture 0,0", "capture 1,1", "capture 2,0"]
    assert names(act(s, "capture 1,1")) == ["token-captured"]
    assert codes(s) == ["capture 0,0", "capture 2,0"]
    assert names(act(s, "capture 0,0")) == ["token-captured", "game-ended"]


def test_a_capture_is_foretold_by_the_view() -> None:
    s, code = ringed([0] * 5)
    _, colour, cell, _, _ = code.split(" ")
    a, b, way = cell.split(",")
    foretold = [row for row in GAME.view(s, 0)["captures"] if row[:4] == [colour, int(a), int(b), way]]
    assert foretold == [[colour, int(a), int(b), way, *CENTRE]]
    act(s, code)
    assert tokens(s)[CENTRE] == 0
