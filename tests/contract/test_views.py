"""The law of views: what a game sends is exactly what its `<Game>View` declares, key by key.

The page's types are made from these declarations, so a part of known shape may not be called `Any`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args, is_typeddict

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.exact import declared, fault, hints_of
from tests.contract.support import GAMES
from tests.contract.walks import end_of, tables, walk

from lanterne.bots.registry import bot_kinds
from lanterne.core.game import AnyGame

DECLARING = [game for game in GAMES if declared(game) is not None]
every_declaring_game = pytest.mark.parametrize("game", DECLARING, ids=[game.name for game in DECLARING])


@every_declaring_game
@given(data=st.data())
def test_views_are_what_they_are_declared_to_be(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    hint = declared(game)
    wishes = [{}, *[kind.called({}).wishes(0) for kind in bot_kinds(game.name)[:3]]]
    for s in [*[s for s, _, _ in walk(table, watched=12)], end_of(table)]:
        for seat in table.everybody():
            assert fault(game.view(s, seat), hint) == ""
        for wish in wishes:
            assert fault(game.bot_view(s, 0, wish), hint, part=True) == ""  # without what is only to be looked at


def anys(hint: Any, at: str) -> list[str]:
    """Where a declaration says nothing."""
    if hint is Any or hint is object:
        return [at]
    if is_typeddict(hint):
        return [one for key, inner in hints_of(hint).items() for one in anys(inner, f"{at}.{key}")]
    return [one for inner in get_args(hint) for one in anys(inner, at)]


@every_declaring_game
def test_no_part_of_a_view_is_anything(game: AnyGame) -> None:
    assert anys(declared(game), "view") == []


def test_a_view_that_is_not_as_declared_is_noticed() -> None:
    assert fault({"a": 1}, dict[str, int]) == ""
    assert fault({"a": True}, dict[str, int])
    assert fault([1, "x"], Annotated[list[int | str], tuple[int, str]]) == ""
    assert fault(["x", 1], Annotated[list[int | str], tuple[int, str]])
    assert fault("up", Literal["up", "down"]) == ""
    assert fault("left", Literal["up", "down"])
    assert fault(None, int | None) == ""
    assert fault("x", int | None)
    assert anys(list[dict[str, Any]], "view") == ["view"]
