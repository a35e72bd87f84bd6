"""Bots that search: what all have in common, and the one that searches whatever a game gives it knowledge of."""

from __future__ import annotations

from typing import Any, Final, final

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.kinds import Param, Value, real, whole
from lanterne.bots.search.knowledge import Knowledge, Line, Weighed
from lanterne.bots.search.search import EDGE_BYTES, Limits, Search
from lanterne.bots.search.trials import RESULT_BYTES, Trials
from lanterne.bots.search.why import both, only_choice, searched
from lanterne.core.game import Action, AnyGame, Event, Seat, Witness
from lanterne.core.phrase import Phrase


def thinking(seconds: float, iterations: int = 0) -> tuple[Param, ...]:
    """The parameters of every bot that searches. No iterations: as many as the seconds allow; else always the same."""
    return (
        Param("seconds", seconds, least=0.01, most=60.0),
        Param("iterations", iterations, least=0, most=1_000_000),
    )


class Mind:
    """What a bot that searches keeps at one table: what its seat saw happen, and the line that it is in the middle of.

    And what its last search found and used, for those who ask why, or how much.
    """

    def __init__(self, witness: Witness | None) -> None:
        self.witness: Final = witness
        self.rest: list[Action] = []  # of the line it has begun
        self.rows: list[Weighed] = []  # what the last search found, the chosen line first
        self.searches = 0
        self.iterations = 0
        self.nodes = 0  # of its tree; without one, the results it kept
        self.bytes = 0  # about

    def begin_anew(self) -> None:
        """Nothing is left of what it was about."""
        self.rest = []
        self.rows = []

    def searched(self, search: Search) -> None:
        self.note(search.iterations, search.nodes, search.edges * EDGE_BYTES)

    def tried(self, trials: Trials) -> None:
        self.note(trials.iterations, trials.iterations, trials.iterations * RESULT_BYTES)

    def note(self, iterations: int, nodes: int, size: int) -> None:
        self.searches += 1
        self.iterations = iterations
        self.nodes = nodes
        self.bytes = size


class Searcher(Bot):
    """Thinks for some seconds, or counts iterations, and then always answers alike.

    `remembers`: it knows what its seat saw of things that are covered again.
    """

    def __init__(self, name: str, values: dict[str, Value], *, remembers: bool = True) -> None:
        self.iterations: Final = whole(values, "iterations")
        self.remembers: Final = remembers
        super().__init__(name, seconds=0.0 if self.iterations else real(values, "seconds", 1.0))

    def new_mind(self, game: AnyGame, seat: Seat) -> Mind:
        return Mind(game.witness(seat) if self.remembers else None)

    def told(self, mind: Any, events: list[Event]) -> None:
        if mind.witness is not None:
            for event in events:
                mind.witness.see(event)

    def drop_plan(self, mind: Any) -> None:
        if isinstance(mind, Mind):
            mind.begin_anew()


@final
class SearchBot(Searcher):
    """Carries a line that it has chosen through to its end."""

    def __init__(self, name: str, knowledge: Knowledge, values: dict[str, Value], *, depth: int = 6) -> None:
        super().__init__(name, values)
        self.knowledge = knowledge
        self.limits = Limits(iterations=self.iterations, depth=depth)

    def choose(self, ask: Ask) -> Action:
        mind = mind_of(ask)
        if len(ask.legal) == 1:
            mind.begin_anew()
            return ask.legal[0]
        if mind.rest and mind.rest[0] in ask.legal:
            return mind.rest.pop(0)
        dealer = ask.game.dealer(ask.view, mind.witness)
        search = Search(self.knowledge, dealer, ask.seat, ask.rng, self.limits)
        mind.rows = search.run(ask.budget)
        mind.searched(search)
        return begin(mind, mind.rows[0].line)

    def reason(self, ask: Ask, a: Action) -> Phrase | None:
        return why(ask, a, self.knowledge.reason(ask.view, ask.game, ask.seat, a))


def why(ask: Ask, a: Action, of_game: Phrase | None) -> Phrase | None:
    """What the game's own judgement says of an action, and what the search found, where it searched."""
    if len(ask.legal) == 1:
        return only_choice()
    return both(of_game, searched(ask.game, ask.mind.rows if isinstance(ask.mind, Mind) else [], a))


def mind_of(ask: Ask) -> Mind:
    """Whoever is asked out of the blue remembers nothing."""
    return ask.mind if isinstance(ask.mind, Mind) else Mind(None)


def begin(mind: Mind, line: Line) -> Action:
    """The line's first action; the rest is kept in mind."""
    mind.rest = line.actions[1:]
    return line.actions[0]
