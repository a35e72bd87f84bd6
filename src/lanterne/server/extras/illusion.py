"""What Illusion brings to a table: pictures under opaque names, drawn before they are asked for."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec import Struct

from lanterne.core.rng import FastRng
from lanterne.games.illusion.deck import ENDLESS, Deck, fresh
from lanterne.games.illusion.game import GAME
from lanterne.games.illusion.state import NO_CARD, UNSEEN, IllusionState
from lanterne.match.match import Match
from lanterne.pictures.names import names_seen
from lanterne.server.extras.easel import Easel
from lanterne.server.extras.extras import Extras

# The cards that are shown to whoever reads the rules: made for that alone, so that they betray nothing of any match.
SHOWN_DECK: Final = ENDLESS
SHOWN_SEED: Final = 1896
SHOWN_TO: Final = 3


class PictureFact(Struct, kw_only=True):
    """What a picture of Illusion was made of; told when the game is over."""

    picture: int
    family: str
    shares: list[int]


class Gallery:
    """A deck and which of its cards have come into view, by number in order of first sight."""

    def __init__(self, deck: Deck, picture: list[int]) -> None:
        self.deck = deck
        self.picture = picture

    def json(self) -> dict[str, Any]:
        """All cards as they are: whatever becomes of the designed deck, these stay what they were."""
        deck = self.deck
        return {"families": deck.families, "shares": deck.shares, "seeds": deck.seeds, "picture": self.picture}


@cache
def shown_deck() -> Deck:
    return GAME.start(GAME.options({"deck": SHOWN_DECK}, SHOWN_TO), SHOWN_TO, FastRng(SHOWN_SEED)).deck


def gallery_of(match: Match) -> Gallery:
    s = state_of(match)
    return Gallery(s.deck, s.picture)


def kept_gallery(raw: dict[str, Any]) -> Gallery | None:
    """The inverse of `Gallery.json`; None: nothing was kept."""
    return Gallery(fresh(raw["families"], raw["shares"], raw["seeds"]), raw["picture"]) if raw else None


class IllusionExtras(Extras):
    def files(self, match: Match) -> dict[str, str]:
        return names_seen(state_of(match).picture, match.chance.seed)

    def kept(self, match: Match) -> dict[str, Any]:
        return gallery_of(match).json()

    def prepare(self, match: Match, easel: Easel) -> None:
        s = state_of(match)
        on_table = [*s.row, s.next] if s.next != NO_CARD else list(s.row)
        easel.prepare(s.deck, on_table, match.chance.seed)


def state_of(match: Match) -> IllusionState:
    s = match.state
    assert isinstance(s, IllusionState)
    return s


def facts_of(gallery: Gallery) -> list[PictureFact]:
    """Family and shares of every picture that was seen, in order of first sight: for after the end."""
    deck = gallery.deck
    seen = sorted((number, card) for card, number in enumerate(gallery.picture) if number != UNSEEN)
    return [PictureFact(picture=at, family=deck.families[card], shares=deck.four(card)) for at, card in seen]
