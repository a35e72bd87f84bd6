"""Words for people travel as keys and arguments."""

from __future__ import annotations

import pytest

from lanterne.core.phrase import Phrase, args_json, phrase_from_json, seat_phrase

NESTED = Phrase("a", {"n": 1, "t": "x", "p": Phrase("b", {"q": Phrase("c")})})


def test_a_phrase_goes_through_json_and_back() -> None:
    assert NESTED.json() == {
        "key": "a",
        "args": {"n": 1, "t": "x", "p": {"key": "b", "args": {"q": {"key": "c", "args": {}}}}},
    }
    assert phrase_from_json(NESTED.json()) == NESTED
    assert args_json({}) == {}


def test_a_phrase_is_a_value() -> None:
    assert Phrase("a", {"n": 1}) == Phrase("a", {"n": 1})
    assert Phrase("a", {"n": 1}) != Phrase("a", {"n": 2})
    assert Phrase("a") != Phrase("b")
    assert Phrase("a") != "a"
    assert hash(Phrase("a", {"n": 1})) == hash(Phrase("a"))
    assert repr(Phrase("a", {"n": 1})) == "Phrase('a', {'n': 1})"
    assert seat_phrase(3) == Phrase("seat", {"seat": 3})


def test_phrases_do_not_share_their_empty_arguments() -> None:
    first, second = Phrase("a"), Phrase("b")
    first.args["x"] = 1
    assert second.args == {}


@pytest.mark.parametrize(
    "raw",
    [
        None,
        "a",
        [],
        {},
        {"key": "a"},
        {"key": 1, "args": {}},
        {"key": "a", "args": []},
        {"key": "a", "args": {"x": None}},
        {"key": "a", "args": {"x": 1.5}},
        {"key": "a", "args": {"x": {"key": "b"}}},
    ],
)
def test_anything_else_is_no_phrase(raw: object) -> None:
    with pytest.raises(ValueError, match="not a phrase"):
        phrase_from_json(raw)
