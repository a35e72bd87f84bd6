"""What may be done when: `refusal` is the one author, `legal` asks it about every candidate."""

from __future__ import annotations

from typing import Final

from lanterne.core.errors import Refusal
from lanterne.core.game import Seat
from lanterne.core.phrase import Phrase
from tests.toy.actions import ToyAction
from tests.toy.state import CARDS, NOBODY, PICTURES, UNKNOWN, Offer, ToyState

MOST_ATTACKS: Final = 2
MOST_OFFERS: Final = 2
LISTED_AMOUNTS: Final = (1, 2)  # offers go to any amount; `legal` lists these


def to_act(s: ToyState) -> list[Seat]:
    if not s.frames:
        return []
    frame = s.top
    if frame.kind == "goals":
        return [seat for seat in range(s.seats) if s.goals[seat] == UNKNOWN]
    if frame.kind == "bids":
        return [seat for seat in range(s.seats) if s.bids[seat] == UNKNOWN]
    return [frame.asked[0]] if frame.kind == "window" else [frame.seat]


def refuse(clause: str, why: str) -> Refusal:
    return Refusal(clause, Phrase(f"toy-refused-{why}"))


def refusal(s: ToyState, seat: Seat, a: ToyAction) -> Refusal | None:
    if not s.frames:
        return refuse("T-9", "over")
    if a.verb in ("offer", "withdraw", "accept", "reject"):
        return refusal_of_trade(s, seat, a)
    if seat not in to_act(s):
        return refuse("T-1", "not-asked")
    kind = s.top.kind
    if {"goal": "goals", "bid": "bids", "attack": "turn", "rest": "turn"}.get(a.verb, "window") != kind:
        return refuse("T-1", "not-now")
    if a.verb == "bid" and a.amount > s.coins[seat]:
        return refuse("T-3", "too-poor")
    if a.verb == "attack" and (a.seat >= s.seats or a.seat == seat or s.is_ruined(a.seat)):
        return refuse("T-4", "no-target")
    if a.verb == "answer" and s.hands[seat][a.card] == 0:
        return refuse("T-5", "no-card")
    return None


def refusal_of_trade(s: ToyState, seat: Seat, a: ToyAction) -> Refusal | None:
    if s.top.kind in ("goals", "bids"):
        return refuse("T-7", "closed")
    if a.seat >= s.seats or a.seat == seat:
        return refuse("T-7", "no-partner")
    if a.verb == "offer":
        if offer_between(s, seat, a.seat) is not None or s.offers_made[seat] == MOST_OFFERS:
            return refuse("T-7", "offered-already")
        if not s.lots_of(a.seat):
            return refuse("T-7", "no-lot")
        return None if 1 <= a.amount <= s.coins[seat] else refuse("T-7", "too-poor")
    giver, to = (seat, a.seat) if a.verb == "withdraw" else (a.seat, seat)
    offer = offer_between(s, giver, to)
    if offer is None:
        return refuse("T-7", "no-offer")
    if a.verb == "accept" and (not s.lots_of(to) or s.coins[giver] < offer.amount):
        return refuse("T-7", "void")
    return None


def offer_between(s: ToyState, giver: Seat, to: Seat) -> Offer | None:
    for offer in s.offers:
        if offer.giver == giver and offer.to == to:
            return offer
    return None


def candidates(seats: int, amounts: tuple[int, ...], bids: int) -> list[ToyAction]:
    """Every action there is, in the pinned order, offers of the given amounts and bids up to a number."""
    found = [ToyAction("goal", word=picture) for picture in PICTURES]
    found += [ToyAction("bid", amount=amount) for amount in range(bids + 1)]
    found += [ToyAction("attack", seat=seat) for seat in range(seats)]
    found += [ToyAction("rest")]
    found += [ToyAction("answer", word=card) for card in CARDS if card != "dud"]
    found += [ToyAction("decline")]
    found += [ToyAction("offer", seat=seat, amount=amount) for seat in range(seats) for amount in amounts]
    found += [ToyAction(verb, seat=seat) for verb in ("withdraw", "accept", "reject") for seat in range(seats)]
    return found


def legal(s: ToyState, seat: Seat) -> list[ToyAction]:
    every = candidates(s.seats, LISTED_AMOUNTS, s.coins[seat])
    return [a for a in every if refusal(s, seat, a) is None]


def could_answer(s: ToyState, seat: Seat) -> bool:
    """Whether all can see that the seat might hold an answer: it has cards. What they are stays its secret."""
    return seat != NOBODY and sum(s.hands[seat]) > 0
