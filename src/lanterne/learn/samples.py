"""Positions and what they came to, as plain arrays in a file: made by processes that know no PyTorch."""

from __future__ import annotations

import json
import os
import random
from array import array
from pathlib import Path
from typing import Final

MOST_CELLS: Final = 32767  # a cell is kept in two bytes


class Samples:
    """The cells of each position, ascending, and the share of the victory that its seat came to."""

    def __init__(self) -> None:
        self.rows: list[array[int]] = []
        self.shares: list[float] = []

    def __len__(self) -> int:
        return len(self.rows)

    def add(self, cells: list[int], share: float) -> None:
        self.rows.append(array("h", cells))
        self.shares.append(share)

    def save(self, path: Path, seed: int) -> None:
        """Shuffled: whoever reads a stretch of the file has positions of many games. Appears whole or not at all."""
        order = list(range(len(self.rows)))
        random.Random(seed).shuffle(order)
        cells, lengths, shares = array("h"), array("h"), array("f")
        for at in order:
            cells.extend(self.rows[at])
            lengths.append(len(self.rows[at]))
            shares.append(self.shares[at])
        beside = path.with_suffix(f".{os.getpid()}")
        with beside.open("wb") as file:
            file.write(json.dumps({"positions": len(order), "cells": len(cells)}).encode() + b"\n")
            for row in (cells, lengths, shares):
                file.write(row.tobytes())
        beside.replace(path)


def load(path: Path) -> tuple[bytearray, bytearray, bytearray]:
    """Cells, lengths and shares, as they lie in memory: made and read on one machine, or two of the same kind."""
    with path.open("rb") as file:
        head = json.loads(file.readline())
        sizes = (2 * head["cells"], 2 * head["positions"], 4 * head["positions"])
        cells, lengths, shares = [bytearray(file.read(size)) for size in sizes]
    if (len(cells), len(lengths), len(shares)) != sizes:
        raise OSError(f"{path} is cut off")
    return cells, lengths, shares
