"""Hidden Illuminati: declared income, accusation, exposure (170 to 173, A-77). Secret goals: showing one (157)."""

from __future__ import annotations

from typing import final

from lanterne.core.errors import Refusal
from lanterne.core.fields import Fields
from lanterne.core.game import Event, Json, Out, Seat
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.cards.naming import card_name, card_phrase
from lanterne.games.illuminati.cards.table import CARD_COUNT, CARDS, FIRST_ILLUMINATED, FIRST_ILLUMINATI
from lanterne.games.illuminati.editions import REVISED
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.money.income import illuminati_income, needed_for_upkeep
from lanterne.games.illuminati.money.treasury import gain
from lanterne.games.illuminati.moves import ACCUSE, AMOUNT, IlluminatiAction, Move, move
from lanterne.games.illuminati.seeing.frame_views import DeclaringView
from lanterne.games.illuminati.state import SET_UP, IlluminatiState


@final
class Declaring(Frame):
    """The owner of a face-down Illuminati says how much income it takes: from `least` to the truth, or one above."""

    def __init__(self, seat: Seat, least: int, most: int) -> None:
        self.kind = "declaring"
        self.seat = seat
        self.least = least  # enough for the upkeep of the Poste
        self.most = most

    def asked(self, s: IlluminatiState) -> list[Seat]:
        return [self.seat]

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        for money in range(self.least, self.most + 1):
            acts.append(move(AMOUNT, money))

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        assert isinstance(a, Move)
        s.frames.pop()
        gain(s, s.illuminati[seat], a.a, out)

    def explain(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        return Refusal("A-77", Phrase("illuminati-refused-declaring", {"least": self.least, "most": self.most}))

    def view(self, s: IlluminatiState, viewer: Seat | None) -> DeclaringView:
        own = viewer == self.seat
        return {
            "kind": "declaring",
            "seat": self.seat,
            "least": self.least if own else None,
            "most": self.most if own else None,
        }

    @staticmethod
    def imagined(s: IlluminatiState, raw: Json, rng: Rng) -> Declaring:
        return declaring(s, raw["seat"])

    def blank(self) -> Declaring:
        return Declaring(0, 0, 0)

    def fields(self, source: Frame, f: Fields) -> None:
        assert isinstance(source, Declaring)
        self.seat = f.plain("seat", source.seat)
        self.least = f.plain("least", source.least)
        self.most = f.plain("most", source.most)


def declaring(s: IlluminatiState, seat: Seat) -> Declaring:
    """The question for a face-down Illuminati, before the first turn or in the seat's own income step.

    Income may be overstated by one where that is played (173), and must suffice for the upkeep of the Poste.
    """
    first = s.stage == SET_UP
    income = CARDS[s.illuminati[seat]].income if first else illuminati_income(s, seat)  # at first as printed
    least = 0 if first else min(needed_for_upkeep(s, seat), income)
    return Declaring(seat, least, income + (1 if s.options.overstate else 0))


# ---------------------------------------------------------------------- accusation


def possible_illuminati(s: IlluminatiState) -> list[int]:
    """What a face-down Illuminati may be, for all that everybody sees: dealt from these, and not face up elsewhere."""
    end = CARD_COUNT if s.options.addon else FIRST_ILLUMINATED
    seen = [s.illuminati[seat] for seat in range(s.seats) if s.exposed[seat]]
    return [card for card in range(FIRST_ILLUMINATI, end) if card not in seen]


def add_accusations(s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
    """One face-down player and one Illuminati; an action that involves no group (171, A-61).

    One's own name may be said, too: it is wrong, but the others do not know that.
    """
    if not s.actions_left:
        return
    for other in range(s.seats):
        if other != seat and s.alive[other] and not s.exposed[other]:
            for card in possible_illuminati(s):
                if s.rules >= REVISED or card != s.illuminati[seat]:
                    acts.append(move(ACCUSE, other, card))


def accuse(s: IlluminatiState, seat: Seat, other: Seat, card: int, out: Out) -> None:
    """Costs an action; a wrong accusation has no effect, a right one turns the Illuminati up for good (171)."""
    s.actions_left -= 1
    s.acted = True
    if out is not None:
        args = {"seat": seat_phrase(seat), "accused": seat_phrase(other), "card": card_name(card)}
        out.append(Event("accused", dict(args), knew=(other,), clause="171"))
    if s.illuminati[other] == card:
        expose(s, other, out)
    elif out is not None:
        out.append(Event("wrongly-accused", {"seat": seat_phrase(other)}, knew=(other,), clause="171"))


def expose(s: IlluminatiState, seat: Seat, out: Out) -> None:
    """Face up for the rest of the game; a secret goal stays secret (172)."""
    s.exposed[seat] = True
    if out is not None:
        args = {"seat": seat_phrase(seat), "card": card_phrase(s, s.illuminati[seat])}
        out.append(Event("exposed", dict(args), knew=(seat,), clause="171"))


# ---------------------------------------------------------------------- secret goals


def may_show_goal(s: IlluminatiState, seat: Seat) -> bool:
    """A secret goal may be revealed at any time (157), by a seat whose Illuminati lies open or not."""
    return s.alive[seat] and s.goal[seat] != "" and not s.goal_shown[seat]


def show_goal(s: IlluminatiState, seat: Seat, out: Out) -> None:
    s.goal_shown[seat] = True
    if out is not None:
        args = {"seat": seat_phrase(seat), "goal": Phrase("illuminati-goal-" + s.goal[seat])}
        out.append(Event("goal-shown", dict(args), knew=(seat,), clause="157"))
