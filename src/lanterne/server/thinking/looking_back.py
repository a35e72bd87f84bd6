"""Finished games looked back at in a process for bots, as far as an order's time goes; the next goes on from there."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from lanterne.bots.registry import bot_named
from lanterne.core.record import record_from_line
from lanterne.games.registry import game_named
from lanterne.host.reviewing import Reviewer
from lanterne.match.match import ALL_STATES, replay
from lanterne.server.thinking.orders import Order, Thought

MOST_BEGUN: Final = 2  # a match in memory holds all its states

_begun: OrderedDict[str, Reviewer] = OrderedDict()


def look_back(order: Order) -> Thought:
    began = time.monotonic()
    reviewer = _begun.pop(order.mind, None)
    if reviewer is None:
        reviewer = reviewer_of(order)
    late = False
    while not reviewer.is_done() and not late:  # one step at least, however long the record took to play again
        reviewer.step()
        late = time.monotonic() - began >= order.seconds
    if reviewer.is_done():
        return Thought(looked_at=reviewer.ply, review=reviewer.review.json())
    _begun[order.mind] = reviewer
    if len(_begun) > MOST_BEGUN:
        _begun.popitem(last=False)
    return Thought(looked_at=reviewer.ply)


def reviewer_of(order: Order) -> Reviewer:
    record = record_from_line(order.record)
    match = replay(game_named(record.game), record, kept_states=ALL_STATES)
    return Reviewer(match, bot_named(order.bot, record.game), order.judging_s)
