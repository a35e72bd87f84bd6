"""The bot that chooses uniformly: the yardstick below all others, and the one that finds forgotten cases."""

from __future__ import annotations

from typing import Any, final

from lanterne.bots.bot import Bot
from lanterne.core.game import Action, AnyGame, Seat
from lanterne.core.rng import Rng

INTERJECT_ONE_IN = 24  # often enough to try every optional action, seldom enough for games to move on


@final
class RandomBot(Bot):
    def __init__(self) -> None:
        super().__init__("random", blind=True)

    def choose(self, game: AnyGame, v: Any, seat: Seat, legal: list[Action], rng: Rng) -> Action:
        return legal[rng.below(len(legal))]

    def speaks_up(self, rng: Rng) -> bool:
        return rng.below(INTERJECT_ONE_IN) == 0

    def interject(self, game: AnyGame, v: Any, seat: Seat, legal: list[Action], rng: Rng) -> Action | None:
        return legal[rng.below(len(legal))]
