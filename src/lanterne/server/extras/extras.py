"""What a game brings to a table beside its rules: files and sums that belong to its views.

The wire stays the same for all games: a position names the files that these eyes may fetch (`Position.files`).
"""

from __future__ import annotations

from typing import Any

from lanterne.core.game import AnyGame
from lanterne.core.terms import TermJson
from lanterne.match.match import Match
from lanterne.server.extras.easel import Easel

View = dict[str, Any]
Sums = dict[str, list[TermJson]]


class Extras:
    """Of a game that brings nothing."""

    def files(self, match: Match) -> dict[str, str]:
        """The files that have come into view, the same for all eyes: what a view calls them, and their name here."""
        return {}

    def sums(self, game: AnyGame, view: View) -> Sums:
        """The sums that the board shows all the time, term by term, from the view alone."""
        return {}

    def kept(self, match: Match) -> dict[str, Any]:
        """What else is needed of a finished match to show its files for ever, whatever becomes of the rules."""
        return {}

    def prepare(self, match: Match, easel: Easel) -> None:
        """Begins in the background what will be needed later."""
