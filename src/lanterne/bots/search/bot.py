"""A bot that searches: a game gives it knowledge, and it carries a line that it has chosen through to its end."""

from __future__ import annotations

from typing import Any, Final, final

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.kinds import Param, Value
from lanterne.bots.search.knowledge import Knowledge
from lanterne.bots.search.search import Limits, Search, Weighed
from lanterne.core.game import Action, AnyGame, Event, Seat, Witness

SECONDS: Final = 0.5
PARAMS: Final = (
    Param("seconds", SECONDS, least=0.01, most=60.0),
    Param("iterations", 0, least=0, most=1_000_000),  # 0: as many as the seconds allow; else always the same answer
)


@final
class Mind:
    """What a search bot keeps at one table: what its seat saw happen, and the line that it is in the middle of."""

    def __init__(self, witness: Witness | None) -> None:
        self.witness = witness
        self.rest: list[Action] = []  # of the line it has begun
        self.weighed: list[Weighed] = []  # what its last search found, the best first
        self.iterations = 0
        self.nodes = 0


@final
class SearchBot(Bot):
    def __init__(self, name: str, knowledge: Knowledge, values: dict[str, Value], *, depth: int = 6) -> None:
        seconds, iterations = values.get("seconds", SECONDS), values.get("iterations", 0)
        assert isinstance(seconds, (int, float))
        assert isinstance(iterations, int)
        super().__init__(name, seconds=0.0 if iterations else float(seconds))
        self.knowledge = knowledge
        self.limits = Limits(iterations=iterations, depth=depth)

    def new_mind(self, game: AnyGame, seat: Seat) -> Mind:
        return Mind(game.witness(seat))

    def told(self, mind: Any, events: list[Event]) -> None:
        if mind.witness is not None:
            for event in events:
                mind.witness.see(event)

    def choose(self, ask: Ask) -> Action:
        mind = ask.mind if isinstance(ask.mind, Mind) else Mind(None)  # asked out of the blue: it remembers nothing
        if len(ask.legal) == 1:
            mind.rest = []
            return ask.legal[0]
        if mind.rest and mind.rest[0] in ask.legal:
            return mind.rest.pop(0)
        dealer = ask.game.dealer(ask.view, mind.witness)
        search = Search(self.knowledge, dealer, ask.seat, ask.rng, self.limits)
        mind.weighed = search.run(ask.budget)
        mind.iterations, mind.nodes = search.iterations, search.nodes
        line = mind.weighed[0].line
        mind.rest = line.actions[1:]
        return line.actions[0]
