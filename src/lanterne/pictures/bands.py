"""Bands: the cells in the order of a scalar, cut into consecutive segments of a colour each."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from lanterne.pictures.canvas import CELLS, PER_CENT, SHAPE, WHITE, Field, Indices
from lanterne.pictures.dice import Dice
from lanterne.pictures.ink import Brief, Plan, rooms

LEVELS = 65535
TRIES = 60
THIN_GAP = 1.1  # per cent of the area: with less white between two bands it would look like a scratch


def ranks(u: Field) -> Indices:
    """Each cell's place in the order of u, from 0: equal steps are equal areas."""
    flat = np.broadcast_to(u, SHAPE).ravel()
    low, high = float(flat.min()), float(flat.max())
    levels = ((flat - np.float32(low)) * np.float32(LEVELS / max(high - low, 1e-9))).astype(np.uint16)
    ranked = np.empty(CELLS, np.int64)
    ranked[np.argsort(levels, kind="stable")] = np.arange(CELLS)
    return ranked


def segments(lengths: dict[int, list[int]], dice: Dice, *, closed: bool) -> list[tuple[int, int]]:
    """All segments in an order that keeps equal colours apart where it can; `closed`: the last touches the first."""
    pieces = [(colour, length) for colour, row in lengths.items() for length in row]
    best, fewest = list(pieces), len(pieces) + 1
    for _ in range(TRIES):
        dice.shuffle(pieces)
        meets = sum(one[0] == other[0] for one, other in pairwise(pieces))
        meets += closed and pieces[0][0] == pieces[-1][0]
        if meets < fewest:
            best, fewest = list(pieces), meets
        if meets == 0:
            break
    return best


def cut(whole: int, count: int, dice: Dice) -> list[int]:
    """Whole cells in so many parts of differing size that add up exactly."""
    weights = [dice.uniform(0.5, 1.5) for _ in range(count)]
    parts = [int(whole * weight / sum(weights)) for weight in weights]
    parts[0] += whole - sum(parts)
    return parts


def bands(u: Field, brief: Brief, dice: Dice, *, closed: bool = False, least: int = 1) -> Plan:
    """A plan of bands. Either white lies between all of them, or it makes bands of its own and colours touch."""
    counts = [max(min(least, share // 2), count) for share, count in zip(brief.shares, brief.pieces, strict=True)]
    if brief.white / sum(counts) >= THIN_GAP and dice.chance(0.6):
        wholes = [int(part * CELLS) for part in rooms(brief, dice)]
        lengths = {c + 1: cut(wholes[c], counts[c], dice) for c in range(4)}
    else:
        lengths = {c + 1: cut(brief.shares[c] * PER_CENT, counts[c], dice) for c in range(4)}
        lengths[WHITE] = cut(brief.white * PER_CENT, min(1 + dice.below(4), 1 + brief.white // 6), dice)
    return laid(ranks(u), segments(lengths, dice, closed=closed))


def laid(rank: Indices, row: list[tuple[int, int]]) -> Plan:
    """The segments along the ranks; a colour inks the middle of its segments first."""
    ends = np.cumsum([0, *(length for _, length in row)])
    at = np.clip(np.searchsorted(ends, rank, side="right") - 1, 0, len(row) - 1)
    colours = np.array([colour for colour, _ in row], np.uint8)
    middles, halves = (ends[:-1] + ends[1:] - 1) / 2, (ends[1:] - ends[:-1]) / 2
    field = (np.abs(rank - middles[at]) / halves[at]).astype(np.float32)
    return Plan(colours[at].reshape(SHAPE), field.reshape(SHAPE))
