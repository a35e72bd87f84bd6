"""The options that bots wish for at their seats reach every table at which they sit."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lanterne.bots.registry import bot_named, options_with_wishes
from lanterne.games.illusion.game import GAME
from lanterne.games.vizia.game import GAME as VIZIA
from lanterne.host.playout import rotated_options
from tests.commands.cli import Runner

KEEN, CHILD = bot_named("keen", "illusion"), bot_named("child", "illusion")


@pytest.fixture
def lanterne(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(monkeypatch, capsys)


def test_wishes_join_the_options_of_the_table() -> None:
    raw = {"length": "twelve"}
    assert options_with_wishes(GAME, raw, {1: KEEN}) == {"length": "twelve", "eyes2": "keen"}
    assert raw == {"length": "twelve"}
    assert options_with_wishes(VIZIA, {}, {0: bot_named("greedy", "vizia"), 1: bot_named("random", "vizia")}) == {}


def test_a_wish_yields_to_what_was_asked_for_but_not_to_a_default() -> None:
    assert options_with_wishes(GAME, {"eyes1": "steady"}, {0: KEEN}) == {"eyes1": "steady"}
    assert options_with_wishes(GAME, {"eyes1": "none"}, {0: KEEN}) == {"eyes1": "keen"}


def test_every_rotation_has_its_own_options() -> None:
    tables = rotated_options(GAME, {}, [KEEN, CHILD, bot_named("random", "illusion")])
    told = [GAME.options_json(options) for options in tables]  # type: ignore[arg-type]
    eyes = [[options[f"eyes{seat}"] for seat in (1, 2, 3)] for options in told]
    assert eyes == [["keen", "child", "none"], ["child", "none", "keen"], ["none", "keen", "child"]]


def test_better_eyes_win_a_simulation(lanterne: Runner, tmp_path: Path) -> None:
    out = tmp_path / "records.jsonl"
    ran = lanterne("simulate", "illusion", "--games", 60, "--bots", "keen,child", "--seed", 1, "--out", out, "--json")
    wins = ran.json()["wins"]["by_bot"]
    assert wins["keen"]["share"] > 0.85
    first, second = [json.loads(line)["options"] for line in out.read_text(encoding="utf8").splitlines()[:2]]
    assert (first["eyes1"], first["eyes2"]) == ("keen", "child")
    assert (second["eyes1"], second["eyes2"]) == ("child", "keen")


def test_a_bot_at_the_text_table_has_its_eyes(lanterne: Runner, tmp_path: Path) -> None:
    out = tmp_path / "game.jsonl"
    lanterne("play", "illusion", "--bots", "keen", "--seed", 2, "--lang", "en", typed=f"save {out}\nquit\n")
    options = json.loads(out.read_text(encoding="utf8"))["options"]
    assert (options["eyes1"], options["eyes2"]) == ("none", "keen")
