"""What cards can do beyond their figures: typed abilities, each asked at its moments. Silence is the default.

Figures that stand on the card (`Card`) are not repeated here. `source` is the card that bears the ability.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from lanterne.games.illuminati.cards.alignments import bits

if TYPE_CHECKING:  # the state knows of actions, and actions of cards
    from lanterne.games.illuminati.state import IlluminatiState

# The types of attack a bonus serves, as bits: 1 << the attack's number in `moves.py`.
TO_CONTROL: Final = 1
TO_NEUTRALISE: Final = 2
TO_DESTROY: Final = 4
ATTACK_BITS: Final = {"control": TO_CONTROL, "neutralise": TO_NEUTRALISE, "destroy": TO_DESTROY}


class Ability:
    """Every moment at which a card may speak up."""

    def bind(self, numbers: dict[str, int]) -> None:
        """Turns ids of groups into their numbers, once, when the table of cards is complete."""
        return

    # ------------------------------------------------------------------ in attacks

    def attack_bonus(
        self, s: IlluminatiState, source: int, attacker: int, target: int, target_alignments: int, kind: int
    ) -> int:
        """What it adds to an attack by the structure of its card (37, 40)."""
        return 0

    def attacker_alignments(self, alignments: int, target_alignments: int, kind: int) -> int:
        """What its card counts as when it attacks (146)."""
        return alignments

    def own_resistance(self, resistance: int, attacker_alignments: int) -> int:
        """The resistance of its card against an attacker (145)."""
        return resistance

    def lent_resistance(self) -> int:
        """What it adds to the resistance of every other group of its owner (144)."""
        return 0

    def immune_to(self) -> int:
        """Alignments that may neither attack nor aid against the structure of its card (150)."""
        return 0

    def privilege_price(self) -> int:
        """What one privileged attack a turn costs its Illuminati; 0: it has no such right (90)."""
        return 0

    def participations(self) -> int:
        """In how many attacks a turn its card may take part (47, 48)."""
        return 1

    # ------------------------------------------------------------------ in the turn

    def tax(self) -> int:
        """What it may take from each opponent in the income step (15)."""
        return 0

    def upkeep(self) -> int:
        """What its master or Illuminati pays in the income step (16)."""
        return 0

    def least_income(self) -> int:
        """What groups of its structure with a printed income of 0 earn (180)."""
        return 0

    def further_draws(self) -> int:
        """Cards drawn beyond the one of step 2 (18)."""
        return 0

    def card_price(self) -> int:
        """What one more card costs from its own treasury; 0: it cannot buy (143)."""
        return 0

    def sends_anywhere(self) -> bool:
        """Whether its money may go to any group of the structure (100)."""
        return False

    def changes_alignments(self) -> bool:
        """Whether it may change one alignment of another group once a turn (142)."""
        return False

    def redistributes(self) -> bool:
        """Whether all money may be laid out afresh in step 6 (151)."""
        return False

    def rearranges(self) -> bool:
        """Whether the structure may be rebuilt in step 6 (149)."""
        return False

    def strikes(self) -> bool:
        """Whether another seat may be made to lose its next turn in step 6 (181)."""
        return False

    def listens(self) -> bool:
        """Whether it may look at the specials of others (179)."""
        return False


@final
class AttackBonus(Ability):
    """A bonus on some types of attack against some targets; none named: against all.

    `direct`: only when its own card attacks (40); otherwise for every attack of the structure (37).
    """

    def __init__(
        self, amount: int, kinds: int, *, alignments: int = 0, groups: tuple[str, ...] = (), direct: bool = False
    ) -> None:
        self.amount: Final = amount
        self.kinds: Final = kinds
        self.alignments: Final = alignments  # the target has at least one of them
        self.groups: Final = groups
        self.direct: Final = direct
        self.numbers: list[int] = []

    def bind(self, numbers: dict[str, int]) -> None:
        self.numbers = [numbers[group] for group in self.groups]

    def attack_bonus(
        self, s: IlluminatiState, source: int, attacker: int, target: int, target_alignments: int, kind: int
    ) -> int:
        if not self.kinds >> kind & 1 or (self.direct and attacker != source):
            return 0
        if self.alignments and not self.alignments & target_alignments:
            return 0
        if self.numbers and target not in self.numbers:
            return 0
        return self.amount


@final
class PerEdition(Ability):
    """A bonus of which two printings differ; an option says which is played (A-84)."""

    def __init__(self, usual: AttackBonus, book: AttackBonus) -> None:
        self.usual: Final = usual
        self.book: Final = book

    def bind(self, numbers: dict[str, int]) -> None:
        self.usual.bind(numbers)
        self.book.bind(numbers)

    def attack_bonus(
        self, s: IlluminatiState, source: int, attacker: int, target: int, target_alignments: int, kind: int
    ) -> int:
        bonus = self.book if s.options.book_militias else self.usual
        return bonus.attack_bonus(s, source, attacker, target, target_alignments, kind)


@final
class CountsAs(Ability):
    """When it tries to control a group with `wanted`, `wanted` takes the place of `instead_of` (A-37)."""

    def __init__(self, wanted: int, instead_of: int) -> None:
        self.wanted: Final = wanted
        self.instead_of: Final = instead_of

    def attacker_alignments(self, alignments: int, target_alignments: int, kind: int) -> int:
        if TO_CONTROL >> kind & 1 and target_alignments & self.wanted:
            return (alignments & ~self.instead_of) | self.wanted
        return alignments


@final
class HardAgainst(Ability):
    """Another resistance against attackers with one of some alignments (145)."""

    def __init__(self, resistance: int, alignments: int) -> None:
        self.resistance: Final = resistance
        self.alignments: Final = alignments

    def own_resistance(self, resistance: int, attacker_alignments: int) -> int:
        return self.resistance if bits(attacker_alignments & self.alignments) else resistance


@final
class LendsResistance(Ability):
    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def lent_resistance(self) -> int:
        return self.amount


@final
class ImmuneTo(Ability):
    def __init__(self, alignments: int) -> None:
        self.alignments: Final = alignments

    def immune_to(self) -> int:
        return self.alignments


@final
class BuysPrivilege(Ability):
    def __init__(self, price: int) -> None:
        self.price: Final = price

    def privilege_price(self) -> int:
        return self.price


@final
class TakesPart(Ability):
    def __init__(self, times: int) -> None:
        self.times: Final = times

    def participations(self) -> int:
        return self.times


@final
class TaxesOpponents(Ability):
    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def tax(self) -> int:
        return self.amount


@final
class CostsUpkeep(Ability):
    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def upkeep(self) -> int:
        return self.amount


@final
class LeastIncome(Ability):
    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def least_income(self) -> int:
        return self.amount


@final
class DrawsMore(Ability):
    def __init__(self, cards: int) -> None:
        self.cards: Final = cards

    def further_draws(self) -> int:
        return self.cards


@final
class BuysCard(Ability):
    def __init__(self, price: int) -> None:
        self.price: Final = price

    def card_price(self) -> int:
        return self.price


@final
class SendsAnywhere(Ability):
    def sends_anywhere(self) -> bool:
        return True


@final
class ChangesAlignments(Ability):
    def changes_alignments(self) -> bool:
        return True


@final
class Redistributes(Ability):
    def redistributes(self) -> bool:
        return True


@final
class Rearranges(Ability):
    def rearranges(self) -> bool:
        return True


@final
class Strikes(Ability):
    def strikes(self) -> bool:
        return True


@final
class Listens(Ability):
    def listens(self) -> bool:
        return True
