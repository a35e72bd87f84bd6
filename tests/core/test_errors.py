"""What can go wrong on the way in."""

from __future__ import annotations

import pytest

from lanterne.core.errors import BadCode, BadInput, BadOptions, BadRecord, LanterneError, Refusal, Rejected
from lanterne.core.phrase import Phrase


@pytest.mark.parametrize("kind", [BadCode, BadRecord])
def test_what_cannot_be_used_is_bad_input(kind: type[BadInput]) -> None:
    with pytest.raises(BadInput, match="one clear line"):
        raise kind("one clear line")
    assert issubclass(kind, LanterneError)


def test_bad_options_name_all_faults() -> None:
    error = BadOptions(["first", "second"])
    assert str(error) == "first; second"
    assert error.faults == ["first", "second"]
    assert isinstance(error, BadInput)


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
