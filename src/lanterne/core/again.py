"""Pickles of classes that others derive from ours: what stands in an instance beyond our own fields goes along.

mypyc keeps the fields of its classes apart from `__dict__`, and what it gives `pickle` of a derived class leaves one
of the two out.
"""

from __future__ import annotations

from typing import Any


def reduced(thing: Any, *own: str) -> tuple[Any, ...]:
    """For `__reduce__` of a class that interpreted ones derive from; `own` names its fields."""
    fields = getattr(thing, "__dict__", None)
    if fields is None:
        raise TypeError(f"cannot pickle {type(thing).__name__}: a compiled class must say how")
    return again, (type(thing), {**{name: getattr(thing, name) for name in own}, **fields})


def again(kind: Any, fields: dict[str, Any]) -> Any:
    thing = kind.__new__(kind)
    for name, value in fields.items():
        setattr(thing, name, value)
    return thing
