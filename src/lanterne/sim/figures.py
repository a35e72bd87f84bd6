"""A game's own figures for the report: a module `<game>_figures` beside this one, where there is one.

It holds `figures(s: State) -> dict[str, int]`, asked of every finished game; the words of a figure are
`<game>-figure-<key>` in the text catalogue.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from lanterne.core.game import State


def none(s: State) -> dict[str, int]:
    return {}


def figures_of(game: str) -> Callable[[State], dict[str, int]]:
    name = f"lanterne.sim.{game}_figures"
    if find_spec(name) is None:
        return none
    found: Callable[[State], dict[str, int]] = import_module(name).figures
    return found
