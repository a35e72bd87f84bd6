"""A game's own figures for the report: a module `<game>` beside this one, where there is one.

It holds one of these or both, asked of every finished game:

`figures(s: State) -> dict[str, int]`      numbers; the words of one are `<game>-figure-<key>` in the text catalogue;
`roles(s: State) -> dict[str, list[str]]`  by sort, what each seat played as, for win rates; the words are
                                           `<game>-wins-<sort>` for all of them and `<game>-<sort>-<role>` for each.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from lanterne.core.game import State


def none(s: State) -> dict[str, Any]:
    return {}


def figures_of(game: str) -> Callable[[State], dict[str, int]]:
    return asked_of(game, "figures")


def roles_of(game: str) -> Callable[[State], dict[str, list[str]]]:
    return asked_of(game, "roles")


def asked_of(game: str, question: str) -> Callable[[State], dict[str, Any]]:
    name = f"lanterne.sim.figures.{game}"
    module = import_module(name) if find_spec(name) else None
    found: Callable[[State], dict[str, Any]] = getattr(module, question, none)
    return found
