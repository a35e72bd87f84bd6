"""Worlds that a viewer of the toy game cannot tell from the true one, made from the view alone."""

from __future__ import annotations

from lanterne.core.game import Dealer
from lanterne.core.rng import Rng
from tests.toy.apply import drawn
from tests.toy.options import CARDS, COPIES, ToyOptions
from tests.toy.state import NUMBERS, PICTURES, Lot, Offer, ToyState, frame_from_json
from tests.toy.view import ToyView


class ToyDealer(Dealer[ToyState]):
    def __init__(self, v: ToyView) -> None:
        self.v = v
        self.seats = len(v["coins"])

    def deal(self, rng: Rng) -> ToyState:
        v = self.v
        s = ToyState(ToyOptions(**v["options"]), self.seats)
        s.round = v["round"]
        s.coins = v["coins"][:]
        s.discards = v["discards"][:]
        s.offers = [Offer(*offer) for offer in v["offers"]]
        s.frames = [frame_from_json({**frame}) for frame in v["frames"]]
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
