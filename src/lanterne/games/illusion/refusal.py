"""Why an action is not allowed: `legal` asks the questions that decide, this finds the clause and the words."""

from __future__ import annotations

from lanterne.core.errors import Refusal
from lanterne.core.game import Seat
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.games.illusion.actions import DOUBT, IllusionAction
from lanterne.games.illusion.legal import gaps, may_doubt
from lanterne.games.illusion.options import STANDARD
from lanterne.games.illusion.state import IllusionState


def refusal_of(s: IllusionState, seat: Seat, a: IllusionAction) -> Refusal | None:
    if s.over:
        return Refusal("IN-043" if s.length == STANDARD else "IN-044", Phrase("illusion-refused-over"))
    if seat != s.turn:
        return Refusal("IN-022", Phrase("illusion-refused-turn", {"who": seat_phrase(s.turn)}))
    if a is DOUBT:
        return None if may_doubt(s) else Refusal("IN-021", Phrase("illusion-refused-single"))
    if gaps(s) == 0:
        return Refusal("N-07", Phrase("illusion-refused-empty"))
    if a.gap >= gaps(s):
        return Refusal("IN-023", Phrase("illusion-refused-gap", {"gap": a.gap, "last": len(s.row)}))
    return None
