"""Evaluates a small net over the cells that are on, in whole numbers: the same answer everywhere, to the last bit.

The first layer is a sum of rows, one for each cell that is on; what follows are small dense layers. Weights and what
flows between layers count in parts of 4096. To weigh many actions of one position, its cells are summed up once and
each action adds its own (`value_with`).
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

SHIFT: Final[i64] = 12  # of weights, and of what flows between layers
ONE: Final = 4096  # 1.0 as a weight
HEAVIEST: Final = 32767  # a weight at most


@final
class Layer:
    """A dense layer: `weights` row by row, a row for each output; biases are finer by another SHIFT."""

    def __init__(self, weights: vec[i16], biases: vec[i64]) -> None:
        self.weights: vec[i16] = weights
        self.biases: vec[i64] = biases
        self.results: vec[i64] = biases[:]

    def run(self, before: vec[i64]) -> None:
        """What came before counts where it is positive."""
        weights = self.weights
        results = self.results
        biases = self.biases
        outs = len(biases)
        ins = len(before)
        at: i64 = 0
        out: i64 = 0
        while out < outs:
            total = biases[out]
            k: i64 = 0
            while k < ins:
                number = before[k]
                if number > 0:
                    total += number * i64(weights[at + k])
                k += 1
            results[out] = total >> SHIFT
            at += ins
            out += 1


@final
class Net:
    """One net with the rows it works in: not to be shared by threads."""

    def __init__(self, table: vec[i16], biases: vec[i64], layers: list[Layer]) -> None:
        self.table: vec[i16] = table  # by cell, a row of the first layer
        self.biases: vec[i64] = biases
        self.width: i64 = len(biases)
        self.cells: i64 = len(table) // self.width
        self.layers: Final = layers
        self.sums: vec[i64] = biases[:]
        self.more: vec[i64] = biases[:]

    def read(self, on: list[int]) -> None:
        """The cells of a position."""
        k: i64 = 0
        while k < self.width:
            self.sums[k] = self.biases[k]
            k += 1
        self.add(on, self.sums)

    def add(self, on: list[int], sums: vec[i64]) -> None:
        table = self.table
        width = self.width
        for cell in on:
            number: i64 = cell
            at = number * width
            k: i64 = 0
            while k < width:
                sums[k] += i64(table[at + k])
                k += 1

    def value(self) -> float:
        """The first output for the position that was read."""
        self.run(self.sums)
        return self.output(0)

    def value_with(self, more: list[int]) -> float:
        """The same with other cells besides, those of an action; the position stays read."""
        k: i64 = 0
        while k < self.width:
            self.more[k] = self.sums[k]
            k += 1
        self.add(more, self.more)
        self.run(self.more)
        return self.output(0)

    def run(self, sums: vec[i64]) -> None:
        before = sums
        for layer in self.layers:
            layer.run(before)
            before = layer.results

    def output(self, number: i64) -> float:
        """Of the position that was valued last."""
        return float(self.layers[-1].results[number]) / float(ONE)

    def share(self, on: list[int]) -> float:
        """The first output as a share between 0 and 1."""
        self.read(on)
        return share_of(self.value())


def share_of(value: float) -> float:
    """An output as a share; beyond these bounds it is as good as sure."""
    if value < -30.0:
        value = -30.0
    return 1.0 / (1.0 + math.exp(-value))
