"""What a bot says with a move, and who hears it."""

from __future__ import annotations

from typing import final

from lanterne.core.game import Seat
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.match.match import Match, Step


@final
class Remark:
    """`to` are the seats that hear it; None: everybody, spectators too."""

    def __init__(self, seat: Seat, words: Phrase, to: list[Seat] | None) -> None:
        self.phrase = Phrase("note-remark", {"seat": seat_phrase(seat), "words": words})
        self.to = to

    def is_for(self, seat: Seat | None) -> bool:
        return self.to is None or seat in self.to


def said_with(step: Step | None, words: Phrase | None, match: Match) -> Remark | None:
    """What is said with a move that is about to be made, for those whom it concerns."""
    if step is None or words is None:
        return None
    return Remark(step.seat, words, match.game.parties(match.state, step.seat, step.a))
