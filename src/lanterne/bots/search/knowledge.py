"""What a game tells the search: which lines of play are worth a look, how one is followed, what a position is worth.

A line is one action, or several in a row that belong together: where a turn has thousands of forms, a handful of
sensible turns takes their place, and the search weighs those.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, final

from mypy_extensions import mypyc_attr

from lanterne.core.game import Action, AnyGame, Seat, State
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Line:
    """Something a seat could do now. A game may make a kind of its own that carries what `follow` needs."""

    def __init__(self, key: int, actions: list[Action], prior: float) -> None:
        self.key = key  # the same line has the same key in every world in which it can be followed
        self.actions = actions  # in order, the first of them legal now; a search bot plays them one decision at a time
        self.prior = prior  # how likely it is the best, before anything is searched; over all lines about 1


@final
class Weighed:
    """A line, and what a search found of it."""

    def __init__(self, line: Line, visits: int, value: float) -> None:
        self.line = line
        self.visits = visits
        self.value = value  # to the seat that asks, about its share of the victory; 0 where it was never followed


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(ABC):
    """Holds nothing of any game in progress. Whatever world it is shown, the seat it speaks for could know as much."""

    @abstractmethod
    def waited(self, s: State) -> Seat:
        """The seat that decides next in this world, or `NO_SEAT` when the game is over."""

    @abstractmethod
    def lines(self, s: State, seat: Seat, rng: Rng) -> list[Line]:
        """The lines worth a look, the likeliest first, at least one; at most some twenty."""

    @abstractmethod
    def follow(self, s: State, seat: Seat, line: Line, rng: Rng) -> None:
        """Plays the line out in this world, whatever chance does to it: `s` is changed."""

    @abstractmethod
    def values(self, s: State, rng: Rng) -> list[float]:
        """What each seat may expect of the game from here, from 0 to 1: its share of the victory where it is over."""

    def reason(self, v: Any, game: AnyGame, seat: Seat, a: Action) -> Phrase | None:
        """What the game's own judgement says for an action, from the seat's view; None: nothing."""
        return None
