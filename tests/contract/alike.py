"""Whether two things are made of the same values to the last field, compiled or not."""

from __future__ import annotations

from typing import Any, Final

from lanterne.core.game import AnyGame, Game

CACHES: Final = ("waited", "text", "_haze")  # found again when asked for

SPARE: Final = {"edge": "edges"}  # Vizia's free cells, and how many there are


def difference(one: Any, other: Any, at: str = "it") -> str:
    """Where they differ first; empty: nowhere."""
    if type(one) is not type(other):
        return f"{at}: {type(one).__name__} is not {type(other).__name__}"
    if isinstance(one, (int, float, str, bytes, frozenset, set, range)) or one is None:
        return "" if one == other else f"{at}: {one!r} is not {other!r}"
    if isinstance(one, Game):
        game: AnyGame = one
        return "" if game is other else f"{at}: another {game.name}"
    if isinstance(one, dict):
        if one.keys() != other.keys():
            return f"{at}: keys {list(one)} are not {list(other)}"
        return first([difference(one[key], other[key], f"{at}[{key!r}]") for key in one])
    if isinstance(one, (list, tuple)) or type(one).__name__.startswith("vec["):
        if len(one) != len(other):
            return f"{at}: {len(one)} values are not {len(other)}"
        return first([difference(a, b, f"{at}[{k}]") for k, (a, b) in enumerate(zip(one, other, strict=True))])
    names = [name for name in fields_of(one) if name not in CACHES]
    return first([difference(field(one, name), field(other, name), f"{at}.{name}") for name in names])


def field(thing: Any, name: str) -> Any:
    """Its value; of a row with room to spare, as far as it counts."""
    value = getattr(thing, name, "")
    return list(value)[: getattr(thing, SPARE[name])] if name in SPARE else value


def fields_of(thing: Any) -> list[str]:
    compiled = getattr(type(thing), "__mypyc_attrs__", None)
    return sorted(compiled) if compiled is not None else sorted(getattr(thing, "__dict__", {}))


def first(faults: list[str]) -> str:
    return next((fault for fault in faults if fault), "")
