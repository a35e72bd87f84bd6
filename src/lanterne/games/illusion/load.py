"""A state read back from its JSON."""

from __future__ import annotations

from lanterne.core.fields import FieldReader
from lanterne.core.game import Json
from lanterne.games.illusion.deck import deck_from_json
from lanterne.games.illusion.state import IllusionState, fields, new_state


def load_state(raw: Json) -> IllusionState:
    """The inverse of `IllusionState.json`."""
    s = new_state(raw["seats"], raw["length"], deck_from_json(raw["deck"]), list(raw["eyes"]), raw["ear"])
    fields(s, FieldReader(raw))
    return s
