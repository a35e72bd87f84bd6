"""The bots of Vizia by name, the weakest first."""

from __future__ import annotations

from typing import Final

from lanterne.bots.bot import Bot
from lanterne.bots.kinds import BotKind, Value
from lanterne.bots.vizia.greedy import ViziaGreedy


def greedy(values: dict[str, Value]) -> Bot:
    return ViziaGreedy()


KINDS: Final = (BotKind("greedy", greedy),)
USUAL: Final = "greedy"  # the bot that sits down where nobody chose one
OPPONENTS: Final = ("beginner", "casual", "greedy", "strong", "master")  # whom people are offered, the gentlest first
