"""The host of a table whose people all sit at one keyboard; its bots think in this process."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.errors import Rejected
from lanterne.core.game import Action, Seat
from lanterne.host.change import Change
from lanterne.host.host import FOR_EVER, OVER, PLAYING, Host, House, NotAllowed
from lanterne.host.sitter import Sitter
from lanterne.host.thinking import Thinker
from lanterne.host.undoing import ask_back
from lanterne.match.clock import make_clock
from lanterne.match.match import Match

PASS: Final = "pass"  # in every game: to do nothing, for the moment
NOW: Final = 0  # nobody counts the time here


@final
class Keyboard:
    """`bots` by seat, as they are called; all other seats are people at this keyboard."""

    def __init__(self, match: Match, bots: dict[Seat, str], *, speak_up: bool = False) -> None:
        sitters = [Sitter(None, bots[seat]) if seat in bots else Sitter(_user(seat)) for seat in range(match.seats)]
        house = House(patience_ms=FOR_EVER, word_for_all=speak_up)
        self.host = Host(match, sitters, make_clock("none", match.seats), house, status=PLAYING)
        self.thinker = Thinker(self.host)
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.taken: list[Action] = []  # what was done for a person who had no choice, until somebody reads it
        for seat in self.people:
            self.host.came(_user(seat))
        self.host.arrive(NOW)

    def turn(self) -> tuple[Seat, bool] | None:
        """Lets bots play until a person is needed: the seat, and whether it is waited for. None: the game is over."""
        while self.host.status != OVER:
            q = self.host.question(NOW)
            if q is not None:
                change = self.thinker.answer(q, NOW)
                if change is not None:
                    self.host.commit(change, NOW)
                continue
            waited = [seat for seat in self.host.to_act() if seat in self.people]
            if waited:
                only = self.only_answer(waited[0])
                if only is None:
                    return waited[0], True
                self.move(waited[0], only.code())
                self.taken.append(only)
                continue
            return self.host.awaited_words(NOW)[0], False
        return None

    def only_answer(self, seat: Seat) -> Action | None:
        """The one thing the seat can do, where doing it for that person takes nothing away; None: ask.

        People who want to speak before every decision are asked. So is whoever may still take the last move back
        instead, and whoever could do what no list names, unless all there is to do is to pass. And where several people
        share the keyboard in a game with secrets, all are: who is passed over would be known to hold nothing.
        """
        host = self.host
        if host.house.word_for_all or host.may_undo(seat) or (len(self.people) > 1 and host.game.nature.hidden):
            return None
        legal = host.legal(seat) if seat in host.to_act() else []
        if len(legal) != 1 or (host.game.nature.open_families and legal[0].code() != PASS):
            return None
        return legal[0]

    def move(self, seat: Seat, code: str) -> None:
        """Raises `Rejected`."""
        self.host.commit(self.host.move(self.host.match.ply, seat, code, NOW), NOW)

    def undo(self, seat: Seat) -> bool:
        """Back to before the seat's own last decision; False where the others would have to agree.

        What was done for want of a choice is no decision.
        """
        undone = self.take_back(seat)
        while undone and self.only_answer(seat) is not None and self.host.match.last_ply_of(seat) is not None:
            undone = self.take_back(seat)
        return undone

    def take_back(self, seat: Seat) -> bool:
        try:
            change: Change | None = ask_back(self.host, _user(seat), self.host.match.ply, seat, NOW)
        except (NotAllowed, Rejected):
            return False
        if change is None:
            self.host.undo_by = None
            return False
        self.host.commit(change, NOW)
        return True


def _user(seat: Seat) -> str:
    return f"person {seat}"
