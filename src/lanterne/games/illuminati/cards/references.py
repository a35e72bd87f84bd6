"""How a view speaks of a card: a group by its id, an Illuminati as `centre-<seat>`: it may lie face down (170)."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Seat
from lanterne.games.illuminati.cards.table import CARD_IDS, CARD_NUMBERS, FIRST_ILLUMINATI
from lanterne.games.illuminati.state import NOWHERE, IlluminatiState

CENTRES: Final[tuple[str, ...]] = (
    "centre-0",
    "centre-1",
    "centre-2",
    "centre-3",
    "centre-4",
    "centre-5",
    "centre-6",
    "centre-7",
)


def reference(s: IlluminatiState, card: int) -> str:
    """A card that lies in a structure or is being placed."""
    return CENTRES[s.owner[card]] if card >= FIRST_ILLUMINATI else CARD_IDS[card]


def references(s: IlluminatiState, cards: list[int]) -> list[str]:
    return [reference(s, card) for card in cards]


def optional_reference(s: IlluminatiState, card: int) -> str | None:
    return None if card == NOWHERE else reference(s, card)


def referred(s: IlluminatiState, word: str) -> int:
    """The inverse of `reference`, in a world where every Illuminati is decided."""
    return s.illuminati[centre_seat(word)] if word in CENTRES else CARD_NUMBERS[word]


def optional_card(s: IlluminatiState, word: str | None) -> int:
    return NOWHERE if word is None else referred(s, word)


def numbers_of(words: list[str]) -> list[int]:
    """Groups by their ids."""
    return [CARD_NUMBERS[word] for word in words]


def ids_of(cards: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def centre_seat(word: str) -> Seat:
    return CENTRES.index(word)
