"""What a seat may do now: what the top frame asks of it, and what may be done whoever is asked."""

from __future__ import annotations

from lanterne.core.game import Seat
from lanterne.core.rng import Rng
from lanterne.games.illuminati.deals.listing import add_deals
from lanterne.games.illuminati.moves import IlluminatiAction
from lanterne.games.illuminati.secrets.cheating import add_tricks
from lanterne.games.illuminati.secrets.listening import add_listening
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.turn.flow import waited_for


def legal_actions(s: IlluminatiState, seat: Seat) -> list[IlluminatiAction]:
    """In pinned order; of the open families only what is useful."""
    acts: list[IlluminatiAction] = []
    if s.result is not None or not s.alive[seat]:
        return acts
    if seat in waited_for(s):
        s.frames[-1].legal(s, seat, acts)
    add_listening(s, seat, acts)
    add_tricks(s, seat, acts)
    add_deals(s, seat, acts)
    return acts


def pick_action(s: IlluminatiState, seat: Seat, rng: Rng) -> IlluminatiAction:
    acts = legal_actions(s, seat)
    return acts[rng.below(len(acts))]
