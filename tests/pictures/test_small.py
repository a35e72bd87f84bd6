"""Small pictures: all of the ink is still there, and bots that look see the card as the page shows it."""

from __future__ import annotations

import base64
import io
import zlib

import numpy as np
import pytest
from PIL import Image

from lanterne.bots.illusion.looker import LookerBot
from lanterne.core.rng import Chance, simulation_seed
from lanterne.games.illusion.deck import THE_DESIGNED_DECK as DECK
from lanterne.games.illusion.game import GAME
from lanterne.games.illusion.state import NO_CARD, IllusionState
from lanterne.host.looking import SHOWN, seen_by
from lanterne.pictures.deck import card_labels
from lanterne.pictures.palette import STANDARD
from lanterne.pictures.png import png
from lanterne.pictures.small import BLOCK, COLUMNS, ROWS, Pixels, planes, small
from lanterne.pictures.stage import laid, show_pictures
from lanterne.pictures.turning import LETTERING, Turn
from tests.games.illusion.builder import row

PLAIN, LETTERED = next(card for card in range(98) if DECK.families[card] != LETTERING), DECK.families.index(LETTERING)


def unpacked(text: str) -> Pixels:
    return np.frombuffer(zlib.decompress(base64.b64decode(text)), np.uint8).reshape(ROWS, COLUMNS, 3)


def as_the_page_shows(card: int, turn: Turn) -> np.ndarray:
    """The match's own file, its blocks of cells run together."""
    family = DECK.families[card]
    file = turn.turned(png(card_labels(DECK, card, turn.drawn(family))), family)
    light = np.asarray(Image.open(io.BytesIO(file)).convert("RGB"), np.float64)
    return np.asarray(light.reshape(ROWS, BLOCK, COLUMNS, BLOCK, 3).mean(axis=(1, 3)))


@pytest.mark.parametrize("card", [PLAIN, LETTERED])
def test_the_planes_hold_the_shares(card: int) -> None:
    found = 100 * planes(card_labels(DECK, card)).astype(float).mean(axis=(1, 2)) / 255
    assert found == pytest.approx(DECK.four(card), abs=0.1)


def test_a_small_picture_has_the_light_of_the_whole() -> None:
    four = np.array(DECK.four(PLAIN)) / 100
    inks = np.array(STANDARD.inks, float)
    light = four @ inks[1:] + (1 - four.sum()) * inks[0]
    assert small(card_labels(DECK, PLAIN)).astype(float).mean(axis=(0, 1)) == pytest.approx(light, abs=0.5)


@pytest.mark.parametrize("card", [PLAIN, LETTERED])
def test_bots_see_the_card_as_the_page_shows_it(card: int) -> None:
    turns = [Turn(simulation_seed(3, game), card) for game in range(12)]
    assert {turn.number for turn in turns} == {0, 1, 2, 3}
    for turn in turns:
        assert np.abs(unpacked(laid(DECK, card, turn)) - as_the_page_shows(card, turn)).max() < 2


def test_a_bot_that_looks_is_shown_the_row_and_the_next_card_and_nothing_more() -> None:
    show_pictures()
    s = row(5, 8, 13, seats=2)
    seed = simulation_seed(1, 1)
    view = seen_by(GAME, s, 0, LookerBot("keen", eye="picture"), seed)
    assert view[SHOWN] == {
        "row": [laid(s.deck, card, Turn(seed, card)) for card in s.row],
        "next": laid(s.deck, s.next, Turn(seed, s.next)),
    }
    assert {key: value for key, value in view.items() if key != SHOWN} == GAME.view(s, 0)


def test_nobody_else_is_shown_pictures() -> None:
    show_pictures()
    s = row(5, 8, 13, seats=2)
    assert SHOWN not in seen_by(GAME, s, 0, LookerBot("keen"), "")


def test_without_a_next_card_none_is_shown() -> None:
    show_pictures()
    s: IllusionState = row(5, 8, 13, seats=2)
    s.next = NO_CARD
    assert (
        seen_by(GAME, s, 0, LookerBot("keen", eye="picture"), Chance(simulation_seed(1, 2)).seed)[SHOWN]["next"] == ""
    )
