"""The pictures of a whole deck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from lanterne.core.rng import FastRng, scatter
from lanterne.games.illusion.colours import CARDS
from lanterne.games.illusion.deck import THE_DESIGNED_DECK, Deck, fresh_deck
from lanterne.pictures.canvas import Labels
from lanterne.pictures.picture import Shares, label_map

ANEW: Final = 1 << 32  # far from all seeds of a deck


def deck_for(seed: int | None) -> Deck:
    """The designed deck, or the fresh one of a seed."""
    return THE_DESIGNED_DECK if seed is None else fresh_deck(FastRng(scatter(seed, 13, 0)))


def shares_of(deck: Deck, card: int) -> Shares:
    red, yellow, green, blue = deck.four(card)
    return red, yellow, green, blue


def card_labels(deck: Deck, card: int, drawn: int = 0) -> Labels:
    """The card's picture, or another drawing of the same family with the same shares."""
    return label_map(deck.families[card], shares_of(deck, card), deck.seeds[card] + ANEW * drawn)


def all_labels(deck: Deck) -> Iterator[Labels]:
    for card in range(CARDS):
        yield card_labels(deck, card)
