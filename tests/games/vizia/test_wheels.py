"""Wheels and tokens: VZ-050 to VZ-055, V-03, V-04."""

from __future__ import annotations

import pytest

from lanterne.core.game import Event
from lanterne.core.terms import sum_of
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.state import ViziaState
from tests.games.vizia.builder import (
    act,
    any_draws,
    cells_around,
    codes,
    names,
    pairs,
    refused,
    ring_texts,
    score,
    stripes,
    table,
    tokens,
    wheel,
)


def close(letters: str, missing: int = 0, seat: int = 0) -> tuple[ViziaState, list[Event]]:
    """Closes a wheel of these colours around 0,0 by its missing tile."""
    tiles = wheel((0, 0), letters)
    cell = ring_texts((0, 0))[missing]
    colour = tiles.pop(cell)
    s = table(tiles, hands=[colour[0], colour[0]], commons="r", turn=seat)
    return s, act(s, f"place {colour} {cell} from hand")


@pytest.mark.parametrize("missing", range(6))
def test_vz050_who_closes_a_wheel_puts_a_token_there(missing: int) -> None:
    s, out = close("roygbp", missing)
    assert tokens(s) == {(0, 0): 0}
    assert names(out) == ["tile-placed", "wheel-completed", "token-placed"]
    assert GAME.view(s, 1)["left"] == [11, 12]


@pytest.mark.parametrize("letters", ["rororo", "ygygyg", "bpbpbp"])
def test_vz051_two_alternating_colours_pay_two(letters: str) -> None:
    s, out = close(letters)
    assert score(s, 0) == 2
    assert (out[1].args["kind"], out[1].args["points"]) == ("bicolour", 2)


@pytest.mark.parametrize("letters", ["roygbp", "rpbgyo", "ygbpro"])
def test_vz052_six_colours_pay_three(letters: str) -> None:
    s, out = close(letters)
    assert score(s, 0) == 3
    assert out[1].args["kind"] == "prism"


@pytest.mark.parametrize("letters", ["royoro", "roygyo"])
def test_vz053_any_other_pays_one(letters: str) -> None:
    s, out = close(letters)
    assert score(s, 0) == 1
    assert out[1].args["kind"] == "simple"


def test_vz054_each_of_several_wheels_gets_a_token() -> None:
    tiles = pairs(cells_around([(0, 0), (1, 0), (0, 1)]))
    del tiles["0,0,up"]
    s = table(tiles, hands=["r"], commons="g")
    out = act(s, "place red 0,0,up from hand")
    assert tokens(s) == {(0, 0): 0, (1, 0): 0, (0, 1): 0}
    assert names(out).count("wheel-completed") == 3
    assert score(s, 0) == 6


def test_vz054_three_wheels_pay_by_their_kinds() -> None:
    tiles = stripes(cells_around([(0, 0), (1, 0), (0, 1)]))
    del tiles["0,0,up"]
    s = table(tiles, hands=["r"], commons="g")
    act(s, "place red 0,0,up from hand")
    assert score(s, 0) == 3


def test_vz055_points_follow_the_tokens_on_the_wheels() -> None:
    s = table(wheel((0, 0), "roygbp"), tokens={(0, 0): 1})
    assert [score(s, 0), score(s, 1)] == [0, 3]
    s = table(wheel((0, 0), "roygbp"))
    assert [score(s, 0), score(s, 1)] == [0, 0]


def test_the_closer_owns_the_wheel_whoever_laid_the_rest() -> None:
    tiles = wheel((0, 0), "rororo")
    del tiles["0,0,up"], tiles["-1,0,down"]
    s = table(tiles, hands=["o", "r"], commons="g")
    act(s, "place orange -1,0,down from hand", "end", draws=any_draws())
    act(s, "place red 0,0,up from hand")
    assert tokens(s) == {(0, 0): 1}


def test_v03_the_token_is_compulsory_and_at_once() -> None:
    s, _ = close("roygbp")
    assert s.laid[0] == 1
    assert not [code for code in codes(s) if code.startswith("claim")]


def many_wheels(count: int, seat: int = 0) -> ViziaState:
    """A table where the seat has that many tokens and one tile closes three more wheels."""
    stand = [(a, b) for b in (2, 4) for a in range(-2, 4)][:count]
    fresh = [(0, 0), (1, 0), (0, 1)]
    tiles = stripes(cells_around(stand + fresh))
    del tiles["0,0,up"]
    return table(tiles, hands=["r", "r"], commons="g", tokens=dict.fromkeys(stand, seat), pile="")


def test_v04_the_twelfth_token_ends_the_game_at_once() -> None:
    s = many_wheels(9)
    out = act(s, "place red 0,0,up from hand")
    assert names(out)[-1] == "game-ended"
    result = GAME.outcome(s)
    assert result is not None
    assert result.reason == "twelfth-token"
    assert GAME.to_act(s) == []


@pytest.mark.parametrize("count", [10, 11])
def test_v04_short_of_tokens_the_player_chooses_the_wheels(count: int) -> None:
    s = many_wheels(count)
    act(s, "place red 0,0,up from hand")
    assert sorted(codes(s)) == ["claim 0,0", "claim 0,1", "claim 1,0"]
    assert refused(s, "end") == "V-04"
    assert refused(s, "claim 2,2") == "V-04"
    act(s, "claim 0,1")
    if count == 10:
        assert sorted(codes(s)) == ["claim 0,0", "claim 1,0"]
        act(s, "claim 1,0")
    assert GAME.to_act(s) == []
    assert (0, 1) in tokens(s)
    assert (0, 0) not in tokens(s)


def test_a_wheel_says_what_it_is_worth() -> None:
    s, _ = close("roygbp")
    v = GAME.view(s, 1)
    assert "wheel 0,0" in GAME.topics(v)
    (term,) = GAME.terms(v, "wheel 0,0")
    assert (term.value, term.clause) == (3, "VZ-052")
    assert sum_of(GAME.terms(v, "score 0")) == 3
