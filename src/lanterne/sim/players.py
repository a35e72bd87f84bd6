"""What bots are called in results and records, how long they are told to think, and what they have to look at."""

from __future__ import annotations

from collections.abc import Sequence

from lanterne.bots.bot import Bot
from lanterne.bots.kinds import call_of, read_call
from lanterne.bots.registry import params_of

SECONDS = "seconds"


def names_of(calls: Sequence[str], bots: Sequence[Bot]) -> list[str]:
    """The name of each bot, parameters included. Two from different files that would share one show their files."""
    homes: dict[str, set[str]] = {}
    for call, bot in zip(calls, bots, strict=True):
        homes.setdefault(bot.name, set()).add(read_call(call)[0])
    return [
        bot.name if len(homes[bot.name]) == 1 else read_call(call)[0] + parameters(bot.name)
        for call, bot in zip(calls, bots, strict=True)
    ]


def parameters(name: str) -> str:
    """The part of a call in brackets, brackets included; empty where there is none."""
    return "".join(name.partition("(")[1:])


def with_seconds(call: str, game: str, seconds: float) -> str:
    """The call with `seconds` a decision, where the bot has such a parameter and the call names none."""
    name, given = read_call(call)
    if SECONDS in given or all([param.key != SECONDS for param in params_of(call, game)]):
        return call
    return call_of(name, {**given, SECONDS: f"{seconds:g}"})


def brought_pictures(bots: Sequence[Bot]) -> list[Bot]:
    """The bots; if one of them looks at pictures, this process shows them. What draws is loaded only then."""
    if any([bot.looks for bot in bots]):
        from lanterne.pictures.stage import show_pictures

        show_pictures()
    return list(bots)
