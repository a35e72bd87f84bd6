"""Setting up: personal tiles seat by seat, then the commons, then who begins (VZ-010 to VZ-014)."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.game import Out
from lanterne.core.rng import Rng
from lanterne.games.vizia import events
from lanterne.games.vizia.bag import one, size_of
from lanterne.games.vizia.options import ViziaOptions
from lanterne.games.vizia.state import HAND, ViziaState, empty_state
from lanterne.games.vizia.turns import draw, refill


def set_up(options: ViziaOptions, seats: int, rng: Rng, out: Out) -> ViziaState:
    s = empty_state(options, seats)
    for seat in range(s.seats):
        dealt: i64 = 0
        while dealt < HAND:
            colour = draw(s, rng)
            s.hands[seat] += one(colour)
            dealt += 1
            if out is not None:
                out.append(events.tile_dealt(seat, colour))
    refill(s, rng, out, "VZ-012")
    s.first = rng.below(s.seats)
    s.turn = s.first
    if out is not None:
        out.append(events.game_started(s.first, size_of(s.pile)))
    return s
