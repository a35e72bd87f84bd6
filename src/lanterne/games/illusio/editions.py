"""Which rules are still played. A game goes on by those it began with: its magicians carry the difference."""

from __future__ import annotations

from typing import Final

RULES: Final = 2  # of new games
# Until 1 Quatrevaux's talent only turned Formulas and Audiences into something else, nothing into them.
PLAYS: Final = (1, RULES)
