"""The one list of all games."""

from __future__ import annotations

from importlib import import_module

from lanterne.core.errors import BadInput
from lanterne.core.game import AnyGame

NAMES = ("vizia", "illusion", "illusio")

_made: dict[str, AnyGame] = {}


def game_named(name: str) -> AnyGame:
    """The game, made once. Raises `BadInput` on a name that is none."""
    if name not in NAMES:
        raise BadInput(f"there is no game {name!r}; there are: {', '.join(NAMES)}")
    if name not in _made:
        _made[name] = import_module(f"lanterne.games.{name}.game").GAME
    return _made[name]


def all_games() -> list[AnyGame]:
    return [game_named(name) for name in NAMES]
