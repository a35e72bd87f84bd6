"""Illuminati by a net: every legal action is weighed, the best is played; an offer is worth what taking it changes."""

from __future__ import annotations

from typing import Final, cast, final

from lanterne.bots.bot import Ask
from lanterne.bots.nets.net import Net
from lanterne.bots.nets.scorer import ByNet, Scorer
from lanterne.core.features import Parts
from lanterne.core.game import Action, Seat, State, Witness
from lanterne.games.illuminati.deals.judging import ANSWERS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.moves import (
    ACCEPT,
    ACCUSE,
    CALL_OUT,
    HIDE,
    LEVY,
    LISTEN,
    REFUSE,
    RESIGN,
    SHOW,
    SHOW_GOAL,
    SHOW_MONEY,
    SPY_CENTRE,
    SPY_SPECIALS,
    STRIKE,
    IlluminatiAction,
    Move,
)
from lanterne.games.illuminati.state import IlluminatiState

NAMING_SEATS: Final = (LEVY, STRIKE, LISTEN, SPY_SPECIALS, SPY_CENTRE, CALL_OUT, ACCUSE)  # with the first parameter
LEFT_ASIDE: Final = (RESIGN, SHOW, HIDE, SHOW_MONEY, SHOW_GOAL)  # may be done at any time, and seldom should be


@final
class IlluminatiScorer(Scorer):
    def __init__(self, net: Net) -> None:
        super().__init__(GAME, net)

    def turned(self, s: State, seat: Seat, a: Action) -> Parts:
        assert isinstance(s, IlluminatiState)
        assert isinstance(a, IlluminatiAction)
        return turned(s, seat, a)


def turned(s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Parts:
    """Seats are counted from the asked one on, offers by how many lie open."""
    verb, first, second, third = a.parts()
    if verb in NAMING_SEATS:
        first = (first - seat) % s.seats
    elif verb in ANSWERS:
        first = 0
    return verb, first, second, third


def worth_weighing(legal: list[IlluminatiAction]) -> list[IlluminatiAction]:
    """Moves that a net has learned something about; all of them where there is nothing else."""
    found: list[IlluminatiAction] = [a for a in legal if isinstance(a, Move) and a.verb not in LEFT_ASIDE]
    return found or legal


def answers_in(legal: list[IlluminatiAction]) -> list[IlluminatiAction]:
    """The answers to one offer: to take it, if that can be, or to refuse it."""
    number = -1
    found: list[IlluminatiAction] = []
    for a in legal:
        if isinstance(a, Move) and a.verb in (ACCEPT, REFUSE) and number in (-1, a.a):
            number = a.a
            found.append(a)
    return found


@final
class IlluminatiByNet(ByNet):
    def choose(self, ask: Ask) -> Action:
        legal = worth_weighing(cast(list[IlluminatiAction], ask.legal))
        return legal[0] if len(legal) == 1 else self.best(ask, legal)

    def interject(self, ask: Ask) -> Action | None:
        """Whatever is not taken is refused at once, so that nobody waits."""
        legal = answers_in(cast(list[IlluminatiAction], ask.legal))
        return self.best(ask, legal) if legal else None

    def best(self, ask: Ask, legal: list[IlluminatiAction]) -> Action:
        witness = ask.mind if isinstance(ask.mind, Witness) else None
        s = ask.game.imagine(ask.view, ask.rng, witness)
        return self.scorer.best(s, ask.seat, list(legal), witness)
