"""The four inks, as integers in the state and as words everywhere else."""

from __future__ import annotations

from typing import Final

COLOURS: Final[tuple[str, ...]] = ("red", "yellow", "green", "blue")
ARROWS_PER_COLOUR: Final = 3  # IN-002
ARROWS: Final = 12  # IN-002
CARDS: Final = 98  # IN-003
