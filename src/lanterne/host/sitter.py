"""Who sits at a seat."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.game import Seat

LONGEST_NAME: Final = 24
# Why its owner does not play a seat.
STOOD_UP: Final = "stood-up"
AWAY: Final = "away"
TIME: Final = "time"
RESIGNED: Final = "resigned"
UNMEANT: Final = (AWAY, TIME)  # whoever is here again plays on without being asked


@final
class Sitter:
    """Nobody, a person, a bot, or a bot that plays for a person whose seat it stays. A value: never changed."""

    def __init__(
        self,
        user: str | None = None,
        bot: str = "",
        name: str = "",
        *,
        lost: bool = False,
        why: str = "",
        since_ms: int = 0,
    ) -> None:
        self.user = user  # whose seat it is; None: nobody's
        self.bot = bot  # the call of the bot that plays; "": none
        self.name = name  # as it is shown at the table
        self.lost = lost  # gave up, or ran out of time: no place at the end, whoever plays on
        self.why = why  # the owner does not play; "": they do, or there is none
        self.since_ms = since_ms  # and since when: the time of day; 0: nobody has written it down yet

    def is_empty(self) -> bool:
        return self.user is None and not self.bot

    def plays(self, user: str) -> bool:
        """Whether that person makes the moves here."""
        return self.user == user and not self.bot

    def is_lent(self) -> bool:
        """Whether a bot plays for somebody who may come back."""
        return self.user is not None and bool(self.bot) and not self.lost

    def handed_to(self, bot: str, why: str = "") -> Sitter:
        """The bot plays on; a seat that was somebody's stays theirs, and keeps their name."""
        if self.user is None:
            return Sitter(None, bot, short_name(bot), lost=self.lost)
        return Sitter(self.user, bot, self.name, lost=self.lost, why=self.why or why, since_ms=self.since_ms)

    def given_up(self, why: str) -> Sitter:
        return Sitter(self.user, self.bot, self.name, lost=True, why=why)

    def written(self, at_ms: int) -> Sitter:
        """With the time of day since when the owner does not play."""
        since_ms = self.since_ms or (at_ms if self.why else 0)
        return Sitter(self.user, self.bot, self.name, lost=self.lost, why=self.why, since_ms=since_ms)

    def _parts(self) -> tuple[object, ...]:
        return (self.user, self.bot, self.name, self.lost, self.why, self.since_ms)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sitter) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __repr__(self) -> str:
        return f"Sitter({self.user!r}, {self.bot!r}, {self.name!r}, lost={self.lost}, why={self.why!r})"


@final
class SeatWish:
    """Somebody would like to play on in a bot's place, and who has agreed so far."""

    def __init__(self, user: str, name: str, seat: Seat) -> None:
        self.user = user
        self.name = name
        self.seat = seat
        self.agreed: set[str] = set()


def short_name(bot: str) -> str:
    """What a bot is called in a list of names: its call without parameters."""
    return bot.partition("(")[0][:LONGEST_NAME]
