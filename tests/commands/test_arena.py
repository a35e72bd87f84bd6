"""`lanterne arena`: its document, its file, its page; what it refuses."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.commands.cli import Runner
from tests.pebbles import GAME

from lanterne.core.record import record_from_line
from lanterne.match.match import replay
from lanterne.sim.arena import arena
from lanterne.sim.deals import Deals
from lanterne.sim.ledger import Played

BOTS = """
from lanterne.bots.bot import Ask, Bot
from lanterne.bots.kinds import Param
from lanterne.core.game import Action


class Clever(Bot):
    params = (Param("seconds", 1.0, least=0.01, most=60.0), Param("heed", True))

    def __init__(self, seconds: float = 1.0, heed: bool = True) -> None:
        super().__init__(seconds=seconds)
        self.heed = heed

    def choose(self, ask: Ask) -> Action:
        take = ask.view["left"] % 3 if self.heed else 1
        return ask.legal[take - 1 if take else 0]


class Chance(Bot):
    def choose(self, ask: Ask) -> Action:
        return ask.legal[ask.rng.below(len(ask.legal))]
"""
FEW = ("--games", 12, "--seed", 3)


@pytest.fixture
def bots(tmp_path: Path) -> str:
    """Two to three bots from a file: one that knows the game, one that does not."""
    path = tmp_path / "some.py"
    path.write_text(BOTS)
    return f"{path}:Clever,{path}:Chance"


def lasting(document: dict[str, Any]) -> dict[str, Any]:
    """All that does not depend on when and how fast it was played."""
    for key in ("seconds", "date", "earlier_games"):
        del document[key]
    for row in document["results"]:
        for key in [key for key in row if "_ms_" in key or key == "timed_decisions"]:
            del row[key]
    return document


def test_the_document(lanterne: Runner, bots: str) -> None:
    ran = lanterne("arena", "pebbles", "--bots", f"{bots},random", "--games", 59, "--seed", 3, "--json")
    found = ran.json()
    assert ran.err == ""
    assert (found["game"], found["seats"], found["deals"], found["games"]) == ("pebbles", 2, 30, 60)
    assert found["games_a_block"] == 6
    assert found["options"] == {"heap": 7, "tie": False}
    assert (found["rules"], found["compiled"], found["seed"], found["lineup"]) == (1, False, 3, "all")
    assert set(found["machine"]) == {"cores", "architecture", "system"}
    assert {"lanterne", "python", "date", "decisions", "seconds"} <= set(found)
    rows = found["results"]
    assert [row["rating"] for row in rows] == sorted([row["rating"] for row in rows], reverse=True)
    assert rows[0]["bot"].endswith(":Clever") or rows[0]["bot"] == "some"
    for row in rows:
        assert row["games"] == 40
        assert row["share"] == row["wins"] / row["games"]
        assert 0 <= row["share_low"] < row["share"] < row["share_high"] <= 1
        assert row["low"] < row["rating"] < row["high"]
    times = {row["bot"]: row["cpu_ms_per_decision"] for row in rows}
    assert times.pop("random") is None, "a blind bot is never asked"
    assert all(spent >= 0 for spent in times.values())
    assert all(row["timed_decisions"] > 40 for row in rows if row["bot"] != "random")
    assert len(found["crosstable"]) == 6
    assert found["stopped"] == {"why": "games", "bot": found["bots"][0], "mark": None}


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


# ---------------------------------------------------------------------- flags


def test_seconds_are_for_those_who_take_them(lanterne: Runner, bots: str) -> None:
    line = ("arena", "pebbles", "--bots", bots.replace("Clever", "Clever(heed=on)"), *FEW, "--seconds", 0.5, "--json")
    assert lanterne(*line).json()["bots"][0].endswith("(heed=on,seconds=0.5)")
    line = ("arena", "pebbles", "--bots", bots.replace("Clever", "Clever(seconds=2)"), *FEW, "--seconds", 0.5, "--json")
    found = lanterne(*line).json()["bots"]
    assert found[0].endswith("(seconds=2)")
    assert "seconds" not in found[1]


def test_it_stops_when_enough_is_shown(lanterne: Runner, bots: str, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    line = ("arena", "pebbles", "--bots", bots, "--option", "heap=28", "--games", 2000, "--out", out)
    found = lanterne(*line, "--stop", 0.6, "--json").json()
    assert found["stopped"]["why"] == "above"
    assert 0.6 < found["stopped"]["low"] < found["results"][0]["share"] < found["stopped"]["high"]
    assert found["games"] == 2 * found["stopped"]["blocks"] < 500
    assert out.read_bytes().count(b"\n") == found["games"]
    again = lanterne(*line, "--stop", 0.6, "--json").json()
    assert again["earlier_games"] == found["games"]
    assert lasting(again) == lasting(found)
    assert "wins more than 60.0%" in lanterne(*line, "--stop", 0.6).out
    line = ("arena", "pebbles", "--bots", f"random,{bots}", "--lineup", "one", "--games", 2000, "--seed", 1)
    assert lanterne(*line, "--stop", 0.7, "--json").json()["stopped"]["why"] == "below"


def test_one_against_copies(lanterne: Runner, bots: str) -> None:
    line = ("arena", "pebbles", "--bots", bots, "--seats", 3, "--games", 12, "--json")
    one = lanterne(*line, "--lineup", "one").json()["lineups"]
    assert [len(set(row["bots"][1:])) for row in one] == [1]
    assert len(lanterne(*line).json()["lineups"]) == 2


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_words(lanterne: Runner, bots: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setenv("LANTERNE_LANG", lang)
    page = tmp_path / "report.html"
    line = ("arena", "pebbles", "--bots", f"{bots},random", "--seats", 4, "--games", 15, "--stop", 0.5)
    ran = lanterne(*line, "--report", page)
    assert ran.code == 0, ran.err
    assert {"fr": "donnes", "en": "deals"}[lang] in ran.out
    assert "Elo" in ran.out
    html = page.read_text(encoding="utf8")
    assert f'<html lang="{lang}">' in html
    assert html.count("<svg") == html.count("</svg>") == 2
    assert html.count("<table") == 3
    assert "<script" not in html
    for outside in ('src="', 'href="http', "@import", "url(http"):
        assert outside not in html


@pytest.mark.parametrize(
    ("line", "saying"),
    [
        ("nothing --bots random,random", "There is no game “nothing”"),
        ("pebbles", "2 to 64 bots, not 0"),
        ("pebbles --bots random", "2 to 64 bots, not 1"),
        ("pebbles --bots random,random", "named twice"),
        ("pebbles --bots random,nobody", "There is no bot “nobody”"),
        ("pebbles --bots random,nobody(", "nobody("),
        ("pebbles --bots random,no.py:Bot", "no Python file"),
        ("pebbles --bots random,some --seats 9", "2 to 4 seats, not 9"),
        ("pebbles --bots random,some --games 0", "--games"),
        ("pebbles --bots random,some --jobs 0", "--jobs"),
        ("pebbles --bots random,some --stop 1", "--stop is a share between 0 and 1"),
        ("pebbles --bots random,some --stop half", "--stop"),
        ("pebbles --bots random,some --seconds 0", "--seconds is more than 0"),
        ("pebbles --bots random,some --seconds nan", "--seconds is more than 0"),
        ("pebbles --bots random,some --lineup two", "--lineup is all or one"),
        ("pebbles --bots random,FILE:Clever --seconds 99", "goes from 0.01 to 60"),
        ("pebbles --bots random,FILE:Clever --option heap=99", "goes from 1 to 30"),
        ("pebbles --bots random,FILE:Clever --option colour=red", "no option “colour”"),
        ("pebbles --bots random,FILE:Clever --out /", "not a plain file"),
        ("pebbles --bots random,FILE:Clever --out /nowhere/at/all", "cannot write /nowhere/at/all"),
        ("pebbles --bots random,FILE:Clever --out same --report same", "same file"),
    ],
)
def test_bad_input(lanterne: Runner, bots: str, line: str, saying: str) -> None:
    path = bots.split(":")[0]
    lanterne.refused("arena", *line.replace("FILE", path).split(), saying=saying)


def test_a_report_without_matplotlib_is_refused(
    lanterne: Runner, bots: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    page = tmp_path / "r.html"
    lanterne.refused("arena", "pebbles", "--bots", bots, *FEW, "--report", page, saying="matplotlib")
    assert not page.exists()


def test_a_dead_process_is_told_in_one_line(lanterne: Runner, bots: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from concurrent.futures.process import BrokenProcessPool

    def die(*args: object) -> None:
        raise BrokenProcessPool

    assert callable(arena)
    monkeypatch.setattr("lanterne.commands.arena.arena", die)
    lanterne.refused("arena", "pebbles", "--bots", bots, *FEW, saying="One of the processes died")
