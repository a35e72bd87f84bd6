"""What a card is: the figures printed on it and its abilities. Its names and sentences stand in the text catalogue."""

from __future__ import annotations

from typing import Final, final

from lanterne.games.illuminati.cards.abilities import Ability, CountsAs

# Control arrows, as quarter turns clockwise from the direction in which the card is entered.
STRAIGHT_ON: Final = 0
RIGHT: Final = 1
BACK: Final = 2  # only on Illuminati, which are entered from nowhere
LEFT: Final = 3


@final
class Card:
    """A group, an Illuminati (no resistance, four arrows) or an illuminated group (`replaces` is its group's id)."""

    def __init__(
        self,
        id: str,
        *,
        power: int,
        transferable: int,
        income: int,
        resistance: int = 0,
        alignments: int = 0,
        arrows: tuple[int, ...] = (),
        abilities: tuple[Ability, ...] = (),
        goal: str = "",
        replaces: str = "",
    ) -> None:
        self.id: Final = id
        self.power: Final = power
        self.transferable: Final = transferable
        self.resistance: Final = resistance
        self.income: Final = income
        self.alignments: Final = alignments
        self.arrows: Final = arrows
        self.abilities: Final = abilities
        self.goal: Final = goal  # of an Illuminati: its special goal's id; empty: a secret choice
        self.replaces: Final = replaces
        self.ways: Final[list[list[int]]] = [ways(arrows, facing) for facing in range(4)]
        # What its abilities say once and for all; the turn reads these instead of asking each time.
        self.participations: Final = max([1, *[ability.participations() for ability in abilities]])
        self.immune_to: Final = union([ability.immune_to() for ability in abilities])
        self.privilege_price: Final = max([0, *[ability.privilege_price() for ability in abilities]])
        self.counts_as: Final = any([isinstance(ability, CountsAs) for ability in abilities])
        self.listens: Final = any([ability.listens() for ability in abilities])
        self.tax: Final = sum([ability.tax() for ability in abilities])
        self.upkeep: Final = sum([ability.upkeep() for ability in abilities])
        self.least_income: Final = sum([ability.least_income() for ability in abilities])
        self.further_draws: Final = sum([ability.further_draws() for ability in abilities])
        self.lent_resistance: Final = sum([ability.lent_resistance() for ability in abilities])
        self.card_price: Final = sum([ability.card_price() for ability in abilities])
        self.sends_anywhere: Final = any([ability.sends_anywhere() for ability in abilities])
        self.changes_alignments: Final = any([ability.changes_alignments() for ability in abilities])
        self.redistributes: Final = any([ability.redistributes() for ability in abilities])
        self.rearranges: Final = any([ability.rearranges() for ability in abilities])
        self.strikes: Final = any([ability.strikes() for ability in abilities])


def union(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def ways(arrows: tuple[int, ...], facing: int) -> list[int]:
    """The directions of control arrows on a card entered towards `facing`, sorted (111: turned, not mirrored)."""
    return sorted([(facing + turn) % 4 for turn in arrows])


@final
class Special:
    """A kind of special. What one does stands in `specials/effects.py`."""

    def __init__(self, id: str, count: int) -> None:
        self.id: Final = id
        self.count: Final = count  # how many of this kind there are


@final
class Goal:
    """What is known of a goal. How near somebody is to it stands in `goals/measures.py`."""

    def __init__(
        self, id: str, kind: str, needed: int, clause: str, alignments: int, cards: tuple[str, ...], rival: str
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.needed: Final = needed
        self.clause: Final = clause
        self.alignments: Final = alignments  # it counts groups that have them; a group with two counts twice
        self.cards: Final = cards  # ids of the groups it is about
        self.rival: Final = rival  # the id of an Illuminati whose end is enough
