"""A state read back from its JSON."""

from __future__ import annotations

from lanterne.core.game import Json
from lanterne.games.illusion.deck import deck_from_json
from lanterne.games.illusion.state import Check, IllusionState


def load_state(raw: Json) -> IllusionState:
    """The inverse of `IllusionState.json`."""
    s = IllusionState(raw["seats"], raw["length"], deck_from_json(raw["deck"]), list(raw["eyes"]))
    s.arrow = raw["arrow"]
    s.arrows_left = list(raw["arrows_left"])
    s.won = list(raw["won"])
    s.bag = list(raw["bag"])
    s.next = raw["next"]
    s.row = list(raw["row"])
    s.removed = list(raw["removed"])
    s.picture = list(raw["picture"])
    s.pictures = raw["pictures"]
    s.turn = raw["turn"]
    s.last_placer = raw["last_placer"]
    s.rounds = raw["rounds"]
    s.over = raw["over"]
    s.check = None if raw["check"] is None else check_from_json(raw["check"])
    for at, seen in raw["glances"]:
        s.glances[at] = seen
    return s


def check_from_json(raw: Json) -> Check:
    return Check(raw["colour"], list(raw["pictures"]), list(raw["shares"]), raw["doubter"], raw["winner"])
