"""Where pictures are drawn: in threads, never on the event loop; each once, whoever asks first."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from lanterne.games.illusion.colours import CARDS
from lanterne.games.illusion.deck import DESIGNED, Deck
from lanterne.pictures.stage import small_picture
from lanterne.pictures.store import Look, PictureStore
from lanterne.pictures.turning import LETTERING, Turn

log = logging.getLogger("lanterne.pictures")


class Easel:
    def __init__(self, folder: Path) -> None:
        self.store = PictureStore(folder)
        self.urgent = ThreadPoolExecutor(2, thread_name_prefix="picture")
        self.patient = ThreadPoolExecutor(1, thread_name_prefix="pictures")
        self.drawing: dict[Path, Future[bytes]] = {}
        self.designed = False  # the designed deck is drawn or about to be

    async def picture(self, deck: Deck, card: int, look: Look, turn: Turn) -> bytes:
        """Somebody is looking: drawn at once, unless it is already there or under the brush."""
        family = deck.families[card]
        path = self.store.path(deck, card, look, turn.drawn(family))
        begun = self.drawing.get(path)
        if begun is None:
            begun = self.urgent.submit(self.store.card, deck, card, look, turn.drawn(family))
            self.drawing[path] = begun
        try:
            data = await asyncio.wrap_future(begun)
        finally:
            self.drawing.pop(path, None)
        return await asyncio.wrap_future(self.urgent.submit(turn.turned, data, family))

    def prepare(self, deck: Deck, first: list[int], seed: str) -> None:
        """Draws a whole deck when a game begins, the pictures that lie on the table first."""
        rest = [card for card in range(CARDS) if card not in first]
        if deck.kind == DESIGNED and self.designed:  # one deck for all tables, but for what is drawn anew
            rest = [card for card in rest if deck.families[card] == LETTERING]
        self.designed = self.designed or deck.kind == DESIGNED
        for card in first + rest:
            self.patient.submit(self._quietly, deck, card, Turn(seed, card).drawn(deck.families[card]))

    def _quietly(self, deck: Deck, card: int, drawn: int) -> None:
        try:
            if not self.store.path(deck, card, Look(), drawn).exists():
                self.store.card(deck, card, Look(), drawn)
            small_picture(deck, card, drawn)  # for bots that look, who are asked where nothing may take long
        except OSError:
            log.exception("a picture could not be kept")

    def close(self) -> None:
        self.patient.shutdown(wait=True, cancel_futures=True)
        self.urgent.shutdown(wait=True, cancel_futures=True)
