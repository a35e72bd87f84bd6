"""What a card is: the figures printed on it and its abilities. Its names and sentences stand in the text catalogue."""

from __future__ import annotations

from typing import Final, final

from lanterne.games.illuminati.cards.abilities import Ability

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


def ways(arrows: tuple[int, ...], facing: int) -> list[int]:
    """The directions of control arrows on a card entered towards `facing`, sorted (111: turned, not mirrored)."""
    return sorted([(facing + turn) % 4 for turn in arrows])


# What a special does; `amount` is its number where it has one.
SET_ROLL: Final = 0
TAKE_GROUP: Final = 1
SPY: Final = 2
ABOLISH_PRIVILEGE: Final = 3
INTERFERE_ALONE: Final = 4
DOUBLE_INCOME: Final = 5
REVIVE_GROUP: Final = 6
CANCEL_SPECIAL: Final = 7
LOSE_TURN: Final = 8
GAIN_MONEY: Final = 9
DESTROY_POWERLESS: Final = 10
REDISTRIBUTE_MONEY: Final = 11


@final
class Special:
    def __init__(self, id: str, effect: int, *, amount: int = 0, count: int = 1) -> None:
        self.id: Final = id
        self.effect: Final = effect
        self.amount: Final = amount
        self.count: Final = count  # how many of this kind there are
