"""What a position is worth to each seat when everything lies open: for looking back at games that are over."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import final

from mypy_extensions import mypyc_attr

from lanterne.bots.search.rollout import rollout
from lanterne.core.game import AnyGame, Outcome, State
from lanterne.core.rng import Rng

LONGEST = 5_000  # decisions of a blind game


@mypyc_attr(allow_interpreted_subclasses=True)
class Estimate(ABC):
    """Knows the whole truth, so it is never asked of a game in progress."""

    def __init__(self, samples: int) -> None:
        self.samples = samples  # that make a steady mean; 1: it is always the same

    @abstractmethod
    def shares(self, s: State, rng: Rng) -> list[float]:
        """Each seat's share of the victory, as one way of playing on promises it; what it got where the game is over.

        `s` is changed.
        """


@final
class BlindEstimate(Estimate):
    """For games of which nobody knows more: chance plays them to their end."""

    def __init__(self, game: AnyGame, seats: int, samples: int = 24) -> None:
        super().__init__(samples)
        self.game = game
        self.seats = seats

    def shares(self, s: State, rng: Rng) -> list[float]:
        rollout(self.game, s, rng, LONGEST)
        outcome = self.game.outcome(s)
        return [1.0 / self.seats] * self.seats if outcome is None else shares_won(outcome)


def shares_won(outcome: Outcome) -> list[float]:
    """A victory is shared by those who have the first place."""
    winners = outcome.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.places))]
