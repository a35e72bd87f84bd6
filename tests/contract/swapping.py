"""What the swaps of several games have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from lanterne.core.rng import Rng

T = TypeVar("T")


def one_of(things: Sequence[T], rng: Rng) -> T:
    return things[rng.below(len(things))]


def pairs(n: int) -> list[tuple[int, int]]:
    """Every two of so many, the smaller first."""
    return [(one, other) for one in range(n) for other in range(one + 1, n)]
