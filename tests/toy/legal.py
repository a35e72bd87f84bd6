"""What may be done now: `refusal_of` decides, the list asks it about every candidate."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Seat
from tests.toy.actions import ToyAction
from tests.toy.options import CARDS
from tests.toy.refusal import refusal_of
from tests.toy.state import PICTURES, ToyState

LISTED_AMOUNTS: Final = (1, 2)  # offers go to any amount; `legal` lists these


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


def legal_actions(s: ToyState, seat: Seat) -> list[ToyAction]:
    every = candidates(s.seats, LISTED_AMOUNTS, s.coins[seat])
    return [a for a in every if refusal_of(s, seat, a) is None]
