"""The catalogue: phrases into sentences, loudly when something is missing."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from tests.pebbles import FTL

from lanterne.core.errors import BadInput
from lanterne.core.game import Event
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.text import LANGUAGES, MissingText, Words, default_language


@pytest.fixture
def words(pebbles: None) -> Words:
    return Words("en", strict=True)


def test_nested_phrases_come_first(words: Words) -> None:
    event = Event("took", {"who": seat_phrase(1), "count": 2})
    assert words.event("pebbles", event) == "seat 1 took 2"


def test_names_stand_for_seats_where_they_are_known(words: Words) -> None:
    event = Event("took", {"who": seat_phrase(1), "count": 2})
    assert words.event("pebbles", event, ["Ada", "Brook"]) == "Brook took 2"
    assert words.event("pebbles", event, ["Ada"]) == "seat 1 took 2"


def test_plain_text_holds_no_isolation_marks(words: Words) -> None:
    text = words.say(Phrase("pebbles-action-take", {"count": 2}))
    assert text == "take 2 pebbles"


def test_clauses_come_in_the_order_of_the_file(words: Words) -> None:
    assert words.clauses("pebbles") == ["PB-1", "PB-2"]
    assert words.clause("pebbles", "PB-2") == "The last pebble wins."


def test_a_missing_message_or_argument_fails_when_strict(words: Words) -> None:
    with pytest.raises(MissingText, match="pebbles-nothing"):
        words.say(Phrase("pebbles-nothing"))
    with pytest.raises(MissingText, match="count"):
        words.say(Phrase("pebbles-action-take"))


def test_a_missing_message_shows_its_key_otherwise(pebbles: None) -> None:
    calm = Words("en", strict=False)
    assert calm.say(Phrase("pebbles-nothing")) == "pebbles-nothing"
    assert "count" in calm.say(Phrase("pebbles-action-take"))
    assert calm.has("pebbles-name")
    assert not calm.has("pebbles-nothing")


def test_an_unknown_language_is_bad_input() -> None:
    with pytest.raises(BadInput, match="'de'"):
        Words("de")


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "fr_BE.UTF-8", "LANTERNE_LANG": "en"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANTERNE_LANG": ""}, "en"),
    ],
)
def test_the_environment_names_the_language(environ: dict[str, str], lang: str) -> None:
    assert default_language(environ) == lang


def test_the_words_of_the_test_game_parse() -> None:
    assert len(FluentParser().parse(FTL).body) > 10
    assert LANGUAGES == ("fr", "en")


def test_numbers_are_written_as_the_language_does() -> None:
    assert [Words("en").percent(0.512), Words("en").number(3.5, 2)] == ["51.2%", "3.50"]
    assert [Words("fr").percent(0.512), Words("fr").number(3.5, 2)] == ["51,2\u00a0%", "3,50"]
    assert Words("fr").percent(0.5, 0) == "50\u00a0%"
