"""Figures that are not simply printed: the Ovnis are one stronger under hidden goals (169, A-45)."""

from __future__ import annotations

from lanterne.games.illuminati.cards.table import CARDS, FIRST_ILLUMINATI
from lanterne.games.illuminati.state import IlluminatiState


def surcharge(s: IlluminatiState, card: int) -> int:
    """What makes up for a secret goal that is nothing special any more: on the Illuminati without a goal of its own."""
    if not s.options.hidden_goals or card < FIRST_ILLUMINATI:
        return 0
    return 0 if CARDS[card].goal else 1


def power_of(s: IlluminatiState, card: int) -> int:
    return CARDS[card].power + surcharge(s, card)


def transferable_of(s: IlluminatiState, card: int) -> int:
    return CARDS[card].transferable + surcharge(s, card)


def participations_of(card: int) -> int:
    """In how many attacks a turn the card may take part (47, 48)."""
    return CARDS[card].participations


def immunity_of(card: int) -> int:
    """The alignments against which the structure of this Illuminati is immune (150)."""
    return CARDS[card].immune_to


def privilege_price_of(card: int) -> int:
    """What this Illuminati may pay for one privileged attack a turn; 0: it may not (90)."""
    return CARDS[card].privilege_price
