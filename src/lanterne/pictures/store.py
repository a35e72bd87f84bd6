"""Pictures ready to be sent: drawn once, kept as files named by a hash of all they are made from."""

from __future__ import annotations

import hashlib
import os
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lanterne.core.errors import BadInput
from lanterne.core.phrase import Phrase
from lanterne.games.illusion.deck import Deck
from lanterne.pictures.deck import card_labels
from lanterne.pictures.palette import PALETTES, STANDARD
from lanterne.pictures.png import png
from lanterne.pictures.texture import textured

VERSION: Final = 3  # rises whenever the same recipe could give another picture


@dataclass(frozen=True)
class Look:
    """How a viewer wants pictures: inks, and patterns on them. The areas stay the same for everybody."""

    palette: str = STANDARD.name
    textures: bool = False

    def __post_init__(self) -> None:
        if self.palette not in PALETTES:
            raise BadInput(Phrase("refused-no-palette", {"palette": self.palette, "known": ", ".join(PALETTES)}))


class PictureStore:
    """PNG files in a folder of the server's own, made when a picture is first asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, deck: Deck, card: int, look: Look, drawn: int = 0) -> Path:
        inks = PALETTES[look.palette]
        recipe = (VERSION, deck.families[card], deck.four(card), deck.seeds[card], drawn, inks, look.textures)
        return self.folder / (hashlib.blake2b(repr(recipe).encode(), digest_size=20).hexdigest() + ".png")

    def card(self, deck: Deck, card: int, look: Look, drawn: int = 0) -> bytes:
        path = self.path(deck, card, look, drawn)
        if path.exists():
            return path.read_bytes()
        labels = card_labels(deck, card, drawn)
        data = png(textured(labels) if look.textures else labels, PALETTES[look.palette])
        self.folder.mkdir(parents=True, exist_ok=True)
        rough = path.with_suffix(f".{os.getpid()}-{threading.get_ident()}")
        rough.write_bytes(data)
        rough.replace(path)  # at once: nobody reads half a file
        return data
