"""What a view says, in words: exactly what its types declare, no numbers of cards, no marks for what is not there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from lanterne.core.rng import FastRng
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.money.treasury import hide_treasury
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.view import IlluminatiBotView, IlluminatiView
from tests.contract.exact import fault
from tests.games.illuminati.parlour import Parlour
from tests.games.illuminati.schemer import Schemer
from tests.games.illuminati.test_structure import illustration_5

TABLES: list[tuple[dict[str, object], int]] = [
    ({}, 3),
    ({"addon": True, "hidden_illuminati": True, "hidden_goals": True}, 5),
    ({"cheating": True, "fixed_side": True}, 3),
    ({"hidden_illuminati": True, "overstate": True, "cheating": True}, 4),
    ({"very_long": True, "open_money": True}, 8),
]
BELOW_ZERO = ("income", "place", "power", "number", "longer")  # what may truly be negative


def positions(number: int, most: int) -> Iterator[tuple[IlluminatiState, int]]:
    """Every position of a lively game, with a seat to look from."""
    options, seats = TABLES[number % len(TABLES)]
    rng = FastRng(number)
    schemer = Schemer(number)
    s = GAME.start(GAME.options({**options, "round_limit": 8}, seats), seats, rng)
    for ply in range(most):
        yield s, ply % seats
        waited = GAME.to_act(s)
        if not waited:
            return
        seat, a = schemer.interject(s) or (waited[0], schemer.choose(s, waited[0]))
        GAME.apply(s, seat, a, rng)


def views(number: int, most: int = 200) -> Iterator[IlluminatiView]:
    for ply, (s, seat) in enumerate(positions(number, most)):
        yield GAME.view(s, None if ply % 5 == 4 else seat)


def leaves(value: Any, key: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for name, item in value.items():
            yield from leaves(item, name)
    elif isinstance(value, list):
        for item in value:
            yield from leaves(item, key)
    else:
        yield key, value


@pytest.mark.slow
@pytest.mark.parametrize("number", range(5))
def test_a_view_is_exactly_what_its_types_say(number: int) -> None:
    for v in views(number):
        assert fault(v, IlluminatiView) == ""


@pytest.mark.parametrize("number", range(5))
def test_nothing_that_is_not_there_is_a_number(number: int) -> None:
    for v in views(number):
        for key, value in leaves(v):
            assert not isinstance(value, int) or value >= 0 or key in BELOW_ZERO, (key, value)


def is_part_of(value: Any, whole: Any) -> bool:
    """Whether everything in it stands in the whole, in the same place."""
    if isinstance(value, dict):
        return all(key in whole and is_part_of(item, whole[key]) for key, item in value.items())
    if isinstance(value, list):
        return len(value) == len(whole) and all(is_part_of(*pair) for pair in zip(value, whole, strict=True))
    return bool(value == whole)


@pytest.mark.parametrize("number", range(5))
def test_a_bot_sees_a_part_of_what_people_see_and_imagines_the_same(number: int) -> None:
    for ply, (s, seat) in enumerate(positions(number, 80)):
        v, part = GAME.view(s, seat), GAME.bot_view(s, seat, {})
        assert fault(part, IlluminatiBotView) == ""
        assert is_part_of(part, v)
        assert not is_part_of(v, part)
        assert GAME.imagine(part, FastRng(ply)).json() == GAME.imagine(v, FastRng(ply)).json()


def test_a_misfit_is_noticed() -> None:
    v: Any = GAME.view(Parlour().s, 0)
    assert fault(v, IlluminatiView) == ""
    assert "surprise" in fault({**v, "surprise": 1}, IlluminatiView)
    assert "view.turn" in fault({**v, "turn": None}, IlluminatiView)
    assert "frames[0]" in fault({**v, "frames": [{"kind": "spending", "queue": []}]}, IlluminatiView)


# ---------------------------------------------------------------------- the structure


def test_114_108_illustration_5_shows_its_arrows() -> None:
    """The arrows of l.425: free, taken, or blocked, and by what."""
    v = GAME.view(illustration_5().s, 1)
    assert [tuple(arrow.values()) for arrow in v["seats"][0]["arrows"]] == [
        ("north", "blocked", "antiwar-activists", "group"),
        ("east", "puppet", "south-american-nazis", None),
        ("south", "puppet", "democrats", None),
        ("west", "puppet", "cycle-gangs", None),
    ]
    groups = {group["card"]: group for group in v["seats"][0]["groups"]}
    assert [tuple(arrow.values()) for arrow in groups["democrats"]["arrows"]] == [
        ("east", "blocked", "congressional-wives", "group"),
        ("south", "free", None, None),
    ]
    assert (groups["kgb"]["master"], groups["democrats"]["master"]) == ("south-american-nazis", "centre-0")


def test_142_144_figures_are_those_of_now() -> None:
    """Lasers change alignments, Survivalists lend resistance, a group that attacked has acted."""
    table = Parlour(purse=9).own(0, "survivalists").own(0, "orbital-mind-control-lasers").own(0, "mafia")
    table.own(1, "cia").own(2, "texas").centre("yuppies")
    table.say(0, "lasers yuppies", "alter add violent", "attack mafia", "target yuppies control", "announce")
    table.say(0, "spend 1 network")
    v = GAME.view(table.s, 1)
    groups = {group["card"]: group for group in v["seats"][0]["groups"]}
    assert (groups["mafia"]["resistance"], groups["survivalists"]["resistance"]) == (7 + 2, 6)
    assert (groups["mafia"]["acted"], groups["survivalists"]["acted"]) == (True, False)
    assert groups["mafia"]["shelter"] == 10
    assert v["uncontrolled"][0]["alignments"] == ["conservative", "violent"]
    assert v["altered"] == {"card": "yuppies", "alignments": ["conservative", "violent"]}


def test_016_the_post_office_costs_its_owner() -> None:
    table = Parlour().own(0, "post-office").centre("irs")
    assert GAME.view(table.s, 1)["seats"][0]["groups"][0]["income"] == -1
    assert GAME.view(table.s, 1)["uncontrolled"][0]["income"] == 0


def test_180_what_a_face_down_illuminati_does_for_incomes_is_its_owners_secret() -> None:
    table = Parlour(("illuminated-oil", "network"), hidden_illuminati=True, addon=True).own(0, "fbi")
    table.own(0, "trekkies").own(1, "cia")
    assert [group["income"] for group in GAME.view(table.s, 0)["seats"][0]["groups"]] == [1, 3]
    assert [group["income"] for group in GAME.view(table.s, 1)["seats"][0]["groups"]] == [0, 3]
    assert GAME.view(table.s, 1)["seats"][0]["power"] is None
    table.s.exposed[0] = True
    assert [group["income"] for group in GAME.view(table.s, 1)["seats"][0]["groups"]] == [1, 3]


# ---------------------------------------------------------------------- an attack


def test_an_attack_in_words() -> None:
    table = Parlour(purse=9).own(0, "mafia", money=3).own(0, "texas").own(1, "cia", money=2).own(2, "hollywood")
    table.say(0, "attack mafia", "target cia neutralise", "announce", "spend 2 mafia")
    table.say(1, "spend 1 cia").say(2, "interfere 1 for").say(0, "spend 3 network")
    table.say(1, "spend 4 gnomes-of-zurich").say(2, "interfere 2 against")
    attack = GAME.view(table.s, None)["frames"][1]["attack"]  # type: ignore[typeddict-item]
    assert attack["attacker"] == "mafia"
    assert (attack["target"], attack["kind"], attack["defender"]) == ("cia", "neutralise", 1)
    assert (attack["phase"], attack["privileged"], attack["committed"]) == ("spending", False, True)
    put_in = [tuple(each.values()) for each in attack["contributions"]]
    assert put_in == [
        (0, "mafia", 2, 2, "for"),
        (0, "centre-0", 3, 3, "for"),
        (1, "cia", 1, 2, "against"),
        (1, "centre-1", 4, 4, "against"),
        (2, "centre-2", 1, 1, "for"),
        (2, "centre-2", 2, 2, "against"),
    ]
    assert attack["number"] == table.number()
    assert (attack["dice"], attack["roll"]) == (None, None)


def test_a77_a_face_down_illuminati_is_spoken_of_by_its_seat() -> None:
    table = Parlour(("society-of-assassins", "network", "ufos"), purse=9, hidden_illuminati=True)
    table.own(0, "mafia").own(1, "cia").own(2, "texas")
    table.say(0, "attack society-of-assassins", "target cia neutralise", "power 5", "claim")
    seen = GAME.view(table.s, 1)
    attack = seen["frames"][1]["attack"]  # type: ignore[typeddict-item]
    assert (attack["attacker"], attack["power"], attack["named"], attack["claimed"]) == ("centre-0", 5, 5, 4)
    assert "assassins" not in json.dumps(seen)


def test_126_how_privilege_will_be_paid_is_secret_until_the_announcement() -> None:
    table = Parlour(purse=9).own(0, "mafia").own(1, "cia").own(2, "texas").hold(0, "bribery").hold(1, "secrets")
    assert isinstance(table, Parlour)
    table.say(0, "attack mafia", "target cia control", "privilege bribery")
    for viewer, seen in ((0, "bribery"), (1, None), (None, None)):
        assert GAME.view(table.s, viewer)["frames"][1]["attack"]["discard"] == seen  # type: ignore[typeddict-item]
    table.say(0, "announce")
    assert GAME.view(table.s, None)["frames"][1]["attack"]["discard"] == "bribery"  # type: ignore[typeddict-item]


def test_a27_sums_unknown_to_a_viewer_are_none() -> None:
    table = Parlour(purse=12).own(0, "mafia", money=4).own(1, "cia").own(2, "texas")
    for card in table.s.grid[0].values():
        hide_treasury(table.s, card)
    seat = GAME.view(table.s, 1)["seats"][0]
    assert (seat["money"], seat["groups"][0]["money"], seat["groups"][0]["rich"]) == (None, None, True)
    assert seat["known_to"] == [0]


# ---------------------------------------------------------------------- the text table


def test_a_group_that_is_being_placed_is_said_to_lie_nowhere() -> None:
    table = Parlour(purse=9).own(0, "mafia").own(1, "cia").own(2, "texas").centre("yuppies")
    table.say(0, "attack network", "target yuppies control", "announce")
    table.dice(2).say(0, "pass")
    while table.s.frames[-1].kind != "placing":
        seat = GAME.to_act(table.s)[0]
        table.say(seat, "roll" if "roll" in table.listed(seat) else "pass")
    keys = [line.key for line in GAME.describe(GAME.view(table.s, 0))]
    assert "illuminati-view-lifted" in keys
