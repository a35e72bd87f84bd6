"""`lanterne review`: what turned a game, and which chances were missed."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.commands.cli import Runner


@pytest.fixture
def record(lanterne: Runner, tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    lanterne("simulate", "illusion", "--games", 2, "--bots", "child,keen", "--seed", 4, "--out", path)
    return path


def test_it_tells_a_curve_for_every_seat_in_either_language(lanterne: Runner, record: Path) -> None:
    told = lanterne("review", record, "--lang", "en").out
    assert "Judged by: keen" in told
    assert told.count("seat 0: ") >= 2
    assert "100%" in told
    french = lanterne("review", record, "--lang", "fr").out
    assert "Jugée par : keen" in french


def test_json_holds_all_of_it(lanterne: Runner, record: Path) -> None:
    found = lanterne("review", record, "--index", 1, "--json").json()
    assert found["game"] == "illusion"
    assert len(found["points"][0]) == found["seats"] == 2
    assert sorted(found["points"][-1]) == [0.0, 1.0]
    assert {"ply", "seat", "code", "better", "lost", "why"} <= {key for row in found["missed"] for key in row} or (
        found["missed"] == []
    )


@pytest.mark.parametrize(
    "flags", [("--bot", "nobody"), ("--bot", "random"), ("--seconds", "0"), ("--seconds", "nan"), ("--index", "9")]
)
def test_what_cannot_judge_is_refused_in_a_line(lanterne: Runner, record: Path, flags: tuple[str, str]) -> None:
    found = lanterne("review", record, *flags)
    assert found.code == 2
    assert found.err.count("\n") == 1
