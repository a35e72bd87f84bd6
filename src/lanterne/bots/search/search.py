"""Information-set Monte Carlo tree search over whole lines of play: many worlds, one tree, max^n.

Every iteration deals a world that the seat cannot tell from the true one, goes down the tree by what is promising and
little tried (PUCT; a line counts as offered only where its world has it), follows one new line, and asks the game's
knowledge what the position is worth to each seat. Every seat is thought to choose what is best for itself.
"""

from __future__ import annotations

import math
from typing import Any, Final, final

from lanterne.bots.bot import Budget
from lanterne.bots.search.knowledge import Knowledge, Line, Weighed
from lanterne.bots.search.tree import Edge, Node
from lanterne.core.game import NO_SEAT, Dealer, Seat, State
from lanterne.core.rng import Rng

EXPLORE: Final = 0.6  # how much what is likely and little tried draws
PESSIMISM: Final = 0.08  # a line that was never followed is thought so much worse than the node it starts from
MOST_EDGES: Final = 150_000  # some 60 MB; a search that has so many looks no deeper
EDGE_BYTES: Final = 400  # about, with its part of the node it is at


@final
class Limits:
    """How far one search may go."""

    def __init__(
        self, *, iterations: int = 0, depth: int = 6, explore: float = EXPLORE, edges: int = MOST_EDGES
    ) -> None:
        self.iterations = iterations  # 0: as many as the budget allows
        self.depth = depth  # lines, counted from the root
        self.explore = explore
        self.edges = edges  # that it may keep; lines at nodes it has by then still come to a few more


@final
class Search:
    """One decision's search. Made anew for each; what is kept between decisions is the caller's affair."""

    def __init__(self, knowledge: Knowledge, dealer: Dealer[Any], seat: Seat, rng: Rng, limits: Limits) -> None:
        self.knowledge: Final = knowledge
        self.dealer: Final = dealer
        self.seat: Final = seat
        self.rng: Final = rng
        self.limits: Final = limits
        self.top: Final = Edge(1.0)  # leads to the root
        self.root: Final = Node()
        self.nodes = 1
        self.edges = 0
        self.iterations = 0
        self.lines: Final[list[Line]] = knowledge.lines(dealer.deal(rng), seat, rng)  # the same in all its worlds

    def run(self, budget: Budget) -> list[Weighed]:
        """The root's lines, the best first. With one line there is nothing to search."""
        most = self.limits.iterations
        while len(self.lines) > 1 and (self.iterations < most if most else not budget.is_over()):
            self.iterate()
        return self.found()

    def iterate(self) -> None:
        s: State = self.dealer.deal(self.rng)
        self.iterations += 1
        above = self.top
        path: list[Edge] = [above]
        node: Node | None = self.root
        while node is not None and len(path) <= self.limits.depth:
            seat = self.knowledge.waited(s)
            if seat == NO_SEAT:
                break
            lines = self.lines if node is self.root else self.knowledge.lines(s, seat, self.rng)
            line = self.choose(node, above, seat, lines)
            self.knowledge.follow(s, seat, line, self.rng)
            above = node.edge(seat, line.key, line.prior)
            path.append(above)
            node = self.below(above)
        values = self.knowledge.values(s, self.rng)
        for edge in path:
            edge.add(values)

    def below(self, edge: Edge) -> Node | None:
        """Where the line leads; the node is made when the line is followed for the second time."""
        if edge.node is None and edge.visits > 0 and self.edges < self.limits.edges:
            edge.node = Node()
            self.nodes += 1
        return edge.node

    def choose(self, node: Node, above: Edge, seat: Seat, lines: list[Line]) -> Line:
        """By mean value, and by prior and how seldom it was tried where it could have been."""
        untried = above.mean(seat) - PESSIMISM
        self.edges -= len(node.edges)
        best = lines[0]
        highest = 0.0
        for at, line in enumerate(lines):
            edge = node.edge(seat, line.key, line.prior)
            edge.offered += 1
            worth = edge.mean(seat) if edge.visits else untried
            worth += self.limits.explore * edge.prior * math.sqrt(float(edge.offered)) / (1.0 + edge.visits)
            if at == 0 or worth > highest:
                best, highest = line, worth
        self.edges += len(node.edges)
        return best

    def found(self) -> list[Weighed]:
        """By visits, then by value: what was followed most was thought best for longest."""
        edges = [self.root.edge(self.seat, line.key, line.prior) for line in self.lines]
        rows = [Weighed(self.lines[at], edge.visits, edge.mean(self.seat)) for at, edge in enumerate(edges)]
        rows.sort(key=standing)
        return rows


def standing(row: Weighed) -> tuple[float, float]:
    return (-float(row.visits), -row.value)
