"""How far a seat has come towards a goal: one class for each kind of goal (148 to 157, 178 to 183)."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.game import Seat
from lanterne.core.phrase import Phrase
from lanterne.core.terms import Term
from lanterne.games.illuminati.cards.alignments import ALL, NAMES, bits
from lanterne.games.illuminati.cards.card import Goal
from lanterne.games.illuminati.cards.figures import power_of, transferable_of
from lanterne.games.illuminati.cards.naming import card_name
from lanterne.games.illuminati.cards.table import CARD_NUMBERS, GOALS
from lanterne.games.illuminati.money.treasury import total_money
from lanterne.games.illuminati.state import NOBODY, IlluminatiState
from lanterne.games.illuminati.structure.geometry import alignments_of


class Measure:
    """Every question about a goal. The default answers fit a sum over the cards of a structure, open to all."""

    def __init__(self, goal: Goal) -> None:
        self.goal: Final = goal

    def counts_money(self) -> bool:
        """Whether it needs sums that may not be known to all."""
        return False

    def counts_centre(self) -> bool:
        """Whether it needs the figures of one's own Illuminati."""
        return False

    def watches_rival(self) -> bool:
        """Whether it needs to know who plays a certain Illuminati."""
        return False

    def progress(self, s: IlluminatiState, seat: Seat, cards: list[int]) -> int:
        """How much of it there is with these cards. True figures, hidden or not (A-77)."""
        total = 0
        for card in cards:
            total += self.worth(s, card)
        return total

    def worth(self, s: IlluminatiState, card: int) -> int:
        """What one card of the structure adds, where the goal is a sum over cards."""
        return 0

    def needed(self, s: IlluminatiState) -> int:
        return self.goal.needed

    def seen_progress(self, s: IlluminatiState, seat: Seat, cards: list[int], received: int) -> int | None:
        """How far all could see the seat be with these cards and so much more money; None: that cannot be seen."""
        return self.progress(s, seat, cards)

    def further_terms(self, s: IlluminatiState, seat: Seat, cards: list[int]) -> list[Term]:
        """Summands that are no cards of the structure."""
        return []


@final
class TotalPower(Measure):
    def counts_centre(self) -> bool:
        return True

    def worth(self, s: IlluminatiState, card: int) -> int:
        return power_of(s, card)

    def seen_progress(self, s: IlluminatiState, seat: Seat, cards: list[int], received: int) -> int | None:
        return self.progress(s, seat, cards) if s.exposed[seat] else None


@final
class TransferablePower(Measure):
    def counts_centre(self) -> bool:
        return True

    def worth(self, s: IlluminatiState, card: int) -> int:
        return transferable_of(s, card)

    def seen_progress(self, s: IlluminatiState, seat: Seat, cards: list[int], received: int) -> int | None:
        return self.progress(s, seat, cards) if s.exposed[seat] else None


@final
class TotalMoney(Measure):
    def counts_money(self) -> bool:
        return True

    def progress(self, s: IlluminatiState, seat: Seat, cards: list[int]) -> int:
        return total_money(s, seat)

    def worth(self, s: IlluminatiState, card: int) -> int:
        return s.treasury[card]

    def seen_progress(self, s: IlluminatiState, seat: Seat, cards: list[int], received: int) -> int | None:
        """Treasuries go with their groups (119)."""
        return sum([s.treasury[card] for card in cards]) + received if s.options.open_money else None


@final
class AlignedGroups(Measure):
    """Groups with certain alignments; one with two of them counts twice (A-51)."""

    def worth(self, s: IlluminatiState, card: int) -> int:
        return bits(alignments_of(s, card) & self.goal.alignments)


@final
class AllAlignments(Measure):
    def progress(self, s: IlluminatiState, seat: Seat, cards: list[int]) -> int:
        return bits(alignments_held(s, cards))

    def further_terms(self, s: IlluminatiState, seat: Seat, cards: list[int]) -> list[Term]:
        held = alignments_held(s, cards)
        found: list[Term] = []
        for bit, name in enumerate(NAMES):
            if held >> bit & 1:
                words = Phrase("illuminati-term-goal-alignment", {"alignment": Phrase("illuminati-alignment-" + name)})
                found.append(Term(1, words, self.goal.clause))
        return found


def alignments_held(s: IlluminatiState, cards: list[int]) -> int:
    held = 0
    for card in cards:
        held |= alignments_of(s, card)
    return held & ALL


@final
class Destruction(Measure):
    def progress(self, s: IlluminatiState, seat: Seat, cards: list[int]) -> int:
        return len(s.destroyed[seat])

    def further_terms(self, s: IlluminatiState, seat: Seat, cards: list[int]) -> list[Term]:
        found: list[Term] = []
        for card in s.destroyed[seat]:
            words = Phrase("illuminati-term-goal-destroyed", {"card": card_name(card)})
            found.append(Term(1, words, self.goal.clause))
        return found


@final
class DestroyedGroups(Measure):
    """Certain groups, destroyed by oneself (180)."""

    def progress(self, s: IlluminatiState, seat: Seat, cards: list[int]) -> int:
        return len([card for card in numbers_of(self.goal) if card in s.destroyed[seat]])

    def further_terms(self, s: IlluminatiState, seat: Seat, cards: list[int]) -> list[Term]:
        return done_terms(self.goal, self.progress(s, seat, cards))


@final
class Monopoly(Measure):
    """A rival put out by anyone; without that rival, groups destroyed by oneself or controlled (182, A-83)."""

    def watches_rival(self) -> bool:
        return True

    def progress(self, s: IlluminatiState, seat: Seat, cards: list[int]) -> int:
        rival = self.rival_seat(s)
        if rival != NOBODY and not s.resigned[rival]:
            return 0 if s.alive[rival] else 1
        return len([card for card in numbers_of(self.goal) if card in cards or card in s.destroyed[seat]])

    def needed(self, s: IlluminatiState) -> int:
        """The rival's own group is not in the game."""
        rival = self.rival_seat(s)
        if rival == NOBODY:
            return self.goal.needed
        return self.goal.needed - 1 if s.resigned[rival] else 1

    def rival_seat(self, s: IlluminatiState) -> Seat:
        """Who plays or played the rival."""
        number = CARD_NUMBERS[self.goal.rival]
        return s.illuminati.index(number) if number in s.illuminati else NOBODY

    def seen_progress(self, s: IlluminatiState, seat: Seat, cards: list[int], received: int) -> int | None:
        return None if False in s.exposed else self.progress(s, seat, cards)

    def further_terms(self, s: IlluminatiState, seat: Seat, cards: list[int]) -> list[Term]:
        return done_terms(self.goal, self.progress(s, seat, cards))


def numbers_of(goal: Goal) -> list[int]:
    return [CARD_NUMBERS[card] for card in goal.cards]


def done_terms(goal: Goal, done: int) -> list[Term]:
    return [Term(done, Phrase("illuminati-term-goal-done"), goal.clause)] if done else []


def measure_of(goal: Goal) -> Measure:
    if goal.kind == "total-power":
        return TotalPower(goal)
    if goal.kind == "transferable-power":
        return TransferablePower(goal)
    if goal.kind == "total-money":
        return TotalMoney(goal)
    if goal.kind == "aligned-groups":
        return AlignedGroups(goal)
    if goal.kind == "all-alignments":
        return AllAlignments(goal)
    if goal.kind == "destruction":
        return Destruction(goal)
    if goal.kind == "destroyed-groups":
        return DestroyedGroups(goal)
    assert goal.kind == "monopoly", goal.kind
    return Monopoly(goal)


MEASURES: Final = {goal.id: measure_of(goal) for goal in GOALS.values()}
