"""The answers a seat may give, and a useful part of the offers it could make: that family is open."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.game import Seat
from lanterne.games.illuminati.cards.table import CARD_COUNT, CARDS, KIND_COUNT
from lanterne.games.illuminati.deals.bundles import Bundle
from lanterne.games.illuminati.deals.judging import accept_fault, deal_fault, frozen, has_open_offer
from lanterne.games.illuminati.deals.offers import OfferAction
from lanterne.games.illuminati.moves import ACCEPT, REFUSE, WITHDRAW, IlluminatiAction, move
from lanterne.games.illuminati.specials.hands import holds_any
from lanterne.games.illuminati.state import ACTIONS, IlluminatiState
from lanterne.games.illuminati.structure.geometry import groups_of, has_puppets

OFFERS_LISTED: Final = 3  # a turn: after these the list has no more, so that chance does not talk for ever
SPECIAL_PRICE: Final = 10  # MB asked for a special


def add_deals(s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
    """Answers to open offers, then a useful part of the offers that could be made (the family is open)."""
    for offer in s.offers:
        if seat in offer.to:
            if accept_fault(s, seat, offer.number) is None:
                acts.append(move(ACCEPT, offer.number))
            acts.append(move(REFUSE, offer.number))
        elif seat == offer.proposer:
            acts.append(move(WITHDRAW, offer.number))
    trades_groups = seat == s.turn and s.stage == ACTIONS and len(s.frames) == 1 and s.actions_left > 0
    if not trades_groups and not holds_any(s, seat):
        return
    quiet = s.offers_made[seat] < OFFERS_LISTED and not has_open_offer(s, seat)
    if quiet and frozen(s) is None:
        add_offers(s, seat, trades_groups, acts)


def add_offers(s: IlluminatiState, seat: Seat, trades_groups: bool, acts: list[IlluminatiAction]) -> None:
    """Each special to all for 10 MB; in the seat's own actions, each leaf of its own and of others at its price."""
    others = others_of(s, seat)
    before = len(acts)
    refused = False  # one special is like another: what is wrong with selling the first is wrong with all
    for kind in range(KIND_COUNT):
        if s.specials[seat][kind] and not refused:
            a = sale_of_special(others, kind)
            refused = len(acts) == before and deal_fault(s, seat, a) is not None
            if not refused:
                acts.append(a)
    if not trades_groups:
        return
    for card in groups_of(s, seat):
        if not has_puppets(s, card):
            add_offer(s, seat, sale_of_group(others, card), acts)
    for other in others.seats:
        for card in groups_of(s, other):
            if price(card) <= s.treasury[s.illuminati[seat]] and not has_puppets(s, card):
                add_offer(s, seat, purchase_of_group(other, card), acts)


def add_offer(s: IlluminatiState, seat: Seat, a: OfferAction, acts: list[IlluminatiAction]) -> None:
    if deal_fault(s, seat, a) is None:
        acts.append(a)


@final
class Others:
    """Seats that offers go to, with the offers that were listed for them: the same ones come again and again."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats: Final = seats
        self.specials: Final[list[OfferAction | None]] = [None] * KIND_COUNT
        self.groups: Final[dict[int, OfferAction]] = {}


_others: Final[dict[int, Others]] = {}  # by their bits
_purchases: Final[dict[int, OfferAction]] = {}


def others_of(s: IlluminatiState, seat: Seat) -> Others:
    bits = 0
    for other in range(s.seats):
        if other != seat and s.alive[other]:
            bits |= 1 << other
    found = _others.get(bits)
    if found is None:
        found = Others([other for other in range(s.seats) if bits >> other & 1])
        _others[bits] = found
    return found


def sale_of_special(others: Others, kind: int) -> OfferAction:
    found = others.specials[kind]
    if found is None:
        found = OfferAction(others.seats, Bundle(0, [kind], []), Bundle(SPECIAL_PRICE, [], []))
        others.specials[kind] = found
    return found


def sale_of_group(others: Others, card: int) -> OfferAction:
    found = others.groups.get(card)
    if found is None:
        found = OfferAction(others.seats, Bundle(0, [], [card]), Bundle(price(card), [], []))
        others.groups[card] = found
    return found


def purchase_of_group(other: Seat, card: int) -> OfferAction:
    key = other * CARD_COUNT + card
    found = _purchases.get(key)
    if found is None:
        found = OfferAction([other], Bundle(price(card), [], []), Bundle(0, [], [card]))
        _purchases[key] = found
    return found


def price(card: int) -> int:
    """What a group is offered for in that list."""
    return 12 + CARDS[card].power + max(0, CARDS[card].income)
