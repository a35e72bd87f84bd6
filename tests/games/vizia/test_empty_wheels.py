"""Empty wheels and teams: VZ-081, VZ-082, V-19, V-20, V-30, V-31."""

from __future__ import annotations

from typing import Any

import pytest

from lanterne.core.terms import sum_of
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.scoring import outcome_of
from lanterne.games.vizia.state import LAST_TILE, ViziaState
from lanterne.games.vizia.turns import finish
from tests.games.vizia.builder import (
    act,
    beside,
    cells_around,
    flower,
    names,
    score,
    stripes,
    table,
    tokens,
    with_leaf,
)

CENTRE = (0, 0)
PETALS = beside(CENTRE)


def emptied(owners: list[int], **more: Any) -> tuple[ViziaState, str]:
    """An empty wheel in the centre; seat 0 can close the last petal by the code."""
    tiles, cell, colour = flower(CENTRE, PETALS[0])
    laid = {petal: owner for petal, owner in zip(PETALS[1:], owners, strict=True) if owner >= 0}
    freed = [CENTRE] + [petal for petal, owner in zip(PETALS[1:], owners, strict=True) if owner < 0]
    options: dict[str, Any] = {"capture": True, "purchase": True, "hands": [colour[0]], "commons": "g"} | more
    s = table(tiles, tokens=laid, freed=freed, **options)
    return s, f"place {colour} {cell} from hand"


@pytest.mark.parametrize("others", [0, 1])
def test_vz081_a_token_is_paid_and_won_back_in_the_same_turn(others: int) -> None:
    tiles, cell, colour = flower(CENTRE, PETALS[0])
    tiles, leaf = with_leaf(tiles, cell, colour)
    laid = {CENTRE: 0} | dict.fromkeys(PETALS[1:], others)
    s = table(tiles, tokens=laid, commons="g", capture=True, purchase=True)
    out = act(s, f"buy {leaf}", "pay 0,0", f"put {cell}")
    assert names(out)[-2:] == ["token-placed", "wheel-captured"]
    assert tokens(s)[CENTRE] == tokens(s)[PETALS[0]] == 0
    assert s.freed == []


def test_v19_six_tokens_of_anybody_enclose_an_empty_wheel() -> None:
    s, code = emptied([1, 2, 1, 2, 1], seats=3)
    act(s, code)
    assert tokens(s)[CENTRE] == 0


def test_v19_an_empty_neighbour_protects_it() -> None:
    s, code = emptied([1, 1, 1, 1, -1])
    act(s, code)
    assert CENTRE not in tokens(s)


def test_v20_own_tokens_count_as_surrounding() -> None:
    s, code = emptied([0, 0, 0, 0, 0])
    act(s, code)
    assert tokens(s)[CENTRE] == 0


def test_v30_partners_do_not_enclose_each_other() -> None:
    tiles, cell, colour = flower(CENTRE, PETALS[0])
    for owner, captured in ((1, True), (2, False)):
        laid = {CENTRE: owner} | dict.fromkeys(PETALS[1:], 0)
        s = table(tiles, tokens=laid, hands=[colour[0]], commons="g", seats=4, teams=True, capture=True)
        act(s, f"place {colour} {cell} from hand")
        assert (tokens(s)[CENTRE] == 0) == captured


def test_v30_a_partner_in_the_ring_breaks_it() -> None:
    tiles, cell, colour = flower(CENTRE, PETALS[0])
    laid = {CENTRE: 1, PETALS[1]: 3} | dict.fromkeys(PETALS[2:], 2)
    s = table(tiles, tokens=laid, hands=[colour[0]], commons="g", seats=4, teams=True, capture=True)
    act(s, f"place {colour} {cell} from hand")
    assert tokens(s)[CENTRE] == 1


def teams(owners: list[int]) -> ViziaState:
    """Neighbouring simple wheels for these seats, at the end."""
    line = [(a, 0) for a in range(len(owners))]
    laid = dict(zip(line, owners, strict=True))
    s = table(stripes(cells_around(line)), tokens=laid, seats=4, teams=True, group_bonus=True)
    finish(s, LAST_TILE, None)
    return s


def test_vz082_partners_add_up_what_each_scored_alone() -> None:
    s = teams([0, 1, 1, 2, 3, 1, 0])
    assert [score(s, seat) for seat in range(4)] == [3, 5, 2, 2]  # groups are each player's own
    result = outcome_of(s)
    assert result is not None
    assert (result.scores, result.places) == ([3, 5, 2, 2], [3, 1, 3, 1])
    assert sum_of(GAME.terms(GAME.view(s, None), "team 0")) == 5
    assert sum_of(GAME.terms(GAME.view(s, None), "team 1")) == 7


def test_v31_team_ties_go_by_wheels_then_are_shared() -> None:
    more_wheels = outcome_of(teams([0, 1, 1, 2, 3, 2, 0]))  # six points each; four wheels against three
    assert more_wheels is not None
    assert more_wheels.places == [1, 3, 1, 3]
    level = outcome_of(teams([0, 1, 2, 3]))
    assert level is not None
    assert level.places == [1, 1, 1, 1]
