"""Illusio by a net that was taught by the games it played: every legal action is weighed, the best is played."""

from __future__ import annotations

from typing import final

from lanterne.bots.nets.net import Net
from lanterne.bots.nets.scorer import Scorer
from lanterne.core.features import Parts
from lanterne.core.game import Action, Seat, State
from lanterne.games.illusio.actions import NO_SEAT, IllusioAction
from lanterne.games.illusio.game import GAME
from lanterne.games.illusio.parts import parts_of
from lanterne.games.illusio.state import IllusioState


@final
class IllusioScorer(Scorer):
    def __init__(self, net: Net) -> None:
        super().__init__(GAME, net)

    def turned(self, s: State, seat: Seat, a: Action) -> Parts:
        assert isinstance(s, IllusioState)
        assert isinstance(a, IllusioAction)
        return turned(s, seat, a)


def turned(s: IllusioState, seat: Seat, a: IllusioAction) -> Parts:
    """Seats are counted from the asked one on."""
    if a.seat == NO_SEAT:
        return a.parts()
    return parts_of(a.verb, a.kind, a.item, a.objective, (a.seat - seat + s.seats) % s.seats)
