"""A question to a bot, and an answer somebody has left word for. Both know what they are about: to anything else they
are no answer."""

from __future__ import annotations

from typing import final

from lanterne.core.game import Json, Seat


@final
class Question:
    """It carries its ply and a serial number: an answer to an old one falls away.

    `speaks`: a seat nobody waits for may have a word, and may stay silent; else the seat must decide."""

    def __init__(
        self, serial: int, ply: int, seat: Seat, bot: str, *, speaks: bool, stands_in: bool, given: str = ""
    ) -> None:
        self.serial = serial
        self.ply = ply
        self.seat = seat
        self.bot = bot  # as it is called
        self.speaks = speaks
        self.stands_in = stands_in  # for the bot of that seat, which failed at this decision
        self.given = given  # the answer is known beforehand, from a lesson; empty: somebody has to think

    def __repr__(self) -> str:
        what = "a word" if self.speaks else "a decision"
        return f"<{what} of seat {self.seat} ({self.bot}) at ply {self.ply}>"


@final
class Brief:
    """All that a bot elsewhere is given to answer with: what its seat sees, never the true state. Plain JSON."""

    def __init__(self, game: str, rules: int, question: Question, view: Json, legal: list[str], seed: int) -> None:
        self.game = game
        self.rules = rules
        self.question = question
        self.view = view
        self.legal = legal
        self.seed = seed  # of the bot's own chance


@final
class Standing:
    """The answer that is about to be made at a seat, not before its time. A value: another question, another one."""

    def __init__(self, era: int, public_ply: int, seat: Seat, kind: str, code: str, due_ms: int) -> None:
        self.era = era
        self.public_ply = public_ply
        self.seat = seat
        self.kind = kind  # of the window; `order` where an order answers
        self.code = code
        self.due_ms = due_ms

    def is_same(self, other: Standing) -> bool:
        """Whether both answer the same question.

        Steps that nobody else sees do not make it another one: a longer pause would betray them.
        """
        return self.era == other.era and self.public_ply == other.public_ply and self.seat == other.seat
