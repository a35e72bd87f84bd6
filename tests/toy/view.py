"""What a seat of the toy game sees, and the worlds it can imagine from that."""

from __future__ import annotations

from typing import Any, TypedDict

from lanterne.core.game import Dealer, Seat
from lanterne.core.rng import Rng
from tests.toy.apply import drawn, need_of
from tests.toy.score import score_of
from tests.toy.state import CARDS, COPIES, NUMBERS, PICTURES, UNKNOWN, Lot, Offer, Options, ToyState, frame_from_json


class LotView(TypedDict):
    picture: int
    number: int | None
    owner: int
    known_to: list[int]


class ToyView(TypedDict):
    seat: int | None
    options: dict[str, Any]
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
    frames: list[dict[str, Any]]
    need: int | None
    scores: list[int | None]
    reason: str


def view(s: ToyState, seat: Seat | None) -> ToyView:
    over = not s.frames
    everybody = range(s.seats)
    attacks = [frame for frame in s.frames if frame.kind == "attack"]
    return {
        "seat": seat,
        "options": s.options._asdict(),
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
        "frames": [frame.json() for frame in s.frames],
        "need": need_of(attacks[-1]) if attacks else None,
        "scores": [score_of(s, other) if over or other == seat else None for other in everybody],
        "reason": s.reason,
    }


def lot_view(lot: Lot, seat: Seat | None, over: bool) -> LotView:
    knows = over or seat in lot.known_to
    number = lot.number if knows else None
    return {"picture": lot.picture, "number": number, "owner": lot.owner, "known_to": lot.known_to[:]}


class ToyDealer(Dealer[ToyState]):
    def __init__(self, v: ToyView) -> None:
        self.v = v
        self.seats = len(v["coins"])

    def deal(self, rng: Rng) -> ToyState:
        v = self.v
        s = ToyState(Options(**v["options"]), self.seats)
        s.round = v["round"]
        s.coins = v["coins"][:]
        s.discards = v["discards"][:]
        s.offers = [Offer(*offer) for offer in v["offers"]]
        s.frames = [frame_from_json(frame) for frame in v["frames"]]
        s.reason = v["reason"]
        for seat in range(self.seats):
            s.offers_made[seat] = len([offer for offer in s.offers if offer.giver == seat])
        if v["seat"] is not None and v["offers_made"] is not None:
            s.offers_made[v["seat"]] = v["offers_made"]
        self.deal_goals(s, rng)
        self.deal_bids(s, rng)
        self.deal_lots(s, rng)
        self.deal_hands(s, rng)
        return s

    def deal_goals(self, s: ToyState, rng: Rng) -> None:
        for seat, goal in enumerate(self.v["goals"]):
            if goal is not None:
                s.goals[seat] = goal
            elif self.v["chosen"][seat]:
                s.goals[seat] = rng.below(len(PICTURES))

    def deal_bids(self, s: ToyState, rng: Rng) -> None:
        if self.v["bids"] is not None:
            s.bids = self.v["bids"][:]
            return
        for seat in range(self.seats):
            if seat == self.v["seat"] and self.v["bid"] is not None:
                s.bids[seat] = self.v["bid"]
            elif self.v["sealed"][seat]:
                s.bids[seat] = rng.below(s.coins[seat] + 1)

    def deal_lots(self, s: ToyState, rng: Rng) -> None:
        for lot in self.v["lots"]:
            if lot["number"] is not None:
                s.bag[lot["picture"]][lot["number"] - 1] -= 1
        for lot in self.v["lots"]:
            number = lot["number"]
            if number is None:
                number = NUMBERS[drawn(s.bag[lot["picture"]], rng)]
            s.lots.append(Lot(lot["picture"], number, lot["owner"], lot["known_to"][:]))

    def deal_hands(self, s: ToyState, rng: Rng) -> None:
        own = self.v["hand"] if self.v["hand"] is not None else [0] * len(CARDS)
        s.deck = [s.deck[card] - own[card] - s.discards[card] for card in range(len(COPIES))]
        for seat, size in enumerate(self.v["hands"]):
            if seat == self.v["seat"]:
                s.hands[seat] = own[:]
                continue
            for _ in range(size):
                s.hands[seat][drawn(s.deck, rng)] += 1
