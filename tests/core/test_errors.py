"""What can go wrong on the way in."""

from __future__ import annotations

import json

import pytest

from lanterne.core.errors import BadCode, BadInput, BadOptions, BadRecord, LanterneError, OptionFault, Refusal, Rejected
from lanterne.core.phrase import Phrase


@pytest.mark.parametrize("kind", [BadCode, BadRecord])
def test_what_cannot_be_used_is_bad_input(kind: type[BadInput]) -> None:
    with pytest.raises(BadInput, match="one clear line"):
        raise kind("one clear line")
    assert issubclass(kind, LanterneError)


def test_bad_options_name_all_faults() -> None:
    alone = OptionFault("", Phrase("x-few"))
    of_one = OptionFault("fog", Phrase("x-thick", {"most": 3}))
    error = BadOptions([alone, of_one])
    assert error.faults == [alone, of_one]
    named = Phrase("refused-option", {"option": "fog", "fault": Phrase("x-thick", {"most": 3})})
    assert error.phrase == Phrase("refused-both", {"one": Phrase("x-few"), "other": named})
    assert str(error) == "refused-both one=(x-few) other=(refused-option option='fog' fault=(x-thick most=3))"
    assert BadOptions([alone]).phrase == Phrase("x-few")
    assert isinstance(error, BadInput)


def test_many_faults_are_counted_and_not_all_told() -> None:
    """A thousand unknown options once nested a thousand phrases, and whoever walked them fell."""
    error = BadOptions([OptionFault(f"o{k}", Phrase("x")) for k in range(100_000)])
    assert len(error.faults) == 100_000
    assert len(str(error)) < 1000
    assert "refused-more count=99990" in str(error)
    assert "o9" in str(error)
    assert "o10" not in str(error)
    assert len(json.dumps(error.phrase.json() if error.phrase else None)) < 2000
    assert "refused-more" not in str(BadOptions([OptionFault(f"o{k}", Phrase("x")) for k in range(10)]))


def test_an_error_is_a_phrase_or_a_line() -> None:
    assert BadInput("one clear line").phrase is None
    assert BadInput(Phrase("refused-over")).phrase == Phrase("refused-over")
    assert str(BadInput(Phrase("refused-seats", {"seats": 9}))) == "refused-seats seats=9"


def test_faults_are_values() -> None:
    fault = OptionFault("fog", Phrase("x"))
    assert fault == OptionFault("fog", Phrase("x"))
    assert fault != OptionFault("mist", Phrase("x"))
    assert fault != OptionFault("fog", Phrase("y"))
    assert hash(fault) == hash(OptionFault("fog", Phrase("x")))
    assert repr(fault) == "OptionFault('fog', Phrase('x', {}))"


def test_a_refusal_names_its_clause() -> None:
    refusal = Refusal("X-1", Phrase("x-refused-poor", {"have": 2}))
    assert refusal.json() == {"clause": "X-1", "phrase": {"key": "x-refused-poor", "args": {"have": 2}}}
    assert repr(refusal) == "Refusal('X-1', Phrase('x-refused-poor', {'have': 2}))"


def test_a_rejection_says_why() -> None:
    plain = Rejected("stale", "too late")
    assert (str(plain), plain.why, plain.refusal) == ("too late", "stale", None)
    refusal = Refusal("X-1", Phrase("x-refused-poor"))
    assert Rejected("refused", "no", refusal).refusal is refusal
    assert not isinstance(plain, BadInput)
