"""What a position of Illusion is worth to each seat, where it is known whether the row is in order."""

from __future__ import annotations

from typing import final

from lanterne.bots.estimate import Estimate, shares_won
from lanterne.bots.illusion.eyes import Races
from lanterne.bots.illusion.habits import features
from lanterne.bots.illusion.stakes import dealt_out
from lanterne.core.game import State
from lanterne.core.rng import Rng
from lanterne.games.illusion.eyes import HEARD, NONE
from lanterne.games.illusion.scoring import outcome_of
from lanterne.games.illusion.state import NOBODY, IllusionState


@final
class IllusionEstimate(Estimate):
    def __init__(self) -> None:
        super().__init__(1)
        self.races = Races()

    def shares(self, s: State, rng: Rng) -> list[float]:
        assert isinstance(s, IllusionState)
        outcome = outcome_of(s)
        if outcome is not None:
            return shares_won(outcome)
        won = [int(s.arrows_of(seat)) for seat in range(s.seats)]
        if s.last_placer == NOBODY:
            return self.level([self.races.value(won, seat, s.length) for seat in range(s.seats)])
        about = features(1.0 if in_order(s) else 0.0, len(s.row), eyes(s, s.last_placer), eyes(s, s.turn))
        found = [0.0] * s.seats
        for onward, likely in enumerate(dealt_out(s.seats, about)):
            winner = (s.last_placer + onward) % s.seats
            for seat in range(s.seats):
                found[seat] += likely * self.races.after(won, winner, seat, s.length)
        return self.level(found)

    def level(self, found: list[float]) -> list[float]:
        """Races count a little for every arrow; here only the victory counts."""
        whole = sum(found)
        return [share / whole for share in found]


def eyes(s: IllusionState, seat: int) -> int:
    """How well a seat sees; a person is taken for middling eyes."""
    grade = s.grade(seat)
    return HEARD if grade == NONE else grade


def in_order(s: IllusionState) -> bool:
    shares = [s.deck.share(card, s.arrow) for card in s.row]
    return all([shares[at - 1] <= shares[at] for at in range(1, len(shares))])
