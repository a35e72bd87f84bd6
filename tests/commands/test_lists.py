"""`games`, `rules`, `doctor`, `bench`, and the command itself."""

from __future__ import annotations

import sys

import pytest
from tests.commands.cli import Runner

from lanterne.games.registry import OWN


def test_games(lanterne: Runner) -> None:
    found = {game["game"]: game for game in lanterne("games", "--json").json()["games"]}
    assert set(found) == {*OWN, "pebbles"}
    assert found["pebbles"]["seats"] == [2, 4]
    assert found["pebbles"]["bots"] == ["random"]
    assert [option["key"] for option in found["pebbles"]["options"]] == ["heap", "tie"]
    assert "2 to 4 players" in lanterne("games").out


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_rules(lanterne: Runner, lang: str) -> None:
    out = lanterne("rules", "pebbles", "--lang", lang).out
    assert out.index("PB-1") < out.index("PB-2")


def test_doctor(lanterne: Runner) -> None:
    found = lanterne("doctor", "--json").json()
    assert found["python"] == ".".join(str(part) for part in sys.version_info[:3])
    assert found["games"]["pebbles"] == 1
    assert found["languages"] == ["fr", "en"]
    assert found["librt"]
    core = found["parts"]["core"]
    assert ("rng" in core["compiled"]) == found["compiled"]
    assert bool(found["why_interpreted"]) != found["compiled"]
    assert "Pebbles" in lanterne("doctor").out


def test_bench_says_when_there_is_nothing_to_compare(lanterne: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lanterne.commands.bench.SLICE_S", 0.0)
    monkeypatch.setattr("lanterne.commands.bench.open_spiel", lambda: None)
    ran = lanterne("bench", "pebbles")
    assert "OpenSpiel is not installed here" in ran.out
    found = lanterne("bench", "pebbles", "--json").json()
    assert found["open_spiel"] is None
    assert [row["decisions_per_s"] > 0 for row in found["games"][0]["rows"]] == [True, True]


def test_help_and_version(lanterne: Runner) -> None:
    assert "simulate" in lanterne().out
    assert "--report" in lanterne("simulate", "--help").out
    assert lanterne("--version").out.startswith("lanterne ")
