"""What Illusion brings to a table: pictures under opaque names, drawn before they are asked for."""

from __future__ import annotations

from msgspec import Struct

from lanterne.games.illusion.state import NO_CARD, UNSEEN, IllusionState
from lanterne.match.match import Match
from lanterne.pictures.names import names_seen
from lanterne.server.extras.easel import Easel
from lanterne.server.extras.extras import Extras


class PictureFact(Struct, kw_only=True):
    """What a picture of Illusion was made of; told when the game is over."""

    picture: int
    family: str
    shares: list[int]


class IllusionExtras(Extras):
    def files(self, match: Match) -> dict[str, str]:
        return names_seen(state_of(match), match.chance.seed)

    def prepare(self, match: Match, easel: Easel) -> None:
        s = state_of(match)
        on_table = [*s.row, s.next] if s.next != NO_CARD else list(s.row)
        easel.prepare(s.deck, on_table, match.chance.seed)


def state_of(match: Match) -> IllusionState:
    s = match.state
    assert isinstance(s, IllusionState)
    return s


def facts_of(match: Match) -> list[PictureFact]:
    """Family and shares of every picture that was seen, in order of first sight: for after the end."""
    s = state_of(match)
    seen = sorted((number, card) for card, number in enumerate(s.picture) if number != UNSEEN)
    return [PictureFact(picture=at, family=s.deck.families[card], shares=s.deck.four(card)) for at, card in seen]
