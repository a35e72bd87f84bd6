"""The bots of Illuminati by name, the weakest first."""

from __future__ import annotations

from typing import Final

from lanterne.bots.bot import Bot
from lanterne.bots.illuminati.frozen.greedy import FirstGreedy
from lanterne.bots.illuminati.greedy import IlluminatiGreedy
from lanterne.bots.illuminati.master import IlluminatiSearcher, params
from lanterne.bots.kinds import BotKind, Value

QUICK_S: Final = 0.2
LONG_S: Final = 1.0


def first_greedy(values: dict[str, Value]) -> Bot:
    return FirstGreedy()


def greedy(values: dict[str, Value]) -> Bot:
    return IlluminatiGreedy()


def master(values: dict[str, Value]) -> Bot:
    return IlluminatiSearcher("master", values)


KINDS: Final = (
    BotKind("greedy-1", first_greedy),
    BotKind("greedy", greedy),
    BotKind("master", master, params=params(LONG_S)),
)
USUAL: Final = "greedy"  # who sits down where nobody chose
OPPONENTS: Final = ("greedy-1", "greedy")  # whom people are offered, from gentle to strong
