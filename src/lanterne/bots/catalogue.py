"""The one list of bots. `random` plays everything; a module `<game>_<bot>` beside this one plays one game.

Such a module holds `BOT`, a bot that is ready to sit down.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

from lanterne.bots.bot import Bot
from lanterne.bots.random import RandomBot
from lanterne.core.errors import BadInput
from lanterne.core.game import AnyGame, Seat

RANDOM = "random"
OF_A_GAME = ("child", "casual", "steady", "sharp", "keen", "greedy")  # a game has some of them

_made: dict[str, Bot] = {}


def bot_names(game: str) -> list[str]:
    """The bots that can play the game, the weakest first."""
    return [RANDOM] + [name for name in OF_A_GAME if find_spec(_module(game, name)) is not None]


def bot_named(name: str, game: str) -> Bot:
    """The bot, made once for each game. Raises `BadInput` on a name that is none."""
    known = bot_names(game)
    if name not in known:
        raise BadInput(f"there is no bot {name!r} for {game}; there are: {', '.join(known)}")
    key = f"{game} {name}"
    if key not in _made:
        _made[key] = RandomBot() if name == RANDOM else import_module(_module(game, name)).BOT
    return _made[key]


def options_with_wishes(game: AnyGame, raw: Mapping[str, object], bots: Mapping[Seat, Bot]) -> dict[str, object]:
    """The options of a table with what its bots need at their seats; what the table itself says comes first."""
    known = {option.key for option in game.option_list}
    merged: dict[str, object] = {}
    for seat, bot in bots.items():
        merged.update({key: value for key, value in bot.wishes(seat).items() if key in known})
    merged.update(raw)
    return merged


def _module(game: str, name: str) -> str:
    return f"lanterne.bots.{game}_{name}"
