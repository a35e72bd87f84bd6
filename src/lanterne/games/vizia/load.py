"""A state read back from its JSON."""

from __future__ import annotations

from lanterne.core.fields import FieldReader
from lanterne.core.game import Json
from lanterne.games.vizia.lattice import cell_from_text, colour_from_text
from lanterne.games.vizia.layout import lay_all
from lanterne.games.vizia.options import options_from
from lanterne.games.vizia.state import ViziaState, empty_state, fields
from lanterne.games.vizia.wheels import count_laid


def load_state(raw: Json) -> ViziaState:
    """The inverse of `ViziaState.json`."""
    s = empty_state(options_from(raw["options"], raw["seats"]), raw["seats"])
    lay_all(s, [(cell_from_text(text), colour_from_text(name)) for name, text in raw["layout"]])
    fields(s, FieldReader(raw))
    count_laid(s)
    return s
