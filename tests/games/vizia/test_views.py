"""What is seen, by whom, and what can be imagined from it: V-12, and the promises of the contract."""

from __future__ import annotations

import pytest

from lanterne.core.errors import BadCode, BadInput
from lanterne.core.rng import FastRng
from lanterne.games.vizia.dealer import ViziaDealer
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.state import ViziaState
from tests.games.vizia.builder import act, any_draws, table
from tests.games.vizia.vocabulary import vocabulary
from tests.games.vizia.walks import SWITCHES, option_sets, start, walk

ALL = dict.fromkeys(SWITCHES, True)


def check_seats(s: ViziaState, rng: FastRng) -> None:
    """Every viewer's imagined world looks the same to that viewer, and allows the same."""
    for seat in [None, *range(int(s.seats))]:
        v = GAME.view(s, seat)
        twin = GAME.imagine(v, rng)
        assert GAME.view(twin, seat) == v
        if seat is not None:
            assert GAME.legal(twin, seat) == GAME.legal(s, seat)
        assert (twin.fits, list(twin.leaves)) == (s.fits, list(s.leaves))


def check_actions(s: ViziaState) -> None:
    seat = int(s.turn)
    legal = GAME.legal(s, seat)
    allowed = {a.code() for a in legal}
    assert len(allowed) == len(legal) > 0
    for code in vocabulary(s):
        assert (GAME.refusal(s, seat, GAME.parse(code)) is None) == (code in allowed), code
    for k in range(3):
        assert GAME.pick(s, seat, FastRng(k)) is legal[FastRng(k).below(len(legal))]
    assert all(GAME.parse(code).code() == code for code in allowed)
    again = GAME.load(s.json())
    assert again.json() == s.json()
    assert GAME.legal(again, seat) == legal
    for other in range(int(s.seats)):
        if other != seat:
            assert GAME.legal(s, other) == []


@pytest.mark.slow
@pytest.mark.parametrize("remember", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_keeps_the_promises(seats: int, remember: bool) -> None:
    s, rng = start(seats, seats, remember=remember, teams=seats == 4, **ALL)
    for number, (now, _) in enumerate(walk(s, rng, 6)):
        if number % 9 == 0 or now.phase > 1:
            check_seats(now, FastRng(number))
            check_actions(now)
    check_seats(s, rng)


@pytest.mark.parametrize("number", range(32))
def test_all_32_combinations_play_to_the_end(number: int) -> None:
    for game in range(6):
        seats = 2 + game % 3
        s, rng = start(seats, 100 * number + game, teams=seats == 4 and game > 3, **option_sets()[number])
        for _ in walk(s, rng, 3 if game == 0 else 0):
            pass
        assert GAME.outcome(s) is not None


def test_v12_a_taken_tile_is_named_once_and_then_only_counted() -> None:
    for remember in (False, True):
        s = table({"0,0,up": "red"}, hands=["o", "gg"], commons="oryb", remember=remember)
        out = act(s, "place orange 0,0,down from hand", "take blue")
        (taken,) = [event for event in out if event.name == "common-taken"]
        assert taken.is_for(None)
        assert taken.args["colour"] == "blue"
        v = GAME.view(s, 1)
        assert v["hands"] == [1, 2]
        assert v["known"] == ([["blue"], []] if remember else None)
        assert v["hand"] == ["green", "green"]
        assert GAME.view(s, None)["hand"] is None


def test_v12_a_remembered_tile_is_dealt_to_its_owner_until_it_is_played() -> None:
    s = table({"0,0,up": "green"}, hands=["y", "oo"], commons="bryb", remember=True)
    act(s, "place yellow 0,0,down from hand", "take blue", "end", draws=any_draws())
    dealer = ViziaDealer(GAME.view(s, 1))
    for seed in range(20):
        assert GAME.view(dealer.deal(FastRng(seed)), 0)["hand"] == ["blue"]
    act(s, "place orange 1,0,up from hand", "end", draws=any_draws())
    act(s, "place blue 0,-1,down from hand")
    assert GAME.view(s, 1)["known"] == [[], []]


def test_dealt_tiles_stay_unknown_until_played() -> None:
    s = table({"0,0,up": "red"}, hands=["op", "gg"], commons="oryb", remember=True)
    assert GAME.view(s, 1)["known"] == [[], []]
    seen = {str(GAME.view(GAME.imagine(GAME.view(s, 1), FastRng(seed)), 0)["hand"]) for seed in range(40)}
    assert len(seen) > 5  # the viewer can imagine many hands


def test_a_copy_is_a_world_of_its_own() -> None:
    s, rng = start(2, 8, **ALL)
    for now, a in walk(s, rng, 8):
        before = now.json()
        twin = now.copy()
        GAME.apply(twin, int(now.turn), a, FastRng(1), [])
        assert now.json() == before


@pytest.mark.parametrize(
    "code",
    [
        "",
        "dance",
        "place",
        "place pink 0,0,up from hand",
        "place red 0,0 from hand",
        "place red 0,0,up of hand",
        "place red 0,0,up from pile",
        "place red 00,0,up from hand",
        "place red x,0,up from hand",
        "take",
        "take pink",
        "take red ",
        "end turn",
        "pass ",
        "buy 0,0",
        "buy 0,0,left",
        "pay 0,0,up",
        "pay 0",
        "claim 99,0",
        "capture a,b",
    ],
)
def test_what_is_no_action_is_not_read(code: str) -> None:
    with pytest.raises(BadCode):
        GAME.parse(code)


def test_only_offered_sums_are_shown() -> None:
    s, _ = start(2, 1)
    with pytest.raises(BadInput):
        GAME.terms(GAME.view(s, 0), "score 7")
