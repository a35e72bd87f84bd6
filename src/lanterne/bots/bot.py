"""What a bot is: somebody at a seat who sees that seat's view and chooses among the legal actions."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import Any, final

from mypy_extensions import mypyc_attr

from lanterne.core.again import reduced
from lanterne.core.game import Action, AnyGame, Event, Seat
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng


@final
class Budget:
    """How long a bot may think about one decision. It watches it itself; a table that waits too long asks another."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.began = time.monotonic()

    def left_s(self) -> float:
        return self.began + self.seconds - time.monotonic()

    def is_over(self) -> bool:
        return time.monotonic() >= self.began + self.seconds


@final
class Ask:
    """One question to a bot: what its seat sees and may do, its own chance, its mind, and how long it may think."""

    def __init__(
        self, game: AnyGame, view: Any, seat: Seat, legal: list[Action], rng: Rng, mind: Any, budget: Budget
    ) -> None:
        self.game = game
        self.view = view  # what `Game.bot_view` shows this seat
        self.seat = seat
        self.legal = legal
        self.rng = rng  # apart from the game's: a bot that thinks longer disturbs no die
        self.mind = mind  # what `Bot.new_mind` made for this table, told of everything since
        self.budget = budget


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """One bot may sit at several tables at once: what it keeps of one table it keeps in a mind, not in itself."""

    def __init__(self, name: str = "", *, blind: bool = False, seconds: float = 0.0, looks: bool = False) -> None:
        self.name = name  # as it is called at a table, parameters included: `search(seconds=1)`
        self.blind = blind  # looks at nothing: a loop may choose by `Game.pick` instead of asking
        self.seconds = seconds  # that it means to think about a decision; 0: it answers at once
        self.looks = looks  # its view also holds what lies on the table to be looked at (`host/looking.py`)

    def __reduce__(self) -> str | tuple[Any, ...]:
        return reduced(self, "name", "blind", "seconds")

    def wishes(self, seat: Seat) -> dict[str, str]:
        """The options a table should have for this bot at this seat; whoever sets up the table adds them to its own."""
        return {}

    def new_mind(self, game: AnyGame, seat: Seat) -> Any:
        """Something to keep between decisions at one table. None: it keeps nothing, and is told nothing."""
        return None

    def told(self, mind: Any, events: list[Event]) -> None:
        """What the seat has seen happen since the last time, the set-up first; asked of bots that have a mind."""
        return

    @abstractmethod
    def choose(self, ask: Ask) -> Action:
        """One of the legal actions, from the seat's view alone."""

    def speaks_up(self, rng: Rng) -> bool:
        """Whether to think about an interjection at all, asked before anything is prepared for it."""
        return True

    def interject(self, ask: Ask) -> Action | None:
        """One of the optional actions of a seat that nobody waits for, or None; asked only where a game has such."""
        return None

    def remark(self, ask: Ask, a: Action) -> Phrase | None:
        """What it says with the action that it has just answered with, or None; asked only where people may hear it.

        `ask` has its mind as that decision left it. Whom the action concerns hears it (`Game.parties`).
        """
        return None

    def drop_plan(self, mind: Any) -> None:
        """Its seat has not done what it answered: whatever it was about has come to nothing."""
        return

    def expects(self, ask: Ask, a: Action) -> float | None:
        """The share of the victory that it expects after an action, where its view alone tells; None: it would have to
        play it out."""
        return None

    def reason(self, ask: Ask, a: Action) -> Phrase | None:
        """Why it has just answered so, in a sentence, from what it weighed; None: it can give no reason.

        `ask` has its mind as that decision left it. It may speak of what the seat alone knows, so nobody else hears it
        while the game goes on: it is for whoever sits there and asked for a hint, and for games that are over.
        """
        return None
