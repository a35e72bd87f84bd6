"""The host of a table whose people all sit at one keyboard; its bots think in this process."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.errors import Rejected
from lanterne.core.game import Seat
from lanterne.host.change import Change
from lanterne.host.host import FOR_EVER, OVER, PLAYING, Host, House, NotAllowed
from lanterne.host.sitter import Sitter
from lanterne.host.thinking import Thinker
from lanterne.host.undoing import ask_back
from lanterne.match.clock import make_clock
from lanterne.match.match import Match

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
                return waited[0], True
            return self.host.awaited_words(NOW)[0], False
        return None

    def move(self, seat: Seat, code: str) -> None:
        """Raises `Rejected`."""
        self.host.commit(self.host.move(self.host.match.ply, seat, code, NOW), NOW)

    def undo(self, seat: Seat) -> bool:
        """Back to before the seat's own last decision; False where the others would have to agree."""
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
