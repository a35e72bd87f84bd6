"""The deck on disk."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from lanterne.commands.deck import write_deck
from lanterne.core.errors import BadInput
from lanterne.pictures.canvas import PER_CENT
from lanterne.pictures.deck import deck_for


@pytest.mark.slow
@pytest.mark.parametrize("seed", [None, 3])
def test_a_deck_is_written(tmp_path: Path, seed: int | None) -> None:
    told: list[tuple[int, int]] = []
    write_deck(seed, tmp_path / "deck", lambda done, of: told.append((done, of)))
    assert told == [(done, 98) for done in range(1, 99)]
    with (tmp_path / "deck" / "deck.csv").open(encoding="utf8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert list(rows[0]) == ["file", "family", "red", "yellow", "green", "blue"]
    deck = deck_for(seed)
    assert [row["family"] for row in rows] == deck.families
    assert len({row["file"] for row in rows}) == 98
    for card in (0, 50, 97):
        image = np.asarray(Image.open(tmp_path / "deck" / rows[card]["file"]))
        inked = [int(count) // PER_CENT for count in np.bincount(image.ravel(), minlength=5)[1:]]
        assert inked == [int(rows[card][colour]) for colour in ("red", "yellow", "green", "blue")] == deck.four(card)
    with Image.open(tmp_path / "deck" / "contact-sheet.png") as sheet:
        assert sheet.width > 1500


def test_a_folder_that_cannot_be_written_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf8")
    with pytest.raises(BadInput, match="cannot write the deck"):
        write_deck(None, tmp_path / "file", lambda done, of: None)
