"""Cards, specials and alignments as phrases of the text catalogue."""

from __future__ import annotations

from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.games.illuminati.cards.alignments import NAMES
from lanterne.games.illuminati.cards.table import CARD_IDS, FIRST_ILLUMINATI, SPECIAL_IDS
from lanterne.games.illuminati.state import IlluminatiState


def card_name(card: int) -> Phrase:
    """What is printed on it: in refusals, for a card that whoever is refused has named or holds.

    A refusal never looks at where such a card lies: its words would tell who has it.
    """
    return Phrase("illuminati-card-" + CARD_IDS[card])


def card_phrase(s: IlluminatiState, card: int) -> Phrase:
    """A card on the table, for events and sums: a face-down Illuminati is named by its owner only (170)."""
    owner = s.owner[card]
    if card >= FIRST_ILLUMINATI and owner >= 0 and not s.exposed[owner]:
        return Phrase("illuminati-hidden-card", {"seat": seat_phrase(owner)})
    return card_name(card)


def special_phrase(kind: int) -> Phrase:
    return Phrase("illuminati-special-" + SPECIAL_IDS[kind])


def alignment_phrase(bit: int) -> Phrase:
    return Phrase("illuminati-alignment-" + NAMES[bit])
