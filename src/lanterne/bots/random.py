"""The bot that chooses uniformly: the yardstick below all others, and the one that finds forgotten cases."""

from __future__ import annotations

from typing import final

from lanterne.bots.bot import Ask, Bot
from lanterne.core.game import Action
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng

RANDOM = "random"
INTERJECT_ONE_IN = 24  # often enough to try every optional action, seldom enough for games to move on


@final
class RandomBot(Bot):
    def __init__(self) -> None:
        super().__init__(RANDOM, blind=True)

    def choose(self, ask: Ask) -> Action:
        return ask.legal[ask.rng.below(len(ask.legal))]

    def speaks_up(self, rng: Rng) -> bool:
        return rng.below(INTERJECT_ONE_IN) == 0

    def interject(self, ask: Ask) -> Action | None:
        return ask.legal[ask.rng.below(len(ask.legal))]

    def reason(self, ask: Ask, a: Action) -> Phrase | None:
        return Phrase("why-only" if len(ask.legal) == 1 else "why-chance")
