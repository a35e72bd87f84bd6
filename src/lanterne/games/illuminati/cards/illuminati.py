"""The eight Illuminati (148 to 157) and the five illuminated groups of the Add-on (177 to 183)."""

from __future__ import annotations

from typing import Final

from lanterne.games.illuminati.cards.abilities import (
    TO_CONTROL,
    TO_DESTROY,
    TO_NEUTRALISE,
    AttackBonus,
    BuysPrivilege,
    DrawsMore,
    ImmuneTo,
    LeastIncome,
    Listens,
    Rearranges,
    Redistributes,
    Strikes,
    TakesPartTwice,
)
from lanterne.games.illuminati.cards.alignments import COMMUNIST, CRIMINAL, GOVERNMENT, STRAIGHT, WEIRD
from lanterne.games.illuminati.cards.card import BACK, LEFT, RIGHT, STRAIGHT_ON, Card

ALL_ROUND: Final = (STRAIGHT_ON, RIGHT, BACK, LEFT)

ILLUMINATI: Final = (
    Card(
        "bavarian-illuminati",
        power=10,
        transferable=10,
        income=9,
        arrows=ALL_ROUND,
        abilities=(BuysPrivilege(5),),
        goal="total-power",
    ),
    Card(
        "bermuda-triangle",
        power=8,
        transferable=8,
        income=9,
        arrows=ALL_ROUND,
        abilities=(Rearranges(),),
        goal="all-alignments",
    ),
    Card(
        "discordian-society",
        power=8,
        transferable=8,
        income=8,
        arrows=ALL_ROUND,
        abilities=(AttackBonus(4, TO_CONTROL, alignments=WEIRD), ImmuneTo(GOVERNMENT | STRAIGHT)),
        goal="weird-groups",
    ),
    Card(
        "gnomes-of-zurich",
        power=7,
        transferable=7,
        income=12,
        arrows=ALL_ROUND,
        abilities=(Redistributes(),),
        goal="total-money",
    ),
    Card(
        "network",
        power=7,
        transferable=7,
        income=9,
        arrows=ALL_ROUND,
        abilities=(DrawsMore(1),),
        goal="transferable-power",
    ),
    Card(
        "servants-of-cthulhu",
        power=9,
        transferable=9,
        income=7,
        arrows=ALL_ROUND,
        abilities=(AttackBonus(2, TO_DESTROY),),
        goal="destruction",
    ),
    Card(
        "society-of-assassins",
        power=8,
        transferable=8,
        income=8,
        arrows=ALL_ROUND,
        abilities=(AttackBonus(4, TO_NEUTRALISE),),
        goal="violent-groups",
    ),
    Card(
        "ufos",
        power=6,
        transferable=6,
        income=8,
        arrows=ALL_ROUND,
        abilities=(TakesPartTwice(),),
    ),
)

ILLUMINATED: Final = (
    Card(
        "illuminated-mafia",
        power=8,
        transferable=8,
        income=8,
        arrows=ALL_ROUND,
        abilities=(AttackBonus(3, TO_CONTROL, alignments=CRIMINAL),),  # any attempt
        goal="criminal-government-groups",
        replaces="mafia",
    ),
    Card(
        "illuminated-phone-company",
        power=7,
        transferable=7,
        income=9,
        arrows=ALL_ROUND,
        abilities=(Listens(),),
        goal="straight-groups",
        replaces="phone-company",
    ),
    Card(
        "illuminated-oil",
        power=7,
        transferable=7,
        income=11,
        arrows=ALL_ROUND,
        abilities=(LeastIncome(1),),
        goal="destroy-irs",
        replaces="multinational-oil-companies",
    ),
    Card(
        "illuminated-post-office",
        power=8,
        transferable=8,
        income=5,
        arrows=ALL_ROUND,
        abilities=(Strikes(),),
        goal="monopoly",
        replaces="post-office",
    ),
    Card(
        "illuminated-icc",
        power=9,
        transferable=9,
        income=7,
        arrows=ALL_ROUND,
        abilities=(AttackBonus(3, TO_CONTROL, alignments=COMMUNIST),),
        goal="liberal-communist-groups",
        replaces="international-communist-conspiracy",
    ),
)
