"""Which rules are still played. A game goes on by those it began with: its state carries their number."""

from __future__ import annotations

from typing import Final

RULES: Final = 3  # of new games
PLAYS: Final = (2, RULES)

# Since then whoever wins already may trade, an accuser may bluff (171), presents need no consent (118), and
# offers to several seats may lie open at once.
REVISED: Final = 3
