"""The deals of `lanterne arena`, and the file from which an interrupted one goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.commands.arenas import FEW, lasting
from tests.commands.cli import Runner
from tests.pebbles import GAME

from lanterne.core.record import record_from_line
from lanterne.match.match import replay
from lanterne.sim.deals import Deals
from lanterne.sim.ledger import Played


def test_every_deal_is_played_from_every_seat(lanterne: Runner, bots: str, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    lanterne("arena", "pebbles", "--bots", f"{bots},random", "--seats", 3, "--games", 9, "--seed", 3, "--out", out)
    lines = out.read_text().splitlines()
    assert len(lines) == 9
    records = [record_from_line(line) for line in lines]
    assert [json.loads(line)["deal"] for line in lines] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    for deal in range(3):
        seeds = {record.seed for record in records[3 * deal : 3 * deal + 3]}
        starts = {str(replay(GAME, record).first.json()) for record in records[3 * deal : 3 * deal + 3]}
        assert len(seeds) == len(starts) == 1, "the same set-up"
        players = [record.players or [] for record in records[3 * deal : 3 * deal + 3]]
        assert [sorted(names) for names in players] == [sorted(players[0])] * 3
        assert all(len({names[seat] for names in players}) == 3 for seat in range(3))
    assert len({record.seed for record in records}) == 3


def test_deals_depend_on_seed_and_number_alone(lanterne: Runner, bots: str, tmp_path: Path) -> None:
    few, many, others = tmp_path / "few", tmp_path / "many", tmp_path / "others"
    lanterne("arena", "pebbles", "--bots", bots, "--games", 8, "--seed", 3, "--out", few)
    lanterne("arena", "pebbles", "--bots", bots, "--games", 12, "--seed", 3, "--out", many)
    lanterne("arena", "pebbles", "--bots", f"random,{bots.split(',')[0]}", "--games", 8, "--seed", 3, "--out", others)
    assert many.read_bytes().startswith(few.read_bytes())
    seeds = [[json.loads(line)["seed"] for line in path.read_text().splitlines()] for path in (few, others)]
    assert seeds[0] == seeds[1]


# ---------------------------------------------------------------------- going on


@pytest.fixture
def whole(lanterne: Runner, bots: str, tmp_path: Path) -> tuple[bytes, dict[str, Any]]:
    out = tmp_path / "whole.jsonl"
    document = lanterne("arena", "pebbles", "--bots", bots, *FEW, "--out", out, "--json").json()
    return out.read_bytes(), lasting(document)


@pytest.mark.parametrize("part", [0.0, 0.3, 0.5, 0.55, 0.999, 1.0])
def test_a_file_that_was_cut_is_gone_on_with(
    lanterne: Runner, bots: str, tmp_path: Path, whole: tuple[bytes, dict[str, Any]], part: float
) -> None:
    content, document = whole
    out = tmp_path / "cut.jsonl"
    out.write_bytes(content[: int(len(content) * part)])
    found = lanterne("arena", "pebbles", "--bots", bots, *FEW, "--out", out, "--json").json()
    assert found["earlier_games"] == content[: int(len(content) * part)].count(b"\n")
    assert out.read_bytes() == content
    assert lasting(found) == document


def test_what_a_failing_power_leaves_is_dropped(
    lanterne: Runner, bots: str, tmp_path: Path, whole: tuple[bytes, dict[str, Any]]
) -> None:
    content, _ = whole
    out = tmp_path / "cut.jsonl"
    for rest in (b"\0" * 100, content[:50] + b"\0" * 100):
        out.write_bytes(content + rest)
        assert lanterne("arena", "pebbles", "--bots", bots, "--games", 14, "--seed", 3, "--out", out).code == 0
        assert out.read_bytes().startswith(content)
        assert out.read_bytes().count(b"\n") == 14


@pytest.mark.parametrize(
    ("flags", "saying"),
    [
        (("--seed", 4), "line 1 differs in seed"),
        (("--seed", 3, "--option", "heap=9"), "line 1 differs in options"),
        (("--seed", 3, "--seats", 3), "line 1 differs in seats"),
    ],
)
def test_the_file_of_another_arena_is_refused(
    lanterne: Runner,
    bots: str,
    tmp_path: Path,
    whole: tuple[bytes, dict[str, Any]],
    flags: tuple[object, ...],
    saying: str,
) -> None:
    out = tmp_path / "whole.jsonl"
    lanterne.refused("arena", "pebbles", "--bots", bots, "--games", 20, *flags, "--out", out, saying=saying)
    assert out.read_bytes() == whole[0]


def test_other_bots_and_rules_are_another_arena(
    lanterne: Runner,
    bots: str,
    tmp_path: Path,
    whole: tuple[bytes, dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    out = tmp_path / "whole.jsonl"
    other = bots.split(",")[0] + ",random"
    lanterne.refused("arena", "pebbles", "--bots", other, *FEW, "--out", out, saying="line 1 differs in players")
    out.write_bytes(whole[0].replace(b'"rules":1', b'"rules":2'))
    lanterne.refused("arena", "pebbles", "--bots", bots, *FEW, "--out", out, saying="line 1 differs in rules")


@pytest.mark.parametrize("content", [b"dear to somebody", b"dear to somebody\n", b"{}\n", b"[" * 9999 + b"\n"])
def test_a_file_of_something_else_is_left_alone(lanterne: Runner, bots: str, tmp_path: Path, content: bytes) -> None:
    out = tmp_path / "notes.txt"
    out.write_bytes(content)
    lanterne.refused("arena", "pebbles", "--bots", bots, *FEW, "--out", out, saying="line 1 is no record")
    assert out.read_bytes() == content


def test_a_game_in_the_middle_that_never_ended_is_refused(
    lanterne: Runner, bots: str, tmp_path: Path, whole: tuple[bytes, dict[str, Any]]
) -> None:
    out = tmp_path / "whole.jsonl"
    lines = out.read_text().splitlines(keepends=True)
    raw = json.loads(lines[1]) | {"outcome": None}
    out.write_text(lines[0] + json.dumps(raw) + "\n" + "".join(lines[2:]))
    lanterne.refused("arena", "pebbles", "--bots", bots, *FEW, "--out", out, saying="line 2 has not ended")


def test_the_number_of_processes_does_not_show(lanterne: Runner, tmp_path: Path) -> None:
    documents = []
    for jobs in (1, 2):
        out = tmp_path / f"{jobs}.jsonl"
        line = ("arena", "illusio", "--bots", "greedy,random", "--games", 12, "--jobs", jobs, "--out", out, "--json")
        documents.append(lasting(lanterne(*line).json()))
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()
    assert json.dumps(documents[0]) == json.dumps(documents[1])


def test_ctrl_c_tells_what_there_is_and_the_file_goes_on(
    lanterne: Runner, bots: str, tmp_path: Path, whole: tuple[bytes, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "stopped.jsonl"
    line = ("arena", "pebbles", "--bots", bots, *FEW, "--out", out)
    play = Deals.play

    def interrupted(self: Deals, index: int) -> Played:
        if index == 7:
            raise KeyboardInterrupt
        return play(self, index)

    with monkeypatch.context() as patched:
        patched.setattr(Deals, "play", interrupted)
        patched.setattr("lanterne.sim.arena.MOST_GAMES", 1)
        ran = lanterne(*line)
    assert ran.code == 130
    assert "6 games of pebbles" in ran.out
    assert "Interrupted" in ran.out
    assert out.read_bytes().count(b"\n") == 7
    assert lanterne(*line).code == 0
    assert out.read_bytes() == whole[0]


def test_ctrl_c_before_the_first_deal_tells_nothing(
    lanterne: Runner, bots: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(self: Deals, index: int) -> Played:
        raise KeyboardInterrupt

    monkeypatch.setattr(Deals, "play", interrupted)
    ran = lanterne("arena", "pebbles", "--bots", bots, *FEW, "--report", tmp_path / "r.html")
    assert (ran.code, ran.out) == (130, "")
    assert not (tmp_path / "r.html").exists()
