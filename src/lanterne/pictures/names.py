"""Names of a match's pictures on the wire: unguessable, of this match alone, and saying nothing.

A name belongs to the card behind a picture, not to the picture's number: after a take-back the same number may stand
for another card, and what a browser keeps for ever under a name must stay true.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from lanterne.games.illusion.state import UNSEEN

PURPOSE: Final = b"lanterne pictures 1"
DIGITS: Final = 32


def card_name(seed: str, card: int) -> str:
    """The name of a card's picture: keyed by the match's secret seed, apart from all chance of the game."""
    return hmac.new(seed.encode(), PURPOSE + card.to_bytes(2, "big"), hashlib.sha256).hexdigest()[:DIGITS]


def names_seen(picture: list[int], seed: str) -> dict[str, str]:
    """By number, the names of the pictures that have come into view; `picture`: the number of each card."""
    seen = sorted((number, card) for card, number in enumerate(picture) if number != UNSEEN)
    return {str(number): card_name(seed, card) for number, card in seen}  # in order of sight, never of the deck


def card_named(picture: list[int], seed: str, name: str) -> int | None:
    """The card of that name, once it has come into view."""
    for card, number in enumerate(picture):
        if number != UNSEEN and hmac.compare_digest(card_name(seed, card), name):
            return card
    return None
