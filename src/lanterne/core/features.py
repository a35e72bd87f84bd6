"""A position as the cells that are on: what nets and environments read.

A game names its blocks once (`Game.feature_blocks`), the same for all options and numbers of seats; cells are numbered
through them. Seats stand in order from the asking one on, so that one net serves every seat.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64

Parts: TypeAlias = tuple[int, int, int, int]  # of an action: its verb, and three small numbers, 0 where unused
NO_PARTS: Final[Parts] = (0, 0, 0, 0)


@final
class Block:
    """A named run of cells; `words` says in one line, for whoever trains on it, what they tell."""

    def __init__(self, name: str, size: int, words: str) -> None:
        self.name: Final = name
        self.size: Final = size
        self.words: Final = words


def cells_in(blocks: tuple[Block, ...]) -> int:
    """How many cells there are in all."""
    return sum([block.size for block in blocks])


def starts_of(blocks: tuple[Block, ...]) -> list[int]:
    """The first cell of each block."""
    starts: list[int] = []
    start = 0
    for block in blocks:
        starts.append(start)
        start += block.size
    return starts


@final
class Cells:
    """Writes the cells of one position from the first to the last: what is written comes out ascending by itself.

    Every method goes on by the cells that it speaks of, whether they are on or not. Numbers too great for their cells
    count as the greatest, those below zero as zero.
    """

    def __init__(self) -> None:
        self.on: list[int] = []
        self.at: i64 = 0

    def begin(self, start: i64) -> None:
        """A block begins at this cell; what the one before left out is off."""
        assert self.at <= start, "a block wrote more cells than it has"
        self.at = start

    def skip(self, size: i64) -> None:
        """Cells that are off: those of a seat that is not there."""
        self.at += size

    def flag(self, value: bool) -> None:
        """One cell: whether it is so."""
        if value:
            self.on.append(int(self.at))
        self.at += 1

    def one_of(self, number: i64, size: i64) -> None:
        """The one cell of a number from 0 to size - 1."""
        if number < 0:
            number = 0
        elif number >= size:
            number = size - 1
        self.on.append(int(self.at + number))
        self.at += size

    def steps(self, number: i64, size: i64) -> None:
        """As many cells as the number says, from 0 to size: at least one, at least two, ..."""
        if number > size:
            number = size
        k: i64 = 0
        while k < number:
            self.on.append(int(self.at + k))
            k += 1
        self.at += size

    def bits(self, mask: i64, size: i64) -> None:
        """One cell a bit, the lowest first; 62 at most."""
        k: i64 = 0
        while k < size:
            if (mask >> k) & 1:
                self.on.append(int(self.at + k))
            k += 1
        self.at += size
