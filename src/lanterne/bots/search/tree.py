"""The tree of a search: open to chance (a line leads to one node, whatever was drawn), a value for every seat."""

from __future__ import annotations

from typing import final

from lanterne.core.game import Seat


@final
class Edge:
    """One line at one node: how often it could be followed, how often it was, and what came of it."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.offered = 0  # iterations in whose world the line was there to be followed
        self.visits = 0
        self.totals: list[float] = []  # by seat, of all visits
        self.node: Node | None = None  # where it leads, once it was followed a second time

    def mean(self, seat: Seat) -> float:
        return self.totals[seat] / self.visits if self.visits else 0.0

    def add(self, values: list[float]) -> None:
        self.visits += 1
        if not self.totals:
            self.totals = values[:]
            return
        for seat in range(len(values)):
            self.totals[seat] += values[seat]


@final
class Node:
    """A point of decision. In different worlds other seats may be asked here, so edges are kept by seat and line."""

    def __init__(self) -> None:
        self.edges: dict[tuple[Seat, int], Edge] = {}

    def edge(self, seat: Seat, key: int, prior: float) -> Edge:
        place = (seat, key)
        found = self.edges.get(place)
        if found is None:
            found = Edge(prior)
            self.edges[place] = found
        return found
