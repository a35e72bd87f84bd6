"""All cards by number: 0 to 82 the groups, 83 to 90 the Illuminati, 91 to 95 the illuminated groups."""

from __future__ import annotations

from typing import Final

from lanterne.games.illuminati.cards.card import Card
from lanterne.games.illuminati.cards.groups_a import GROUPS_A
from lanterne.games.illuminati.cards.groups_b import GROUPS_B
from lanterne.games.illuminati.cards.groups_c import GROUPS_C
from lanterne.games.illuminati.cards.groups_d import GROUPS_D
from lanterne.games.illuminati.cards.illuminati import ILLUMINATED, ILLUMINATI
from lanterne.games.illuminati.cards.specials import SPECIALS as _SPECIALS

GROUPS: Final = GROUPS_A + GROUPS_B + GROUPS_C + GROUPS_D
CARDS: Final[tuple[Card, ...]] = GROUPS + ILLUMINATI + ILLUMINATED
CARD_COUNT: Final = len(CARDS)
FIRST_ILLUMINATI: Final = len(GROUPS)
FIRST_ILLUMINATED: Final = FIRST_ILLUMINATI + len(ILLUMINATI)
CARD_IDS: Final = tuple([card.id for card in CARDS])
CARD_NUMBERS: Final = {card.id: number for number, card in enumerate(CARDS)}

SPECIALS: Final = _SPECIALS
KIND_COUNT: Final = len(SPECIALS)
SPECIAL_IDS: Final = tuple([special.id for special in SPECIALS])
SPECIAL_NUMBERS: Final = {special.id: number for number, special in enumerate(SPECIALS)}

GOAL_IDS: Final = (
    "total-power",
    "all-alignments",
    "weird-groups",
    "total-money",
    "transferable-power",
    "destruction",
    "violent-groups",
    "criminal-government-groups",
    "straight-groups",
    "destroy-irs",
    "monopoly",
    "liberal-communist-groups",
)
CHOOSABLE_GOALS: Final = 7  # the first of GOAL_IDS: what the Ovnis and hidden goals choose from

REPLACED: Final = [CARD_NUMBERS[card.replaces] if card.replaces else -1 for card in CARDS]  # by the illuminated


def _bind() -> None:
    for card in CARDS:
        for ability in card.abilities:
            ability.bind(CARD_NUMBERS)


_bind()
