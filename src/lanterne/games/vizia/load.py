"""A state read back from its JSON."""

from __future__ import annotations

from lanterne.core.game import Json
from lanterne.games.vizia.bag import bag_of
from lanterne.games.vizia.lattice import COLOURS, cell_from_text, vertex_from_text
from lanterne.games.vizia.layout import lay_all
from lanterne.games.vizia.options import options_from
from lanterne.games.vizia.state import PHASES, REASONS, ViziaState, empty_state
from lanterne.games.vizia.wheels import lay_token


def load_state(raw: Json) -> ViziaState:
    """The inverse of `ViziaState.json`."""
    s = empty_state(options_from(raw["options"], raw["seats"]), raw["seats"])
    lay_all(s, [(cell_from_text(text), COLOURS.index(name)) for name, text in raw["layout"]])
    s.pile = bag_of(raw["pile"])
    s.commons = bag_of(raw["commons"])
    for seat in range(s.seats):
        s.hands[seat] = bag_of(raw["hands"][seat])
        s.known[seat] = bag_of(raw["known"][seat])
    for seat, text in raw["tokens"]:
        lay_token(s, seat, vertex_from_text(text))
    s.freed = [int(vertex_from_text(text)) for text in raw["freed"]]
    s.pending = [int(vertex_from_text(text)) for text in raw["pending"]]
    s.watch = [int(vertex_from_text(text)) for text in raw["watch"]]
    s.first = raw["first"]
    s.turn = raw["turn"]
    s.phase = PHASES.index(raw["phase"])
    s.placed = raw["placed"]
    s.moved = raw["moved"]
    s.idle = raw["idle"]
    if raw["lifted"] is not None:
        s.lifted_colour = COLOURS.index(raw["lifted"][0])
        s.lifted = cell_from_text(raw["lifted"][1])
    s.reason = REASONS.index(raw["reason"])
    return s
