"""The bots of Vizia by name, the weakest first."""

from __future__ import annotations

from typing import Final

from lanterne.bots.bot import Bot
from lanterne.bots.kinds import BotKind, Value
from lanterne.bots.search.bot import PARAMS
from lanterne.bots.search.halving import HalvingBot
from lanterne.bots.vizia.greedy import ViziaGreedy
from lanterne.bots.vizia.turns import ViziaSightMaker


def greedy(values: dict[str, Value]) -> Bot:
    return ViziaGreedy()


def master(values: dict[str, Value]) -> Bot:
    return HalvingBot("master", ViziaSightMaker(), values)


KINDS: Final = (BotKind("greedy", greedy), BotKind("master", master, params=PARAMS))
USUAL: Final = "greedy"  # the bot that sits down where nobody chose one
OPPONENTS: Final = ("greedy",)  # whom people are offered, from gentle to strong
