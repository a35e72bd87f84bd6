"""Lanterne: four board games about light and illusion, one engine each for people, bots and researchers.

    import lanterne

    vizia = lanterne.game("vizia")
    print(lanterne.arena("vizia", ["greedy", "random"], games=40).json()["results"])

The names below are what programs are meant to use; each is read when it is first asked for. The rest of the package is
documented in its sources and may change.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lanterne.api import arena, bot, bot_names, game, game_names, simulate
    from lanterne.bots.bot import Ask, Bot
    from lanterne.bots.kinds import Param
    from lanterne.core.errors import BadInput, LanterneError, Rejected
    from lanterne.core.game import Action, Event, Game, Outcome, State
    from lanterne.core.record import Record, record_from_line
    from lanterne.core.rng import Chance, FastRng, Rng, fresh_seed
    from lanterne.match.match import Match, replay

__all__ = [
    "Action",
    "Ask",
    "BadInput",
    "Bot",
    "Chance",
    "Event",
    "FastRng",
    "Game",
    "LanterneError",
    "Match",
    "Outcome",
    "Param",
    "Record",
    "Rejected",
    "Rng",
    "State",
    "arena",
    "bot",
    "bot_names",
    "fresh_seed",
    "game",
    "game_names",
    "record_from_line",
    "replay",
    "simulate",
]

_HOMES = {
    "api": ("arena", "bot", "bot_names", "game", "game_names", "simulate"),
    "bots.bot": ("Ask", "Bot"),
    "bots.kinds": ("Param",),
    "core.errors": ("BadInput", "LanterneError", "Rejected"),
    "core.game": ("Action", "Event", "Game", "Outcome", "State"),
    "core.record": ("Record", "record_from_line"),
    "core.rng": ("Chance", "FastRng", "Rng", "fresh_seed"),
    "match.match": ("Match", "replay"),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module 'lanterne' has no attribute {name!r}")
    found = getattr(import_module(f"lanterne.{_HOME[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
