"""Bots of Illusio that judge as the greedy one does, but overlook part of what they could do."""

from __future__ import annotations

from typing import Final, cast, final

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.illusio.greedy import best_of
from lanterne.bots.illusio.outlook import Outlook, truth_of
from lanterne.core.game import Action
from lanterne.games.illusio.actions import (
    FREE_ADD,
    FREE_MOVE,
    FREE_PREPARE,
    LOOK,
    PLAY_ON,
    PLAY_TAKE,
    PLAY_TRANSFORM,
    PUT_ASIDE,
    TARGET,
    IllusioAction,
)
from lanterne.games.illusio.cards import DEJAVU, ENCORE
from lanterne.games.illusio.frames import DRAW, TURN, WINDOW

TALENTS: Final = (TARGET, LOOK, FREE_PREPARE, FREE_ADD, FREE_MOVE)
MALICE: Final = (DEJAVU, ENCORE)  # cards that only make sense on a rival's trick


@final
class IllusioNaive(Bot):
    """Builds its own tricks; it never looks at what the others are about to do.

    A beginner among them does not think of talents either, nor of turning one component into another, and hardly of
    exchanging cards: it gathers what it finds.
    """

    def __init__(self, name: str, *, talents: bool, transforms: bool, exchanges: bool) -> None:
        super().__init__(name)
        self.talents: Final = talents
        self.transforms: Final = transforms
        self.exchanges: Final = exchanges

    def choose(self, ask: Ask) -> Action:
        legal = cast(list[IllusioAction], ask.legal)
        outlook = Outlook(truth_of(ask.view, ask.game.rules), ask.seat)
        if outlook.s.top().kind in (TURN, DRAW, WINDOW):  # there it may always do nothing
            legal = [a for a in legal if not self.overlooks(a)]
        return best_of(outlook, legal)

    def overlooks(self, a: IllusioAction) -> bool:
        if a.verb in TALENTS:
            return not self.talents
        if a.verb == PUT_ASIDE:
            return not self.exchanges
        if a.verb in (PLAY_TRANSFORM, PLAY_TAKE):
            return not self.transforms
        return a.verb == PLAY_ON and a.kind in MALICE
