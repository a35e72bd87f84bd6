"""Section 2: what is in the box. The table is linted as facts."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from lanterne.core.errors import BadInput, BadOptions
from lanterne.games.illusio import cards
from lanterne.games.illusio.cards import (
    COMPONENTS,
    COPIES,
    DOMAIN_NAMES,
    DOMAINS,
    FAMILIES,
    FAMILY_NAMES,
    FAMILY_OF,
    KINDS,
    NAMES,
    OBJECTIVE_COUNT,
    OBJECTIVES,
    POINTS_ON_TRICK,
    is_typed,
)
from lanterne.games.illusio.game import GAME
from lanterne.games.illusio.magicians import MAGICIANS
from tests.games.illusio.table import Table


def test_il_001_il_002_il_003_il_004_thirty_two_sixty_four_twenty_six_ten() -> None:
    assert len(OBJECTIVES) == 32
    assert sum(COPIES[:COMPONENTS]) == 64
    assert sum(COPIES[COMPONENTS:]) == 26
    assert len(MAGICIANS) == 10
    assert len({magician.name for magician in MAGICIANS}) == 10


def test_the_numbers_of_the_code_are_those_of_the_file() -> None:
    """Constants that compiled code folds stand beside the file that they must agree with."""
    specials = {name: getattr(cards, name.upper()) for name in NAMES[COMPONENTS:]}
    assert [NAMES[kind] for kind in specials.values()] == list(specials)
    assert len(NAMES) == KINDS
    assert len(FAMILY_OF) == COMPONENTS
    assert (len(FAMILY_NAMES), len(DOMAIN_NAMES), len(OBJECTIVES)) == (FAMILIES, DOMAINS, OBJECTIVE_COUNT)
    assert {NAMES[kind]: points for kind, points in POINTS_ON_TRICK.items()} == {"dejavu": -1, "grand": 2}


def test_il_005_scores_are_seen_by_everybody() -> None:
    t = Table(3, scores=[4, 0, 7])
    for seat in (0, 1, 2, None):
        assert [player["score"] for player in GAME.view(t.s, seat)["players"]] == [4, 0, 7]


@pytest.mark.parametrize("seats", [1, 7])
def test_il_006_a_28_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadOptions):
        GAME.options({}, seats)
    assert GAME.nature.seats == (2, 6)


def test_il_007_il_008_four_domains_and_ten_names() -> None:
    assert DOMAIN_NAMES == ("closeup", "illusion", "evasion", "mentalism")
    assert Counter(card.domain for card in OBJECTIVES) == {0: 8, 1: 8, 2: 8, 3: 8}


def test_il_009_six_families() -> None:
    by_family = {
        name: [NAMES[k] for k in range(COMPONENTS) if FAMILY_OF[k] == f] for f, name in enumerate(FAMILY_NAMES)
    }
    assert by_family == {
        "accessories": ["rope", "scarf", "cards", "blades"],
        "animals": ["rabbit", "dove", "tiger"],
        "artifices": ["curtain", "mirrors", "smoke"],
        "boxes": ["case", "cage", "reservoir"],
        "audience": ["audience"],
        "formulas": ["formula"],
    }


def test_il_010_audience_and_formula_have_no_type() -> None:
    assert [NAMES[kind] for kind in range(COMPONENTS) if not is_typed(kind)] == ["audience", "formula"]


def test_il_011_each_objective_prints_one_to_four_different_components() -> None:
    for card in OBJECTIVES:
        assert 1 <= len(card.slots) <= 4
        assert len(set(card.slots)) == len(card.slots)
        assert len([kind for kind in card.slots if is_typed(kind)]) <= 3


def test_il_012_four_levels_eight_cards_each() -> None:
    assert Counter(card.level for card in OBJECTIVES) == {1: 8, 2: 8, 3: 8, 4: 8}


def test_a_01_a_25_a_26_a_27_words_are_settled_in_the_text() -> None:
    for lang, words in (("en", ("accuracy", "Stagecraft", "Nouhra")), ("fr", ("exactitude", "Artifices", "Nouhra"))):
        text = text_of(lang)
        for word in words:
            assert word in text
        assert "coussilles" not in text


def text_of(lang: str) -> str:
    from importlib.resources import files

    return (files("lanterne") / "text" / lang / "illusio.ftl").read_text(encoding="utf8")


def test_options_report_every_fault_at_once() -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.options({"goal": 5, "memory": 3, "talents": "never", "speed": 1}, 9)
    assert len(caught.value.faults) == 5


def test_il_101_goal_six_to_twenty_four_default_twelve() -> None:
    assert GAME.options({}, 2).goal == 12
    assert GAME.options({"goal": 6}, 2).goal == 6
    assert GAME.options({"goal": 24}, 2).goal == 24
    with pytest.raises(BadOptions):
        GAME.options({"goal": 25}, 2)


def test_options_json_reads_back() -> None:
    raw = {"goal": 9, "memory": True, "talents": "any-time", "displayed_count": True}
    assert GAME.options_json(GAME.options(raw, 4)) == raw
    assert json.loads(json.dumps(raw)) == raw


@pytest.mark.parametrize(
    "code",
    ["", "end now", "prepare", "prepare grand", "take X9z", "talent 7 rope", "play take 6", "play grand", "move rope",
     "place ?rope", "place rope~rope", "place ?rope+99#1", "keep", "add rope to C3a now", "talent  rope",
     "play rope C3a",      "place rope~rabbit+0", "place ?rope#1=grand", "END"],
)  # fmt: skip
def test_unreadable_codes(code: str) -> None:
    with pytest.raises(BadInput):
        GAME.parse(code)
