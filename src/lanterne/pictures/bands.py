"""Bands: the cells in the order of a scalar, cut into consecutive segments of a colour each."""

from __future__ import annotations

import numpy as np

from lanterne.pictures.canvas import CELLS, SHAPE, WHITE, Field
from lanterne.pictures.dice import Dice
from lanterne.pictures.ink import Brief, Plan, rooms

LEVELS = 65535
TRIES = 60


def ranks(u: Field) -> Field:
    """Each cell's place in the order of u, from 0 to 1: equal steps are equal areas."""
    flat = np.broadcast_to(u, SHAPE).ravel()
    low, high = float(flat.min()), float(flat.max())
    levels = ((flat - np.float32(low)) * np.float32(LEVELS / max(high - low, 1e-9))).astype(np.uint16)
    order = np.argsort(levels, kind="stable")
    ranked = np.empty(CELLS, np.float32)
    ranked[order] = (np.arange(CELLS, dtype=np.float32) + np.float32(0.5)) / np.float32(CELLS)
    return ranked.reshape(SHAPE)


def segments(lengths: dict[int, list[float]], dice: Dice, closed: bool) -> list[tuple[int, float]]:
    """All segments in an order that keeps equal colours apart where it can; `closed`: the last touches the first."""
    pieces = [(colour, length) for colour, row in lengths.items() for length in row]
    best, fewest = list(pieces), len(pieces) + 1
    for _ in range(TRIES):
        dice.shuffle(pieces)
        meets = sum(one[0] == other[0] for one, other in zip(pieces, pieces[1:], strict=False))
        meets += closed and pieces[0][0] == pieces[-1][0]
        if meets < fewest:
            best, fewest = list(pieces), meets
        if meets == 0:
            break
    return best


def cut(whole: float, count: int, dice: Dice) -> list[float]:
    weights = [dice.uniform(0.5, 1.5) for _ in range(count)]
    return [whole * weight / sum(weights) for weight in weights]


def bands(u: Field, brief: Brief, dice: Dice, *, closed: bool = False, least: int = 1) -> Plan:
    """A plan of bands. Either white lies between all of them, or it makes bands of its own and colours touch."""
    rank = ranks(u)
    counts = [max(least, count) for count in brief.pieces]
    if dice.chance(0.5):
        rooms_ = rooms(brief, dice)
        lengths = {c + 1: cut(rooms_[c], counts[c], dice) for c in range(4)}
    else:
        slack = 0.0004
        lengths = {c + 1: cut(brief.shares[c] / 100 + slack, counts[c], dice) for c in range(4)}
        lengths[WHITE] = cut(brief.white / 100 - 4 * slack, 1 + dice.below(4), dice)
    row = segments(lengths, dice, closed)
    ends = np.cumsum([0.0, *(length for _, length in row)]).astype(np.float32)
    at = np.clip(np.searchsorted(ends, rank.ravel(), side="right") - 1, 0, len(row) - 1)
    colours = np.array([colour for colour, _ in row], np.uint8)
    middles, halves = (ends[:-1] + ends[1:]) / 2, (ends[1:] - ends[:-1]) / 2
    field = np.abs(rank.ravel() - middles[at]) / halves[at]
    return Plan(colours[at].reshape(SHAPE), field.reshape(SHAPE))
