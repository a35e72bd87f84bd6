"""What can go wrong on the way in."""

from __future__ import annotations

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
    assert error.phrase == Phrase("refused-both", {"first": Phrase("x-few"), "second": named})
    assert str(error) == "refused-both first=(x-few) second=(refused-option option='fog' fault=(x-thick most=3))"
    assert BadOptions([alone]).phrase == Phrase("x-few")
    assert isinstance(error, BadInput)


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
