"""What Illusion shows to bots that look: the pictures in view, small, as the match lays them. Never a share."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Any, Final

from PIL import Image

from lanterne.core.game import State
from lanterne.games.illusion.deck import Deck
from lanterne.games.illusion.state import NO_CARD, IllusionState
from lanterne.host.looking import Sights, bring_sights
from lanterne.pictures.deck import card_labels, shares_of
from lanterne.pictures.picture import Shares
from lanterne.pictures.small import Pixels, as_text, small
from lanterne.pictures.turning import Turn

GAME: Final = "illusion"
KEPT: Final = 2000  # small pictures in memory: 24 MB

Recipe = tuple[str, Shares, int, int]
_kept: OrderedDict[Recipe, Pixels] = OrderedDict()
_lock: Final = Lock()


def small_picture(deck: Deck, card: int, drawn: int) -> Pixels:
    """The card's picture, small and as it was drawn; kept for the next who looks."""
    recipe = (deck.families[card], shares_of(deck, card), deck.seeds[card], drawn)
    with _lock:
        if recipe in _kept:
            _kept.move_to_end(recipe)
            return _kept[recipe]
    pixels = small(card_labels(deck, card, drawn))
    with _lock:
        _kept[recipe] = pixels
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    return pixels


def laid(deck: Deck, card: int, turn: Turn) -> str:
    """The picture as one match shows it, as it travels in a view."""
    family = deck.families[card]
    image = Image.fromarray(small_picture(deck, card, turn.drawn(family)))
    way = turn.way(family)
    return as_text(image if way is None else image.transpose(way))


class IllusionSights(Sights):
    def shown(self, s: State, seed: str) -> dict[str, Any]:
        """The cards of the row and the next one, all that everybody sees (N-02)."""
        assert isinstance(s, IllusionState)
        row = [laid(s.deck, card, Turn(seed, card)) for card in s.row]
        return {"row": row, "next": "" if s.next == NO_CARD else laid(s.deck, s.next, Turn(seed, s.next))}


def show_pictures() -> None:
    """From now on bots that look see pictures in this process."""
    bring_sights(GAME, IllusionSights())
