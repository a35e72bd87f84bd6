"""Records replay, and records that cannot have happened are refused with one clear line."""

from __future__ import annotations

from typing import Any

import pytest
from tests.match.test_match import SEED, finished
from tests.toy.game import GAME as TOY

from lanterne.core.errors import BadRecord
from lanterne.core.record import Record, record_from_json
from lanterne.match.match import replay

RECORD = finished().record()


def edited(**changes: Any) -> Record:
    return record_from_json({**RECORD.json(), **changes})


def test_a_record_replays() -> None:
    found = replay(TOY, RECORD)
    assert found.record().line() == RECORD.line()
    assert found.chance.seed == SEED


@pytest.mark.parametrize("plies", [0, 1, 2, 3])
def test_a_record_replays_up_to_a_ply(plies: int) -> None:
    found = replay(TOY, RECORD, plies)
    assert found.ply == plies
    assert found.record().moves == RECORD.moves[:plies]


def test_a_game_being_played_replays() -> None:
    found = replay(TOY, edited(moves=[[0, "bid 2"]], outcome=None))
    assert found.ply == 1


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "vizia"}, "the record is of vizia, not of toy"),
        ({"rules": 0}, "rules version 0 of toy, this is version 1"),
        ({"rules": 10**30}, "rules version 1000"),
        ({"seats": 9}, r"refused-record why=\(refused-seats"),
        ({"seats": 10**30}, r"refused-record why=\(refused-seats"),
        ({"seed": "dice"}, "refused-record why=.seed 'dice'"),
        ({"options": {"fog": 1}}, r"refused-record why=\(refused-no-option .*option='fog'"),
        (
            {"options": {"rounds": [1]}},
            r"refused-record why=\(refused-option option='rounds' fault=\(refused-option-number",
        ),
        ({"moves": [[0, "fly"]]}, r"move 0 \('fly' by seat 0\) cannot be played"),
        ({"moves": [[0, "bid 9"]]}, "cannot be played: seat 0 may not 'bid 9' at ply 0: T-3"),
        ({"moves": [[5, "bid 1"]]}, "cannot be played: there is no seat 5"),
        ({"moves": [[10**30, "bid 1"]]}, "cannot be played: there is no seat"),
        ({"moves": [*RECORD.json()["moves"], [0, "rest"]]}, "move 3 .* the game is over"),
        ({"moves": [[0, "bid 2"]]}, "the moves end in None, the record says Outcome"),
        ({"outcome": {"reason": "rounds", "places": [1, 1], "scores": [0, 0]}}, "the record says Outcome"),
    ],
)
def test_a_record_that_cannot_have_happened(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        replay(TOY, edited(**changes))


@pytest.mark.parametrize("plies", [-1, 4, 99])
def test_a_ply_that_is_not_there(plies: int) -> None:
    with pytest.raises(BadRecord, match=f"there is no ply {plies}"):
        replay(TOY, RECORD, plies)


def test_another_seed_is_another_game() -> None:
    with pytest.raises(BadRecord, match=r"the record says|cannot be played"):
        replay(TOY, edited(seed="blake2:" + "ac" * 32))
