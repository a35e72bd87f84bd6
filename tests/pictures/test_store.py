"""Pictures as a server sends them."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from lanterne.core.errors import BadInput
from lanterne.pictures.deck import card_labels
from lanterne.pictures.store import PictureStore, pictures_in_view
from tests.games.illusion.builder import play, start


@pytest.mark.parametrize("deck", ["designed", "endless"])
def test_a_picture_in_view_is_served_and_kept(tmp_path: Path, deck: str) -> None:
    store = PictureStore(tmp_path / "pictures")
    s = start(2, deck=deck)
    data = store.picture(s, 1, "protan")
    assert np.array_equal(np.asarray(Image.open(io.BytesIO(data))), card_labels(s.deck, s.next))
    (kept,) = (tmp_path / "pictures").iterdir()
    kept.write_bytes(b"kept")
    assert store.picture(s, 1, "protan") == b"kept"
    assert store.picture(s, 1, "standard") != b"kept"


def test_only_what_lies_on_the_table_is_served(tmp_path: Path) -> None:
    store = PictureStore(tmp_path)
    s = start(2)
    assert pictures_in_view(s) == {0, 1}
    for number in (-1, 2, 97):
        with pytest.raises(BadInput, match="not in view"):
            store.picture(s, number, "standard")
    play(s, "place 0", "place 0", "doubt")
    assert pictures_in_view(s) == {0, 1, 2, 3, 4}
    play(s, "place 0")
    assert pictures_in_view(s) == {3, 4, 5}


def test_an_unknown_palette_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no palette"):
        PictureStore(tmp_path).picture(start(2), 0, "sepia")
