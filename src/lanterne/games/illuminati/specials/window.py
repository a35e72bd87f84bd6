"""Windows: moments at which specials may be played, seat by seat, until all pass in a row (A-62)."""

from __future__ import annotations

from typing import final

from lanterne.core.errors import Refusal
from lanterne.core.fields import Fields
from lanterne.core.game import Json, Out, Seat
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.blanks import ALONE, NO_SEATS, NO_SPECIALS
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.moves import PASS, IlluminatiAction, Move, move
from lanterne.games.illuminati.secrets.cheating import may_call_out
from lanterne.games.illuminati.seeing.frame_views import WindowView
from lanterne.games.illuminati.specials.moments import AFTER_DICE, BETWEEN_ACTIONS, OWN_INCOME
from lanterne.games.illuminati.specials.played import play
from lanterne.games.illuminati.specials.plays import add_plays, could_play
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.turn.flow import play_order


@final
class Window(Frame):
    """One moment and the seats still to pass. A card that takes effect makes all be asked again."""

    def __init__(self, moment: str, actor: Seat, queue: list[Seat]) -> None:
        self.kind = "window"
        self.moment = moment
        self.actor = actor
        self.queue = queue

    def asked(self, s: IlluminatiState) -> list[Seat]:
        for seat in self.queue:
            if could_play(s, seat, self.moment) or self.may_doubt(s, seat):
                return ALONE[seat]
        return NO_SEATS

    def may_doubt(self, s: IlluminatiState, seat: Seat) -> bool:
        """Cheating variant: whoever may still call the attacker out is asked before the roll stands (176)."""
        return self.moment == AFTER_DICE and seat != self.actor and s.alive[seat] and may_call_out(s, seat, self.actor)

    def step(self, s: IlluminatiState, rng: Rng, out: Out) -> None:
        s.frames.pop()

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        acts.append(move(PASS))
        add_plays(s, seat, self.moment, acts)

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        assert isinstance(a, Move)
        if a.verb == PASS:
            self.queue = self.queue[self.queue.index(seat) + 1 :]
        else:
            play(s, seat, a, out)

    def card_took_effect(self, s: IlluminatiState, seat: Seat) -> None:
        self.queue = window_queue(s, self.moment, self.actor, seat)

    def hands_changed(self, s: IlluminatiState, specials: bool) -> None:
        """Everybody, from the one whose answer is awaited on; money alone opens nothing here."""
        if specials:
            self.queue = window_queue(s, self.moment, self.actor, self.queue[0] - 1)

    def explain(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        return Refusal("A-62", Phrase("illuminati-refused-window"))

    def view(self, s: IlluminatiState, viewer: Seat | None) -> WindowView:
        return {"kind": "window", "moment": self.moment, "actor": self.actor, "queue": self.queue[:]}

    @staticmethod
    def imagined(s: IlluminatiState, raw: Json, rng: Rng) -> Window:
        return Window(raw["moment"], raw["actor"], list(raw["queue"]))

    def blank(self) -> Window:
        return Window("", 0, [])

    def copy(self) -> Window:
        return Window(self.moment, self.actor, self.queue[:])

    def fields(self, source: Frame, f: Fields) -> None:
        assert isinstance(source, Window)
        self.moment = f.plain("moment", source.moment)
        self.actor = f.plain("actor", source.actor)
        self.queue = f.numbers("queue", source.queue)


def window_queue(s: IlluminatiState, moment: str, actor: Seat, last: Seat) -> list[Seat]:
    """In play order, beginning after the seat that acted last and ending with it.

    Between actions the actor is left out, whose own list follows anyway.
    """
    if moment == OWN_INCOME:
        return [actor]
    order = play_order(s, last)
    return [seat for seat in order if seat != actor] if moment == BETWEEN_ACTIONS else order


def hold_nothing(s: IlluminatiState) -> bool:
    """Whether nobody has a special, as is quickly seen."""
    for hand in s.specials:
        if hand is not NO_SPECIALS:
            break
    else:
        return True
    return False


def open_window(s: IlluminatiState, moment: str, actor: Seat) -> None:
    """Opens the moment for those who might have an answer; when nobody might, nothing happens."""
    if hold_nothing(s) and not s.options.cheating:
        return
    window = Window(moment, actor, window_queue(s, moment, actor, actor))
    if window.asked(s):
        s.frames.append(window)
