"""The bots of Illusio by name, the weakest first."""

from __future__ import annotations

from typing import Final

from lanterne.bots.bot import Bot
from lanterne.bots.illusio.greedy import IllusioGreedy
from lanterne.bots.illusio.knowledge import IllusioKnowledge
from lanterne.bots.kinds import BotKind, Param, Value
from lanterne.bots.search.bot import PARAMS, SearchBot


def greedy(values: dict[str, Value]) -> Bot:
    return IllusioGreedy()


def master(values: dict[str, Value]) -> Bot:
    turns, depth = values["turns"], values["depth"]
    explore, trust = values["explore"], values["trust"]
    assert isinstance(turns, int)
    assert isinstance(depth, int)
    assert isinstance(explore, float)
    assert isinstance(trust, float)
    return SearchBot("master", IllusioKnowledge(turns, trust=trust), values, depth=depth, explore=explore)


KINDS: Final = (
    BotKind("greedy", greedy),
    BotKind(
        "master",
        master,
        params=(
            *PARAMS,
            Param("turns", 2, least=0, most=100),
            Param("depth", 4, least=1, most=30),
            Param("explore", 0.3, least=0.0, most=5.0),
            Param("trust", 0.6, least=0.1, most=10.0),
        ),
    ),
)
USUAL: Final = "greedy"  # the bot that sits down where nobody chose one
OPPONENTS: Final = ("greedy",)  # whom people are offered, from gentle to strong
