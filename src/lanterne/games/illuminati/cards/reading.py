"""Cards and abilities from the facts of `cards.json`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lanterne.games.illuminati.cards.abilities import (
    ATTACK_BITS,
    Ability,
    AttackBonus,
    BuysCard,
    BuysPrivilege,
    ChangesAlignments,
    CostsUpkeep,
    CountsAs,
    DrawsMore,
    HardAgainst,
    ImmuneTo,
    LeastIncome,
    LendsResistance,
    Listens,
    PerEdition,
    Rearranges,
    Redistributes,
    SendsAnywhere,
    Strikes,
    TakesPart,
    TaxesOpponents,
)
from lanterne.games.illuminati.cards.alignments import mask_of_names
from lanterne.games.illuminati.cards.card import BACK, LEFT, RIGHT, STRAIGHT_ON, Card

TURNS: Final = {"straight": STRAIGHT_ON, "right": RIGHT, "left": LEFT}
ALL_ROUND: Final = (STRAIGHT_ON, RIGHT, BACK, LEFT)  # the arrows of every Illuminati


def group_from(raw: dict[str, Any]) -> Card:
    return Card(
        raw["id"],
        power=raw["power"],
        transferable=raw["transferable"],
        resistance=raw["resistance"],
        income=raw["income"],
        alignments=mask_of_names(raw["alignments"]),
        arrows=tuple([TURNS[turn] for turn in raw["arrows"]]),
        abilities=abilities_from(raw),
    )


def illuminati_from(raw: dict[str, Any]) -> Card:
    """An Illuminati, or an illuminated group, which takes the place of its plain form."""
    return Card(
        raw["id"],
        power=raw["power"],
        transferable=raw["transferable"],
        income=raw["income"],
        arrows=ALL_ROUND,
        abilities=abilities_from(raw),
        goal=raw.get("goal", ""),
        replaces=raw.get("replaces", ""),
    )


def abilities_from(raw: dict[str, Any]) -> tuple[Ability, ...]:
    return tuple([ABILITIES[each["kind"]](each) for each in raw.get("abilities", [])])


def bonus_from(raw: dict[str, Any]) -> AttackBonus:
    kinds = 0
    for attack in raw["attacks"]:
        kinds |= ATTACK_BITS[attack]
    return AttackBonus(
        raw["amount"],
        kinds,
        alignments=mask_of_names(raw.get("alignments", [])),
        groups=tuple(raw.get("groups", [])),
        direct=raw.get("direct", False),
    )


def per_edition_from(raw: dict[str, Any]) -> PerEdition:
    return PerEdition(bonus_from(raw["usual"]), bonus_from(raw["book"]))


def counts_as_from(raw: dict[str, Any]) -> CountsAs:
    return CountsAs(mask_of_names([raw["wanted"]]), mask_of_names([raw["instead_of"]]))


def hard_against_from(raw: dict[str, Any]) -> HardAgainst:
    return HardAgainst(raw["resistance"], mask_of_names(raw["alignments"]))


ABILITIES: Final[dict[str, Callable[[dict[str, Any]], Ability]]] = {
    "attack-bonus": bonus_from,
    "per-edition": per_edition_from,
    "counts-as": counts_as_from,
    "hard-against": hard_against_from,
    "lends-resistance": lambda raw: LendsResistance(raw["amount"]),
    "immune-to": lambda raw: ImmuneTo(mask_of_names(raw["alignments"])),
    "buys-privilege": lambda raw: BuysPrivilege(raw["price"]),
    "takes-part": lambda raw: TakesPart(raw["times"]),
    "taxes": lambda raw: TaxesOpponents(raw["amount"]),
    "costs-upkeep": lambda raw: CostsUpkeep(raw["amount"]),
    "least-income": lambda raw: LeastIncome(raw["amount"]),
    "draws-more": lambda raw: DrawsMore(raw["cards"]),
    "buys-card": lambda raw: BuysCard(raw["price"]),
    "sends-anywhere": lambda raw: SendsAnywhere(),
    "changes-alignments": lambda raw: ChangesAlignments(),
    "redistributes": lambda raw: Redistributes(),
    "rearranges": lambda raw: Rearranges(),
    "strikes": lambda raw: Strikes(),
    "listens": lambda raw: Listens(),
}
