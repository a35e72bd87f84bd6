"""The bot of Vizia that plays by a net: of the turns that greedy looks at, the one whose end the net likes best."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.nets.file import shipped
from lanterne.bots.nets.net import Net
from lanterne.bots.nets.scorer import liked
from lanterne.bots.search.bot import Mind
from lanterne.bots.vizia.greedy import decide, reason_of
from lanterne.bots.vizia.plans import STILL, WIDTHS, Planner
from lanterne.bots.vizia.turns import Turn, Turns, actions_of
from lanterne.bots.vizia.values import points_of, share_won
from lanterne.bots.vizia.worth import Judge
from lanterne.core.game import Action, AnyGame, Event, Seat
from lanterne.core.phrase import Phrase
from lanterne.games.vizia.actions import PASS, TAKES
from lanterne.games.vizia.apply import apply_action
from lanterne.games.vizia.bag import count_of
from lanterne.games.vizia.features import features
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.state import OVER, PLAY, TAKE, ViziaState
from lanterne.games.vizia.witness import ViziaWitness

NET: Final = "values"  # the file beside this one
PLANS: Final = 12  # of a turn whose ends are weighed
BEAM: Final = 8


@final
class Valuer:
    """Shares of the victory by a net; the witness is that of the world it looks at, so nothing else is known."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.witness = ViziaWitness()

    def share(self, s: ViziaState, seat: i64) -> float:
        """What the seat may expect, from what it knows."""
        if s.phase == OVER:
            return share_won(s, seat, points_of(s))
        self.witness.known = s.known
        return self.net.share(features(s, seat, self.witness))

    def after_taking(self, s: ViziaState, mover: i64, taken: i64, seat: i64) -> float:
        """The same once the mover has taken these, before its turn is ended."""
        if s.phase == OVER or taken == 0:
            return self.share(s, seat)
        after = s.copy()
        take(after, mover, taken)
        return self.share(after, seat)

    def best(self, turns: list[Turn], seat: i64) -> list[Action]:
        """The actions of the turn whose end is worth most; the first of equals."""
        best = turns[0]
        most = -1.0
        for turn in turns:
            found = self.after_taking(turn.plan.after, seat, turn.taken, seat)
            if found > most:
                best, most = turn, found
        return actions_of(best)


def by_net() -> Valuer:
    """By the net that is shipped."""
    return Valuer(shipped(GAME, NET))


def take(s: ViziaState, seat: i64, taken: i64) -> None:
    for colour in range(6):
        for _ in range(count_of(taken, colour)):
            apply_action(s, seat, TAKES[colour], STILL, None)


def turn_by_net(valuer: Valuer, s: ViziaState, seat: i64, plans: int = PLANS) -> list[Action]:
    """The rest of the turn, or the next action of it; looks at nothing that the seat could not know."""
    if s.phase != PLAY and s.phase != TAKE:
        return [decide(s, seat)]
    judge = Judge()
    found = Turns(judge, Planner(judge, WIDTHS), BEAM, 0).turns(s, seat, plans)
    return valuer.best(found, seat) if found else [PASS]


@final
class ViziaByNet(Bot):
    """It remembers what it saw the others take."""

    def __init__(self, name: str, valuer: Valuer) -> None:
        super().__init__(name)
        self.valuer: Final = valuer

    def new_mind(self, game: AnyGame, seat: Seat) -> Mind:
        return Mind(game.witness(seat))

    def told(self, mind: Any, events: list[Event]) -> None:
        if mind.witness is not None:
            for event in events:
                mind.witness.see(event)

    def choose(self, ask: Ask) -> Action:
        mind = ask.mind if isinstance(ask.mind, Mind) else Mind(None)
        if mind.rest and mind.rest[0] in ask.legal:
            return mind.rest.pop(0)
        mind.rest = []
        if len(ask.legal) == 1:
            return ask.legal[0]
        s = ask.game.imagine(ask.view, ask.rng, mind.witness)
        assert isinstance(s, ViziaState)
        mind.rest = turn_by_net(self.valuer, s, ask.seat)
        return mind.rest.pop(0)

    def drop_plan(self, mind: Any) -> None:
        if isinstance(mind, Mind):
            mind.begin_anew()

    def reason(self, ask: Ask, a: Action) -> Phrase | None:
        return liked(ask, reason_of(ask, a))
