"""Cards, specials and alignments as phrases of the text catalogue, for events and sums."""

from __future__ import annotations

from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.games.illuminati.alignments import NAMES
from lanterne.games.illuminati.cards import CARD_IDS, FIRST_ILLUMINATI, SPECIAL_IDS
from lanterne.games.illuminati.state import IlluminatiState


def card_phrase(s: IlluminatiState, card: int) -> Phrase:
    """The card's name; a face-down Illuminati is named by its owner only (170)."""
    owner = s.owner[card]
    if card >= FIRST_ILLUMINATI and owner >= 0 and not s.exposed[owner]:
        return Phrase("illuminati-hidden-card", {"seat": seat_phrase(owner)})
    return Phrase("illuminati-card-" + CARD_IDS[card])


def special_phrase(kind: int) -> Phrase:
    return Phrase("illuminati-special-" + SPECIAL_IDS[kind])


def alignment_phrase(bit: int) -> Phrase:
    return Phrase("illuminati-alignment-" + NAMES[bit])
