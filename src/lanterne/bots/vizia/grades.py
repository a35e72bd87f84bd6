"""The bots of Vizia by name, the weakest first."""

from __future__ import annotations

from typing import Final

from lanterne.bots.bot import Bot
from lanterne.bots.kinds import BotKind, Value
from lanterne.bots.vizia.estimate import ViziaEstimate
from lanterne.bots.vizia.greedy import Taste, ViziaGreedy
from lanterne.bots.vizia.master import ViziaSearcher, params
from lanterne.bots.vizia.valued import ViziaByNet, by_net

QUICK_S: Final = 0.2
LONG_S: Final = 1.0
NEAR: Final = 2  # turns of others after its own that `strong` sees coming
FEW: Final = 6  # turns of its own that it compares
# A beginner closes the wheel in sight and sees no other coming. A casual player follows it up and keeps useful tiles.
# Neither minds what is left to the next seat.
SIMPLE: Final = Taste(widths=(1,), looked_at=1, sight=1, fear=0.0)
CARELESS: Final = Taste(widths=(4, 2), looked_at=3, fear=0.0)


def beginner(values: dict[str, Value]) -> Bot:
    return ViziaGreedy("beginner", SIMPLE)


def casual(values: dict[str, Value]) -> Bot:
    return ViziaGreedy("casual", CARELESS)


def greedy(values: dict[str, Value]) -> Bot:
    return ViziaGreedy()


def net(values: dict[str, Value]) -> Bot:
    return ViziaByNet("net", by_net())


def strong(values: dict[str, Value]) -> Bot:
    return ViziaSearcher("strong", values, remembers=False)


def master(values: dict[str, Value]) -> Bot:
    return ViziaSearcher("master", values)


KINDS: Final = (
    BotKind("beginner", beginner),
    BotKind("casual", casual),
    BotKind("greedy", greedy),
    BotKind("net", net),
    BotKind("strong", strong, params=params(QUICK_S, depth=NEAR, lines=FEW)),
    BotKind("master", master, params=params(LONG_S)),
)
USUAL: Final = "greedy"  # the bot that sits down where nobody chose one
OPPONENTS: Final = ("beginner", "casual", "greedy", "strong", "master")  # whom people are offered, the gentlest first
ADVISER: Final = "master"  # whom people may ask for advice
ESTIMATE: Final = ViziaEstimate()  # of positions that lie open
