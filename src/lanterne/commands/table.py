"""The players of the text table and the match between them: whose turn it is, what bots do, what may be taken back."""

from __future__ import annotations

from typing import final

from lanterne.bots.bot import Bot
from lanterne.core.game import Action, Event, Seat
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.core.rng import FastRng
from lanterne.host.asking import decision, interjection
from lanterne.match.match import Match


@final
class Table:
    """`bots` by seat; all other seats are people at this keyboard."""

    def __init__(
        self, match: Match, bots: dict[Seat, Bot], names: list[str], seed: int, speak_up: bool = False
    ) -> None:
        self.match = match
        self.bots = bots
        self.names = names
        self.seed = seed  # of the bots' own chance
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.speak_up = speak_up  # people are asked before every decision of the others, not only when it concerns them
        self._listened = -1  # the ply before which bots were last asked for a word
        self._let_go = -1  # the ply at which people last let others go on
        self._decided = 0  # the ply of the last decision of a bot: what has happened since is new

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
            if self.match.game.nature.out_of_turn and self._let_go != self.match.ply:
                for seat in self.people:
                    if self._is_asked(seat):
                        return seat, False
            self._bot_decides(waited[0])

    def _is_asked(self, seat: Seat) -> bool:
        """Whether a seat that nobody waits for gets a word in; what may be said need not all be listed."""
        game = self.match.game
        if self.speak_up:
            return bool(game.nature.open_families or game.legal(self.match.state, seat))
        return self._is_concerned(seat) and bool(game.legal(self.match.state, seat))

    def _is_concerned(self, seat: Seat) -> bool:
        """Whether somebody else has just done something that names the seat, or said a word to it aside."""
        fresh = [step for step in self.match.steps[self._decided :] if step.seat != seat]
        return any(concerns(event, step.seat, seat) for step in fresh for event in step.events)

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
        self._decided = self.match.ply

    def _bot_interjects(self, waited: list[Seat]) -> bool:
        """One bot that nobody waits for, drawn before each decision, may have a word."""
        match = self.match
        if not match.game.nature.out_of_turn or self._listened == match.ply:
            return False
        self._listened = match.ply
        rng = FastRng(match.chance.bot_seed(match.ply, match.seats))
        seat = int(rng.below(match.seats))
        if seat in waited or seat not in self.bots:
            return False
        a = interjection(match.game, match.state, seat, self.bots[seat], None, rng)
        if a is None:
            return False
        self._play(seat, a)
        return True

    def _bot_decides(self, seat: Seat) -> None:
        self._decided = self.match.ply
        rng = FastRng(self.match.chance.bot_seed(self.match.ply, seat))
        self._play(seat, decision(self.match.game, self.match.state, seat, self.bots[seat], None, rng))

    def _play(self, seat: Seat, a: Action) -> None:
        self.match.play(self.match.ply, seat, a.code())


def concerns(event: Event, doer: Seat, seat: Seat) -> bool:
    """What only the doer, or all but the doer, are told is none of the seat's business."""
    if event.audience is not None:
        return doer in event.audience and seat in event.audience
    return any(names_seat(arg, seat) for arg in event.args.values())


def names_seat(arg: Arg, seat: Seat) -> bool:
    if not isinstance(arg, Phrase):
        return False
    return arg == seat_phrase(seat) or any(names_seat(inner, seat) for inner in arg.args.values())
