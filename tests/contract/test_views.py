"""The law of views: what a game sends is exactly what its `<Game>View` declares, key by key.

The page's types are made from these declarations, so a part of known shape may not be called `Any`.
"""

from __future__ import annotations

import types
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.support import GAMES
from tests.contract.walks import end_of, tables, walk

from lanterne.bots.registry import bot_kinds
from lanterne.core.game import AnyGame


def declared(game: AnyGame) -> Any:
    """The game's view class, by the convention of names."""
    module = import_module(type(game).__module__.removesuffix(".game") + ".view")
    return getattr(module, f"{game.name.capitalize()}View", None)


@cache
def source_of(name: str) -> types.ModuleType:
    """The module run from its source: compiled, a declaration forgets its types."""
    package, _, tail = name.rpartition(".")
    path = Path(import_module(package).__path__[0]) / f"{tail}.py"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def hints_of(declaration: Any) -> dict[str, Any]:
    module = source_of(declaration.__module__)
    return get_type_hints(getattr(module, declaration.__name__), vars(module), include_extras=True)


DECLARING = [game for game in GAMES if declared(game) is not None]
every_declaring_game = pytest.mark.parametrize("game", DECLARING, ids=[game.name for game in DECLARING])


def fault(value: Any, hint: Any, at: str = "view", *, part: bool = False) -> str:
    """Where the value is not what the hint declares; empty: nowhere. In part: objects may lack keys."""
    if is_typeddict(hint):
        return of_object(value, hints_of(hint), at, part)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:  # a row: a list whose places are those of the tuple
        places = get_args(args[1])
        if not isinstance(value, list) or len(value) != len(places):
            return f"{at} is {value!r}, no row of {len(places)}"
        return first([fault(value[k], place, f"{at}[{k}]") for k, place in enumerate(places)])
    if origin in (Union, types.UnionType):
        found = [fault(value, one, at, part=part) for one in args]
        return "" if "" in found else found[0]
    if origin is Literal:
        return "" if value in args else f"{at} is {value!r}, none of {args}"
    if origin is list:
        if not isinstance(value, list):
            return f"{at} is {value!r}, no list"
        return first([fault(one, args[0], f"{at}[{k}]", part=part) for k, one in enumerate(value)])
    if origin is dict:
        if not isinstance(value, dict):
            return f"{at} is {value!r}, no object"
        return first([fault(one, args[1], f"{at}.{key}", part=part) for key, one in value.items()])
    return "" if type(value) is (hint or type(None)) else f"{at} is {value!r}, not {hint}"


def of_object(value: Any, hints: dict[str, Any], at: str, part: bool) -> str:
    if not isinstance(value, dict) or not value.keys() <= hints.keys() or not (part or value.keys() == hints.keys()):
        return f"{at} is {value!r}, no object with the keys {sorted(hints)}"
    return first([fault(value[key], hints[key], f"{at}.{key}", part=part) for key in value])


def first(faults: list[str]) -> str:
    return next((one for one in faults if one), "")


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
