"""Where pictures are drawn: in threads, never on the event loop; each once, whoever asks first."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from lanterne.games.illusion.colours import CARDS
from lanterne.games.illusion.deck import DESIGNED, Deck
from lanterne.pictures.store import Look, PictureStore

log = logging.getLogger("lanterne.pictures")


class Easel:
    def __init__(self, folder: Path) -> None:
        self.store = PictureStore(folder)
        self.urgent = ThreadPoolExecutor(2, thread_name_prefix="picture")
        self.patient = ThreadPoolExecutor(1, thread_name_prefix="pictures")
        self.drawing: dict[Path, Future[bytes]] = {}
        self.designed = False  # the designed deck is drawn or about to be

    async def picture(self, deck: Deck, card: int, look: Look) -> bytes:
        """Somebody is looking: drawn at once, unless it is already there or under the brush."""
        path = self.store.path(deck, card, look)
        begun = self.drawing.get(path)
        if begun is None:
            begun = self.urgent.submit(self.store.card, deck, card, look)
            self.drawing[path] = begun
        try:
            return await asyncio.wrap_future(begun)
        finally:
            self.drawing.pop(path, None)

    def prepare(self, deck: Deck, first: list[int]) -> None:
        """Draws a whole deck while people sit down, the pictures that lie on the table first."""
        if deck.kind == DESIGNED:
            if self.designed:
                return
            self.designed = True  # one deck for all tables
        for card in first + [card for card in range(CARDS) if card not in first]:
            self.patient.submit(self._quietly, deck, card)

    def _quietly(self, deck: Deck, card: int) -> None:
        try:
            if not self.store.path(deck, card, Look()).exists():
                self.store.card(deck, card, Look())
        except OSError:
            log.exception("a picture could not be kept")

    def close(self) -> None:
        self.patient.shutdown(wait=True, cancel_futures=True)
        self.urgent.shutdown(wait=True, cancel_futures=True)
