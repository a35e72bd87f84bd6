"""The four inks (integers in the state, words everywhere else) and how many cards there are."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Colour: TypeAlias = Literal["red", "yellow", "green", "blue"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
ARROWS_PER_COLOUR: Final = 3  # IN-002
ARROWS: Final = 12  # IN-002
CARDS: Final = 98  # IN-003
