"""The numbers of the rule book that are not on a card."""

from __future__ import annotations

from typing import Final

FIRST_HAND: Final = 4  # IL-028
FULL_DRAW: Final = 5  # IL-031: a small hand draws up to this
SMALL_HAND: Final = 4  # IL-032: from this size on a hand draws one card
HAND_LIMIT: Final = 8  # IL-033
ACTIONS: Final = 2  # IL-034
CONTEST: Final = 4  # IL-026
PROJECTS: Final = 2  # IL-045
EXACT_POINT: Final = 1  # IL-071: for every exact component
DRY_ROUNDS: Final = 3  # IL-104
STALE_ROUNDS: Final = 100  # the clumsiest honest play stays far below
