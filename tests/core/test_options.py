"""Variants: declared once, read from forms and command lines, all faults at once."""

from __future__ import annotations

from typing import Any

import pytest
from tests.pebbles import GAME

from lanterne.core.errors import BadInput, OptionFault
from lanterne.core.options import Option, option_from_text, read_options
from lanterne.core.phrase import Arg, Phrase
from lanterne.match.match import Match

SWITCH = Option("fog", False, clause="X-1")
NUMBER = Option("rounds", 3, least=1, most=9)
CHOICE = Option("board", "small", choices=("small", "large"))
ALL = (SWITCH, NUMBER, CHOICE)


def test_an_option_tells_what_it_is() -> None:
    assert SWITCH.json() == {"key": "fog", "kind": "switch", "default": False, "clause": "X-1"}
    assert NUMBER.json() == {"key": "rounds", "kind": "number", "default": 3, "least": 1, "most": 9}
    assert CHOICE.json() == {"key": "board", "kind": "choice", "default": "small", "choices": ["small", "large"]}


def test_defaults_fill_in() -> None:
    assert read_options("x", ALL, {}) == ({"fog": False, "rounds": 3, "board": "small"}, [])
    values, faults = read_options("x", ALL, {"fog": True, "rounds": 9, "board": "large"})
    assert values == {"fog": True, "rounds": 9, "board": "large"}
    assert not faults


def test_all_faults_come_at_once() -> None:
    values, faults = read_options("x", ALL, {"fog": 1, "rounds": 10, "board": "huge", "size": 2})
    unknown: dict[str, Arg] = {"game": Phrase("x-name"), "option": "size", "count": 3, "known": "fog, rounds, board"}
    assert faults == [
        OptionFault("fog", Phrase("refused-option-switch", {"value": "1"})),
        OptionFault("rounds", Phrase("refused-option-range", {"least": 1, "most": 9, "value": "10"})),
        OptionFault("board", Phrase("refused-option-choice", {"choices": "small, large", "value": "huge"})),
        OptionFault("", Phrase("refused-no-option", unknown)),
    ]
    assert values == {"fog": False, "rounds": 3, "board": "small"}
    none: dict[str, Arg] = {"game": Phrase("x-name"), "option": "size", "count": 0, "known": ""}
    assert read_options("x", (), {"size": 2})[1] == [OptionFault("", Phrase("refused-no-option", none))]


@pytest.mark.parametrize("value", [True, "3", 3.0, None, [3]])
def test_a_number_is_a_number(value: object) -> None:
    assert NUMBER.fault(value) == Phrase("refused-option-number", {"value": str(value)})
    assert NUMBER.fault(0) == Phrase("refused-option-range", {"least": 1, "most": 9, "value": "0"})
    assert NUMBER.fault(1) is None


@pytest.mark.parametrize("value", [0, "on", None, []])
def test_a_switch_is_a_switch(value: object) -> None:
    assert SWITCH.fault(value) == Phrase("refused-option-switch", {"value": str(value)})


@pytest.mark.parametrize("value", [0, True, None, [], {}, "Small"])
def test_a_choice_is_one_of_the_words(value: object) -> None:
    assert CHOICE.fault(value) == Phrase("refused-option-choice", {"choices": "small, large", "value": str(value)})


def test_what_was_given_is_shown_in_short() -> None:
    shown = CHOICE.fault("x" * 1000)
    assert shown is not None
    assert shown.args["value"] == "x" * 40


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("fog", ("fog", True)),
        ("fog=on", ("fog", True)),
        ("fog = YES", ("fog", True)),
        ("fog=1", ("fog", True)),
        ("fog=off", ("fog", False)),
        ("fog=False", ("fog", False)),
        ("fog=maybe", ("fog", "maybe")),
        ("rounds=4", ("rounds", 4)),
        ("rounds = -4", ("rounds", -4)),
        ("rounds=four", ("rounds", "four")),
        ("rounds", ("rounds", "")),
        ("board=large", ("board", "large")),
        ("size=2", ("size", "2")),
        ("board=a=b", ("board", "a=b")),
    ],
)
def test_options_as_typed(text: str, found: tuple[str, object]) -> None:
    assert option_from_text(ALL, text) == found


def test_values_of_any_size_and_names_of_any_kind_are_bad_input() -> None:
    """From a program: 5000 digits are more than Python writes, and a name may be no text at all."""
    huge = 10**5000
    seed = "fast:" + "0" * 16
    wrong: list[tuple[Any, Any]] = [({"heap": huge}, 2), ({}, huge), ({7: 1}, 2)]
    for options, seats in wrong:
        with pytest.raises(BadInput):
            Match(GAME, options, seats, seed)
