"""The cells of one block that are on, counted from its beginning."""

from __future__ import annotations

from lanterne.core.features import starts_of
from lanterne.core.game import AnyGame, Seat, State, Witness


def told(game: AnyGame, s: State, seat: Seat, name: str, witness: Witness | None = None) -> list[int]:
    blocks = game.feature_blocks()
    at = [block.name for block in blocks].index(name)
    first = starts_of(blocks)[at]
    return [cell - first for cell in game.features(s, seat, witness) if first <= cell < first + blocks[at].size]
