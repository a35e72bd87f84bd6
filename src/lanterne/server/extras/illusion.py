"""Illusion's extras: pictures under opaque names, and eyes for bots that sit down in a person's seat."""

from __future__ import annotations

import hashlib
from typing import Final

from msgspec import Struct

from lanterne.bots.bot import Bot
from lanterne.core.game import Seat
from lanterne.core.rng import StreamRng
from lanterne.games.illusion.eyes import GRADES, HEARD, NONE, glance
from lanterne.games.illusion.options import EYES, IllusionOptions
from lanterne.games.illusion.state import NO_ARROW, NO_CARD, UNSEEN, IllusionState
from lanterne.games.illusion.view import Glances
from lanterne.match.match import Match
from lanterne.pictures.names import names_seen
from lanterne.server.extras.easel import Easel
from lanterne.server.extras.extras import Extras, View


class PictureFact(Struct, kw_only=True):
    """What a picture of Illusion was made of; told when the game is over."""

    picture: int
    family: str
    shares: list[int]


PURPOSE: Final = b"lanterne eyes"


class IllusionExtras(Extras):
    def files(self, match: Match) -> dict[str, str]:
        return names_seen(state_of(match), match.chance.seed)

    def person_view(self, match: Match, seat: Seat | None) -> View:
        """A person sees pictures; a bot's glances stay its own, also when the person takes its seat (N-19)."""
        view: View = super().person_view(match, seat)
        options: IllusionOptions = match.options
        if seat is not None and not options.ear:
            view["estimates"] = None
        elif seat is not None and options.eyes[seat] != NONE:
            view["estimates"] = glances(match, seat, HEARD)
        return view

    def bot_view(self, match: Match, seat: Seat, bot: Bot) -> View:
        """A bot whose seat was a person's looks through eyes of its own grade, each glance drawn once (N-19)."""
        view: View = super().bot_view(match, seat, bot)
        wished = GRADES.index(bot.wishes(seat).get(EYES[seat], GRADES[NONE]))
        if wished != NONE and view["eyes"][seat] != GRADES[wished]:
            view["eyes"] = [GRADES[wished] if other == seat else grade for other, grade in enumerate(view["eyes"])]
            view["estimates"] = glances(match, seat, wished)
        return view

    def prepare(self, match: Match, easel: Easel) -> None:
        s = state_of(match)
        on_table = [*s.row, s.next] if s.next != NO_CARD else list(s.row)
        easel.prepare(s.deck, on_table)


def state_of(match: Match) -> IllusionState:
    s = match.state
    assert isinstance(s, IllusionState)
    return s


def glances(match: Match, seat: Seat, grade: int) -> Glances | None:
    """What such an eye at this seat takes the pictures in view for: a function of the secret seed, so kept to."""
    s = state_of(match)
    if s.arrow == NO_ARROW:
        return None
    key = hashlib.blake2b(match.chance.seed.encode(), digest_size=32, person=PURPOSE).digest()

    def look(card: int) -> int:
        rng = StreamRng(key, card, f"{seat} {grade} {s.arrow}")
        return glance(s.deck.share(card, s.arrow), s.deck.haze(card, s.arrow), grade, rng)

    return {"row": [look(card) for card in s.row], "next": 0 if s.next == NO_CARD else look(s.next)}


def facts_of(match: Match) -> list[PictureFact]:
    """Family and shares of every picture that was seen, in order of first sight: for after the end."""
    s = state_of(match)
    seen = sorted((number, card) for card, number in enumerate(s.picture) if number != UNSEEN)
    return [PictureFact(picture=at, family=s.deck.families[card], shares=s.deck.four(card)) for at, card in seen]
