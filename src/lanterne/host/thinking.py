"""Bots that think in this very process: at the text table, and wherever nobody else's time is at stake."""

from __future__ import annotations

from typing import Any, final

from lanterne.bots.bot import Bot
from lanterne.bots.registry import adviser, bot_from_anywhere
from lanterne.core.game import Action, Seat
from lanterne.core.phrase import Phrase
from lanterne.host.asking import ask_of, decision, interjection
from lanterne.host.change import Change
from lanterne.host.host import Host
from lanterne.host.question import Question


@final
class Memory:
    """The mind of one bot at one seat, and how much of the match it has heard of."""

    def __init__(self, mind: Any, call: str, era: int) -> None:
        self.mind = mind
        self.call = call
        self.era = era
        self.heard = -1  # steps; -1: not even the set-up


@final
class Thinker:
    """Answers the host's questions, with a mind for each bot that has one."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.bots: dict[str, Bot] = {}
        self.memories: dict[Seat, Memory] = {}

    def answer(self, q: Question, now_ms: int) -> Change | None:
        """What comes of the question: a move, or nothing yet. A bot that fails is stood in for, as everywhere."""
        try:
            code, remark = self.think(q)
        except Exception as error:  # somebody else's code may fail in any way
            return self.host.answer(q, None, now_ms, f"{type(error).__name__}: {error}")
        return self.host.answer(q, code, now_ms, remark=remark)

    def think(self, q: Question) -> tuple[str | None, Phrase | None]:
        """The bot's answer, and what it says with it."""
        match = self.host.match
        bot = self.bot(q.bot)
        rng = match.chance.of_bot(q.ply, q.seat)
        mind = None if q.stands_in else self.mind_of(q.seat, q.bot)
        asked = interjection if q.speaks else decision
        seed = match.chance.seed
        a = asked(match.game, match.state, q.seat, bot, mind, rng, seed)
        if a is None:
            return None, None
        return a.code(), bot.remark(ask_of(match.game, match.state, q.seat, bot, [a], mind, rng, seed), a)

    def advice(self, seat: Seat) -> tuple[Action, Phrase | None] | None:
        """What a strong bot would do for somebody who sits there, from what that seat sees, and why; None: nothing."""
        match = self.host.match
        call = adviser(match.game.name)
        legal = self.host.legal(seat)
        if not call or not legal:
            return None
        bot, mind = self.bot(call), self.mind_of(seat, call)
        bot.drop_plan(mind)
        ask = ask_of(match.game, match.state, seat, bot, legal, mind, match.chance.of_bot(match.ply, seat))
        a = bot.choose(ask)
        return a, bot.reason(ask, a)

    def bot(self, call: str) -> Bot:
        if call not in self.bots:
            self.bots[call] = bot_from_anywhere(call, self.host.game.name)
        return self.bots[call]

    def mind_of(self, seat: Seat, call: str) -> Any:
        """The mind of the seat's bot, told of everything its seat has seen."""
        match, bot = self.host.match, self.bot(call)
        kept = self.memories.get(seat)
        if kept is None or kept.call != call or kept.era != self.host.era:
            kept = Memory(bot.new_mind(match.game, seat), call, self.host.era)
            self.memories[seat] = kept
        if kept.mind is None:
            return None
        seen = [event for event in match.events_since(kept.heard) if event.is_for(seat)]
        kept.heard = match.ply
        if seen:
            bot.told(kept.mind, seen)
        return kept.mind
