"""The search finds what is right in a game small enough to be known: whoever leaves a multiple of three wins."""

from __future__ import annotations

import pytest

from lanterne.bots.bot import Ask, Budget
from lanterne.bots.search.bot import Mind, SearchBot
from lanterne.bots.search.knowledge import Knowledge, Line
from lanterne.bots.search.search import EDGE_BYTES, MOST_EDGES, Limits, Search
from lanterne.bots.search.tree import Node
from lanterne.core.game import NO_SEAT, Seat, State
from lanterne.core.rng import FastRng, Rng
from tests.pebbles import GAME, Heap, Take

FAR = Budget(3600.0)


class PebbleSense(Knowledge):
    """Knows the rules and nothing else; a pair of pebbles may also be taken one by one: a line of two actions."""

    def __init__(self) -> None:
        self.asked = 0

    def waited(self, s: State) -> Seat:
        waited = GAME.to_act(heap(s))
        return waited[0] if waited else NO_SEAT

    def lines(self, s: State, seat: Seat, rng: Rng) -> list[Line]:
        self.asked += 1
        legal = GAME.legal(heap(s), seat)
        return [Line(a.count, [a], 1 / len(legal)) for a in legal]

    def follow(self, s: State, seat: Seat, line: Line, rng: Rng) -> None:
        for a in line.actions:
            assert isinstance(a, Take)
            GAME.apply(heap(s), seat, a, rng)

    def values(self, s: State, rng: Rng) -> list[float]:
        outcome = GAME.outcome(heap(s))
        if outcome is None:
            return [1 / heap(s).seats] * heap(s).seats
        return [1.0 if place == 1 else 0.0 for place in outcome.places]


def heap(s: State) -> Heap:
    assert isinstance(s, Heap)
    return s


def at(left: int) -> Heap:
    s = GAME.start(GAME.options({"heap": 30}, 2), 2, FastRng(3))
    s.left = left
    return s


def searched(left: int, iterations: int, seed: int = 5) -> Search:
    s = at(left)
    search = Search(
        PebbleSense(), GAME.dealer(GAME.view(s, 0)), 0, FastRng(seed), Limits(iterations=iterations, depth=9)
    )
    search.run(FAR)
    return search


@pytest.mark.parametrize("left", [4, 5, 7, 8])
def test_it_leaves_a_multiple_of_three(left: int) -> None:
    best = searched(left, 600).found()[0]
    assert best.line.key == left % 3
    assert best.value > 0.8


def test_a_lost_position_is_known_for_lost() -> None:
    assert searched(6, 900).found()[0].value < 0.2


def test_every_iteration_is_counted_once_at_the_root() -> None:
    search = searched(7, 200)
    assert search.iterations == 200
    assert sum(row.visits for row in search.found()) == 200
    assert 1 < search.nodes <= 201


def test_the_same_seed_finds_the_same() -> None:
    rows = [[(row.line.key, row.visits, row.value) for row in searched(8, 150).found()] for _ in range(2)]
    assert rows[0] == rows[1]


def test_with_one_line_nothing_is_searched() -> None:
    search = searched(1, 500)
    assert search.iterations == 0
    assert [row.line.key for row in search.found()] == [1]


def test_a_budget_that_is_over_still_gives_an_answer() -> None:
    s = at(7)
    search = Search(PebbleSense(), GAME.dealer(GAME.view(s, 0)), 0, FastRng(1), Limits())
    assert search.run(Budget(-1.0))[0].line.key in (1, 2)


class InPairs(PebbleSense):
    """Two pebbles, always one by one where that is possible at all; the seat is asked again in between."""

    def lines(self, s: State, seat: Seat, rng: Rng) -> list[Line]:
        self.asked += 1
        one = GAME.legal(heap(s), seat)[0]
        return [Line(1, [one, one], 0.5), Line(2, [one], 0.5)]

    def follow(self, s: State, seat: Seat, line: Line, rng: Rng) -> None:
        GAME.apply(heap(s), seat, line.actions[0] if isinstance(line.actions[0], Take) else Take(1), rng)


def ask_at(s: Heap, mind: Mind) -> Ask:
    return Ask(GAME, GAME.view(s, 0), 0, list(GAME.legal(s, 0)), FastRng(2), mind, FAR)


def test_a_line_is_carried_through_without_searching_again() -> None:
    sense = InPairs()
    bot = SearchBot("pairs", sense, {"iterations": 20})
    mind = bot.new_mind(GAME, 0)
    s = at(9)
    mind.rest = [Take(2)]
    assert bot.choose(ask_at(s, mind)) == Take(2)
    assert (sense.asked, mind.rest) == (0, [])
    assert bot.choose(ask_at(s, mind)) == Take(1)
    assert sense.asked > 20


def test_what_is_no_longer_legal_is_not_carried_through() -> None:
    bot = SearchBot("pairs", PebbleSense(), {"iterations": 50})
    mind = bot.new_mind(GAME, 0)
    mind.rest = [Take(7)]
    assert bot.choose(ask_at(at(4), mind)) == Take(1)


def test_the_truth_changes_no_answer() -> None:
    """Same view, same mind, same seed: the same answer, whatever the others hide."""
    s, other = at(8), at(8)
    other.secrets = [s.secrets[0], *[secret + 1 for secret in s.secrets[1:]]]
    assert GAME.view(s, 0) == GAME.view(other, 0)
    bot = SearchBot("sense", PebbleSense(), {"iterations": 80})
    answers = []
    for truth in (s, other):
        mind = bot.new_mind(GAME, 0)
        a = bot.choose(ask_at(truth, mind))
        answers.append((a.code(), [(row.visits, row.value) for row in mind.rows]))
    assert answers[0] == answers[1]


def test_a_huge_budget_keeps_no_more_than_a_search_may_keep() -> None:
    """The bound is the usual one, lowered so that it is soon reached; two lines a node are all that may come on top."""
    s = at(30)
    limits = Limits(iterations=3000, depth=30, edges=200)
    search = Search(PebbleSense(), GAME.dealer(GAME.view(s, 0)), 0, FastRng(1), limits)
    search.run(FAR)
    assert search.iterations == 3000
    assert search.nodes == len(nodes(search.root)) > 50
    assert search.edges == sum(len(node.edges) for node in nodes(search.root))
    assert 200 <= search.edges <= 202 + 2 * search.nodes
    assert Limits().edges == MOST_EDGES
    more = Search(PebbleSense(), GAME.dealer(GAME.view(s, 0)), 0, FastRng(1), Limits(iterations=3000, depth=30))
    more.run(FAR)
    assert more.edges > 2 * search.edges


def nodes(root: Node) -> list[Node]:
    return [root, *[node for edge in root.edges.values() if edge.node is not None for node in nodes(edge.node)]]


def test_a_mind_tells_what_its_last_search_used() -> None:
    bot = SearchBot("sense", PebbleSense(), {"iterations": 80})
    mind = bot.new_mind(GAME, 0)
    bot.choose(ask_at(at(8), mind))
    assert (mind.searches, mind.iterations) == (1, 80)
    assert 1 < mind.nodes <= 81
    assert mind.nodes * EDGE_BYTES <= mind.bytes <= 3 * mind.nodes * EDGE_BYTES
    bot.choose(ask_at(at(1), mind))
    assert mind.searches == 1
