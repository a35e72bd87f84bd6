"""`lanterne replay`: told for the eyes that are asked for, and for no others."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.commands.cli import Runner
from tests.pebbles import GAME

from lanterne.core.record import record_from_line
from lanterne.match.match import replay


@pytest.fixture
def records(lanterne: Runner, tmp_path: Path) -> Path:
    path = tmp_path / "records.jsonl"
    lanterne("simulate", "pebbles", "--games", 3, "--seed", 1, "--out", path)
    return path


def secrets_of(path: Path, index: int) -> list[int]:
    match = replay(GAME, record_from_line(path.read_text().splitlines()[index]))
    found: list[int] = match.state.json()["secrets"]
    return found


def test_json_tells_every_ply(lanterne: Runner, records: Path) -> None:
    found = lanterne("replay", records, "--index", 2, "--json").json()
    record = record_from_line(records.read_text().splitlines()[2])
    assert found["index"] == 2
    assert found["seed"] == record.seed
    assert [(row["seat"], row["code"]) for row in found["plies"]] == record.moves
    assert found["start"]["state"]["left"] == 7
    assert found["plies"][-1]["state"]["left"] == 0
    assert found["outcome"]["reason"] == "empty"
    assert [event["name"] for event in found["start"]["events"]] == ["dealt", "dealt"]
    assert found["plies"][0]["events"][0]["name"] == "took"


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_no_seat_sees_anothers_secret(lanterne: Runner, records: Path, form: list[str]) -> None:
    mine, other = (str(secret) for secret in secrets_of(records, 0))
    everything = lanterne("replay", records, *form).out
    assert mine in everything
    assert other in everything
    one = lanterne("replay", records, "--seat", 0, *form).out
    assert mine in one
    assert other not in one
    spectator = lanterne("replay", records, "--seat", "none", *form).out
    assert mine not in spectator
    assert other not in spectator


def test_ply_stops_the_story(lanterne: Runner, records: Path) -> None:
    found = lanterne("replay", records, "--ply", 2, "--seat", 1, "--json").json()
    assert [row["ply"] for row in found["plies"]] == [0, 1]
    assert found["outcome"] is None
    assert "view" in found["plies"][1]
    at_start = lanterne("replay", records, "--ply", 0)
    assert "7 pebbles left" in at_start.out
    assert "took" not in at_start.out
    assert "no pebble is left" not in at_start.out


def test_the_story_in_words(lanterne: Runner, records: Path) -> None:
    ran = lanterne("replay", records, "--lang", "fr")
    assert ran.code == 0
    assert "Partie 0" in ran.out
    assert "place 0 took" in ran.out
    assert "no pebble is left" in ran.out


def test_a_game_being_played_can_be_told(lanterne: Runner, tmp_path: Path) -> None:
    path = tmp_path / "half.jsonl"
    lanterne("play", "pebbles", "--seed", 1, typed=f"take 1\nsave {path}\n")
    found = lanterne("replay", path, "--json").json()
    assert found["outcome"] is None
    assert len(found["plies"]) == 2
