"""A picture lies otherwise in every match, and is always the same picture."""

from __future__ import annotations

import io

import numpy as np
import pytest
from PIL import Image

from lanterne.core.rng import fresh_seed
from lanterne.games.illusion.colours import CARDS
from lanterne.games.illusion.deck import THE_DESIGNED_DECK as DECK
from lanterne.pictures.canvas import Labels
from lanterne.pictures.deck import card_labels
from lanterne.pictures.png import PAD_TO, png
from lanterne.pictures.turning import LETTERING, Turn

LETTERED = DECK.families.index(LETTERING)
OTHER = next(card for card in range(CARDS) if DECK.families[card] != LETTERING)


def seed_with(card: int, number: int) -> str:
    while True:
        seed = fresh_seed()
        if Turn(seed, card).number == number:
            return seed


def as_shown(card: int, seed: str) -> Labels:
    turn, family = Turn(seed, card), DECK.families[card]
    data = turn.turned(png(card_labels(DECK, card, turn.drawn(family))), family)
    return np.asarray(Image.open(io.BytesIO(data)))


@pytest.mark.parametrize(("number", "axes"), [(0, ()), (1, (0, 1)), (2, (1,)), (3, (0,))])
def test_a_picture_is_turned_or_mirrored(number: int, axes: tuple[int, ...]) -> None:
    shown = as_shown(OTHER, seed_with(OTHER, number))
    assert np.array_equal(shown, np.flip(card_labels(DECK, OTHER), axes))


def test_letters_are_drawn_anew_and_stay_readable() -> None:
    drawings = [as_shown(LETTERED, seed_with(LETTERED, number)) for number in range(4)]
    for one in range(4):
        assert np.array_equal(np.bincount(drawings[one].ravel()), np.bincount(drawings[0].ravel())), "the shares stay"
        for other in range(one):
            for axes in ((), (0, 1), (1,), (0,)):
                assert not np.array_equal(drawings[one], np.flip(drawings[other], axes))


def test_no_two_matches_have_the_same_file() -> None:
    seeds = [seed_with(OTHER, 1), seed_with(OTHER, 1)]
    files = [Turn(seed, OTHER).turned(png(card_labels(DECK, OTHER)), DECK.families[OTHER]) for seed in seeds]
    assert files[0] != files[1]
    assert [len(file) % PAD_TO for file in files] == [0, 0]


def test_cards_of_one_match_lie_differently() -> None:
    seed = "blake2:" + "4" * 64
    counts = np.bincount([Turn(seed, card).number for card in range(CARDS)], minlength=4)
    assert min(counts) > CARDS // 8
