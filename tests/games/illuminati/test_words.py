"""Every card, goal, clause and verb has its words in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import lanterne
from lanterne.games.illuminati.cards.alignments import NAMES
from lanterne.games.illuminati.cards.table import CARD_IDS, GOAL_IDS, SPECIAL_IDS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.view import STAGES

TEXT = Path(lanterne.__path__[0]) / "text"


def messages(language: str) -> set[str]:
    found: set[str] = set()
    for path in sorted((TEXT / language).glob("illuminati*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf8")).body:
            assert not isinstance(entry, ast.Junk), entry
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, entry.id.name
                found.add(entry.id.name)
    return found


def needed() -> set[str]:
    keys = {f"illuminati-card-{card}" for card in CARD_IDS} | {f"illuminati-ability-{card}" for card in CARD_IDS}
    keys |= {f"illuminati-special-{special}" for special in SPECIAL_IDS}
    keys |= {f"illuminati-special-{special}-text" for special in SPECIAL_IDS}
    keys |= {f"illuminati-goal-{goal}" for goal in GOAL_IDS} | {f"illuminati-alignment-{name}" for name in NAMES}
    keys |= {f"illuminati-action-{shape.name}" for shape in GAME.shapes} | {
        f"illuminati-stage-{stage}" for stage in STAGES
    }
    keys |= {f"illuminati-clause-{number}" for number in range(1, 206)}
    keys |= {f"illuminati-clause-A-{number:02d}" for number in range(1, 87)}
    keys |= {f"illuminati-option-{option.key}" for option in GAME.option_list}
    keys |= {f"illuminati-option-{option.key}-help" for option in GAME.option_list}
    return keys | {f"illuminati-reason-{reason}" for reason in ("goal", "survivor", "exhausted", "limit")}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_everything_has_words(language: str) -> None:
    assert needed() - messages(language) == set()


def test_both_languages_say_the_same() -> None:
    assert messages("fr") == messages("en")
