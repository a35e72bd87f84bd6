"""The four inks (integers in the state, words everywhere else) and how many cards there are."""

from __future__ import annotations

from typing import Final

COLOURS: Final[tuple[str, ...]] = ("red", "yellow", "green", "blue")
ARROWS_PER_COLOUR: Final = 3  # IN-002
ARROWS: Final = 12  # IN-002
CARDS: Final = 98  # IN-003
