"""What may be done: a question about placing and one about doubting are the one author of legality; the list and the
refusals both ask them."""

from __future__ import annotations

from lanterne.core.game import Seat
from lanterne.core.rng import Rng
from lanterne.games.illusion.actions import DOUBT, PLACES, IllusionAction
from lanterne.games.illusion.state import NO_CARD, IllusionState


def gaps(s: IllusionState) -> int:
    """The gaps a card may go into, both ends included (IN-021, IN-023); none when no card is left (N-07)."""
    return 0 if s.next == NO_CARD else len(s.row) + 1


def may_doubt(s: IllusionState) -> bool:
    """One card cannot be wrong (IN-021, N-04); from two on the row can be doubted (N-05)."""
    return len(s.row) > 1


def legal_actions(s: IllusionState, seat: Seat) -> list[IllusionAction]:
    """The gaps from left to right, then the doubt."""
    if s.over or seat != s.turn:
        return []
    moves = PLACES[: gaps(s)]
    if may_doubt(s):
        moves.append(DOUBT)
    return moves


def pick_action(s: IllusionState, seat: Seat, rng: Rng) -> IllusionAction:
    places = gaps(s)
    index = rng.below(places + 1 if may_doubt(s) else places)
    return PLACES[index] if index < places else DOUBT
