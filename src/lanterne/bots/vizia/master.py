"""The bots of Vizia that search: whole turns are tried in worlds that could be true, against replies of the others."""

from __future__ import annotations

from typing import Final, final

from lanterne.bots.bot import Ask
from lanterne.bots.kinds import Param, Value, real, whole
from lanterne.bots.search.bot import Searcher, begin, mind_of, thinking, why
from lanterne.bots.search.knowledge import Line
from lanterne.bots.search.trials import Trials
from lanterne.bots.vizia.greedy import reason_of
from lanterne.bots.vizia.plans import WIDTHS, Planner
from lanterne.bots.vizia.sequel import Sequel
from lanterne.bots.vizia.turns import Turns
from lanterne.bots.vizia.valued import by_net
from lanterne.bots.vizia.values import FITTED, PLAIN
from lanterne.bots.vizia.worth import Judge
from lanterne.core.game import Action, Seat
from lanterne.core.phrase import Phrase
from lanterne.games.vizia.legal import legal_actions
from lanterne.games.vizia.state import PLAY, TAKE, ViziaState

# Replies are what greedy would do in three of four turns. With a look at `quiet` tiles and at eight plans it is five of
# six, at twice the time; so played, and thinking `again`, it won less (bench/results.md).
REPLY_WIDTHS: Final = (4, 2, 1, 1)
DEPTH: Final = 0  # turns after the own one; 0: once round the table, three at least
LEAST_DEPTH: Final = 3
LINES: Final = 20
BEAM: Final = 8
ROUNDS: Final = 0  # quiet tiles laid after a plan; with two of them it won less
LOOKED_AT: Final = 3
AGAIN: Final = 0.0


def params(
    seconds: float, depth: int = DEPTH, lines: int = LINES, rounds: int = ROUNDS, again: float = AGAIN
) -> tuple[Param, ...]:
    return (
        *thinking(seconds),
        Param("depth", depth, least=0, most=12),
        Param("lines", lines, least=1, most=100),
        Param("rounds", rounds, least=0, most=4),
        Param("quiet", False),
        Param("again", again, least=0.0, most=1.0),
        Param("values", "fitted", choices=("fitted", "plain", "net")),
    )


@final
class ViziaSearcher(Searcher):
    """`remembers`: it knows what it saw the others take.

    `again`: the part of its time for which it thinks about a turn that it has begun. What it had in mind then is kept
    to where nothing else proves better; without, the turn is played through.
    """

    def __init__(self, name: str, values: dict[str, Value], *, remembers: bool = True) -> None:
        super().__init__(name, values, remembers=remembers)
        self.depth: Final = whole(values, "depth", DEPTH)
        self.lines: Final = whole(values, "lines", LINES)
        self.rounds: Final = whole(values, "rounds", ROUNDS)
        self.quiet: Final = bool(values.get("quiet", True))
        self.again: Final = real(values, "again", AGAIN)
        self.fitted: Final = values.get("values", "fitted") != "plain"
        self.valuer: Final = by_net() if values.get("values", "fitted") == "net" else None

    def choose(self, ask: Ask) -> Action:
        mind = mind_of(ask)
        rest = mind.rest if mind.rest and mind.rest[0] in ask.legal else []
        rows = mind.rows
        mind.begin_anew()
        if len(ask.legal) == 1:
            mind.rest = rest[1:]
            return ask.legal[0]
        if rest and self.again == 0.0:
            mind.rows = rows
            return begin(mind, Line(0, rest, 0.0))
        dealer = ask.game.dealer(ask.view, mind.witness)
        s = dealer.deal(ask.rng)
        assert isinstance(s, ViziaState)
        judge = Judge()
        lines = self.lines_of(judge, s, ask.seat)
        if rest:
            lines = with_rest(rest, lines)
        if len(lines) > 1:
            trials = Trials(self.sequel(judge, s.seats), lines, dealer, ask.seat, ask.rng)
            part = self.again if rest else 1.0
            mind.rows = trials.run(ask.budget, part, int(part * self.iterations))
            mind.tried(trials)
            lines = [mind.rows[0].line]
        return begin(mind, lines[0])

    def reason(self, ask: Ask, a: Action) -> Phrase | None:
        return why(ask, a, reason_of(ask, a))

    def sequel(self, judge: Judge, seats: int) -> Sequel:
        depth = self.depth or max(LEAST_DEPTH, seats)
        weights = (FITTED if self.fitted else PLAIN)[seats]
        planner = Planner(judge, REPLY_WIDTHS)
        return Sequel(judge, planner, weights, depth, LOOKED_AT, quiet=self.quiet, valuer=self.valuer)

    def lines_of(self, judge: Judge, s: ViziaState, seat: Seat) -> list[Line]:
        if s.phase != PLAY and s.phase != TAKE:
            return [Line(at, [a], 0.0) for at, a in enumerate(legal_actions(s, seat))]
        return Turns(judge, Planner(judge, WIDTHS), BEAM, self.rounds).lines(s, seat, self.lines)


def with_rest(rest: list[Action], lines: list[Line]) -> list[Line]:
    """What was begun comes first; another order of the same actions is no other line."""
    known = signs(rest)
    others = [line.actions for line in lines if signs(line.actions) != known]
    return [Line(at, actions, 0.0) for at, actions in enumerate([rest, *others])]


def signs(actions: list[Action]) -> list[str]:
    return sorted([a.code() for a in actions])
