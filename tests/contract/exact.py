"""Whether a plain value is exactly what its type says: every key of a TypedDict is there and no other."""

from __future__ import annotations

import types
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

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
        return of_union(value, args, at, part)
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


def of_union(value: Any, hints: tuple[Any, ...], at: str, part: bool) -> str:
    """An object is held against the member whose `kind` it bears, so that the message says what is wrong in it."""
    if isinstance(value, dict) and "kind" in value:
        for hint in hints:
            if is_typeddict(hint) and value["kind"] in get_args(hints_of(hint).get("kind")):
                return fault(value, hint, at, part=part)
    found = [fault(value, one, at, part=part) for one in hints]
    return "" if "" in found else found[0]


def first(faults: list[str]) -> str:
    return next((one for one in faults if one), "")
