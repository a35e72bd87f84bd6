"""What an eye's shortcut would measure: the connected pieces of each colour and their extents."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from lanterne.games.illusion.deck import haze_of
from lanterne.pictures.canvas import WHITE, WIDTH, Labels


@dataclass(frozen=True)
class Measure:
    """By colour: the number of pieces, and the sum of their widths and heights in cells (the additive area)."""

    pieces: tuple[int, ...]
    extents: tuple[int, ...]

    def haze(self, shares: tuple[int, int, int, int]) -> list[int]:
        return haze_of(list(shares), [float(extent) for extent in self.extents])


def measure(labels: Labels) -> Measure:
    """Pieces are cells of one colour that share a side. Works on the runs of each row, joined where they touch."""
    starts, ends, rows, colours = runs(labels)
    roots = joined(starts, ends, rows, colours)
    pieces, extents = [0] * 4, [0] * 4
    order = np.argsort(roots, kind="stable")
    firsts = np.flatnonzero(np.diff(roots[order], prepend=-1))
    wides = np.maximum.reduceat(ends[order], firsts) - np.minimum.reduceat(starts[order], firsts)
    highs = np.maximum.reduceat(rows[order], firsts) - np.minimum.reduceat(rows[order], firsts) + 1
    for colour, wide, high in zip(colours[order][firsts], wides, highs, strict=True):
        if colour != WHITE:
            pieces[colour - 1] += 1
            extents[colour - 1] += int(wide + high)
    return Measure(tuple(pieces), tuple(extents))


def runs(labels: Labels) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """The runs of equal cells in each row: first column, column past the last, row, colour."""
    change = np.ones(labels.shape, bool)
    change[:, 1:] = labels[:, 1:] != labels[:, :-1]
    at = np.flatnonzero(change)
    past = np.append(at[1:], labels.size)
    return at % WIDTH, at % WIDTH + (past - at), at // WIDTH, labels.ravel()[at]


def joined(starts: np.ndarray, ends: np.ndarray, rows: np.ndarray, colours: np.ndarray) -> np.ndarray:
    """The piece each run belongs to: runs of neighbouring rows touch where they share a column."""
    parent = list(range(len(starts)))
    start, end, row, colour = starts.tolist(), ends.tolist(), rows.tolist(), colours.tolist()
    above = 0
    for run in range(len(start)):
        while row[above] < row[run] - 1 or (row[above] == row[run] - 1 and end[above] <= start[run]):
            above += 1
        other = above
        while row[other] == row[run] - 1 and start[other] < end[run]:
            if colour[other] == colour[run]:
                parent[root(parent, run)] = root(parent, other)
            other += 1
    return np.array([root(parent, run) for run in range(len(start))])


def root(parent: list[int], run: int) -> int:
    while parent[run] != run:
        parent[run] = parent[parent[run]]
        run = parent[run]
    return run
