"""When a game is decided, and how it ended."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Outcome, Seat, places_by
from lanterne.games.illusion.colours import ARROWS
from lanterne.games.illusion.options import STANDARD
from lanterne.games.illusion.state import IllusionState

ARROWS_TO_WIN: Final = 3  # IN-043


def is_decided(s: IllusionState, winner: Seat) -> bool:
    if s.length == STANDARD:
        return s.arrows_of(winner) >= ARROWS_TO_WIN  # IN-043
    return s.rounds == ARROWS  # IN-044


def outcome_of(s: IllusionState) -> Outcome | None:
    if not s.over:
        return None
    scores = [int(s.arrows_of(seat)) for seat in range(s.seats)]
    reason = "three-arrows" if s.length == STANDARD else "twelve-rounds"
    return Outcome(reason, places_by([(score,) for score in scores]), scores)  # N-09: ties share
