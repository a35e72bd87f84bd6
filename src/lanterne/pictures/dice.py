"""The chance of a picture: a small seeded generator, the same on every run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import numpy as np

from lanterne.core.rng import FastRng, scatter
from lanterne.pictures.canvas import SHAPE, Field, X, Y

T = TypeVar("T")
WAVES = 14


class Dice:
    def __init__(self, seed: int, attempt: int) -> None:
        self._rng = FastRng(scatter(seed, 11, attempt))

    def below(self, n: int) -> int:
        return int(self._rng.below(n))

    def uniform(self, low: float, high: float) -> float:
        return low + (high - low) * self._rng.unit()

    def chance(self, probability: float) -> bool:
        return self._rng.unit() < probability

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        self._rng.shuffle(items)

    def angle(self) -> float:
        return self.uniform(0, 2 * np.pi)

    def noise(self, length: float) -> Field:
        """A smooth random field about zero: plane waves of about this length in all directions, added up."""
        total = np.zeros(SHAPE, np.float32)
        for _ in range(WAVES):
            pace = 2 * np.pi / (length * self.uniform(0.8, 1.9))
            angle, phase = self.angle(), self.angle()
            along = (X * np.float32(pace * np.cos(angle)) + np.float32(phase)).astype(np.float32)
            across = (Y * np.float32(pace * np.sin(angle))).astype(np.float32)
            total += np.cos(across) * np.cos(along) - np.sin(across) * np.sin(along)
        return total / np.float32(np.sqrt(WAVES / 2))
