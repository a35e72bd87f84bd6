"""How far a seat has come towards a goal, summand by summand."""

from __future__ import annotations

from lanterne.core.game import Seat, Term
from lanterne.core.phrase import Phrase
from lanterne.games.illuminati.cards.naming import card_phrase
from lanterne.games.illuminati.goals.goals import basic_goal, cards_of
from lanterne.games.illuminati.goals.measures import MEASURES
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.structure.geometry import controlled


def basic_terms(s: IlluminatiState, seat: Seat) -> list[Term]:
    terms = [card_term(s, card, 1, "164") for card in controlled(s, seat)]
    return [*terms, needed_term(basic_goal(s), "164")]


def goal_terms(s: IlluminatiState, seat: Seat, goal: str) -> list[Term]:
    """How far the seat has come, card by card, and what is needed, as a negative last term."""
    measure = MEASURES[goal]
    clause = measure.goal.clause
    terms: list[Term] = []
    for card in controlled(s, seat):
        worth = measure.worth(s, card)
        if worth:
            terms.append(card_term(s, card, worth, clause))
    terms.extend(measure.further_terms(s, seat, cards_of(s, seat)))
    return [*terms, needed_term(measure.needed(s), clause)]


def card_term(s: IlluminatiState, card: int, worth: int, clause: str) -> Term:
    return Term(worth, Phrase("illuminati-term-goal-card", {"card": card_phrase(s, card)}), clause)


def needed_term(needed: int, clause: str) -> Term:
    return Term(-needed, Phrase("illuminati-term-goal-needed"), clause)
