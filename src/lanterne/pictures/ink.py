"""Exactness: a family says which colour a cell may take and in what order; ink is poured to the very cell."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from lanterne.games.illusion.deck import piece_counts
from lanterne.pictures.canvas import CELLS, PER_CENT, SHAPE, Field, Labels
from lanterne.pictures.dice import Dice


class TooLittleRoom(Exception):
    """A colour's territory is smaller than its share: the family is asked again with other chance."""


@dataclass(frozen=True)
class Brief:
    """What a family is asked for: the four shares in per cent, and into about how many pieces to cut each colour."""

    shares: tuple[int, int, int, int]
    pieces: tuple[int, int, int, int]

    @property
    def white(self) -> int:
        return 100 - sum(self.shares)


@dataclass(frozen=True)
class Plan:
    """`territory` names the one colour a cell may take (1 to 4, 0 for none); the smaller `field`, the earlier."""

    territory: Labels
    field: Field


def brief_for(shares: tuple[int, int, int, int], seed: int) -> Brief:
    red, yellow, green, blue = piece_counts(list(shares), seed)
    return Brief(shares, (red, yellow, green, blue))


FAIR = 0.6  # this part of the white goes to the colours by share, so that every piece has air around it


def rooms(brief: Brief, dice: Dice) -> list[float]:
    """The part of the area each colour may spread over: its share and a part of the white, more of it to small shares.

    So a colour with little ink often has many thin pieces and one with much ink few: counting pieces tells nothing.
    """
    wants = [dice.uniform(0.4, 1.6) / (share + 6.0) ** 0.5 for share in brief.shares]
    parts = []
    for share, want in zip(brief.shares, wants, strict=True):
        air = FAIR * share / sum(brief.shares) + (1 - FAIR) * want / sum(wants)
        parts.append((share + brief.white * air) / 100.0)
    return parts


def pour(plan: Plan, brief: Brief) -> Labels:
    """The label map: of each colour's territory the first cells of the field, exactly as many as its share says."""
    labels = np.zeros(CELLS, np.uint8)
    territory = plan.territory.ravel()
    field = np.ascontiguousarray(plan.field, dtype=np.float32).ravel()
    # The bits of non-negative floats sort as the floats do; with the cell's number below them no two keys are equal.
    bits = (field - field.min()).view(np.uint32).astype(np.int64)
    for colour, share in enumerate(brief.shares, start=1):
        cells = np.flatnonzero(territory == colour)
        count = share * PER_CENT
        if len(cells) < count:
            raise TooLittleRoom(f"colour {colour} has {len(cells)} cells for {count}")
        if len(cells) > count:
            keys = (bits[cells] << 19) | cells
            cells = cells[np.argpartition(keys, count - 1)[:count]]
        labels[cells] = colour
    return labels.reshape(SHAPE)
