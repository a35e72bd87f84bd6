"""Words for people travel as keys and arguments."""

from __future__ import annotations

import pytest

from lanterne.core.phrase import Phrase, args_json, joined, phrase_from_json, plain_text, seat_phrase

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


def leaves(phrase: Phrase) -> list[str]:
    """The ends of a joined phrase, from left to right."""
    if not phrase.args:
        return [phrase.key]
    return [leaf for part in phrase.args.values() if isinstance(part, Phrase) for leaf in leaves(part)]


def depth(phrase: Phrase) -> int:
    return 1 + max([depth(part) for part in phrase.args.values() if isinstance(part, Phrase)], default=0)


@pytest.mark.parametrize("n", [1, 2, 3, 4, 7, 8, 9, 1000])
def test_a_list_is_joined_in_order_and_is_not_deep(n: int) -> None:
    parts = [Phrase(f"p{k}") for k in range(n)]
    whole = joined(parts, "and")
    assert leaves(whole) == [f"p{k}" for k in range(n)]
    assert depth(whole) <= 1 + (n - 1).bit_length()
    assert len(parts) == n


def test_a_very_long_list_can_be_told() -> None:
    whole = joined([Phrase("p")] * 50_000, "and")
    assert plain_text(whole).count("=(p)") == 50_000
    assert phrase_from_json(whole.json()) == whole


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
