"""A process in which bots think, one order after the other: `python -m lanterne.server.thinking.process`.

It is given views and never a state: whatever a bot does in here, it cannot look into another seat's hand. Only games
that are over come whole, as records, to be looked back at.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from typing import IO, Any, Final

import msgspec

from lanterne.bots.bot import Ask, Bot, Budget
from lanterne.bots.registry import bot_named, bring_all
from lanterne.core.game import Action, AnyGame, event_seen_from_json
from lanterne.core.phrase import Phrase
from lanterne.core.rng import FastRng
from lanterne.games.registry import game_named
from lanterne.server.settings import BOTS
from lanterne.server.thinking.looking_back import look_back
from lanterne.server.thinking.orders import READY, Order, Thought, read_frame, write_frame

MOST_MINDS: Final = 200
NICE: Final = 5  # tables come first

decoder = msgspec.msgpack.Decoder(Order)


class Forgotten(Exception):
    """The mind is not where the order begins."""


class Minds:
    """The minds of this process, the longest unused forgotten first."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, tuple[Any, int]] = OrderedDict()

    def of(self, order: Order, bot: Bot, game: AnyGame) -> Any:
        """The mind, told of everything up to this order. Raises `Forgotten`."""
        mind, heard = self.kept.pop(order.mind, (None, -1))
        if order.heard < 0:
            mind = bot.new_mind(game, order.seat)
        elif heard != order.heard:
            raise Forgotten
        if mind is None:
            return None
        if order.events:
            bot.told(mind, [event_seen_from_json(event) for event in order.events])
        self.kept[order.mind] = (mind, order.until)
        if len(self.kept) > MOST_MINDS:
            self.kept.popitem(last=False)
        return mind


def answer(order: Order, minds: Minds) -> Thought:
    try:
        if order.record:
            return look_back(order)
        code, remark, reason = think(order, minds)
        said = None if remark is None else remark.json()
        why = None if reason is None else reason.json()
        return Thought(code=code, remark=said, reason=why, mindless=order.mind not in minds.kept)
    except Forgotten:
        return Thought(forgot=True)
    except Exception as error:  # somebody else's code: whatever it does, this process answers
        return Thought(failure=f"{type(error).__name__}: {error}"[:200])


def think(order: Order, minds: Minds) -> tuple[str | None, Phrase | None, Phrase | None]:
    """The bot's answer, what it says with it, and why where it is to explain."""
    game, bot = game_named(order.game).edition(order.rules), bot_named(order.bot, order.game)
    rng = FastRng(order.seed)
    mind = minds.of(order, bot, game)
    if order.speaks and (not bot.speaks_up(rng) or not order.legal):
        return None, None, None
    legal: list[Action] = [game.parse(code) for code in order.legal]
    ask = Ask(game, order.view, order.seat, legal, rng, mind, Budget(order.seconds))
    if order.explains:
        bot.drop_plan(mind)
    a = bot.interject(ask) if order.speaks else bot.choose(ask)
    if a is None:
        return None, None, None
    return a.code(), bot.remark(ask, a), bot.reason(ask, a) if order.explains else None


def serve(orders: IO[bytes], thoughts: IO[bytes]) -> None:
    minds = Minds()
    write_frame(thoughts, READY)
    while (frame := read_frame(orders)) is not None:
        write_frame(thoughts, answer(decoder.decode(frame), minds))


def main() -> None:
    os.nice(NICE)
    bring_all(os.environ.get(BOTS, ""))
    thoughts = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints goes to the log, not into its answers
    try:
        serve(sys.stdin.buffer, thoughts)
    except (BrokenPipeError, KeyboardInterrupt):
        return  # the house is closed


if __name__ == "__main__":
    main()
