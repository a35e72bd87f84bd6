"""A deal carried out: everything changes hands at once, then the receivers place what they got (119, 120, A-72)."""

from __future__ import annotations

from typing import final

from lanterne.core.fields import Fields
from lanterne.core.game import Event, Json, Out, Seat
from lanterne.core.phrase import Arg, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.cards.naming import card_phrase, special_phrase
from lanterne.games.illuminati.cards.references import ids_of, numbers_of
from lanterne.games.illuminati.deals.bundles import Bundle, Offer
from lanterne.games.illuminati.deals.judging import open_offer
from lanterne.games.illuminati.deals.offers import is_empty
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.money.treasury import hand
from lanterne.games.illuminati.moves import IlluminatiAction
from lanterne.games.illuminati.seeing.frame_views import ExchangeView
from lanterne.games.illuminati.specials.hands import add_shown, add_special, forget, forget_all, remember
from lanterne.games.illuminati.state import ACTIONS, IlluminatiState
from lanterne.games.illuminati.structure.geometry import lift_branch
from lanterne.games.illuminati.structure.placing import place_deal, take_over
from lanterne.games.illuminati.turn.elimination import check_elimination


def accept_offer(s: IlluminatiState, seat: Seat, number: int, out: Out) -> None:
    """An immediate deal: it binds because it is done (122)."""
    offer = open_offer(s, number)
    assert offer is not None
    s.offers.remove(offer)
    tell_done(offer.proposer, seat, out)
    carry_out(s, offer, seat, out)


def carry_out(s: IlluminatiState, offer: Offer, seat: Seat, out: Out) -> None:
    """Everything changes hands at once between the proposer and this seat."""
    proposer = offer.proposer
    if offer.promise:
        s.promises.append((proposer, seat, offer.promise))
    give_over(s, proposer, seat, offer.give, out)
    give_over(s, seat, proposer, offer.want, out)
    s.frames[-1].hands_changed(s, bool(offer.give.specials or offer.want.specials))
    groups = len(offer.give.groups) + len(offer.want.groups)
    s.actions_left -= groups
    given = offer.give if proposer == s.turn else offer.want if seat == s.turn else Bundle(0, [], [])
    if s.stage == ACTIONS and (groups or not is_empty(given)):
        s.acted = True  # a gift made bars the pass
    if groups:
        queue: list[list[int]] = []
        lift_all(s, seat, offer.give.groups, queue, out)
        lift_all(s, proposer, offer.want.groups, queue, out)
        s.frames.append(Exchange(queue))


def give_over(s: IlluminatiState, giver: Seat, taker: Seat, bundle: Bundle, out: Out) -> None:
    hand(s, s.illuminati[giver], s.illuminati[taker], bundle.money, out)
    for kind in bundle.specials:
        hand_special(s, giver, taker, kind, out)


def hand_special(s: IlluminatiState, giver: Seat, taker: Seat, kind: int, out: Out) -> None:
    """One that lies face up goes face up; a face-down one is known to the two parties only (A-70)."""
    add_special(s, giver, kind, -1)
    add_special(s, taker, kind, 1)
    args: dict[str, Arg] = {"seat": seat_phrase(giver), "to": seat_phrase(taker)}
    if s.shown[giver][kind]:
        add_shown(s, giver, kind, -1)
        add_shown(s, taker, kind, 1)
        if out is not None:
            out.append(Event("special-handed", {**args, "special": special_phrase(kind)}, clause="115"))
        return
    remember(s, giver, taker, kind)
    forget(s, taker, giver, kind)
    others = [seat for seat in range(s.seats) if seat not in (giver, taker)]
    for viewer in others:  # they cannot tell which card went: what they knew of the hand is void
        forget_all(s, viewer, giver)
    if out is not None:
        parties = (giver, taker)
        out.append(Event("special-handed", {**args, "special": special_phrase(kind)}, parties, (giver,), clause="115"))
        out.append(Event("special-handed-unseen", dict(args), tuple(others), clause="A-70"))


def lift_all(s: IlluminatiState, taker: Seat, roots: list[int], queue: list[list[int]], out: Out) -> None:
    """All groups of a deal leave before any is placed (A-72)."""
    for root in roots:
        cards = lift_branch(s, root)
        take_over(s, taker, cards)
        queue.append(cards)
        if out is not None:
            args: dict[str, Arg] = {"card": card_phrase(s, root), "to": seat_phrase(taker)}
            out.append(Event("group-handed", args, clause="119"))


def tell_done(proposer: Seat, seat: Seat, out: Out) -> None:
    """The exchange itself is public; which face-down specials moved is told separately.

    Nobody knew of it before, whoever accepts it no more than the others: it takes two to make a deal, so none of them
    may take it back alone.
    """
    if out is not None:
        args: dict[str, Arg] = {"seat": seat_phrase(proposer), "to": seat_phrase(seat)}
        out.append(Event("deal-done", args, knew=(), clause="122"))


def tell_present(giver: Seat, taker: Seat, out: Out) -> None:
    """News to the table, so what was given is not taken back by the giver alone."""
    if out is not None:
        args: dict[str, Arg] = {"seat": seat_phrase(giver), "to": seat_phrase(taker)}
        out.append(Event("present-made", args, knew=(), clause="118"))


@final
class Exchange(Frame):
    """The branches still to be placed by their receivers; elimination is checked when all are laid (A-72)."""

    def __init__(self, queue: list[list[int]]) -> None:
        self.kind = "exchange"
        self.queue = queue

    def asked(self, s: IlluminatiState) -> list[Seat]:
        return []

    def step(self, s: IlluminatiState, rng: Rng, out: Out) -> None:
        if self.queue:
            cards = self.queue.pop(0)
            place_deal(s, s.owner[cards[0]], cards)
            return
        s.frames.pop()
        check_elimination(s, out)

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        return

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        raise AssertionError("an exchange asks nobody")

    def view(self, s: IlluminatiState, viewer: Seat | None) -> ExchangeView:
        return {"kind": "exchange", "queue": [ids_of(cards) for cards in self.queue]}

    @staticmethod
    def imagined(s: IlluminatiState, raw: Json, rng: Rng) -> Exchange:
        return Exchange([numbers_of(cards) for cards in raw["queue"]])

    def blank(self) -> Exchange:
        return Exchange([])

    def fields(self, source: Frame, f: Fields) -> None:
        assert isinstance(source, Exchange)
        self.queue = f.rows("queue", source.queue, int, int)
