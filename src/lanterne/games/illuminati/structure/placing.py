"""Laying a branch into a structure: capture, move, Pot-de-vin, deals (A-71, A-72)."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.errors import Refusal
from lanterne.core.fields import Fields
from lanterne.core.game import Event, Json, Out, Seat
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.cards.naming import card_name, card_phrase
from lanterne.games.illuminati.cards.references import (
    ids_of,
    numbers_of,
    optional_card,
    optional_reference,
    reference,
    referred,
)
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.moves import ATTACH, DIRECTIONS, DROP, IlluminatiAction, Move, move
from lanterne.games.illuminati.seeing.frame_views import ArrowOfView, PlacingView
from lanterne.games.illuminati.state import LIFTED, NOWHERE, IlluminatiState
from lanterne.games.illuminati.structure.geometry import (
    attach,
    blocker,
    branch,
    controlled,
    free_arrows,
    lift_branch,
    out_directions,
    release,
    release_branch,
)

ANY_CARD: Final = NOWHERE


def place_under(s: IlluminatiState, seat: Seat, cards: list[int], master: int) -> None:
    """A captured branch, lifted, root first: its root goes on an arrow of the capturing card (67)."""
    take_over(s, seat, cards)
    s.frames.append(Placing(seat, cards, master, [], False))


def place_anywhere(s: IlluminatiState, seat: Seat, card: int) -> None:
    """An uncontrolled group goes on any free arrow of the structure (A-57)."""
    take_over(s, seat, [card])
    s.frames.append(Placing(seat, [card], ANY_CARD, [], False))


def place_deal(s: IlluminatiState, seat: Seat, cards: list[int]) -> None:
    """A branch that changed hands by a deal, lifted, root first; an old card in the way may be made to go (A-72)."""
    take_over(s, seat, cards)
    s.frames.append(Placing(seat, cards, ANY_CARD, [], True))


def place_elsewhere(s: IlluminatiState, seat: Seat, card: int) -> None:
    """A group with its branch moves to another arrow of its own structure (102); not where it was."""
    place = [s.master[card], s.facing[card]]
    cards = lift_branch(s, card)
    take_over(s, seat, cards)
    s.frames.append(Placing(seat, cards, ANY_CARD, place, False))


def take_over(s: IlluminatiState, seat: Seat, cards: list[int]) -> None:
    """The cards belong to the seat that will place them; the root has no master yet."""
    for card in cards:
        s.zone[card] = LIFTED
        s.owner[card] = seat
        s.knowers[card] |= 1 << seat
    s.master[cards[0]] = NOWHERE


def can_make_go(s: IlluminatiState, master: int, way: int, newcomers: list[int]) -> bool:
    """Whether the card that blocks the arrow may be dropped: an old group, not a puppet there, not above the master."""
    there = blocker(s, master, way)
    if s.master[there] in (master, NOWHERE) or there in newcomers:
        return False
    above = master
    while above != NOWHERE:
        if above == there:
            return False
        above = s.master[above]
    return True


@final
class Placing(Frame):
    """The cards still to be laid, root first.

    Each puppet keeps its old arrow where it can, else its owner picks another of the same master, else it is lost with
    its branch (A-71).
    """

    def __init__(self, seat: Seat, pending: list[int], under: int, barred: list[int], deal: bool) -> None:
        self.kind = "placing"
        self.seat = seat
        self.pending = pending
        self.under = under  # the root's master, or ANY_CARD
        self.barred = barred  # the master and direction from which a moved group comes; empty: none
        self.deal = deal
        self.newcomers: list[int] = pending[:]

    def asked(self, s: IlluminatiState) -> list[Seat]:
        if not self.pending or self.keeps_arrow(s) or not s.alive[self.seat]:
            return []
        return [self.seat] if len(self.choices(s)) > 1 else []

    def keeps_arrow(self, s: IlluminatiState) -> bool:
        """Whether the next card is a puppet whose old arrow is free."""
        card = self.pending[0]
        master = s.master[card]
        return master != NOWHERE and blocker(s, master, s.facing[card]) == NOWHERE

    def choices(self, s: IlluminatiState) -> list[IlluminatiAction]:
        """Where the next card may go, in pinned order."""
        acts: list[IlluminatiAction] = []
        card = self.pending[0]
        master = s.master[card]
        if master == NOWHERE:
            masters = controlled(s, self.seat) if self.under == ANY_CARD else [self.under]
            for each in masters:
                self.add_arrows(s, card, each, self.deal, acts)
        else:
            self.add_arrows(s, card, master, False, acts)
            if not acts and self.deal:  # nothing avoids an overlap: an old card or the new one goes (120)
                self.add_arrows(s, card, master, True, acts)
                acts.append(move(DROP, card))
        return acts

    def add_arrows(
        self, s: IlluminatiState, card: int, master: int, clearing: bool, acts: list[IlluminatiAction]
    ) -> None:
        for way in out_directions(s, master):
            if [master, way] == self.barred:
                continue
            if blocker(s, master, way) == NOWHERE or (clearing and can_make_go(s, master, way, self.newcomers)):
                acts.append(move(ATTACH, card, master, way))

    def step(self, s: IlluminatiState, rng: Rng, out: Out) -> None:
        if not self.pending:
            s.frames.pop()
            return
        card = self.pending[0]
        if self.keeps_arrow(s):
            self.lay(s, card, s.master[card], s.facing[card], out)
            return
        choices = self.choices(s)
        if choices and s.alive[self.seat]:
            self.act(s, self.seat, choices[0], rng, out)
        else:
            self.lose(s, card, out)

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        acts.extend(self.choices(s))

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        assert isinstance(a, Move)
        if a.verb == DROP:
            self.lose(s, a.a, out)
            return
        there = blocker(s, a.b, a.c)
        if there != NOWHERE:
            release_branch(s, there, out)
        self.lay(s, a.a, a.b, a.c, out)

    def lay(self, s: IlluminatiState, card: int, master: int, direction: int, out: Out) -> None:
        """Turns the branch as a whole (111): puppets still to be laid stay on the same side of their master."""
        self.pending.pop(0)
        turn = (direction - s.facing[card]) % 4
        attach(s, self.seat, card, master, direction)
        for each in self.under_it(s, card):
            s.facing[each] = (s.facing[each] + turn) % 4
        if out is not None:
            args = {"card": card_phrase(s, card), "master": card_phrase(s, master)}
            out.append(Event("attached", dict(args), clause="A-71"))

    def lose(self, s: IlluminatiState, card: int, out: Out) -> None:
        """The newcomer and its branch become uncontrolled (71, 107)."""
        lost = [card, *self.under_it(s, card)]
        self.pending = [each for each in self.pending if each not in lost]
        release(s, lost, out)

    def under_it(self, s: IlluminatiState, card: int) -> list[int]:
        """The pending cards of its branch, itself left out; masters stand before puppets."""
        found: list[int] = []
        for each in self.pending:
            if s.master[each] == card or s.master[each] in found:
                found.append(each)
        return found

    def explain(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        if not isinstance(a, Move) or a.verb != ATTACH:
            return Refusal("A-71", Phrase("illuminati-refused-placing"))
        if a.a != self.pending[0]:
            return Refusal("A-71", Phrase("illuminati-refused-placing-order", {"card": card_name(self.pending[0])}))
        return Refusal("108", Phrase("illuminati-refused-arrow"))

    def view(self, s: IlluminatiState, viewer: Seat | None) -> PlacingView:
        barred: ArrowOfView | None = None
        if self.barred:
            barred = {"master": reference(s, self.barred[0]), "way": DIRECTIONS[self.barred[1]]}
        return {
            "kind": "placing",
            "seat": self.seat,
            "pending": ids_of(self.pending),
            "under": optional_reference(s, self.under),
            "barred": barred,
            "deal": self.deal,
            "newcomers": ids_of(self.newcomers),
        }

    @staticmethod
    def imagined(s: IlluminatiState, raw: Json, rng: Rng) -> Placing:
        place: list[int] = []
        if raw["barred"] is not None:
            place = [referred(s, raw["barred"]["master"]), DIRECTIONS.index(raw["barred"]["way"])]
        frame = Placing(raw["seat"], numbers_of(raw["pending"]), optional_card(s, raw["under"]), place, raw["deal"])
        frame.newcomers = numbers_of(raw["newcomers"])
        return frame

    def blank(self) -> Placing:
        return Placing(0, [], ANY_CARD, [], False)

    def fields(self, source: Frame, f: Fields) -> None:
        assert isinstance(source, Placing)
        self.seat = f.plain("seat", source.seat)
        self.pending = f.numbers("pending", source.pending)
        self.under = f.plain("under", source.under)
        self.barred = f.numbers("barred", source.barred)
        self.deal = f.plain("deal", source.deal)
        self.newcomers = f.numbers("newcomers", source.newcomers)


# ---------------------------------------------------------------------- moving


def can_move(s: IlluminatiState, card: int) -> bool:
    """Whether the group has another arrow to go to (102), none of its own branch (103); freed cells count (A-71)."""
    moving = branch(s, card)
    for master in s.grid[s.owner[card]].values():
        if master in moving:
            continue
        if free_arrows(s, master):
            return True
        for way in out_directions(s, master):
            there = blocker(s, master, way)
            if there in moving and not (there == card and s.master[card] == master):
                return True
    return False
