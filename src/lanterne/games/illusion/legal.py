"""What may be done: one predicate for placing, one for doubting; the list and the refusals both lean on them."""

from __future__ import annotations

from lanterne.core.errors import Refusal
from lanterne.core.game import Seat
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illusion.actions import DOUBT, PLACES, Move
from lanterne.games.illusion.state import NO_CARD, IllusionState


def gaps(s: IllusionState) -> int:
    """The gaps a card may go into, both ends included (IN-021, IN-023); none when no card is left (N-07)."""
    return 0 if s.next == NO_CARD else len(s.row) + 1


def may_doubt(s: IllusionState) -> bool:
    """One card cannot be wrong (IN-021, N-04); from two on the row can be doubted (N-05)."""
    return len(s.row) > 1


def legal_moves(s: IllusionState, seat: Seat) -> list[Move]:
    """The gaps from left to right, then the doubt."""
    if s.over or seat != s.turn:
        return []
    moves = PLACES[: gaps(s)]
    if may_doubt(s):
        moves.append(DOUBT)
    return moves


def pick_move(s: IllusionState, seat: Seat, rng: Rng) -> Move:
    places = gaps(s)
    index = rng.below(places + 1 if may_doubt(s) else places)
    return PLACES[index] if index < places else DOUBT


def refusal_of(s: IllusionState, seat: Seat, a: Move) -> Refusal | None:
    if s.over:
        return Refusal("IN-043" if s.length == "standard" else "IN-044", Phrase("illusion-refused-over"))
    if seat != s.turn:
        return Refusal("IN-022", Phrase("illusion-refused-turn", {"who": seat_phrase(s.turn)}))
    if a is DOUBT:
        return None if may_doubt(s) else Refusal("IN-021", Phrase("illusion-refused-single"))
    if gaps(s) == 0:
        return Refusal("N-07", Phrase("illusion-refused-empty"))
    if a.gap >= gaps(s):
        return Refusal("IN-023", Phrase("illusion-refused-gap", {"gap": a.gap, "last": len(s.row)}))
    return None
