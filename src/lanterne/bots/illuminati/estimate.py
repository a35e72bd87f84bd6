"""What a position of Illuminati is worth to each seat: the turn is played to its end, everybody as greedy would."""

from __future__ import annotations

from typing import final

from lanterne.bots.estimate import Estimate
from lanterne.bots.illuminati.memory import Memory
from lanterne.bots.illuminati.prospects import shares
from lanterne.bots.illuminati.sequel import Sequel
from lanterne.core.game import State
from lanterne.core.rng import Rng
from lanterne.games.illuminati.state import IlluminatiState

FEAR = 2.0  # steps; see `Sequel`


@final
class IlluminatiEstimate(Estimate):
    def __init__(self) -> None:
        super().__init__(24)

    def shares(self, s: State, rng: Rng) -> list[float]:
        assert isinstance(s, IlluminatiState)
        memories = [Memory(seat) for seat in range(s.seats)]
        Sequel(memories, FEAR).play_on(s, s.turn, rng)
        return shares(s)
