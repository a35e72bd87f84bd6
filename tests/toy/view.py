"""What a seat of the toy game sees."""

from __future__ import annotations

from typing import TypedDict

from lanterne.core.game import Seat
from tests.toy.apply import need_of
from tests.toy.scoring import score_of
from tests.toy.state import UNKNOWN, Lot, ToyState


class LotView(TypedDict):
    picture: int
    number: int | None
    owner: int
    known_to: list[int]


class OptionsView(TypedDict):
    rounds: int
    hand: int
    mirrors: bool
    open_offers: bool
    goals: str


class FrameView(TypedDict):
    kind: str
    seat: int
    target: int
    asked: list[int]
    defence: int
    attacks: int
    done: bool


class ToyView(TypedDict):
    seat: int | None
    options: OptionsView
    round: int
    coins: list[int]
    chosen: list[bool]
    goals: list[int | None]
    hand: list[int] | None
    hands: list[int]
    discards: list[int]
    lots: list[LotView]
    sealed: list[bool]
    bid: int | None
    bids: list[int] | None
    offers: list[list[int]]
    offers_made: int | None
    frames: list[FrameView]
    need: int | None
    scores: list[int | None]
    reason: str


def view_of(s: ToyState, seat: Seat | None) -> ToyView:
    over = not s.frames
    everybody = range(s.seats)
    attacks = [frame for frame in s.frames if frame.kind == "attack"]
    return {
        "seat": seat,
        "options": s.options._asdict(),  # type: ignore[typeddict-item]
        "round": s.round,
        "coins": s.coins[:],
        "chosen": [goal != UNKNOWN for goal in s.goals],
        "goals": [s.goals[other] if over or other == seat else None for other in everybody],
        "hand": None if seat is None else s.hands[seat][:],
        "hands": [sum(hand) for hand in s.hands],
        "discards": s.discards[:],
        "lots": [lot_view(lot, seat, over) for lot in s.lots],
        "sealed": [bid != UNKNOWN for bid in s.bids],
        "bid": None if seat is None else s.bids[seat],
        "bids": None if UNKNOWN in s.bids else s.bids[:],
        "offers": [list(offer) for offer in s.offers if s.options.open_offers or seat in (offer.giver, offer.to)],
        "offers_made": None if seat is None else s.offers_made[seat],
        "frames": [frame.json() for frame in s.frames],  # type: ignore[misc]
        "need": need_of(attacks[-1]) if attacks else None,
        "scores": [score_of(s, other) if over or other == seat else None for other in everybody],
        "reason": s.reason,
    }


def lot_view(lot: Lot, seat: Seat | None, over: bool) -> LotView:
    knows = over or seat in lot.known_to
    number = lot.number if knows else None
    return {"picture": lot.picture, "number": number, "owner": lot.owner, "known_to": lot.known_to[:]}
