"""Records: written as one line, read back strictly."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanterne.core.errors import BadRecord
from lanterne.core.game import Outcome
from lanterne.core.record import FIELDS, Record, record_from_json, record_from_line

RECORD = Record("x", 2, {"fog": True}, 2, "fast:0", [(0, "a"), (1, "b é")], Outcome("end", [1, 2], [5, 3]))


def edited(**changes: Any) -> dict[str, Any]:
    return {**RECORD.json(), **changes}


def test_a_record_is_one_line_and_reads_back() -> None:
    line = RECORD.line()
    assert line == (
        '{"game":"x","rules":2,"options":{"fog":true},"seats":2,"seed":"fast:0","moves":[[0,"a"],[1,"b é"]],'
        '"outcome":{"reason":"end","places":[1,2],"scores":[5,3]}}'
    )
    assert record_from_line(line).json() == RECORD.json()
    assert record_from_line(line).line() == line


def test_a_record_may_say_who_played() -> None:
    raw = edited(players=["greedy", "search(seconds=1)"])
    record = record_from_json(raw)
    assert record.players == ["greedy", "search(seconds=1)"]
    assert record.json() == raw
    assert record_from_line(record.line()).players == record.players
    assert record_from_json(edited(deal=7)).json() == RECORD.json(), "what it does not know is passed over"


@pytest.mark.parametrize("players", ["greedy", [1, 2], ["greedy"], {"0": "greedy"}])
def test_players_are_a_name_for_each_seat(players: object) -> None:
    with pytest.raises(BadRecord, match="players"):
        record_from_json(edited(players=players))


def test_a_game_being_played_has_no_outcome() -> None:
    assert record_from_json(edited(outcome=None)).outcome is None


def test_every_cut_is_noticed() -> None:
    line = RECORD.line()
    for end in range(len(line)):
        with pytest.raises(BadRecord, match="not a record"):
            record_from_line(line[:end])


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_named(field: str) -> None:
    raw = RECORD.json()
    del raw[field]
    with pytest.raises(BadRecord, match=f"it lacks {field}"):
        record_from_json(raw)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 1),
        ("game", None),
        ("rules", "1"),
        ("rules", True),
        ("rules", 1.5),
        ("options", []),
        ("seats", "2"),
        ("seats", False),
        ("seed", 5),
        ("moves", {}),
        ("moves", "ab"),
    ],
)
def test_a_wrong_type_is_named(field: str, value: object) -> None:
    with pytest.raises(BadRecord, match=f"not a record: {field} is not"):
        record_from_json(edited(**{field: value}))


@pytest.mark.parametrize("move", [[0], [0, "a", 1], ["0", "a"], [True, "a"], [0, 1], "0a", None, {"0": "a"}])
def test_a_move_is_a_seat_and_a_code(move: object) -> None:
    with pytest.raises(BadRecord, match=r"move 1 is not \[seat, code\]"):
        record_from_json(edited(moves=[[0, "a"], move]))


@pytest.mark.parametrize(
    "outcome",
    [
        [],
        "end",
        {},
        {"reason": 1, "places": [1], "scores": [1]},
        {"reason": "end", "places": 1, "scores": [1]},
        {"reason": "end", "places": [1]},
        {"reason": "end", "places": ["1"], "scores": [1]},
        {"reason": "end", "places": [1], "scores": [True]},
    ],
)
def test_an_outcome_has_reason_places_and_scores(outcome: object) -> None:
    with pytest.raises(BadRecord, match="its outcome has no reason, places and scores"):
        record_from_json(edited(outcome=outcome))


@pytest.mark.parametrize("text", ["", "null", "[]", "1", '"x"', "nonsense", "[" * 100_000, "9" * 5000, '{"a":1}{}'])
def test_other_texts_are_no_records(text: str) -> None:
    with pytest.raises(BadRecord, match="not a record"):
        record_from_line(text)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@given(field=st.sampled_from(FIELDS), value=VALUES)
def test_whatever_is_read_is_a_whole_record(field: str, value: object) -> None:
    try:
        record = record_from_line(json.dumps(edited(**{field: value})))
    except BadRecord:
        return
    assert record_from_line(record.line()).line() == record.line()
