"""What lies on a table to be looked at, beside the words and numbers of a view: for bots that look (`Bot.looks`).

The host knows no pictures. Whoever can draw a game's brings them, wherever such bots are to sit.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from mypy_extensions import mypyc_attr

from lanterne.bots.bot import Bot
from lanterne.core.game import AnyGame, Seat, State

SHOWN: Final = "shown"  # its place in the view of a bot that looks
_brought: dict[str, Sights] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Sights(ABC):
    """What a game shows to everybody at the table."""

    @abstractmethod
    def shown(self, s: State, seed: str) -> dict[str, Any]:
        """As plain values, for they travel to other processes. How cards lie follows from the match's seed."""


def bring_sights(game: str, sights: Sights) -> None:
    _brought[game] = sights


def seen_by(game: AnyGame, s: State, seat: Seat, bot: Bot, seed: str) -> Any:
    """The bot's view of the table, with what it looks at, where somebody shows it."""
    view = game.bot_view(s, seat, bot.wishes(seat))
    if bot.looks and game.name in _brought:
        view[SHOWN] = _brought[game.name].shown(s, seed)
    return view
