"""`lanterne deck illusion`: the pictures as PNG files, a table of them, a contact sheet."""

from __future__ import annotations

import csv
import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np
from PIL import Image

from lanterne.commands.common import plain_console, progress_bar
from lanterne.core.errors import BadInput
from lanterne.games.illusion.colours import CARDS, COLOURS
from lanterne.games.registry import game_named
from lanterne.pictures.canvas import Labels
from lanterne.pictures.deck import card_labels, deck_for, shares_of
from lanterne.pictures.palette import STANDARD
from lanterne.pictures.png import FRAME, framed, png
from lanterne.text import Words, default_language

COLUMNS: Final = 14
THUMB_STEP: Final = 4
WITH_PICTURES: Final = ("illusion",)
HEADER: Final = ("file", "family", *COLOURS)


def run(game: str, seed: int | None, out: Path) -> None:
    words = Words(default_language())
    if game_named(game).name not in WITH_PICTURES:
        raise BadInput(words.text("deck-none", game=game, known=", ".join(WITH_PICTURES)))
    with progress_bar(CARDS, words.text("deck-progress")) as advance:
        write_deck(seed, out, lambda done, of: advance(1))
    plain_console().print(words.text("deck-written", count=CARDS, folder=str(out)))


def write_deck(seed: int | None, out: Path, progress: Callable[[int, int], None]) -> Path:
    """Writes the designed deck, or the fresh one of a seed; `progress(done, of)` is told after each card.

    Files bear names that tell nothing; only deck.csv knows the shares. Raises `BadInput` when `out` cannot be written.
    """
    deck = deck_for(seed)
    rows: list[tuple[str, str, int, int, int, int]] = []
    thumbs: list[Labels] = []
    try:
        out.mkdir(parents=True, exist_ok=True)
        for card in range(CARDS):
            labels = card_labels(deck, card)
            name = hashlib.sha256(labels.tobytes()).hexdigest()[:12] + ".png"
            (out / name).write_bytes(png(labels))
            rows.append((name, deck.families[card], *shares_of(deck, card)))
            thumbs.append(framed(labels)[::THUMB_STEP, ::THUMB_STEP])
            progress(card + 1, CARDS)
        with (out / "deck.csv").open("w", encoding="utf8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([HEADER, *rows])
        contact_sheet(thumbs).save(out / "contact-sheet.png")
    except OSError as error:
        raise BadInput(f"cannot write the deck to {out}: {error.strerror or error}") from None
    return out


def contact_sheet(thumbs: list[Labels]) -> Image.Image:
    """All cards at a quarter of their size, in rows."""
    high, wide = thumbs[0].shape
    rows = -(-len(thumbs) // COLUMNS)
    sheet = np.full((rows * high, COLUMNS * wide), FRAME, np.uint8)
    for index, thumb in enumerate(thumbs):
        top, left = index // COLUMNS * high, index % COLUMNS * wide
        sheet[top : top + high, left : left + wide] = thumb
    image = Image.fromarray(sheet, mode="P")
    image.putpalette([part for ink in (*STANDARD.inks, STANDARD.frame) for part in ink])
    return image
