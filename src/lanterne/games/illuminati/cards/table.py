"""All cards by number: 0 to 82 the groups, 83 to 90 the Illuminati, 91 to 95 the illuminated groups."""

from __future__ import annotations

from typing import Any, Final

from lanterne.games.illuminati.cards.alignments import mask_of_names
from lanterne.games.illuminati.cards.card import Card, Goal, Special
from lanterne.games.illuminati.cards.data import CARD_FACTS
from lanterne.games.illuminati.cards.reading import group_from, illuminati_from

GROUPS: Final = tuple([group_from(raw) for raw in CARD_FACTS["groups"]])
ILLUMINATI: Final = tuple([illuminati_from(raw) for raw in CARD_FACTS["illuminati"]])
ILLUMINATED: Final = tuple([illuminati_from(raw) for raw in CARD_FACTS["illuminated"]])
CARDS: Final[tuple[Card, ...]] = GROUPS + ILLUMINATI + ILLUMINATED
CARD_COUNT: Final = len(CARDS)
FIRST_ILLUMINATI: Final = len(GROUPS)
FIRST_ILLUMINATED: Final = FIRST_ILLUMINATI + len(ILLUMINATI)
CARD_IDS: Final = tuple([card.id for card in CARDS])
CARD_NUMBERS: Final = {card.id: number for number, card in enumerate(CARDS)}
REPLACED: Final = [CARD_NUMBERS[card.replaces] if card.replaces else -1 for card in CARDS]  # by the illuminated

SPECIALS: Final = tuple([Special(raw["id"], raw["count"]) for raw in CARD_FACTS["specials"]])
KIND_COUNT: Final = len(SPECIALS)
SPECIAL_IDS: Final = tuple([special.id for special in SPECIALS])
SPECIAL_NUMBERS: Final = {special.id: number for number, special in enumerate(SPECIALS)}


def goal_from(raw: dict[str, Any]) -> Goal:
    alignments = mask_of_names(raw.get("alignments", []))
    cards = tuple(raw.get("cards", []))
    return Goal(raw["id"], raw["kind"], raw["needed"], raw["clause"], alignments, cards, raw.get("rival", ""))


GOALS: Final = {raw["id"]: goal_from(raw) for raw in CARD_FACTS["goals"]}
GOAL_IDS: Final = tuple(GOALS)
# The first of GOAL_IDS: what the Ovnis and hidden goals choose from.
CHOOSABLE_GOALS: Final = len([raw for raw in CARD_FACTS["goals"] if raw["choosable"]])


def _bind() -> None:
    for card in CARDS:
        for ability in card.abilities:
            ability.bind(CARD_NUMBERS)


_bind()
