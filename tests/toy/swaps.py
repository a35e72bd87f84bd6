"""Hidden things of the toy game in each other's place: cards, goals, sealed bids, numbers of lots, offers."""

from __future__ import annotations

from lanterne.core.game import Seat
from lanterne.core.rng import Rng
from tests.contract.swapping import one_of, pairs
from tests.toy.state import UNKNOWN, Offer, ToyState


def swaps(s: ToyState, rng: Rng) -> list[tuple[ToyState, set[Seat]]]:
    if not s.frames:
        return []  # everything is turned up
    found: list[tuple[ToyState, set[Seat]]] = []
    for one, other in pairs(s.seats):
        found += [*hands(s, one, other), *goals(s, one, other), *bids(s, one, other)]
    return [*found, *cards(s, rng), *numbers(s), *offers(s)]


def hands(s: ToyState, one: Seat, other: Seat) -> list[tuple[ToyState, set[Seat]]]:
    if sum(s.hands[one]) != sum(s.hands[other]) or s.hands[one] == s.hands[other]:
        return []
    twin = s.copy()
    twin.hands[one], twin.hands[other] = twin.hands[other], twin.hands[one]
    return [(twin, {one, other})]


def cards(s: ToyState, rng: Rng) -> list[tuple[ToyState, set[Seat]]]:
    """A card of each hand against another one of the deck."""
    found: list[tuple[ToyState, set[Seat]]] = []
    for seat in range(s.seats):
        wanted = [(a, b) for a, held in enumerate(s.hands[seat]) for b, left in enumerate(s.deck) if held and left]
        wanted = [(a, b) for a, b in wanted if a != b]
        if wanted:
            mine, drawn = one_of(wanted, rng)
            twin = s.copy()
            twin.hands[seat][mine] -= 1
            twin.hands[seat][drawn] += 1
            twin.deck[mine] += 1
            twin.deck[drawn] -= 1
            found.append((twin, {seat}))
    return found


def goals(s: ToyState, one: Seat, other: Seat) -> list[tuple[ToyState, set[Seat]]]:
    if UNKNOWN in (s.goals[one], s.goals[other]) or s.goals[one] == s.goals[other]:
        return []
    twin = s.copy()
    twin.goals[one], twin.goals[other] = twin.goals[other], twin.goals[one]
    return [(twin, {one, other})]


def bids(s: ToyState, one: Seat, other: Seat) -> list[tuple[ToyState, set[Seat]]]:
    """As long as somebody has still to bid."""
    mine, yours = s.bids[one], s.bids[other]
    if UNKNOWN not in s.bids or UNKNOWN in (mine, yours) or mine == yours:
        return []
    if mine > s.coins[other] or yours > s.coins[one]:
        return []
    twin = s.copy()
    twin.bids[one], twin.bids[other] = yours, mine
    return [(twin, {one, other})]


def numbers(s: ToyState) -> list[tuple[ToyState, set[Seat]]]:
    """The number of each lot against another one of its picture that is still in the bag."""
    found: list[tuple[ToyState, set[Seat]]] = []
    for place, lot in enumerate(s.lots):
        for at, left in enumerate(s.bag[lot.picture]):
            if left:
                twin = s.copy()
                twin.lots[place].number = at + 1
                twin.bag[lot.picture][at] -= 1
                twin.bag[lot.picture][lot.number - 1] += 1
                found.append((twin, set(lot.known_to)))
    return found


def offers(s: ToyState) -> list[tuple[ToyState, set[Seat]]]:
    if s.options.open_offers:
        return []
    found: list[tuple[ToyState, set[Seat]]] = []
    for place, offer in enumerate(s.offers):
        twin = s.copy()
        twin.offers[place] = Offer(offer.giver, offer.to, offer.amount + 1)
        found.append((twin, {offer.giver, offer.to}))
    return found
