"""The bots of Illusio by name, the weakest first."""

from __future__ import annotations

from typing import Final

from lanterne.bots.bot import Bot
from lanterne.bots.illusio.by_net import IllusioByNet, IllusioScorer
from lanterne.bots.illusio.estimate import IllusioEstimate
from lanterne.bots.illusio.greedy import IllusioGreedy
from lanterne.bots.illusio.knowledge import TRUST, IllusioKnowledge
from lanterne.bots.illusio.naive import IllusioNaive
from lanterne.bots.illusio.net_knowledge import NetKnowledge
from lanterne.bots.kinds import BotKind, Param, Value, real, whole
from lanterne.bots.nets.file import shipped
from lanterne.bots.search.bot import SearchBot, thinking
from lanterne.bots.search.knowledge import Knowledge
from lanterne.games.illusio.game import GAME

LISTENS: Final = 0.4  # of a net to the greedy bot
WIDEST: Final = 8  # lines that a net leaves at one decision
STRONG_SECONDS: Final = 0.2  # where it is told to count no iterations
GLANCES: Final = 40  # iterations of `strong`; with as many as a second allows it would play nearly like `master`
MASTER_SECONDS: Final = 1.0
EXPLORE: Final = 0.3
DEPTH: Final = 4
TURNS: Final = 2


def beginner(values: dict[str, Value]) -> Bot:
    return IllusioNaive("beginner", level=1, specials=False)


def casual(values: dict[str, Value]) -> Bot:
    return IllusioNaive("casual", level=2, specials=True)


def greedy(values: dict[str, Value]) -> Bot:
    return IllusioGreedy()


def net(values: dict[str, Value]) -> Bot:
    """Deep Monte Carlo, with greed's word: below nought the net decides alone, and plays worse."""
    return IllusioByNet("net", IllusioScorer(shipped(GAME, "net", actions=True), real(values, "trust", LISTENS)))


def strong(values: dict[str, Value]) -> Bot:
    """Weighs but a few actions in a few worlds, one step deep, and keeps no covered component in mind."""
    return SearchBot("strong", IllusioKnowledge(1, widest=4, recalls=False), values, depth=1)


def master(values: dict[str, Value]) -> Bot:
    turns = whole(values, "turns", TURNS)
    knowledge: Knowledge = IllusioKnowledge(turns, trust=real(values, "trust", TRUST))
    if values.get("values") == "net":
        knowledge = NetKnowledge(shipped(GAME, "net", actions=True), turns, trust=LISTENS, widest=WIDEST)
    bot = SearchBot("master", knowledge, values, depth=whole(values, "depth", DEPTH))
    bot.limits.explore = real(values, "explore", EXPLORE)
    return bot


TRIED: Final = (
    Param("turns", TURNS, least=0, most=100),
    Param("depth", DEPTH, least=1, most=30),
    Param("explore", EXPLORE, least=0.0, most=5.0),
    Param("trust", TRUST, least=0.1, most=10.0),
    Param("values", "fitted", choices=("fitted", "net")),  # whether the net has a word in the search
)
KINDS: Final = (
    BotKind("beginner", beginner),
    BotKind("casual", casual),
    BotKind("greedy", greedy),
    BotKind("net", net, params=(Param("trust", LISTENS, least=-1.0, most=10.0),)),
    BotKind("strong", strong, params=thinking(STRONG_SECONDS, GLANCES)),
    BotKind("master", master, params=(*thinking(MASTER_SECONDS), *TRIED)),
)
USUAL: Final = "greedy"  # the bot that sits down where nobody chose one
OPPONENTS: Final = ("beginner", "casual", "greedy", "strong", "master")  # whom people are offered, the gentlest first
ADVISER: Final = "master"  # whom people may ask for advice
ESTIMATE: Final = IllusioEstimate()  # of positions that lie open
