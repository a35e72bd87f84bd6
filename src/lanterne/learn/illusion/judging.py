"""How an eye errs, family by family of pictures: how far, which way, and whether it takes the bait that people take.

People judge the sum of several areas by adding widths and heights of the pieces rather than areas (the additive-area
heuristic: Yousif and Keil, Psychological Science 30, 2019). `lure` is how far an eye follows that shortcut: 0 for one
that counts, 1 for one that goes by the shortcut alone. `exponent` says how what it sees grows with what there is: 1
where it keeps the measure, less where large amounts are seen too small. Both are fitted at once, on logarithms, so that
an eye that always says the same follows no lure.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from lanterne.games.illusion.colours import COLOURS
from lanterne.games.illusion.deck import haze_of
from lanterne.games.illusion.eyes import GRADES, NONE, SIGMAS
from lanterne.learn.illusion.drawing import FAMILIES, Drawn

ALL: Final = "all"
LEAST_WIDTH: Final = 0.05
LEAST: Final = 0.5  # no estimate is taken for less where its logarithm is wanted
HALF_WIDTH: Final = float(np.sqrt(2.0 / np.pi))  # a normal error's size on average, in its deviations

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Judged:
    """Errors in points of a hundred of the card."""

    family: str
    pictures: int
    error: float  # on average, either way
    bias: dict[str, float]  # on average with its sign, by ink: above 0 it sees too much
    ratio: float  # deviation of log(estimate / share): what `SIGMAS` is for model eyes
    lure: float
    exponent: float
    shortcut: float  # what an eye would err that goes by the additive area alone
    models: dict[str, float]  # what eyes of each grade err by their law


def judged(estimates: Numbers, decks: Drawn) -> list[Judged]:
    """A line for each family, then one for all."""
    shares = decks.shares.astype(np.float64)
    lines = []
    for number, family in enumerate(FAMILIES):
        lines.append(line(family, decks.family == number, estimates, shares, decks.extents))
    return [*lines, line(ALL, np.ones(len(shares), bool), estimates, shares, decks.extents)]


def line(family: str, which: NDArray[np.bool_], estimates: Numbers, shares: Numbers, extents: Numbers) -> Judged:
    estimate, share, extent = estimates[which], shares[which], extents[which]
    off = estimate - share
    looks = np.log(np.maximum(estimate, LEAST))
    ratio = looks - np.log(share)
    shortcut = extent * share.sum(axis=1, keepdims=True) / extent.sum(axis=1, keepdims=True)
    bait = np.log(shortcut / share)
    haze = np.array([haze_of([int(one) for one in four], list(size)) for four, size in zip(share, extent, strict=True)])
    wide = share * haze / 100.0 * HALF_WIDTH
    return Judged(
        family,
        len(share),
        float(np.abs(off).mean()),
        {ink: float(off[:, at].mean()) for at, ink in enumerate(COLOURS)},
        float(ratio.std()),
        *lure_and_exponent(looks.ravel(), np.log(share).ravel(), bait.ravel()),
        float(np.abs(shortcut - share).mean()),
        {grade: float((wide * SIGMAS[at]).mean()) for at, grade in enumerate(GRADES) if at != NONE},
    )


def width_of(estimates: Numbers, shares: Numbers) -> tuple[float, float]:
    """How far looks are off, as a deviation in points: where there is nothing, and how much more for each point."""
    off, share = np.abs(estimates - shares).ravel(), shares.ravel()
    more = max(0.0, slope(share, off))
    base = max(LEAST_WIDTH, float(off.mean() - more * share.mean()))
    scale = float(np.sqrt(((off / (base + more * share)) ** 2).mean()))
    return round(base * scale, 4), round(more * scale, 4)


def lure_and_exponent(looks: Numbers, share: Numbers, bait: Numbers) -> tuple[float, float]:
    """All as logarithms; `bait`: by how much the shortcut is off."""
    found = np.linalg.lstsq(np.stack([bait, share, np.ones_like(share)], axis=1), looks, rcond=None)[0]
    return float(found[0]), float(found[1])


def slope(x: Numbers, y: Numbers) -> float:
    return float(((x - x.mean()) * (y - y.mean())).mean() / x.var())
