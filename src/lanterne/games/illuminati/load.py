"""Loads a state from its JSON: the inverse of `IlluminatiState.json`."""

from __future__ import annotations

from lanterne.core.game import Json, Outcome
from lanterne.games.illuminati.cards.table import CARD_COUNT, KIND_COUNT
from lanterne.games.illuminati.options import IlluminatiOptions
from lanterne.games.illuminati.plain import PLAIN_FIELDS, plain_copy
from lanterne.games.illuminati.seeing.frames import frame_from_json
from lanterne.games.illuminati.state import CONTROLLED, Bundle, IlluminatiState, Offer


def load_state(raw: Json) -> IlluminatiState:
    s = IlluminatiState(IlluminatiOptions(raw["options"]), raw["seats"], CARD_COUNT, KIND_COUNT)
    for name in PLAIN_FIELDS:
        setattr(s, name, plain_copy(raw[name]))
    lay_grid(s)
    s.frames = [frame_from_json(frame) for frame in raw["frames"]]
    s.offers = [offer_from_json(offer) for offer in raw["offers"]]
    s.promises = [(promise[0], promise[1], promise[2]) for promise in raw["promises"]]
    result = raw["result"]
    if result is not None:
        s.result = Outcome(result["reason"], list(result["places"]), list(result["scores"]))
    return s


def lay_grid(s: IlluminatiState) -> None:
    """The grids as owners and cells say."""
    for cells in s.grid:
        cells.clear()
    for card in range(CARD_COUNT):
        if s.zone[card] == CONTROLLED:
            s.grid[s.owner[card]][s.cell[card]] = card


def offer_from_json(raw: Json) -> Offer:
    to: list[int] = list(raw["to"])
    give = bundle_from_json(raw["give"])
    return Offer(raw["number"], raw["proposer"], to, give, bundle_from_json(raw["want"]), raw["promise"])


def bundle_from_json(raw: Json) -> Bundle:
    return Bundle(raw["money"], list(raw["specials"]), list(raw["groups"]))
