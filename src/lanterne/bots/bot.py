"""What a bot is: somebody at a seat who sees that seat's view and chooses among the legal actions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from lanterne.core.game import Action, AnyGame, Seat
from lanterne.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """One bot may sit at several tables: it keeps nothing between calls but what its options say."""

    def __init__(self, name: str, *, blind: bool = False) -> None:
        self.name = name
        self.blind = blind  # looks at nothing: a loop may choose by `Game.pick` instead of asking

    def wishes(self, seat: Seat) -> dict[str, str]:
        """The options a table should have for this bot at this seat; whoever sets up the table adds them to its own."""
        return {}

    @abstractmethod
    def choose(self, game: AnyGame, v: Any, seat: Seat, legal: list[Action], rng: Rng) -> Action:
        """One of the legal actions, from the seat's view alone."""

    def speaks_up(self, rng: Rng) -> bool:
        """Whether to think about an interjection at all, asked before anything is prepared for it."""
        return True

    def interject(self, game: AnyGame, v: Any, seat: Seat, legal: list[Action], rng: Rng) -> Action | None:
        """One of the optional actions of a seat that nobody waits for, or None; asked only where a game has such."""
        return None
