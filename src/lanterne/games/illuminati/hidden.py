"""Hidden Illuminati: declared income, accusation, exposure (170 to 173, A-77). Secret goals: showing one (157)."""

from __future__ import annotations

from typing import final

from lanterne.core.errors import Refusal
from lanterne.core.game import Action, Event, Json, Out, Seat
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.actions import ACCUSE, AMOUNT, Move, move
from lanterne.games.illuminati.cards import CARD_COUNT, CARDS, FIRST_ILLUMINATED, FIRST_ILLUMINATI
from lanterne.games.illuminati.money import gain
from lanterne.games.illuminati.naming import card_phrase
from lanterne.games.illuminati.state import Frame, IlluminatiState


@final
class Declaring(Frame):
    """The owner of a face-down Illuminati says how much income it takes: from `least` to the truth, or one above."""

    def __init__(self, seat: Seat, least: int, most: int) -> None:
        self.kind = "declaring"
        self.seat = seat
        self.least = least  # enough for the upkeep of the Poste
        self.most = most
        self.done = False

    def asked(self, s: IlluminatiState) -> list[Seat]:
        return [] if self.done else [self.seat]

    def step(self, s: IlluminatiState, rng: Rng, out: Out) -> None:
        s.frames.pop()

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[Action]) -> None:
        for money in range(self.least, self.most + 1):
            acts.append(move(AMOUNT, money))

    def act(self, s: IlluminatiState, seat: Seat, a: Action, rng: Rng, out: Out) -> None:
        assert isinstance(a, Move)
        gain(s, s.illuminati[seat], a.a, out)
        self.done = True

    def explain(self, s: IlluminatiState, seat: Seat, a: Action) -> Refusal | None:
        return Refusal("A-77", Phrase("illuminati-refused-declaring", {"least": self.least, "most": self.most}))

    def copy(self) -> Declaring:
        twin = Declaring(self.seat, self.least, self.most)
        twin.done = self.done
        return twin

    def json(self) -> Json:
        return {"kind": self.kind, "seat": self.seat, "least": self.least, "most": self.most, "done": self.done}

    @staticmethod
    def load(raw: Json) -> Declaring:
        frame = Declaring(raw["seat"], raw["least"], raw["most"])
        frame.done = raw["done"]
        return frame


def declaring(s: IlluminatiState, seat: Seat, income: int, least: int = 0) -> Declaring:
    """The question for a face-down Illuminati that may take `income` (overstated by one where that is played, 173)."""
    return Declaring(seat, min(least, income), income + (1 if s.options.overstate else 0))


# ---------------------------------------------------------------------- accusation


def possible_illuminati(s: IlluminatiState) -> list[int]:
    """What a face-down Illuminati may be, for all that everybody sees: dealt from these, and not face up elsewhere."""
    end = CARD_COUNT if s.options.addon else FIRST_ILLUMINATED
    seen = [s.illuminati[seat] for seat in range(s.seats) if s.exposed[seat]]
    return [card for card in range(FIRST_ILLUMINATI, end) if card not in seen]


def add_accusations(s: IlluminatiState, seat: Seat, acts: list[Action]) -> None:
    """One face-down player and one Illuminati; an action that involves no group (171, A-61)."""
    if not s.actions_left:
        return
    for other in range(s.seats):
        if other != seat and s.alive[other] and not s.exposed[other]:
            for card in possible_illuminati(s):
                if card != s.illuminati[seat]:
                    acts.append(move(ACCUSE, other, card))


def accuse(s: IlluminatiState, seat: Seat, other: Seat, card: int, out: Out) -> None:
    """Costs an action; a wrong accusation has no effect, a right one turns the Illuminati up for good (171)."""
    s.actions_left -= 1
    s.acted = True
    if out is not None:
        named = Phrase("illuminati-card-" + CARDS[card].id)
        args = {"seat": seat_phrase(seat), "accused": seat_phrase(other), "card": named}
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
