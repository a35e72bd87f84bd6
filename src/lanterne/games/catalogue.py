"""The one list of all games."""

from __future__ import annotations

from importlib import import_module

from lanterne.core.errors import BadInput
from lanterne.core.game import AnyGame
from lanterne.core.phrase import Phrase

NAMES = ("vizia", "illusion", "illusio", "illuminati")

_made: dict[str, AnyGame] = {}


def game_named(name: str) -> AnyGame:
    """The game, made once. Raises `BadInput` on a name that is none."""
    if name not in NAMES:
        raise BadInput(Phrase("refused-no-game", {"game": name, "known": ", ".join(NAMES)}))
    if name not in _made:
        _made[name] = import_module(f"lanterne.games.{name}.game").GAME
    return _made[name]


def all_games() -> list[AnyGame]:
    return [game_named(name) for name in NAMES]
