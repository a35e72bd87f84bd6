"""How far a seat has come towards a goal, summand by summand."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Seat
from lanterne.core.phrase import Phrase
from lanterne.core.terms import Term
from lanterne.games.illuminati.cards.naming import card_phrase
from lanterne.games.illuminati.goals.goals import basic_goal
from lanterne.games.illuminati.goals.measures import MEASURES
from lanterne.games.illuminati.state import IlluminatiState

BASIC: Final = "basic"  # in place of a goal's id: so many cards (164)


def goal_terms(s: IlluminatiState, seat: Seat, goal: str, cards: list[int]) -> list[Term]:
    """How far the seat has come with these cards, one by one, and what is needed, as a negative last term."""
    if goal == BASIC:
        return [*[card_term(s, card, 1, "164") for card in cards], needed_term(basic_goal(s), "164")]
    measure = MEASURES[goal]
    clause = measure.goal.clause
    terms: list[Term] = []
    for card in cards:
        worth = measure.worth(s, card)
        if worth:
            terms.append(card_term(s, card, worth, clause))
    terms.extend(measure.further_terms(s, seat, cards))
    return [*terms, needed_term(measure.needed(s), clause)]


def card_term(s: IlluminatiState, card: int, worth: int, clause: str) -> Term:
    return Term(worth, Phrase("illuminati-term-goal-card", {"card": card_phrase(s, card)}), clause)


def needed_term(needed: int, clause: str) -> Term:
    return Term(-needed, Phrase("illuminati-term-goal-needed"), clause)
