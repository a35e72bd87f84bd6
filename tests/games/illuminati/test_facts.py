"""What the page is told of the game: plain, complete, and the same as the engine's own."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lanterne.games.illuminati.cards.table import CARD_IDS, CARDS, GOAL_IDS, SPECIAL_IDS, SPECIALS
from lanterne.games.illuminati.facts import FACTS
from lanterne.games.illuminati.goals.measures import MEASURES
from lanterne.text import Words

CARD_FACTS: Any = FACTS["cards"]


def test_facts_are_plain_json() -> None:
    assert json.loads(json.dumps(FACTS)) == FACTS


def test_every_card_special_and_goal_is_there() -> None:
    facts: Any = FACTS
    assert tuple(facts["cards"]) == CARD_IDS
    assert tuple(facts["specials"]) == SPECIAL_IDS
    assert tuple(facts["goals"]) == GOAL_IDS
    assert [facts["specials"][special.id]["count"] for special in SPECIALS] == [special.count for special in SPECIALS]
    assert [facts["goals"][goal]["needed"] for goal in GOAL_IDS] == [MEASURES[goal].goal.needed for goal in GOAL_IDS]


def test_figures_are_the_engines() -> None:
    for card in CARDS:
        told = CARD_FACTS[card.id]
        assert (told["power"], told["transferable"]) == (card.power, card.transferable)
        assert told["income"] == card.income - card.upkeep
        assert (told["resistance"] or 0) == card.resistance
        assert len(told["arrows"]) == len(card.arrows)
        assert (told["goal"] or "") == card.goal


def test_016_the_post_office_costs_and_the_irs_does_not() -> None:
    assert CARD_FACTS["post-office"]["income"] == -1
    assert CARD_FACTS["irs"]["income"] == 0


def test_147_every_bonus_is_told() -> None:
    assert CARD_FACTS["kgb"]["bonuses"] == [
        {"amount": 2, "attacks": ["destroy"], "alignments": [], "groups": [], "direct": False}
    ]
    assert len([bonus for card in CARD_FACTS.values() for bonus in card["bonuses"] if card["kind"] == "group"]) == 23


@pytest.mark.parametrize("language", ["fr", "en"])
def test_texts_and_clauses_can_be_read(language: str) -> None:
    words = Words(language, strict=True)
    facts: Any = FACTS
    for fact in [*facts["cards"].values(), *facts["specials"].values()]:
        assert fact["text"] is None or words.text(fact["text"])
    known = set(words.clauses("illuminati"))
    assert set(facts["clauses"].values()) <= known
    assert {goal["clause"] for goal in facts["goals"].values()} <= known
