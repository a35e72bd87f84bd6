"""How one view became another, part by part: what a step sends instead of the whole.

A part is named by its path from the top, keys and places joined by slashes: `players/2/hand`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

View: TypeAlias = dict[str, Any]


class Differences:
    """What replaces a part, what lists grew by, what is gone."""

    def __init__(self) -> None:
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
    """A list that only grew is added to; one of the same length in which little moved is changed place by place."""
    if len(before) < len(after) and after[: len(before)] == before:
        found.add[path] = after[len(before) :]
        return
    moved = [at for at, (old, new) in enumerate(zip(before, after, strict=False)) if old != new]
    if len(before) != len(after) or 2 * len(moved) > max(2, len(after)):
        found.set[path] = after
        return
    for at in moved:
        _of_values(f"{path}/{at}", before[at], after[at], found)


def patched(view: View, changes: Differences) -> View:
    """The inverse: the view after the changes, the one before them left as it is."""
    made: View = _copied(view)
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
