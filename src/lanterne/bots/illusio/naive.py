"""Bots of Illusio that judge as the greedy one does, but overlook part of what they could do."""

from __future__ import annotations

from typing import Final, cast, final

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.illusio.greedy import best_of, reason_for
from lanterne.bots.illusio.outlook import Outlook, truth_of
from lanterne.core.game import Action
from lanterne.core.phrase import Phrase
from lanterne.games.illusio.actions import (
    FREE_ADD,
    FREE_MOVE,
    FREE_PREPARE,
    LOOK,
    PLAY_ON,
    PLAY_TAKE,
    PLAY_TRANSFORM,
    PUT_ASIDE,
    TAKE_OBJECTIVE,
    TARGET,
    IllusioAction,
)
from lanterne.games.illusio.cards import DEJAVU, ENCORE, objective
from lanterne.games.illusio.frames import DRAW, TURN, WINDOW

TALENTS: Final = (TARGET, LOOK, FREE_PREPARE, FREE_ADD, FREE_MOVE)
MALICE: Final = (DEJAVU, ENCORE)  # cards that only make sense on a rival's trick


@final
class IllusioNaive(Bot):
    """Builds its own tricks from what it finds, without talents, exchanges or a look at what others are about to do.

    It plans for small tricks alone, and larger ones only where the Contest has no others. A beginner thinks of the very
    smallest, and plays no special actions either.
    """

    def __init__(self, name: str, *, level: int, specials: bool) -> None:
        super().__init__(name)
        self.level: Final = level  # of the largest objectives that it thinks of
        self.specials: Final = specials

    def choose(self, ask: Ask) -> Action:
        legal = cast(list[IllusioAction], ask.legal)
        s = truth_of(ask.view, ask.game.rules)
        level = max([self.level, *([min([objective(index).level for index in s.contest])] if s.contest else [])])
        s.contest = [index for index in s.contest if objective(index).level <= level]
        if s.top().kind in (TURN, DRAW, WINDOW):  # there it may always do nothing
            legal = [a for a in legal if not self.overlooks(a, level)]
        return best_of(Outlook(s, ask.seat), legal)

    def reason(self, ask: Ask, a: Action) -> Phrase | None:
        return reason_for(ask, a)

    def overlooks(self, a: IllusioAction, level: int) -> bool:
        if a.verb == TAKE_OBJECTIVE:
            return objective(a.objective).level > level
        if a.verb in (PLAY_TRANSFORM, PLAY_TAKE, PLAY_ON):
            return not self.specials or a.kind in MALICE
        return a.verb in TALENTS or a.verb == PUT_ASIDE
