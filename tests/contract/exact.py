"""Whether a plain value is exactly what its type says: every key of a TypedDict is there and no other.

Compiled modules keep only part of what their TypedDicts say, so the declarations are read from the sources.
"""

from __future__ import annotations

import ast
import types
import typing
from functools import cache
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import lanterne

ROOT = Path(lanterne.__path__[0])


def declared(*paths: str) -> dict[str, Any]:
    """The TypedDicts of these sources, and their aliases, by name; whoever uses another comes after it."""
    found: dict[str, Any] = {**vars(typing), "Seat": int, "Json": dict[str, Any]}
    for path in paths:
        for node in ast.parse((ROOT / path).read_text(encoding="utf8")).body:
            if is_declaration(node, found):
                exec(compile(ast.Module([node], []), path, "exec", dont_inherit=True), found)
    return found


def is_declaration(node: ast.stmt, known: dict[str, Any]) -> bool:
    if isinstance(node, ast.ClassDef):
        bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
        return bool(bases) and all(base == "TypedDict" or is_typeddict(known.get(base)) for base in bases)
    return isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias"


def misfit(value: Any, hint: Any, path: str = "view") -> str:
    """Where and how the value departs from its type; empty: nowhere."""
    origin = get_origin(hint)
    if is_typeddict(hint):
        return misfit_of_dict(value, hint, path)
    if origin in (Union, types.UnionType):
        return misfit_of_union(value, list(get_args(hint)), path)
    if origin is Literal:
        return "" if value in get_args(hint) else f"{path}: {value!r} is none of {get_args(hint)}"
    if origin is list:
        if not isinstance(value, list):
            return f"{path}: {value!r} is no list"
        return first([misfit(item, get_args(hint)[0], f"{path}[{at}]") for at, item in enumerate(value)])
    if origin is dict:
        if not isinstance(value, dict):
            return f"{path}: {value!r} is no dictionary"
        kind = get_args(hint)[1]
        return first([misfit(item, kind, f"{path}[{key!r}]") for key, item in value.items()])
    if hint is None or hint is type(None):
        return "" if value is None else f"{path}: {value!r} is not None"
    return "" if type(value) is hint else f"{path}: {value!r} is no {hint.__name__}"


@cache
def fields_of(hint: Any) -> dict[str, Any]:
    return get_type_hints(hint)


def misfit_of_dict(value: Any, hint: Any, path: str) -> str:
    if not isinstance(value, dict):
        return f"{path}: {value!r} is no {hint.__name__}"
    hints = fields_of(hint)
    if set(value) != set(hints):
        return f"{path}: {sorted(set(value) ^ set(hints))} is too much or missing in {hint.__name__}"
    return first([misfit(value[key], kind, f"{path}.{key}") for key, kind in hints.items()])


def misfit_of_union(value: Any, hints: list[Any], path: str) -> str:
    """A dictionary is held against the member whose `kind` it bears, so that the message says what is wrong in it."""
    if isinstance(value, dict) and "kind" in value:
        for hint in hints:
            if is_typeddict(hint) and value["kind"] in get_args(fields_of(hint).get("kind")):
                return misfit(value, hint, path)
    found = [misfit(value, hint, path) for hint in hints]
    return "" if "" in found else found[0]


def first(found: list[str]) -> str:
    return next((each for each in found if each), "")
