"""How far a seat has come towards a goal, summand by summand."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Seat, Term
from lanterne.core.phrase import Phrase
from lanterne.games.illuminati.cards.alignments import NAMES, bits
from lanterne.games.illuminati.cards.figures import power_of, transferable_of
from lanterne.games.illuminati.cards.naming import card_name, card_phrase
from lanterne.games.illuminati.goals.goals import COUNTED, alignments_held, basic_goal, cards_of, needed, progress
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.structure.geometry import alignments_of, controlled


def goal_terms(s: IlluminatiState, seat: Seat, goal: str) -> list[Term]:
    """How far the seat has come, card by card, and what is needed, as a negative last term."""
    terms: list[Term] = []
    for card in controlled(s, seat):
        worth = worth_of(s, seat, card, goal)
        if worth:
            terms.append(
                Term(worth, Phrase("illuminati-term-goal-card", {"card": card_phrase(s, card)}), clause_of(goal))
            )
    if goal == "destruction":
        for card in s.destroyed[seat]:
            words = Phrase("illuminati-term-goal-destroyed", {"card": card_name(card)})
            terms.append(Term(1, words, "153"))
    if goal == "all-alignments":
        terms.extend(alignment_terms(s, seat))
    if goal in ("monopoly", "destroy-irs") and progress(s, seat, goal, cards_of(s, seat)):
        terms.append(
            Term(progress(s, seat, goal, cards_of(s, seat)), Phrase("illuminati-term-goal-done"), clause_of(goal))
        )
    need = basic_goal(s) if goal == "basic" else needed(s, goal)
    terms.append(Term(-need, Phrase("illuminati-term-goal-needed"), clause_of(goal)))
    return terms


def alignment_terms(s: IlluminatiState, seat: Seat) -> list[Term]:
    held = alignments_held(s, cards_of(s, seat))
    return [
        Term(1, Phrase("illuminati-term-goal-alignment", {"alignment": Phrase("illuminati-alignment-" + name)}), "149")
        for bit, name in enumerate(NAMES)
        if held >> bit & 1
    ]


def worth_of(s: IlluminatiState, seat: Seat, card: int, goal: str) -> int:
    """What one card of the structure adds to a goal that is a sum over cards."""
    if goal == "basic":
        return 1
    if goal == "total-power":
        return power_of(s, card)
    if goal == "transferable-power":
        return transferable_of(s, card)
    if goal == "total-money":
        return s.treasury[card]
    return bits(alignments_of(s, card) & COUNTED.get(goal, 0))


def clause_of(goal: str) -> str:
    if goal == "basic":
        return "164"
    return GOAL_CLAUSES[goal]


GOAL_CLAUSES: Final = {
    "total-power": "148",
    "all-alignments": "149",
    "weird-groups": "150",
    "total-money": "151",
    "transferable-power": "152",
    "destruction": "153",
    "violent-groups": "156",
    "criminal-government-groups": "178",
    "straight-groups": "179",
    "destroy-irs": "180",
    "monopoly": "182",
    "liberal-communist-groups": "183",
}
