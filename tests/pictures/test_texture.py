"""Textures take the same part from every ink, to the cell."""

from __future__ import annotations

import numpy as np
import pytest

from lanterne.games.illusion.deck import THE_DESIGNED_DECK
from lanterne.pictures.canvas import PER_CENT
from lanterne.pictures.deck import card_labels
from lanterne.pictures.texture import LOST, textured


@pytest.mark.parametrize("card", [0, 5, 12, 62, 96])
def test_every_ink_loses_the_same_part(card: int) -> None:
    plain = card_labels(THE_DESIGNED_DECK, card)
    worn = textured(plain)
    for ink, share in enumerate(THE_DESIGNED_DECK.four(card), start=1):
        assert np.count_nonzero(worn == ink) == share * PER_CENT * (100 - LOST) // 100
    changed = worn != plain
    assert set(np.unique(worn[changed])) == {0}
    assert not np.any(plain[changed] == 0)


def test_the_picture_itself_is_left_as_it_was() -> None:
    plain = card_labels(THE_DESIGNED_DECK, 3)
    before = plain.copy()
    textured(plain)
    assert np.array_equal(plain, before)


@pytest.mark.parametrize("card", [3, 6, 35])
def test_no_part_of_a_picture_loses_more_than_another(card: int) -> None:
    plain = card_labels(THE_DESIGNED_DECK, card)
    worn = textured(plain)
    for half in (slice(0, 400), slice(400, 800)):
        inked = np.count_nonzero(plain[half] > 0)
        assert np.count_nonzero(worn[half] > 0) / inked == pytest.approx(1 - LOST / 100, abs=0.012)
