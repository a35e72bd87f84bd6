"""The two things a seat can do: place the next card in a gap of the row, or doubt the row."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.errors import BadCode
from lanterne.core.game import Action
from lanterne.games.illusion.colours import CARDS

NO_GAP: Final = -1


@final
class Move(Action):
    """`place <gap>` or, with no gap, `doubt`. Interned: equal codes are the same object."""

    def __init__(self, gap: int) -> None:
        self.gap: Final = gap
        self.text: Final = "doubt" if gap < 0 else f"place {gap}"

    def code(self) -> str:
        return self.text


DOUBT: Final = Move(NO_GAP)
PLACES: Final[list[Move]] = [Move(gap) for gap in range(CARDS)]  # the longest row that still has a next card has 97
BY_CODE: Final[dict[str, Move]] = {a.text: a for a in [DOUBT, *PLACES]}


def parse_move(code: str) -> Move:
    a = BY_CODE.get(code)
    if a is None:
        raise BadCode(f"illusion has no action {code!r}; it has: doubt, place 0 to place {CARDS - 1}")
    return a
