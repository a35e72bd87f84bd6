"""Specials: how each may be played, the moment in which Secrets may answer it, and what it does (124 to 140)."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.errors import Refusal
from lanterne.core.game import Event, Json, Out, Seat
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.actions import parse_move
from lanterne.games.illuminati.attack.attack import OVER, current_attack
from lanterne.games.illuminati.cards.card import (
    ABOLISH_PRIVILEGE,
    CANCEL_SPECIAL,
    DOUBLE_INCOME,
    GAIN_MONEY,
    INTERFERE_ALONE,
    LOSE_TURN,
    REDISTRIBUTE_MONEY,
    REVIVE_GROUP,
    SET_ROLL,
    SPY,
    TAKE_GROUP,
)
from lanterne.games.illuminati.cards.naming import card_phrase, special_phrase
from lanterne.games.illuminati.cards.table import KIND_COUNT, SPECIAL_IDS, SPECIAL_NUMBERS, SPECIALS
from lanterne.games.illuminati.money.amounts import redistribute
from lanterne.games.illuminati.money.treasury import gain, knows_treasury
from lanterne.games.illuminati.moves import (
    PASS,
    PLAY,
    SPY_CENTRE,
    SPY_SPECIALS,
    IlluminatiAction,
    Move,
    move,
)
from lanterne.games.illuminati.seeing.frame_views import PlayedView
from lanterne.games.illuminati.specials.hands import discard, learn_specials
from lanterne.games.illuminati.specials.moments import CARD_PLAYED, could_play
from lanterne.games.illuminati.specials.plays import KIND_OF_VERB, add_plays
from lanterne.games.illuminati.state import ACTIONS, UNCONTROLLED, Frame, IlluminatiState
from lanterne.games.illuminati.structure.placing import place_anywhere
from lanterne.games.illuminati.turn.flow import play_order

# For what a special was played.
FOR_ITS_TEXT: Final = 0
FOR_PRIVILEGE: Final = 1  # 126
FOR_RUMOURS: Final = 2  # for its text, as part of an announcement (135)
PURPOSES: Final = ("text", "privilege", "rumours")


# ---------------------------------------------------------------------- playing


def play(s: IlluminatiState, seat: Seat, a: Move, out: Out) -> None:
    """Plays a special for its text: it leaves the hand at once, its effect waits for Secrets."""
    kind = a.a if a.verb == PLAY else KIND_OF_VERB[a.verb]
    if SPECIALS[kind].effect == TAKE_GROUP:
        s.actions_left -= 1  # also if it is cancelled
    lay_down(s, seat, kind, FOR_ITS_TEXT, a, out)


def lay_down(s: IlluminatiState, seat: Seat, kind: int, purpose: int, a: Move, out: Out) -> None:
    if out is not None:
        out.append(played_event(s, seat, kind, purpose, a))
    discard(s, seat, kind)
    if seat == s.turn and s.stage >= ACTIONS:
        s.acted = True
    s.frames.append(Played(seat, kind, purpose, a, play_order(s, seat), False))


def card_named(s: IlluminatiState, a: Move) -> int:
    """The card a special is aimed at; an Illuminati is named by its seat, as it may lie face down (170)."""
    return s.illuminati[a.a] if a.verb == SPY_CENTRE else a.a


def played_event(s: IlluminatiState, seat: Seat, kind: int, purpose: int, a: Move) -> Event:
    args: dict[str, Arg] = {"seat": seat_phrase(seat), "special": special_phrase(kind)}
    name = "special-played"
    if purpose == FOR_PRIVILEGE:
        name = "special-discarded"
    elif a.verb == SPY_SPECIALS:
        name = "special-played-at-seat"
        args["other"] = seat_phrase(a.a)
    elif a.verb != PLAY:
        name = "special-played-on-card"
        args["card"] = card_phrase(s, card_named(s, a))
    knew: tuple[Seat, ...] | None = None
    if not s.shown[seat][kind]:
        knew = tuple([viewer for viewer in range(s.seats) if viewer == seat or s.known[viewer][seat][kind]])
    return Event(name, args, knew=knew, clause="124")


@final
class Played(Frame):
    """Window (c): a special lies on the table, everybody who might hold Secrets is asked, then it takes effect."""

    def __init__(self, seat: Seat, special: int, purpose: int, a: Move, queue: list[Seat], cancelled: bool) -> None:
        self.kind = "played"
        self.seat: Final = seat
        self.special: Final = special
        self.purpose: Final = purpose
        self.a: Final = a
        self.queue = queue
        self.cancelled = cancelled

    def asked(self, s: IlluminatiState) -> list[Seat]:
        for seat in self.queue:
            if could_play(s, seat, CARD_PLAYED):
                return [seat]
        return []

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
        take_effect(s, self, out)

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

    def copy(self) -> Played:
        return Played(self.seat, self.special, self.purpose, self.a, self.queue[:], self.cancelled)

    def json(self) -> Json:
        return {
            "kind": self.kind,
            "seat": self.seat,
            "special": self.special,
            "purpose": self.purpose,
            "move": [self.a.verb, self.a.a, self.a.b, self.a.c],
            "queue": self.queue[:],
            "cancelled": self.cancelled,
        }

    @staticmethod
    def load(raw: Json) -> Played:
        verb, a, b, c = raw["move"]
        return Played(
            raw["seat"], raw["special"], raw["purpose"], move(verb, a, b, c), list(raw["queue"]), raw["cancelled"]
        )


def drop_attack(s: IlluminatiState) -> None:
    """Rumeurs without effect: the attack does not take place, costs nothing and marks nobody (A-67)."""
    atk = current_attack(s)
    assert atk is not None
    atk.phase = OVER


# ---------------------------------------------------------------------- effects


def take_effect(s: IlluminatiState, played: Played, out: Out) -> None:
    """The card stands: frames of its effect go on top of the one it was played in."""
    seat = played.seat
    special = SPECIALS[played.special]
    if played.purpose != FOR_ITS_TEXT:
        strengthen_attack(s, played)
    elif special.effect == CANCEL_SPECIAL:
        cancel(s, out)
    elif special.effect == GAIN_MONEY:
        gain(s, s.illuminati[seat], special.amount, out)
    elif special.effect == REDISTRIBUTE_MONEY:
        gain(s, s.illuminati[seat], special.amount, out)  # laid out with the rest, so anywhere (136)
        redistribute(s, seat, out)
    elif special.effect == SPY:
        look(s, seat, played.a, out)
    elif special.effect == REVIVE_GROUP:
        s.zone[played.a.a] = UNCONTROLLED
        if out is not None:
            out.append(Event("revived", {"card": card_phrase(s, played.a.a)}, clause="139"))
    elif special.effect == TAKE_GROUP:
        place_anywhere(s, seat, played.a.a)
    elif special.effect == LOSE_TURN:
        s.skip[s.turn] = True
    elif special.effect == DOUBLE_INCOME:
        s.market = True
    else:
        change_attack(s, seat, special.effect, special.amount)


def cancel(s: IlluminatiState, out: Out) -> None:
    """134: the card below has no effect; nothing answers Secrets, of which there is but one."""
    below = s.frames[-1]
    assert isinstance(below, Played)
    below.cancelled = True
    below.queue = []
    if out is not None:
        args: dict[str, Arg] = {"special": special_phrase(below.special)}
        out.append(Event("special-cancelled", args, clause="134"))


def strengthen_attack(s: IlluminatiState, played: Played) -> None:
    """A privilege discard, or Rumeurs: the attack goes on as announced."""
    atk = current_attack(s)
    assert atk is not None
    if played.purpose == FOR_PRIVILEGE:
        atk.privileged = True


def change_attack(s: IlluminatiState, seat: Seat, effect: int, amount: int) -> None:
    atk = current_attack(s)
    assert atk is not None
    if effect == SET_ROLL:
        atk.roll = amount  # the last one stands (127)
    elif effect == ABOLISH_PRIVILEGE:
        atk.privileged = False
    else:
        assert effect == INTERFERE_ALONE
        atk.admitted |= 1 << seat


def look(s: IlluminatiState, seat: Seat, a: Move, out: Out) -> None:
    """Espionnage: the choice was public, what is seen is not (A-68)."""
    if a.verb == SPY_SPECIALS:
        see_specials(s, seat, a.a, "131", out)
        return
    card = card_named(s, a)
    knew = tuple([viewer for viewer in range(s.seats) if knows_treasury(s, viewer, card)])
    s.knowers[card] |= 1 << seat
    if out is not None:
        args: dict[str, Arg] = {"card": card_phrase(s, card), "money": s.treasury[card]}
        out.append(Event("treasury-seen", args, (seat,), knew, clause="131"))


def see_specials(s: IlluminatiState, viewer: Seat, holder: Seat, clause: str, out: Out) -> None:
    if out is not None:
        for kind in range(KIND_COUNT):
            for copy in range(s.specials[holder][kind] - s.shown[holder][kind]):
                knew = tuple(
                    [other for other in range(s.seats) if other == holder or s.known[other][holder][kind] > copy]
                )
                args: dict[str, Arg] = {"seat": seat_phrase(holder), "special": special_phrase(kind)}
                out.append(Event("special-seen", args, (viewer,), knew, clause=clause))
    learn_specials(s, viewer, holder)
