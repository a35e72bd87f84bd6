"""The bots of Vizia that search: whole turns are tried in worlds that could be true, against replies of the others."""

from __future__ import annotations

from typing import Any, Final, final

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.kinds import Param, Value
from lanterne.bots.search.knowledge import Line
from lanterne.bots.search.trials import Trials, Tried
from lanterne.bots.vizia.plans import WIDTHS, Planner
from lanterne.bots.vizia.sequel import Sequel
from lanterne.bots.vizia.turns import Turns
from lanterne.bots.vizia.valued import by_net
from lanterne.bots.vizia.values import FITTED, PLAIN
from lanterne.bots.vizia.worth import Judge
from lanterne.core.game import Action, AnyGame, Event, Seat, Witness
from lanterne.games.vizia.legal import legal_actions
from lanterne.games.vizia.state import PLAY, TAKE, ViziaState

REPLY_WIDTHS: Final = (4, 2, 1, 1)
DEPTH: Final = 0  # turns after the own one; 0: once round the table, three at least
LEAST_DEPTH: Final = 3
LINES: Final = 20
BEAM: Final = 8
ROUNDS: Final = 0  # quiet tiles laid after a plan; with two of them it won less
LOOKED_AT: Final = 3


def params(seconds: float, depth: int = DEPTH, lines: int = LINES, rounds: int = ROUNDS) -> tuple[Param, ...]:
    return (
        Param("seconds", seconds, least=0.01, most=60.0),
        Param("iterations", 0, least=0, most=1_000_000),  # 0: as many as the seconds allow; else always the same answer
        Param("depth", depth, least=0, most=12),
        Param("lines", lines, least=1, most=100),
        Param("rounds", rounds, least=0, most=4),
        Param("quiet", False),
        Param("values", "fitted", choices=("fitted", "plain", "net")),
    )


@final
class Mind:
    """What it keeps at one table: what its seat saw, and the turn it has begun."""

    def __init__(self, witness: Witness | None) -> None:
        self.witness: Final = witness
        self.rest: list[Action] = []
        self.tried: list[Tried] = []  # what its last search found, the chosen line first
        self.iterations = 0


@final
class ViziaSearcher(Bot):
    """`remembers`: it knows what it saw the others take."""

    def __init__(self, name: str, values: dict[str, Value], *, remembers: bool = True) -> None:
        iterations, seconds = whole(values, "iterations", 0), values.get("seconds", 1.0)
        assert isinstance(seconds, (int, float))
        super().__init__(name, seconds=0.0 if iterations else float(seconds))
        self.iterations: Final = iterations
        self.depth: Final = whole(values, "depth", DEPTH)
        self.lines: Final = whole(values, "lines", LINES)
        self.rounds: Final = whole(values, "rounds", ROUNDS)
        self.quiet: Final = bool(values.get("quiet", False))
        self.fitted: Final = values.get("values", "fitted") != "plain"
        self.valuer: Final = by_net() if values.get("values", "fitted") == "net" else None
        self.remembers: Final = remembers

    def new_mind(self, game: AnyGame, seat: Seat) -> Mind:
        return Mind(game.witness(seat) if self.remembers else None)

    def told(self, mind: Any, events: list[Event]) -> None:
        if mind.witness is not None:
            for event in events:
                mind.witness.see(event)

    def choose(self, ask: Ask) -> Action:
        mind = ask.mind if isinstance(ask.mind, Mind) else Mind(None)  # asked out of the blue: it remembers nothing
        if mind.rest and mind.rest[0] in ask.legal:
            return mind.rest.pop(0)
        mind.rest = []
        if len(ask.legal) == 1:
            return ask.legal[0]
        dealer = ask.game.dealer(ask.view, mind.witness)
        s = dealer.deal(ask.rng)
        assert isinstance(s, ViziaState)
        judge = Judge()
        lines = self.lines_of(judge, s, ask.seat)
        if len(lines) > 1:
            depth = self.depth or max(LEAST_DEPTH, int(s.seats))
            weights = (FITTED if self.fitted else PLAIN)[s.seats]
            planner = Planner(judge, REPLY_WIDTHS)
            sequel = Sequel(judge, planner, weights, depth, LOOKED_AT, quiet=self.quiet, valuer=self.valuer)
            trials = Trials(sequel, lines, dealer, ask.seat, ask.rng)
            mind.tried = trials.run(ask.budget, 1.0, self.iterations)
            mind.iterations = trials.iterations
            lines = [mind.tried[0].line]
        mind.rest = lines[0].actions[1:]
        return lines[0].actions[0]

    def lines_of(self, judge: Judge, s: ViziaState, seat: Seat) -> list[Line]:
        if s.phase != PLAY and s.phase != TAKE:
            return [Line(at, [a], 0.0) for at, a in enumerate(legal_actions(s, seat))]
        return Turns(judge, Planner(judge, WIDTHS), BEAM, self.rounds).lines(s, seat, self.lines)


def whole(values: dict[str, Value], key: str, usual: int) -> int:
    value = values.get(key, usual)
    assert isinstance(value, int)
    return value
