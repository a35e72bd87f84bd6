"""What a game brings to a table beside its rules: files and sums that belong to its views, eyes for
its bots.

The wire stays the same for all games: a position names the files that these eyes may fetch (`Position.files`).
"""

from __future__ import annotations

from typing import Any

from lanterne.bots.bot import Bot
from lanterne.core.game import AnyGame, Seat, TermJson
from lanterne.match.match import Match
from lanterne.server.extras.easel import Easel

View = dict[str, Any]
Sums = dict[str, list[TermJson]]


class Extras:
    """Of a game that brings nothing."""

    def files(self, match: Match) -> dict[str, str]:
        """The files that have come into view, the same for all eyes: what a view calls them, and their name here."""
        return {}

    def person_view(self, match: Match, seat: Seat | None) -> View:
        """What a person in that seat (None: a spectator) sees."""
        return dict(match.game.view(match.state, seat))

    def bot_view(self, match: Match, seat: Seat, bot: Bot) -> View:
        """What a bot in that seat sees: the seat's view."""
        return dict(match.game.view(match.state, seat))

    def sums(self, game: AnyGame, view: View) -> Sums:
        """The sums that the board shows all the time, term by term, from the view alone."""
        return {}

    def prepare(self, match: Match, easel: Easel) -> None:
        """Begins in the background what will be needed later."""
