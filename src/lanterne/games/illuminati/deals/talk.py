"""Offers and promises come on the table and go: made, refused, withdrawn, lapsed; known to the parties alone (123)."""

from __future__ import annotations

from lanterne.core.game import Event, Out, Seat
from lanterne.core.phrase import Arg, seat_phrase
from lanterne.games.illuminati.deals.bundles import Offer
from lanterne.games.illuminati.deals.exchange import carry_out, tell_present
from lanterne.games.illuminati.deals.judging import can_deliver, is_present, number_of, open_offer
from lanterne.games.illuminati.deals.offers import OfferAction, PromiseAction, bundle_phrase, seats_phrase
from lanterne.games.illuminati.state import IlluminatiState


def make_offer(s: IlluminatiState, seat: Seat, a: OfferAction, out: Out) -> None:
    s.offers_made[seat] += 1
    offer = Offer(number_of(s, seat, a.to), seat, a.to[:], a.give.copy(), a.want.copy(), a.promise)
    if is_present(s, a):
        tell_present(seat, a.to[0], out)
        carry_out(s, offer, a.to[0], out)
    else:
        s.offers.append(offer)
        tell(offer, "offered", out, "118")
    if offer.promise and out is not None:
        out.append(promised(seat, a.to, a.promise))


def make_promise(s: IlluminatiState, seat: Seat, a: PromiseAction, out: Out) -> None:
    s.offers_made[seat] += 1
    for other in a.to:
        s.promises.append((seat, other, a.text))
    if out is not None:
        out.append(promised(seat, a.to, a.text))


def promised(seat: Seat, to: list[Seat], text: str) -> Event:
    """Recorded and never enforced (122)."""
    args: dict[str, Arg] = {"seat": seat_phrase(seat), "to": seats_phrase(to), "text": text}
    return Event("promised", args, (seat, *to), (seat,), clause="122")


def refuse_offer(s: IlluminatiState, seat: Seat, number: int, out: Out) -> None:
    offer = open_offer(s, number)
    assert offer is not None
    if out is not None:
        parties = (offer.proposer, seat)
        args: dict[str, Arg] = {"seat": seat_phrase(seat), "to": seat_phrase(offer.proposer), "number": number}
        out.append(Event("offer-refused", args, parties, (seat,), clause="118"))
    offer.to.remove(seat)
    if not offer.to:
        s.offers.remove(offer)


def withdraw_offer(s: IlluminatiState, number: int, out: Out) -> None:
    offer = open_offer(s, number)
    assert offer is not None
    s.offers.remove(offer)
    tell(offer, "offer-withdrawn", out, "118")


def prune(s: IlluminatiState, out: Out) -> None:
    """Offers whose proposer cannot deliver any more are gone, so that to accept never tests a secret."""
    for offer in s.offers[:]:
        if not can_deliver(s, offer.proposer, offer.give):
            s.offers.remove(offer)
            tell(offer, "offer-lapsed", out, "118")


def expire(s: IlluminatiState, out: Out) -> None:
    """At the end of a turn all offers lapse and everybody may talk again."""
    for offer in s.offers:
        tell(offer, "offer-lapsed", out, "A-85")
    s.offers = []
    s.offers_made = [0] * s.seats


def tell(offer: Offer, name: str, out: Out, clause: str) -> None:
    """To the parties alone: agreements may be secret (123)."""
    if out is not None:
        args: dict[str, Arg] = {
            "seat": seat_phrase(offer.proposer),
            "to": seats_phrase(offer.to),
            "number": offer.number,
            "give": bundle_phrase(offer.give),
            "want": bundle_phrase(offer.want),
        }
        out.append(Event(name, args, (offer.proposer, *offer.to), (offer.proposer,), clause=clause))
