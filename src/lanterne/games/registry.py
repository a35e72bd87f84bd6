"""The one list of games: those of the house, and those that other packages bring.

A game from outside comes by an entry point of the group `lanterne.games` that bears the game's name.
"""

from __future__ import annotations

import logging
import re
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from lanterne.core.errors import BadInput
from lanterne.core.game import AnyGame, Game
from lanterne.core.phrase import Phrase

OWN: Final = ("vizia", "illusion", "illusio", "illuminati")
GROUP: Final = "lanterne.games"
NAME: Final = re.compile(r"[a-z][a-z0-9]{1,18}")
log = logging.getLogger("lanterne.games")

_made: dict[str, AnyGame] = {}
_brought: dict[str, AnyGame] = {}
_read = False


def game_names() -> list[str]:
    """The names of all games here, those of other packages last."""
    return [*OWN, *brought()]


def game_named(name: str) -> AnyGame:
    """The game, made once. Raises `BadInput` on a name that is none."""
    if name in _made:
        return _made[name]
    if name in OWN:
        _made[name] = import_module(f"lanterne.games.{name}.game").GAME
    elif name in brought():
        _made[name] = brought()[name]
    else:
        raise BadInput(Phrase("refused-no-game", {"game": name, "known": ", ".join(game_names())}))
    return _made[name]


def all_games() -> list[AnyGame]:
    return [game_named(name) for name in game_names()]


# ---------------------------------------------------------------------- from outside


def brought() -> dict[str, AnyGame]:
    """The games of other packages on this machine; one that cannot be loaded is named in the log and left out."""
    global _read
    if not _read:
        _read = True
        for point in entry_points(group=GROUP):
            try:
                bring(point.name, point.load())
            except (Exception, SystemExit) as error:  # somebody else's code: whatever it does, the house stands
                log.warning("the game %s (%s) cannot be loaded: %s", point.name, point.value, error)
    return _brought


def bring(name: str, game: object) -> None:
    """Enters a game in the list. Raises `BadInput` on something that cannot stand there."""
    if not isinstance(game, Game):
        raise BadInput(f"{name} is no game: an entry point of {GROUP} names an instance of Game")
    if game.name != name or NAME.fullmatch(name) is None:
        raise BadInput(f"the game {game.name!r} is entered as {name!r}: both are one word of small letters and digits")
    if name in OWN:
        raise BadInput(f"there is a game {name} already")
    _brought[name] = game
