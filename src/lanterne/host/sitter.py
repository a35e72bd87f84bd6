"""Who sits at a seat."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.game import Seat

LONGEST_NAME: Final = 24


@final
class Sitter:
    """Nobody, a person, a bot, or a bot that plays for a person whose seat it stays. A value: never changed."""

    def __init__(self, user: str | None = None, bot: str = "", name: str = "", *, lost: bool = False) -> None:
        self.user = user  # whose seat it is; None: nobody's
        self.bot = bot  # the call of the bot that plays; "": none
        self.name = name  # as it is shown at the table
        self.lost = lost  # gave up, or ran out of time: no place at the end, whoever plays on

    def is_empty(self) -> bool:
        return self.user is None and not self.bot

    def plays(self, user: str) -> bool:
        """Whether that person makes the moves here."""
        return self.user == user and not self.bot

    def handed_to(self, bot: str) -> Sitter:
        """The bot plays on; a seat that was somebody's stays theirs, and keeps their name."""
        return Sitter(self.user, bot, short_name(bot) if self.user is None else self.name, lost=self.lost)

    def given_up(self) -> Sitter:
        return Sitter(self.user, self.bot, self.name, lost=True)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Sitter)
            and self.user == other.user
            and self.bot == other.bot
            and self.name == other.name
            and self.lost == other.lost
        )

    def __hash__(self) -> int:
        return hash((self.user, self.bot, self.name, self.lost))

    def __repr__(self) -> str:
        return f"Sitter({self.user!r}, {self.bot!r}, {self.name!r}, lost={self.lost})"


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
