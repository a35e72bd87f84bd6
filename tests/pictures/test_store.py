"""Pictures as a server sends them."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from lanterne.core.errors import BadInput
from lanterne.core.rng import fresh_seed
from lanterne.pictures.deck import card_labels
from lanterne.pictures.names import card_name, card_named, names_seen
from lanterne.pictures.store import Look, PictureStore
from lanterne.pictures.texture import textured
from tests.games.illusion.builder import play, start


@pytest.mark.parametrize("deck", ["designed", "endless"])
def test_a_picture_is_drawn_once_and_kept(tmp_path: Path, deck: str) -> None:
    store = PictureStore(tmp_path / "pictures")
    s = start(2, deck=deck)
    data = store.card(s.deck, s.next, Look("protan"))
    assert np.array_equal(np.asarray(Image.open(io.BytesIO(data))), card_labels(s.deck, s.next))
    (kept,) = (tmp_path / "pictures").iterdir()
    kept.write_bytes(b"kept")
    assert store.card(s.deck, s.next, Look("protan")) == b"kept"
    assert store.card(s.deck, s.next, Look()) != b"kept"
    worn = store.card(s.deck, s.next, Look("protan", textures=True))
    assert np.array_equal(np.asarray(Image.open(io.BytesIO(worn))), textured(card_labels(s.deck, s.next)))


def test_an_unknown_palette_is_named() -> None:
    with pytest.raises(BadInput, match="refused-no-palette"):
        Look("sepia")


def test_only_what_came_into_view_has_a_name() -> None:
    seed = fresh_seed()
    s = start(2)
    assert set(names_seen(s.picture, seed)) == {"0", "1"}
    for card in range(98):
        seen = card in (s.row[0], s.next)
        assert card_named(s.picture, seed, card_name(seed, card)) == (card if seen else None)
    play(s, "place 0", "place 0", "doubt")
    assert set(names_seen(s.picture, seed)) == {"0", "1", "2", "3", "4"}
    play(s, "place 0")
    assert set(names_seen(s.picture, seed)) == {"0", "1", "2", "3", "4", "5"}  # for looking back


def test_names_are_of_one_match_alone() -> None:
    seeds = [fresh_seed() for _ in range(4)]
    names = {card_name(seed, card) for seed in seeds for card in range(98)}
    assert len(names) == 4 * 98
