"""The bots of Illuminati by name, the weakest first."""

from __future__ import annotations

from typing import Final

from lanterne.bots.bot import Bot
from lanterne.bots.illuminati.estimate import IlluminatiEstimate
from lanterne.bots.illuminati.frozen.greedy import FirstGreedy
from lanterne.bots.illuminati.greedy import IlluminatiGreedy
from lanterne.bots.illuminati.master import FEAR, NO_FEAR, WIDE, IlluminatiSearcher, params
from lanterne.bots.illuminati.modest import IlluminatiModest
from lanterne.bots.kinds import BotKind, Value

QUICK_S: Final = 0.2
LONG_S: Final = 1.0
NARROW: Final = 4  # attacks that `strong` compares


def beginner(values: dict[str, Value]) -> Bot:
    return IlluminatiModest("beginner", aims=False)


def casual(values: dict[str, Value]) -> Bot:
    return IlluminatiModest("casual", aims=True)


def first_greedy(values: dict[str, Value]) -> Bot:
    return FirstGreedy()


def greedy(values: dict[str, Value]) -> Bot:
    return IlluminatiGreedy()


def strong(values: dict[str, Value]) -> Bot:
    return IlluminatiSearcher("strong", values, remembers=False)


def master(values: dict[str, Value]) -> Bot:
    return IlluminatiSearcher("master", values)


KINDS: Final = (
    BotKind("beginner", beginner),
    BotKind("casual", casual),
    BotKind("greedy-1", first_greedy),
    BotKind("greedy", greedy),
    BotKind("strong", strong, params=params(QUICK_S, NO_FEAR, NARROW)),
    BotKind("master", master, params=params(LONG_S, FEAR, WIDE)),
)
USUAL: Final = "greedy"  # who sits down where nobody chose
OPPONENTS: Final = ("beginner", "casual", "greedy", "strong", "master")  # whom people are offered, the gentlest first
ADVISER: Final = "master"  # whom people may ask for advice
ESTIMATE: Final = IlluminatiEstimate()  # of positions that lie open
