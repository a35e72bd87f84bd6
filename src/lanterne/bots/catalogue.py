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
from lanterne.core.game import AnyGame, Json, Seat
from lanterne.core.phrase import Arg, Phrase

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
        args: dict[str, Arg] = {"bot": name, "game": Phrase(f"{game}-name"), "known": ", ".join(known)}
        raise BadInput(Phrase("refused-no-bot", args))
    key = f"{game} {name}"
    if key not in _made:
        _made[key] = RandomBot() if name == RANDOM else import_module(_module(game, name)).BOT
    return _made[key]


def options_with_wishes(game: AnyGame, raw: Mapping[str, object], bots_by_seat: Mapping[Seat, Bot]) -> Json:
    """The table's options with what its bots wish for; a wish yields to anything but a default that was asked for."""
    defaults = {option.key: option.default for option in game.option_list}
    merged: Json = dict(raw)
    for seat, bot in bots_by_seat.items():
        for key, value in bot.wishes(seat).items():
            if key not in raw or raw[key] == defaults.get(key):
                merged[key] = value
    return merged


def _module(game: str, name: str) -> str:
    return f"lanterne.bots.{game}_{name}"
