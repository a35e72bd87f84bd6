"""What a position of Illusio is worth to each seat: two turns are played on, then what was learned of games tells."""

from __future__ import annotations

from typing import final

from lanterne.bots.estimate import Estimate
from lanterne.bots.illusio.rollout import play_on
from lanterne.bots.illusio.values import chances
from lanterne.core.game import State
from lanterne.core.rng import Rng
from lanterne.games.illusio.state import IllusioState

TURNS = 2


@final
class IllusioEstimate(Estimate):
    def __init__(self) -> None:
        super().__init__(16)

    def shares(self, s: State, rng: Rng) -> list[float]:
        assert isinstance(s, IllusioState)
        play_on(s, TURNS, rng)
        return chances(s)
