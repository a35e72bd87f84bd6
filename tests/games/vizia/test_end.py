"""The end and the winner: VZ-060 to VZ-063, V-10, V-11."""

from __future__ import annotations

from typing import Any

from lanterne.core.game import Outcome
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.scoring import outcome_of
from lanterne.games.vizia.state import LAST_TILE, ViziaState
from lanterne.games.vizia.turns import finish
from tests.games.vizia.builder import act, cells_around, codes, names, stripes, table, tokens

BLOCK = [f"{a},{b},{way}" for a in range(6) for b in range(6) for way in ("up", "down")]  # all 72 tiles, 12 of each


def nearly_done(hands: list[str], missing: list[str], **options: Any) -> ViziaState:
    """All tiles lie but the missing ones, which are in the hands."""
    tiles = stripes(BLOCK)
    for cell in missing:
        del tiles[cell]
    return table(tiles, hands=hands, commons="", **options)


def ended(s: ViziaState) -> Outcome:
    finish(s, LAST_TILE, None)
    result = outcome_of(s)
    assert result is not None
    return result


def test_vz060_an_empty_pile_is_played_out_to_the_last_tile() -> None:
    s = nearly_done(["r", "p"], ["0,0,up", "5,5,down"])  # red and purple corners
    out = act(s, "place red 0,0,up from hand")
    assert GAME.outcome(s) is None
    out = act(s, "end")
    assert "common-turned" not in names(out)
    out = act(s, "place purple 5,5,down from hand")
    assert names(out)[-1] == "game-ended"
    result = GAME.outcome(s)
    assert result is not None
    assert result.reason == "last-tile"
    assert codes(s) == []


def test_vz060_commons_shrink() -> None:
    s = nearly_done(["r"], ["0,0,up", "5,5,down"])
    s.commons = s.pile
    s.pile = 0
    act(s, "place red 0,0,up from hand", "end")
    assert GAME.view(s, 0)["commons"] == ["purple"]


def test_vz061_most_points_win() -> None:
    tiles = stripes(cells_around([(0, 0), (1, 0), (2, 0)]))
    assert ended(table(tiles, tokens={(0, 0): 0, (1, 0): 1, (2, 0): 1})).places == [2, 1]


def test_vz062_a_tie_goes_to_more_wheels() -> None:
    """Two wheels side by side and three apart make four points each, with the bonus for groups."""
    owners = {(0, 0): 0, (1, 0): 0, (3, 0): 1, (5, 0): 1, (7, 0): 1, (2, 0): 2, (4, 0): 2}
    tiles = stripes([*cells_around(list(owners)), "5,0,down"])
    result = ended(table(tiles, tokens=owners, seats=3, group_bonus=True))
    assert (result.scores, result.places) == ([4, 4, 3], [2, 1, 3])


def test_vz063_the_closer_of_the_twelfth_need_not_win() -> None:
    tiles = {cell: colour for cell, colour in stripes(BLOCK).items() if cell not in ("0,0,up", "0,0,down")}
    own = [(a, 1) for a in range(2, 6)] + [(a, 4) for a in range(2, 6)] + [(a, 5) for a in range(2, 5)]
    other = [(a, b) for a in range(1, 6) for b in (2, 3)] + [(1, 4)]
    s = table(tiles, tokens=dict.fromkeys(own, 0) | dict.fromkeys(other, 1), hands=["o"], group_bonus=True)
    out = act(s, "place orange 0,0,down from hand")
    assert tokens(s)[1, 1] == 0
    assert names(out)[-1] == "game-ended"
    result = GAME.outcome(s)
    assert result is not None
    assert (result.reason, result.scores, result.winners()) == ("twelfth-token", [12 + 7, 11 + 11], [1])


def test_v10_equal_in_points_and_wheels_shares_the_place() -> None:
    tiles = stripes(cells_around([(0, 0), (1, 0)]))
    assert ended(table(tiles, tokens={(0, 0): 0, (1, 0): 1})).places == [1, 1]
    assert ended(table(tiles, tokens={(0, 0): 0, (1, 0): 1}, seats=3)).places == [1, 1, 3]


def test_v11_wheels_are_tokens_on_the_board_at_the_end() -> None:
    tiles = stripes(cells_around([(0, 0), (1, 0), (0, 1)]))
    s = table(tiles, tokens={(0, 0): 0, (1, 0): 1}, freed=[(0, 1)])
    assert ended(s).places == [1, 1]  # a wheel formed and given up counts for nobody
