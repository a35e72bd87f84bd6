"""The bots of Illuminati by name, the weakest first."""

from __future__ import annotations

from typing import Final

from lanterne.bots.bot import Bot
from lanterne.bots.illuminati.frozen.greedy import FirstGreedy
from lanterne.bots.illuminati.greedy import IlluminatiGreedy
from lanterne.bots.kinds import BotKind, Value


def first_greedy(values: dict[str, Value]) -> Bot:
    return FirstGreedy()


def greedy(values: dict[str, Value]) -> Bot:
    return IlluminatiGreedy()


KINDS: Final = (BotKind("greedy-1", first_greedy), BotKind("greedy", greedy))
USUAL: Final = "greedy"  # who sits down where nobody chose
OPPONENTS: Final = ("beginner", "casual", "greedy", "strong", "master")  # whom people are offered, the gentlest first
