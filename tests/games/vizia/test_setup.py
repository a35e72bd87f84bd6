"""Material and set-up: VZ-001 to VZ-014, V-32, V-33, V-38."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from lanterne.core.errors import BadOptions
from lanterne.core.game import Event
from lanterne.core.rng import FastRng, ScriptedRng
from lanterne.games.vizia.bag import FULL_BAG, colours_of, count_of, size_of
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.lattice import COLOURS, are_compatible
from lanterne.games.vizia.state import ViziaState
from tests.games.vizia.builder import act, any_draws, codes, refused


def start(seats: int, **options: Any) -> ViziaState:
    return GAME.start(GAME.options(options, seats), seats, FastRng(5))


def test_vz001_two_to_four_seats() -> None:
    assert GAME.nature.seats == (2, 4)
    for seats in (1, 5):
        with pytest.raises(BadOptions, match="refused-seats"):
            GAME.options({}, seats)


def test_vz002_twelve_tiles_of_each_of_six_colours() -> None:
    assert size_of(FULL_BAG) == 72
    assert [count_of(FULL_BAG, colour) for colour in range(6)] == [12] * 6
    s = start(3)
    v = GAME.view(s, None)
    assert v["pile"] + len(v["commons"]) + sum(v["hands"]) == 72


def test_vz003_twelve_tokens_for_each_of_up_to_four() -> None:
    assert GAME.view(start(4), None)["left"] == [12, 12, 12, 12]


def test_vz004_primaries_and_secondaries() -> None:
    assert set(COLOURS[0::2]) == {"red", "yellow", "blue"}
    assert set(COLOURS[1::2]) == {"orange", "green", "purple"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_vz010_two_tiles_each_for_the_owner_alone(seats: int) -> None:
    out: list[Event] = []
    s = GAME.start(GAME.options({}, seats), seats, FastRng(9), out)
    assert [s.hand_size(seat) for seat in range(seats)] == [2] * seats
    for seat in range(seats):
        dealt = [event for event in out if event.name == "tile-dealt" and event.is_for(seat)]
        assert sorted(str(event.args["colour"]) for event in dealt) == sorted(colours_of(s.hands[seat]))
        assert all(event.audience == (seat,) for event in dealt)
    assert not any(event.name == "tile-dealt" and event.is_for(None) for event in out)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("three", [False, True])
def test_vz011_the_rest_is_the_pile(seats: int, three: bool) -> None:
    v = GAME.view(start(seats, three_commons=three), None)
    assert v["pile"] == 72 - 2 * seats - (3 if three else 4)
    assert v["left"] == [12] * seats


def test_vz012_four_commons_open_for_all() -> None:
    s = start(2)
    assert len(GAME.view(s, None)["commons"]) == 4
    assert GAME.view(s, 0)["commons"] == GAME.view(s, 1)["commons"] == colours_of(s.commons)


def test_vz013_tokens_start_in_the_supply() -> None:
    v = GAME.view(start(2), 0)
    assert v["left"] == [12, 12]
    assert v["tokens"] == []


@pytest.mark.parametrize("first", [0, 1, 2])
def test_vz014_chance_says_who_begins_then_clockwise(first: int) -> None:
    s = GAME.start(GAME.options({}, 3), 3, ScriptedRng([0, 11, 22, 33, 44, 55, 5, 16, 27, 38, first]))
    turns = []
    for _ in range(4):
        turns.append(int(s.turn))
        act(s, codes(s, "place")[0], "end", draws=any_draws())
    assert turns == [(first + k) % 3 for k in range(4)]
    assert refused(s, "end", seat=(int(s.turn) + 1) % 3) == "VZ-014"


def test_v32_teams_are_seats_one_and_three_against_two_and_four() -> None:
    s = start(4, teams=True)
    assert not s.are_opposed(0, 2)
    assert not s.are_opposed(1, 3)
    assert all(s.are_opposed(one, other) for one in (0, 2) for other in (1, 3))
    with pytest.raises(BadOptions, match="vizia-option-teams-fault"):
        GAME.options({"teams": True}, 3)


def test_v33_page_numbers_play_no_part() -> None:
    keys = ["three_commons", "group_bonus", "triangle_bonus", "capture", "purchase", "teams", "remember"]
    assert [option.key for option in GAME.option_list] == keys  # the rules on those pages, and nothing else


def test_v38_the_first_tile_lies_at_the_origin_point_up() -> None:
    s = start(2)
    assert {code.split(" ")[2] for code in codes(s)} == {"0,0,up"}
    colour = codes(s)[0].split(" ")[1]
    assert refused(s, f"place {colour} 0,0,down from hand") == "V-38"
    assert refused(s, f"place {colour} 1,0,up from hand") == "V-38"


def test_faults_in_options_are_all_told() -> None:
    with pytest.raises(BadOptions) as fault:
        GAME.options({"capture": 3, "colours": 7}, 9)
    assert len(fault.value.faults) == 3


def test_vz027_the_circle_of_the_prism() -> None:
    order = ["red", "orange", "yellow", "green", "blue", "purple", "red"]
    for one, other in itertools.pairwise(order):
        assert are_compatible(COLOURS.index(one), COLOURS.index(other))
    assert sum(are_compatible(c, d) for c in range(6) for d in range(6)) == 12
