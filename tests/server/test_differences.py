"""What a step tells of a view: enough to have it, and little more than what changed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanterne.core.rng import FastRng
from lanterne.games.registry import OWN, game_named
from lanterne.server.tables.client import encoder
from lanterne.server.tables.differences import after, differences, patched
from lanterne.server.tables.project import NOTHING, change, pack, shown, unpack
from tests.host.tables import hosted

leaves = st.none() | st.integers(-3, 3) | st.sampled_from(["a", "b"])
values = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3)
)
views = st.dictionaries(st.sampled_from(["p", "q", "r"]), values, max_size=3)


@given(views, views)
def test_changes_lead_from_one_view_to_the_other(before: dict[str, Any], after: dict[str, Any]) -> None:
    kept = json.dumps(before)
    assert patched(before, differences(before, after)) == after
    assert json.dumps(before) == kept


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, ({"b": 3}, {}, [])),
        ({"a": [1, 2]}, {"a": [1, 2, 3]}, ({}, {"a": [3]}, [])),
        ({"a": [{"x": 1, "y": 1}, {"x": 2}]}, {"a": [{"x": 1, "y": 5}, {"x": 2}]}, ({"a/0/y": 5}, {}, [])),
        ({"a": {"x": [1]}}, {"a": {"x": [1, 4]}}, ({}, {"a/x": [4]}, [])),
        ({"a": {"x": 1, "y": 2}}, {"a": {"x": 1}}, ({}, {}, ["a/y"])),
        ({"a": [1, 2, 3]}, {"a": [3, 2, 1]}, ({"a": [3, 2, 1]}, {}, [])),
        ({"a": [1, 2, 3, 4]}, {"a": [1, 2, 9, 4]}, ({"a/2": 9}, {}, [])),
        ({"a": [1, 2]}, {"a": [1]}, ({"a": [1]}, {}, [])),
        ({"a": {}}, {"a": {"x": 1}}, ({"a/x": 1}, {}, [])),
        ({"a": {"x": 1}}, {"a": {}}, ({"a": {}}, {}, [])),
    ],
)
def test_what_is_told(before: dict[str, Any], after: dict[str, Any], told: tuple[Any, Any, Any]) -> None:
    found = differences(before, after)
    assert (found.set, found.add, found.drop) == told


CARDS = [{"card": name, "money": 1, "place": [0, at]} for at, name in enumerate("abcd")]


def test_records_are_followed_when_they_move() -> None:
    a, b, c, d = CARDS
    found = differences({"cards": CARDS}, {"cards": [b, {"card": "new"}, {**d, "money": 2}, a]})
    assert found.order == {"cards": [1, None, 3, 0]}
    assert found.set == {"cards/1": {"card": "new"}, "cards/2/money": 2}
    assert (found.add, found.drop) == ({}, [])
    less = differences({"cards": CARDS}, {"cards": [a, c]})
    assert (less.order, less.set) == ({"cards": [0, 2]}, {})
    other = [{**card, "card": f"other {at}"} for at, card in enumerate(CARDS)]
    assert differences({"cards": CARDS}, {"cards": other}).set == {"cards": other}


def paths(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [*value, *[key for part in value.values() for key in paths(part)]]
    return [key for part in value for key in paths(part)] if isinstance(value, list) else []


@pytest.mark.parametrize("game", OWN)
def test_along_a_game_every_seat_can_follow(game: str) -> None:
    """And no key of a view holds what separates the words of a path."""
    host = hosted("abc", game=game_named(game), options={})
    match, rng = host.match, FastRng(4)
    eyes = (0, 1, 2, None)
    known = {seat: shown(match, seat) for seat in eyes}
    for _ in range(150):
        waited = host.to_act()
        if not waited:
            break
        step = match.play(match.ply, waited[0], match.game.pick(match.state, waited[0], rng).code())
        for seat in eyes:
            now = shown(match, seat)
            sent = json.loads(encoder.encode(change(host, seat, known[seat], now, step)))
            assert after(known[seat].view, sent) == json.loads(encoder.encode(now.view))
            assert {**known[seat].files, **sent.get("files", {})} == now.files
            assert not any("/" in key for key in paths(now.view))
            known[seat] = unpack(pack(now))
            assert known[seat] == now
    assert json.loads(encoder.encode(change(host, 0, NOTHING, known[0], step)))["set"] == json.loads(
        encoder.encode(known[0].view)
    )
