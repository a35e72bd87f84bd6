"""The sums of the toy game, each made of the same terms that people are shown (T-8)."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Outcome, Seat, places_by
from tests.toy.state import ToyState

GOAL_BONUS: Final = 2


def score_of(s: ToyState, seat: Seat) -> int:
    lots = s.lots_of(seat)
    wanted = [lot for lot in lots if lot.picture == s.goals[seat]]
    return s.coins[seat] + sum(lot.number for lot in lots) + GOAL_BONUS * len(wanted)


def outcome_of(s: ToyState) -> Outcome | None:
    if s.frames:
        return None
    scores = [score_of(s, seat) for seat in range(s.seats)]
    return Outcome(s.reason, places_by([(score, s.coins[seat]) for seat, score in enumerate(scores)]), scores)
