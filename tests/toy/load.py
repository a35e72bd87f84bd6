"""A state of the toy game read back from its JSON."""

from __future__ import annotations

from lanterne.core.fields import FieldReader
from lanterne.core.game import Json
from tests.toy.options import ToyOptions
from tests.toy.state import ToyState, fields


def load_state(raw: Json) -> ToyState:
    """The inverse of `ToyState.json`."""
    s = ToyState(ToyOptions(**raw["options"]), raw["seats"])
    fields(s, FieldReader(raw))
    return s
