"""What may be done when, and why not: here `refusal_of` is the one author of legality."""

from __future__ import annotations

from typing import Final

from lanterne.core.errors import Refusal
from lanterne.core.game import Seat
from lanterne.core.phrase import Phrase
from tests.toy.actions import ToyAction
from tests.toy.state import UNKNOWN, Offer, ToyState

MOST_OFFERS: Final = 2


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


def refusal_of(s: ToyState, seat: Seat, a: ToyAction) -> Refusal | None:
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
