"""Pictures for training are small, and still hold the shares."""

from __future__ import annotations

import numpy as np
import pytest

import picture_data
from lanterne.games.illusion.deck import FILL_LIMITS
from lanterne.pictures.deck import card_labels, deck_for


@pytest.mark.parametrize("card", [0, 50])
def test_planes_hold_the_shares(card: int) -> None:
    deck = deck_for(3)
    planes = picture_data.planes(card_labels(deck, card), 10)
    assert planes.shape == (4, 80, 50)
    shares = planes.mean(axis=(1, 2)) / 2.55
    assert np.abs(shares - deck.four(card)).max() < 0.05


def test_families_are_those_of_the_deck() -> None:
    assert len(picture_data.FAMILIES) == len(FILL_LIMITS)
    assert set(deck_for(3).families) == set(picture_data.FAMILIES)
