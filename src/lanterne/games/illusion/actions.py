"""The two things a seat can do: place the next card in a gap of the row, or doubt the row."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.errors import BadCode
from lanterne.core.features import Parts
from lanterne.core.game import Action
from lanterne.core.grammar import NUMBER, Shape, Slot, read_code
from lanterne.games.illusion.colours import CARDS

NO_GAP: Final = -1
PLACE_SHAPE: Final = Shape("place", Slot("gap", "gap", pattern=NUMBER.pattern))
DOUBT_SHAPE: Final = Shape("doubt")
SHAPES: Final = (PLACE_SHAPE, DOUBT_SHAPE)


@final
class IllusionAction(Action):
    """`place <gap>` or, with no gap, `doubt`. Interned: equal codes are the same object."""

    def __init__(self, gap: int) -> None:
        self.gap: Final = gap
        self.text: Final = DOUBT_SHAPE.write({}) if gap < 0 else PLACE_SHAPE.write({"gap": str(gap)})

    def code(self) -> str:
        return self.text

    def parts(self) -> Parts:
        return (1, 0, 0, 0) if self.gap < 0 else (0, self.gap + 1, 0, 0)


PART_SIZES: Final[Parts] = (2, CARDS + 1, 1, 1)
DOUBT: Final = IllusionAction(NO_GAP)
PLACES: Final = [IllusionAction(gap) for gap in range(CARDS)]  # the longest row that still has a next card has 97


def parse(code: str) -> IllusionAction:
    """The inverse of `IllusionAction.code`. Raises `BadCode`."""
    found = read_code(SHAPES, code)
    if found is not None:
        shape, values = found
        if shape is DOUBT_SHAPE:
            return DOUBT
        if int(values["gap"]) < CARDS:
            return PLACES[int(values["gap"])]
    raise BadCode(f"illusion has no action {code!r}; it has: doubt, place 0 to place {CARDS - 1}")
