"""Records of rules that are played no more: played alike by today's, or told as they were written."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.commands.cli import Runner
from tests.golden import kept
from tests.pebbles import GAME
from tests.raised import Alike, Generous, Strict, raise_rules

from lanterne.core.record import Record
from lanterne.core.rng import simulation_seed
from lanterne.match.match import Match

TWOS = ["take 2", "take 2", "take 2", "take 1"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A finished game of pebbles by rules 1."""
    match = Match(GAME, {"heap": 7}, 2, simulation_seed(5, 0))
    for ply, code in enumerate(TWOS):
        match.play(ply, ply % 2, code)
    return written(tmp_path, match.record())


def written(folder: Path, record: Record) -> Path:
    path = folder / "old.jsonl"
    path.write_text(record.line() + "\n", encoding="utf8")
    return path


def test_what_is_played_alike_is_replayed(lanterne: Runner, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = lanterne("replay", path, "--json").json()
    raise_rules(monkeypatch, Alike())
    told = lanterne("replay", path, "--json").json()
    assert told == {**before, "played_by": 2}
    assert "rules 2 play it alike" in lanterne("replay", path).out
    assert "rules 2 play it alike" in lanterne("verify", path).out
    found = lanterne("verify", path, "--json").json()
    assert (found["fair"], found["rules"], found["played_by"]) == (True, 1, 2)


@pytest.mark.parametrize("game", [Strict(), Generous()], ids=["moves", "end"])
def test_what_is_not_is_told_as_it_was_written(
    lanterne: Runner, path: Path, monkeypatch: pytest.MonkeyPatch, game: Strict
) -> None:
    raise_rules(monkeypatch, game)
    found = lanterne("replay", path, "--json").json()
    assert [move["code"] for move in found["moves"]] == TWOS
    assert (found["rules"], found["played_by"], found["outcome"]["scores"]) == (1, None, [4, 3])
    out = lanterne("replay", path).out
    assert "those of today play it otherwise" in out
    assert "3  seat 1: take 1" in out
    short = lanterne("replay", path, "--ply", 1, "--json").json()
    assert (len(short["moves"]), short["outcome"]) == (1, None)
    lanterne.refused("replay", path, "--seat", 0, saying="are played no more")
    lanterne.refused("replay", path, "--ply", 9, saying="--ply goes from 0 to 4")


def test_moves_that_nobody_can_check_are_not_called_fair(
    lanterne: Runner, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else whoever changed a move would only have to change the number of the rules too."""
    raise_rules(monkeypatch, Strict())
    lanterne.refused("verify", path, saying="its rules (1) are played no more, so its moves cannot be checked")


@pytest.mark.parametrize("rules", [0, -1, 2, 10**30])
def test_rules_that_never_were(lanterne: Runner, tmp_path: Path, rules: int) -> None:
    record = Record("pebbles", rules, {"heap": 7}, 2, simulation_seed(5, 0), [])
    lanterne.refused("replay", written(tmp_path, record), saying=f"follows version {rules} of its rules")


def test_the_oldest_records_of_the_house_are_told(lanterne: Runner) -> None:
    found = lanterne("replay", kept.FOLDER / "illuminati" / "default-2.jsonl", "--json").json()
    assert found["rules"] == 1
    assert found["outcome"]["places"]
