"""How one view became another, part by part: what a step sends instead of the whole.

A part is named by its path from the top, keys and places joined by slashes: `players/2/hand`.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, TypeAlias

import msgspec

View: TypeAlias = dict[str, Any]


class Differences:
    """Where the items of a list went, what replaces a part, what lists grew by, what is gone. In that order."""

    def __init__(self) -> None:
        self.order: dict[str, list[int | None]] = {}
        self.set: dict[str, Any] = {}
        self.add: dict[str, list[Any]] = {}
        self.drop: list[str] = []


def differences(before: View, after: View) -> Differences:
    found = Differences()
    _of_dicts("", before, after, found)
    return found


def _of_dicts(path: str, before: View, after: View, found: Differences) -> None:
    for key, value in after.items():
        here = f"{path}{key}"
        if key not in before:
            found.set[here] = value
        elif before[key] != value:
            _of_values(here, before[key], value, found)
    for key in before:
        if key not in after:
            found.drop.append(f"{path}{key}")


def _of_values(path: str, before: Any, after: Any, found: Differences) -> None:
    if isinstance(before, dict) and isinstance(after, dict) and after:
        _of_dicts(f"{path}/", before, after, found)
    elif isinstance(before, list) and isinstance(after, list) and before:
        _of_lists(path, before, after, found)
    else:
        found.set[path] = after


def _of_lists(path: str, before: list[Any], after: list[Any], found: Differences) -> None:
    """A list that only grew is added to; one of the same length in which little moved is changed place by place.

    Records (whatever begins with its name) are followed when they move.
    """
    if len(before) < len(after) and after[: len(before)] == before:
        found.add[path] = after[len(before) :]
        return
    if after and all([is_record(item) for item in [*before, *after]]):
        _of_records(path, before, after, found)
        return
    moved = [at for at, (old, new) in enumerate(zip(before, after, strict=False)) if old != new]
    if len(before) != len(after) or 2 * len(moved) > max(2, len(after)):
        found.set[path] = after
        return
    for at in moved:
        _of_values(f"{path}/{at}", before[at], after[at], found)


def is_record(item: Any) -> bool:
    return isinstance(item, dict) and bool(item) and isinstance(next(iter(item.values())), Hashable)


def _of_records(path: str, before: list[View], after: list[View], found: Differences) -> None:
    """The list as a whole where following each record would take as many words."""
    places: dict[Hashable, list[int]] = {}
    for at, item in reversed(list(enumerate(before))):
        places.setdefault(next(iter(item.values())), []).append(at)
    order: list[int | None] = []
    for item in after:
        known = places.get(next(iter(item.values())))
        order.append(known.pop() if known else None)
    part = Differences()
    if order != list(range(len(before))):
        part.order[path] = order
    for at, old in enumerate(order):
        if old is None:
            part.set[f"{path}/{at}"] = after[at]
        elif before[old] != after[at]:
            _of_values(f"{path}/{at}", before[old], after[at], part)
    if len(msgspec.json.encode([part.order, part.set, part.add, part.drop])) >= len(msgspec.json.encode(after)):
        found.set[path] = after
        return
    found.order.update(part.order)
    found.set.update(part.set)
    found.add.update(part.add)
    found.drop += part.drop


def patched(view: View, changes: Differences) -> View:
    """The inverse: the view after the changes, the one before them left as it is."""
    made: View = _copied(view)
    for path, order in changes.order.items():
        holder, key = _place(made, path)
        holder[key] = [None if old is None else holder[key][old] for old in order]
    for path, value in changes.set.items():
        holder, key = _place(made, path)
        holder[key] = value
    for path, more in changes.add.items():
        holder, key = _place(made, path)
        holder[key] = [*holder[key], *more]
    for path in changes.drop:
        holder, key = _place(made, path)
        del holder[key]
    return made


def after(view: View, change: dict[str, Any]) -> View:
    """A view as a step that came over the line has left it."""
    found = Differences()
    found.order, found.set = change.get("order", {}), change.get("set", {})
    found.add, found.drop = change.get("add", {}), change.get("drop", [])
    return patched(view, found)


def _place(view: View, path: str) -> tuple[Any, Any]:
    """Whatever holds the part, and the part's key or place in it."""
    holder: Any = view
    *way, last = path.split("/")
    for word in way:
        holder = holder[int(word)] if isinstance(holder, list) else holder[word]
    return holder, int(last) if isinstance(holder, list) else last


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(part) for key, part in value.items()}
    return [_copied(part) for part in value] if isinstance(value, list) else value
