"""Weighs each action of a list by a net that reads the position and the action, and plays the best."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.nets.file import ActionCells
from lanterne.bots.nets.net import Net
from lanterne.bots.search.why import both, only_choice
from lanterne.core.features import Parts
from lanterne.core.game import Action, AnyGame, Event, Seat, State, Witness
from lanterne.core.phrase import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Scorer:
    """What a net makes of actions. A game whose actions name seats says how they stand from the one that is asked."""

    def __init__(self, game: AnyGame, net: Net) -> None:
        self.game: Final = game
        self.net: Final = net
        self.deeds: Final = ActionCells(game)

    def turned(self, s: State, seat: Seat, a: Action) -> Parts:
        """The parts of the action, seats counted from this one on."""
        return a.parts()

    def cells(self, s: State, seat: Seat, a: Action) -> list[int]:
        return self.deeds.of(self.turned(s, seat, a))

    def best(self, s: State, seat: Seat, legal: list[Action], witness: Witness | None = None) -> Action:
        """The first of those that promise most; looks at nothing that the seat could not know."""
        self.net.read(self.game.features(s, seat, witness))
        best = legal[0]
        most = -1e9
        for a in legal:
            worth = self.net.value_with(self.cells(s, seat, a))
            if worth > most:
                best, most = a, worth
        return best


@mypyc_attr(allow_interpreted_subclasses=True)
class ByNet(Bot):
    """A bot that does what its scorer likes best. It keeps nothing but what its seat saw happen."""

    def __init__(self, name: str, scorer: Scorer) -> None:
        super().__init__(name)
        self.scorer: Final = scorer

    def new_mind(self, game: AnyGame, seat: Seat) -> Any:
        return game.witness(seat)

    def told(self, mind: Any, events: list[Event]) -> None:
        if isinstance(mind, Witness):
            for event in events:
                mind.see(event)

    def choose(self, ask: Ask) -> Action:
        if len(ask.legal) == 1:
            return ask.legal[0]
        witness = ask.mind if isinstance(ask.mind, Witness) else None
        s = ask.game.imagine(ask.view, ask.rng, witness)
        return self.scorer.best(s, ask.seat, ask.legal, witness)

    def reason(self, ask: Ask, a: Action) -> Phrase | None:
        return liked(ask, None)


def liked(ask: Ask, known: Phrase | None) -> Phrase | None:
    """Why a net does something: more than that it likes it nobody knows, but what a plain bot of the game would see."""
    return only_choice() if len(ask.legal) == 1 else both(Phrase("why-net"), known)
