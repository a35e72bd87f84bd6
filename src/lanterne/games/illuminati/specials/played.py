"""A special is played: it leaves its hand, all who might hold Secrets are asked, then it takes effect (124 to 127)."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.errors import Refusal
from lanterne.core.fields import Fields
from lanterne.core.game import Event, Json, Out, Seat
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.actions import parse_move
from lanterne.games.illuminati.attack.attack import OVER
from lanterne.games.illuminati.blanks import ALONE, NO_SEATS
from lanterne.games.illuminati.cards.naming import special_phrase
from lanterne.games.illuminati.cards.table import SPECIAL_IDS, SPECIAL_NUMBERS
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.moves import PASS, PLAY, IlluminatiAction, Move, move
from lanterne.games.illuminati.seeing.frame_views import PlayedView
from lanterne.games.illuminati.specials.effects import open_attack
from lanterne.games.illuminati.specials.hands import discard, known_of
from lanterne.games.illuminati.specials.moments import CARD_PLAYED
from lanterne.games.illuminati.specials.plays import add_plays, could_play
from lanterne.games.illuminati.specials.table import EFFECTS, KIND_OF_VERB
from lanterne.games.illuminati.state import ACTIONS, IlluminatiState
from lanterne.games.illuminati.turn.flow import play_order

# For what a special was played.
FOR_ITS_TEXT: Final = 0
FOR_PRIVILEGE: Final = 1  # 126
FOR_RUMOURS: Final = 2  # for its text, as part of an announcement (135)
PURPOSES: Final = ("text", "privilege", "rumours")


def play(s: IlluminatiState, seat: Seat, a: Move, out: Out) -> None:
    """Plays a special for its text: it leaves the hand at once, its effect waits for Secrets."""
    kind = a.a if a.verb == PLAY else KIND_OF_VERB[a.verb]
    if EFFECTS[kind].costs_action():
        s.actions_left -= 1
    lay_down(s, seat, kind, FOR_ITS_TEXT, a, out)


def lay_down(s: IlluminatiState, seat: Seat, kind: int, purpose: int, a: Move, out: Out) -> None:
    if out is not None:
        out.append(played_event(s, seat, kind, purpose, a))
    discard(s, seat, kind)
    if seat == s.turn and s.stage >= ACTIONS:
        s.acted = True
    s.frames.append(Played(seat, kind, purpose, a, play_order(s, seat), False))


def played_event(s: IlluminatiState, seat: Seat, kind: int, purpose: int, a: Move) -> Event:
    args: dict[str, Arg] = {"seat": seat_phrase(seat), "special": special_phrase(kind)}
    name = "special-discarded" if purpose == FOR_PRIVILEGE else EFFECTS[kind].announce(s, a, args)
    knew: tuple[Seat, ...] | None = None
    if not s.shown[seat][kind]:
        knew = tuple([viewer for viewer in range(s.seats) if viewer == seat or known_of(s, viewer, seat)[kind]])
    return Event(name, args, knew=knew, clause="124")


@final
class Played(Frame):
    """Window (c): a special lies on the table, everybody who might hold Secrets is asked, then it takes effect."""

    def __init__(self, seat: Seat, special: int, purpose: int, a: Move, queue: list[Seat], cancelled: bool) -> None:
        self.kind = "played"
        self.seat = seat
        self.special = special
        self.purpose = purpose
        self.a = a
        self.queue = queue
        self.cancelled = cancelled

    def asked(self, s: IlluminatiState) -> list[Seat]:
        for seat in self.queue:
            if could_play(s, seat, CARD_PLAYED):
                return ALONE[seat]
        return NO_SEATS

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        acts.append(move(PASS))
        add_plays(s, seat, CARD_PLAYED, acts)

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        assert isinstance(a, Move)
        if a.verb == PASS:
            self.queue = self.queue[self.queue.index(seat) + 1 :]
        else:
            play(s, seat, a, out)

    def step(self, s: IlluminatiState, rng: Rng, out: Out) -> None:
        s.frames.pop()
        if self.cancelled:
            if self.purpose == FOR_RUMOURS:
                drop_attack(s)
            return
        s.frames[-1].card_took_effect(s, self.seat)
        if self.purpose == FOR_ITS_TEXT:
            EFFECTS[self.special].take_effect(s, self.seat, self.a, out)
        elif self.purpose == FOR_PRIVILEGE:
            open_attack(s).privileged = True

    def cancel_special(self, s: IlluminatiState, out: Out) -> None:
        self.cancelled = True
        self.queue = []
        if out is not None:
            args: dict[str, Arg] = {"special": special_phrase(self.special)}
            out.append(Event("special-cancelled", args, clause="134"))

    def explain(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        return Refusal("A-55", Phrase("illuminati-refused-only-secrets"))

    def view(self, s: IlluminatiState, viewer: Seat | None) -> PlayedView:
        return {
            "kind": "played",
            "seat": self.seat,
            "special": SPECIAL_IDS[self.special],
            "purpose": PURPOSES[self.purpose],
            "code": self.a.code(),
            "queue": self.queue[:],
            "cancelled": self.cancelled,
        }

    @staticmethod
    def imagined(s: IlluminatiState, raw: Json, rng: Rng) -> Played:
        special = SPECIAL_NUMBERS[raw["special"]]
        purpose = PURPOSES.index(raw["purpose"])
        return Played(raw["seat"], special, purpose, parse_move(raw["code"]), list(raw["queue"]), raw["cancelled"])

    def blank(self) -> Played:
        return Played(0, 0, 0, self.a, [], False)

    def fields(self, source: Frame, f: Fields) -> None:
        assert isinstance(source, Played)
        self.seat = f.plain("seat", source.seat)
        self.special = f.plain("special", source.special)
        self.purpose = f.plain("purpose", source.purpose)
        verb = f.plain("verb", source.a.verb)
        self.a = move(verb, f.plain("aim", source.a.a))
        self.queue = f.numbers("queue", source.queue)
        self.cancelled = f.plain("cancelled", source.cancelled)


def drop_attack(s: IlluminatiState) -> None:
    """Rumeurs without effect: the attack does not take place, costs nothing and marks nobody (A-67)."""
    open_attack(s).phase = OVER
