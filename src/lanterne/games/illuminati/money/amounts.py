"""Decisions about money inside a structure: the amount of a transfer, and laying all of it out afresh."""

from __future__ import annotations

from typing import final

from lanterne.core.errors import Refusal
from lanterne.core.fields import Fields
from lanterne.core.game import Event, Json, Out, Seat
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.cards.naming import card_name
from lanterne.games.illuminati.cards.references import ids_of, numbers_of, reference, referred
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.money.treasury import move_money
from lanterne.games.illuminati.moves import AMOUNT, MOST_NUMBER, IlluminatiAction, Move, add_amounts, move
from lanterne.games.illuminati.seeing.frame_views import AmountView, RedistributeView
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.structure.geometry import groups_of


def add_sums(least: int, most: int, acts: list[IlluminatiAction]) -> None:
    """From 0 or 1 on."""
    if least == 0:
        acts.append(move(AMOUNT, 0))
    add_amounts(AMOUNT, min(most, MOST_NUMBER), 0, acts)


@final
class Amount(Frame):
    """How much goes from one card to another of the same structure (97); `least` 0 where it may be nothing (73)."""

    def __init__(self, seat: Seat, source: int, sink: int, least: int) -> None:
        self.kind = "amount"
        self.seat = seat
        self.source = source
        self.sink = sink
        self.least = least

    def asked(self, s: IlluminatiState) -> list[Seat]:
        return [self.seat] if s.treasury[self.source] else []

    def step(self, s: IlluminatiState, rng: Rng, out: Out) -> None:
        s.frames.pop()

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        add_sums(self.least, s.treasury[self.source], acts)

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        assert isinstance(a, Move)
        s.frames.pop()
        move_money(s, self.source, self.sink, a.a, out)

    def explain(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        args = {"card": card_name(self.source)}
        return Refusal("97", Phrase("illuminati-refused-amount", {**args, "most": s.treasury[self.source]}))

    def view(self, s: IlluminatiState, viewer: Seat | None) -> AmountView:
        return {
            "kind": "amount",
            "seat": self.seat,
            "source": reference(s, self.source),
            "sink": reference(s, self.sink),
            "least": self.least,
        }

    @staticmethod
    def imagined(s: IlluminatiState, raw: Json, rng: Rng) -> Amount:
        return Amount(raw["seat"], referred(s, raw["source"]), referred(s, raw["sink"]), raw["least"])

    def blank(self) -> Amount:
        return Amount(0, 0, 0, 0)

    def fields(self, source: Frame, f: Fields) -> None:
        assert isinstance(source, Amount)
        self.seat = f.plain("seat", source.seat)
        self.source = f.plain("source", source.source)
        self.sink = f.plain("sink", source.sink)
        self.least = f.plain("least", source.least)


def redistribute(s: IlluminatiState, seat: Seat, out: Out) -> None:
    """All money of the structure is gathered on the Illuminati, then laid out card by card (136, 151)."""
    centre = s.illuminati[seat]
    for card in groups_of(s, seat):
        move_money(s, card, centre, s.treasury[card], None)
    if out is not None:
        out.append(Event("redistributing", {"seat": seat_phrase(seat)}, clause="A-70"))
    s.frames.append(Redistribute(seat, groups_of(s, seat)))


@final
class Redistribute(Frame):
    """Walks through the groups: how much lies on each; the rest stays on the Illuminati."""

    def __init__(self, seat: Seat, cards: list[int]) -> None:
        self.kind = "redistribute"
        self.seat = seat
        self.cards = cards  # still to be asked about

    def asked(self, s: IlluminatiState) -> list[Seat]:
        if self.cards and s.alive[self.seat] and s.treasury[s.illuminati[self.seat]] > 0:
            return [self.seat]
        return []

    def step(self, s: IlluminatiState, rng: Rng, out: Out) -> None:
        s.frames.pop()

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        add_sums(0, s.treasury[s.illuminati[seat]], acts)

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        assert isinstance(a, Move)
        move_money(s, s.illuminati[seat], self.cards[0], a.a, out)
        self.cards = self.cards[1:]

    def explain(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        centre = s.illuminati[seat]
        args = {"card": card_name(centre)}
        return Refusal("151", Phrase("illuminati-refused-amount", {**args, "most": s.treasury[centre]}))

    def view(self, s: IlluminatiState, viewer: Seat | None) -> RedistributeView:
        return {"kind": "redistribute", "seat": self.seat, "cards": ids_of(self.cards)}

    @staticmethod
    def imagined(s: IlluminatiState, raw: Json, rng: Rng) -> Redistribute:
        return Redistribute(raw["seat"], numbers_of(raw["cards"]))

    def blank(self) -> Redistribute:
        return Redistribute(0, [])

    def fields(self, source: Frame, f: Fields) -> None:
        assert isinstance(source, Redistribute)
        self.seat = f.plain("seat", source.seat)
        self.cards = f.numbers("cards", source.cards)
