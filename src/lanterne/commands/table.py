"""The players of the text table and the match between them: whose turn it is, what bots do, what may be taken back."""

from __future__ import annotations

from typing import final

from lanterne.bots.bot import Bot
from lanterne.core.game import Action, Seat
from lanterne.core.rng import bot_rng
from lanterne.match.match import Match
from lanterne.sim.playout import decision, interjection


@final
class Table:
    """`bots` by seat; all other seats are people at this keyboard."""

    def __init__(self, match: Match, bots: dict[Seat, Bot], names: list[str], seed: int) -> None:
        self.match = match
        self.bots = bots
        self.names = names
        self.seed = seed  # of the bots' own chance
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.asks_between = match.game.nature.out_of_turn  # may people act while others are waited for?
        self._listened = -1  # the ply before which bots were last asked for a word
        self._let_go = -1  # the ply at which people last let others go on

    def turn(self) -> tuple[Seat, bool] | None:
        """Lets bots play until a person is needed: the seat, and whether it is waited for. None: the game is over."""
        while True:
            waited = self.match.game.to_act(self.match.state)
            if not waited:
                return None
            if self._bot_interjects(waited):
                continue
            for seat in waited:
                if seat in self.people:
                    return seat, True
            if self.asks_between and self._let_go != self.match.ply:
                for seat in self.people:
                    if self.match.game.legal(self.match.state, seat):
                        return seat, False
            self._bot_decides(waited[0])

    def let_go(self) -> None:
        """The people have nothing to add before the next move."""
        self._let_go = self.match.ply

    def may_undo(self, seat: Seat) -> bool:
        """Alone against bots one may always take back; among people only what taught and passed nothing."""
        if len(self.people) == 1:
            return any(step.seat == seat for step in self.match.steps)
        return self.match.may_undo(seat)

    def undo(self, seat: Seat) -> None:
        """Back to before the seat's own last decision."""
        while self.match.undo().seat != seat:
            pass
        self._listened = self._let_go = -1

    def _bot_interjects(self, waited: list[Seat]) -> bool:
        """One bot that nobody waits for, drawn before each decision, may have a word."""
        match = self.match
        if not match.game.nature.out_of_turn or self._listened == match.ply:
            return False
        self._listened = match.ply
        rng = bot_rng(self.seed, match.ply, match.seats)
        seat = int(rng.below(match.seats))
        if seat in waited or seat not in self.bots:
            return False
        a = interjection(match.game, match.state, seat, self.bots[seat], rng)
        if a is None:
            return False
        self._play(seat, a)
        return True

    def _bot_decides(self, seat: Seat) -> None:
        rng = bot_rng(self.seed, self.match.ply, seat)
        self._play(seat, decision(self.match.game, self.match.state, seat, self.bots[seat], rng))

    def _play(self, seat: Seat, a: Action) -> None:
        self.match.play(self.match.ply, seat, a.code())
