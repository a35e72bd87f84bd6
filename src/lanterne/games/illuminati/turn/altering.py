"""Changing one alignment of another group until the end of the turn: the Lasers orbitaux (142, A-38, A-79)."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.errors import Refusal
from lanterne.core.fields import Fields
from lanterne.core.game import Event, Json, Out, Seat
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.cards.alignments import NAMES, PAIRED, opposite_of
from lanterne.games.illuminati.cards.naming import alignment_phrase, card_name, card_phrase
from lanterne.games.illuminati.cards.table import CARD_IDS, CARD_NUMBERS, CARDS, FIRST_ILLUMINATI
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.moves import ALTER, CHANGES, IlluminatiAction, Move, move
from lanterne.games.illuminati.seeing.frame_views import AlteringView
from lanterne.games.illuminati.state import CONTROLLED, UNCONTROLLED, IlluminatiState

ADD: Final = 0
REMOVE: Final = 1
REVERSE: Final = 2


def changer_of(s: IlluminatiState, seat: Seat) -> int:
    """The seat's card with that ability, or -1."""
    for card in s.grid[seat].values():
        if CARDS[card].changes_alignments:
            return card
    return -1


def alterable(s: IlluminatiState, changer: int) -> list[int]:
    """Any other group in play, uncontrolled ones included, no Illuminati (A-38)."""
    zones = s.zone
    return [c for c in range(FIRST_ILLUMINATI) if c != changer and zones[c] in (CONTROLLED, UNCONTROLLED)]


def altered(mask: int, change: int, bit: int) -> int:
    """The alignments after the change; unchanged when it cannot be made."""
    one = 1 << bit
    if change == ADD:
        return mask | one
    if not mask & one:
        return mask
    if change == REMOVE:
        return mask & ~one
    return (mask & ~one) | opposite_of(one) if one & PAIRED else mask


@final
class Altering(Frame):
    """What to do to the group that was named: add what it has not, remove or reverse what it has (A-79)."""

    def __init__(self, seat: Seat, card: int) -> None:
        self.kind = "altering"
        self.seat = seat
        self.card = card

    def asked(self, s: IlluminatiState) -> list[Seat]:
        return [self.seat]

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        mask = CARDS[self.card].alignments
        for change in range(len(CHANGES)):
            for bit in range(len(NAMES)):
                if altered(mask, change, bit) != mask:
                    acts.append(move(ALTER, change, bit))

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        assert isinstance(a, Move)
        s.frames.pop()
        s.altered_card = self.card
        s.altered_alignments = altered(CARDS[self.card].alignments, a.a, a.b)
        if out is not None:
            args = {"card": card_phrase(s, self.card), "alignment": alignment_phrase(a.b)}
            out.append(Event("altered-" + CHANGES[a.a], dict(args), clause="142"))

    def explain(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        return Refusal("A-79", Phrase("illuminati-refused-alter", {"card": card_name(self.card)}))

    def view(self, s: IlluminatiState, viewer: Seat | None) -> AlteringView:
        return {"kind": "altering", "seat": self.seat, "card": CARD_IDS[self.card]}

    @staticmethod
    def imagined(s: IlluminatiState, raw: Json, rng: Rng) -> Altering:
        return Altering(raw["seat"], CARD_NUMBERS[raw["card"]])

    def blank(self) -> Altering:
        return Altering(0, 0)

    def fields(self, source: Frame, f: Fields) -> None:
        assert isinstance(source, Altering)
        self.seat = f.plain("seat", source.seat)
        self.card = f.plain("card", source.card)
