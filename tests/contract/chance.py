"""Chance for the laws: a stream that writes down what it gave, and one that gives the same again."""

from __future__ import annotations

from lanterne.core.rng import FastRng, Rng


class Diverged(Exception):
    """Another world asked other questions of chance: its answer proves nothing."""


class Noted(Rng):
    """A fast stream; `draws` keeps each question and its answer."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.source = FastRng(seed)
        self.draws: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        self.used = True
        k = int(self.source.below(n))
        self.draws.append((n, k))
        return k


class Echo(Rng):
    """The draws of another stream once more, as long as the same questions are asked."""

    def __init__(self, draws: list[tuple[int, int]]) -> None:
        super().__init__()
        self.draws = draws
        self.at = 0

    def below(self, n: int) -> int:
        self.used = True
        if self.at == len(self.draws) or self.draws[self.at][0] != n:
            raise Diverged
        self.at += 1
        return self.draws[self.at - 1][1]

    def end(self) -> None:
        if self.at < len(self.draws):
            raise Diverged
