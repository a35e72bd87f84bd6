"""Pictures ready to be sent: drawn once, kept as files, and served only while they lie in view."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Final

from lanterne.core.errors import BadInput
from lanterne.games.illusion.deck import Deck
from lanterne.games.illusion.state import NO_CARD, IllusionState
from lanterne.pictures.deck import card_labels
from lanterne.pictures.palette import PALETTES
from lanterne.pictures.png import png

VERSION: Final = 1  # rises whenever the same recipe could give another picture


class PictureStore:
    """PNG files in a folder, each named by a hash of all it is made from. The folder is the server's own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def picture(self, s: IllusionState, number: int, palette: str, scale: int = 1) -> bytes:
        """A match's picture by its number. Raises `BadInput` unless it lies on the table now."""
        if palette not in PALETTES:
            raise BadInput(f"there is no palette {palette!r}; there are: {', '.join(PALETTES)}")
        if number not in pictures_in_view(s):
            raise BadInput(f"picture {number} is not in view")
        return self.card(s.deck, s.picture.index(number), palette, scale)

    def card(self, deck: Deck, card: int, palette: str, scale: int) -> bytes:
        recipe = (VERSION, deck.families[card], deck.four(card), deck.seeds[card], PALETTES[palette], scale)
        path = self.folder / (hashlib.blake2b(repr(recipe).encode(), digest_size=20).hexdigest() + ".png")
        if path.exists():
            return path.read_bytes()
        data = png(card_labels(deck, card), PALETTES[palette], scale=scale)
        rough = path.with_suffix(f".{os.getpid()}")
        rough.write_bytes(data)
        rough.replace(path)  # at once: nobody reads half a file
        return data


def pictures_in_view(s: IllusionState) -> set[int]:
    """The numbers of the pictures that everybody sees: the row, the next card, the cards of the last check."""
    found = {s.picture[card] for card in s.row}
    if s.next != NO_CARD:
        found.add(s.picture[s.next])
    if s.check is not None:
        found.update(s.check.pictures)
    return found
