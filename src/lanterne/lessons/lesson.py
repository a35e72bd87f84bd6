"""A lesson: a game that was played before, of which the learner makes one seat's moves again.

It stands as data in `<game>.json`. Its words are `<game>-lesson-<says>` of the catalogue; the page shows them, and the
host plays the other seats' moves of it. Its seed is public, and no table that draws its seed can come by it.
"""

from __future__ import annotations

import json
import pkgutil
from functools import cache
from typing import Any, Final

from lanterne.core.fairness import hash_of
from lanterne.core.game import Json, Seat

SEED: Final = "lanterne lesson"
GAMES: Final = ("vizia", "illusion", "illusio", "illuminati")


class Card:
    """What the guide says before a move: one idea, and the piece it points at."""

    def __init__(self, raw: Json) -> None:
        self.at: int = raw["at"]  # after so many moves
        self.says: str = raw["says"]
        self.points: list[str] = raw.get("points", [])  # the last that is in sight is the one pointed at


class Lesson:
    def __init__(self, game: str, raw: Json) -> None:
        self.game = game
        self.deal: int = raw["deal"]
        self.seats: int = raw["seats"]
        self.options: Json = raw["options"]
        self.learner: Seat = raw["learner"]
        self.bots: list[str] = raw["bots"]  # of the other seats, from the first: who plays on when the script is left
        self.moves: list[tuple[Seat, str]] = [(seat, code) for seat, code in raw["moves"]]
        self.cards = [Card(card) for card in raw["cards"]]

    @property
    def seed(self) -> str:
        return seed_of(self.game, self.deal)

    def follows(self, moves: list[tuple[Seat, str]]) -> int:
        """How many of these moves, from the first, are those of the lesson."""
        for at, (made, meant) in enumerate(zip(moves, self.moves, strict=False)):
            if made != meant:
                return at
        return min(len(moves), len(self.moves))


def seed_of(game: str, deal: int) -> str:
    return "blake2:" + hash_of(SEED, game, str(deal))


@cache
def lesson_named(game: str) -> Lesson | None:
    """The lesson of a game; None: it has none."""
    found: Any = pkgutil.get_data("lanterne.lessons", f"{game}.json") if game in GAMES else None
    return None if found is None else Lesson(game, json.loads(found))


def lesson_of(game: str, seed: str) -> Lesson | None:
    """The lesson that is given at a table with this seed."""
    lesson = lesson_named(game)
    return lesson if lesson is not None and lesson.seed == seed else None
