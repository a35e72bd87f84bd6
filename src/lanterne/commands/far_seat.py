"""A seat at a table of another house, and the bot that plays there: what it sees, what it answers."""

from __future__ import annotations

from typing import Any, Final

from lanterne.bots.bot import Ask, Bot, Budget
from lanterne.core.game import Action, AnyGame, event_seen_from_json
from lanterne.core.rng import FastRng
from lanterne.server.tables.differences import after


class Gap(Exception):
    """A step is missing: the whole table has to be asked for."""


class FarSeat:
    """Follows the table from the messages it is given; `answer` is what the bot does now, if anything."""

    def __init__(self, game: AnyGame, bot: Bot, seat: int, rng: FastRng) -> None:
        self.game: Final = game
        self.bot: Final = bot
        self.seat: Final = seat
        self.rng: Final = rng
        self.mind: Any = None
        self.view: dict[str, Any] = {}
        self.legal: list[str] = []
        self.to_act: list[int] = []
        self.ply = -1
        self.thought = (-1, False)  # the ply at which it was last asked, and whether it was waited for
        self.said: str | None = None  # what it answered then
        self.again = False  # the table was shown anew: what was said then may have been lost
        self.era = 0  # how often something was taken back
        self.status = ""
        self.result: dict[str, Any] | None = None

    def take(self, message: dict[str, Any]) -> None:
        """Raises `Gap`."""
        kind = message["t"]
        if kind == "table":
            self.take_whole(message)
        elif kind == "stepped":
            self.take_step(message)
        elif kind == "changed":
            self.status = message["info"]["status"]

    def take_whole(self, message: dict[str, Any]) -> None:
        """Its mind begins anew: the log tells it all that its seat has seen, as far as it goes back."""
        self.status, self.result = message["info"]["status"], message["result"]
        self.to_act = message["info"]["to_act"]
        for told in message["positions"]:
            if told["seat"] == self.seat:
                if told["ply"] < self.ply or self.said not in (None, *told["legal"]):
                    self.era += 1
                    self.thought = (-1, False)
                self.view, self.legal, self.ply = told["view"], told["legal"], told["ply"]
                self.mind = self.bot.new_mind(self.game, self.seat)
                self.tell([line["event"] for line in told["log"]])
                self.again = True

    def take_step(self, message: dict[str, Any]) -> None:
        self.to_act, self.result = message["to_act"], message["result"]
        for told in message["changes"]:
            if told["seat"] == self.seat:
                if told["ply"] != self.ply + 1:
                    raise Gap
                self.view = after(self.view, told)
                self.legal, self.ply = told.get("legal", []), told["ply"]
                self.tell(told.get("events", []))

    def tell(self, events: list[Any]) -> None:
        if self.mind is not None:
            self.bot.told(self.mind, [event_seen_from_json(event) for event in events])

    def answer(self) -> str | None:
        """The code of what it does now; asked once a ply, and again if only then it is waited for.

        Said again where the table was shown anew; with the same `name` it is played once.
        """
        waited = self.seat in self.to_act
        if self.status != "playing" or self.result is not None or not self.legal:
            return None
        again, self.again = self.again, False
        if self.thought != (self.ply, waited):
            self.thought, self.said = (self.ply, waited), self.choice(waited)
        elif not again:
            return None
        return self.said

    def name(self) -> str:
        """Of what it does at this ply."""
        ply, waited = self.thought
        return f"{self.era}-{ply}-{int(waited)}"

    def choice(self, waited: bool) -> str | None:
        legal: list[Action] = [self.game.parse(code) for code in self.legal]
        ask = Ask(self.game, self.view, self.seat, legal, self.rng, self.mind, Budget(self.bot.seconds))
        if waited:
            return self.bot.choose(ask).code()
        said = self.bot.interject(ask) if self.bot.speaks_up(self.rng) else None
        return None if said is None else said.code()
