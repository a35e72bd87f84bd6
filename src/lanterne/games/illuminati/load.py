"""Loads a state from its JSON: the inverse of `IlluminatiState.json`."""

from __future__ import annotations

from lanterne.core.fields import FieldReader
from lanterne.core.game import Json, Outcome
from lanterne.games.illuminati.cards.table import CARD_COUNT
from lanterne.games.illuminati.deals.bundles import Offer
from lanterne.games.illuminati.options import IlluminatiOptions
from lanterne.games.illuminati.seeing.frames import frame_from_json
from lanterne.games.illuminati.state import CONTROLLED, IlluminatiState


def load_state(raw: Json) -> IlluminatiState:
    s = IlluminatiState(IlluminatiOptions(raw["options"]), raw["seats"])
    s.fields(s, FieldReader(raw))
    lay_grid(s)
    s.frames = [frame_from_json(frame) for frame in raw["frames"]]
    s.offers = [Offer.load(offer) for offer in raw["offers"]]
    s.promises = [(promise[0], promise[1], promise[2]) for promise in raw["promises"]]
    result = raw["result"]
    if result is not None:
        s.result = Outcome(result["reason"], list(result["places"]), list(result["scores"]))
    return s


def lay_grid(s: IlluminatiState) -> None:
    """The grids as owners and cells say."""
    for card in range(CARD_COUNT):
        if s.zone[card] == CONTROLLED:
            s.grid[s.owner[card]][s.cell[card]] = card
