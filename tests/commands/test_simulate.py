"""`lanterne simulate`: the document, the records, the report."""

from __future__ import annotations

import json
import re
import sys
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.commands.cli import Runner

from lanterne.compiled import version_of
from lanterne.core.game import State
from lanterne.core.record import record_from_line
from lanterne.match.match import replay


def test_json_is_all_that_is_printed(lanterne: Runner) -> None:
    ran = lanterne("simulate", "pebbles", "--games", 30, "--seats", 3, "--option", "heap=9", "--seed", 5, "--json")
    found = ran.json()
    assert ran.err == ""
    assert found["game"] == "pebbles"
    assert found["games"] == 30
    assert found["seats"] == 3
    assert found["options"] == {"heap": 9, "tie": False}
    assert found["compiled"] is False
    assert found["decisions_per_s"] == pytest.approx(found["decisions"] / found["seconds"])
    assert found["mean_length"] == found["decisions"] / 30
    assert found["reasons"] == {"empty": 30}
    assert found["wins"]["by_bot"]["random"]["games"] == 90
    assert sum(row["wins"] for row in found["wins"]["by_seat"]) == 30
    assert [row["seat"] for row in found["wins"]["by_seat"]] == [0, 1, 2]
    for row in found["wins"]["by_seat"]:
        assert 0 <= row["low"] < row["share"] < row["high"] <= 1


def test_json_says_what_a_paper_needs(lanterne: Runner) -> None:
    found = lanterne("simulate", "pebbles", "--games", 30, "--seed", 5, "--json").json()
    assert found["rules"] == 1
    assert found["lanterne"] == version_of("lanterne")
    assert found["python"].count(".") >= 1
    assert set(found["machine"]) == {"cores", "architecture", "system"}
    assert datetime.fromisoformat(found["date"]).tzinfo is not None
    assert found["length"]["least"] <= found["length"]["median"] <= found["length"]["most"] <= 7
    assert found["length"]["mean"] == found["mean_length"]
    assert found["scores"]["random"]["mean"] == 3.5
    assert found["wins"]["by_bot"]["random"]["low"] == found["wins"]["by_bot"]["random"]["high"] == 0.5


BOT = """
from lanterne.bots.bot import Ask, Bot
from lanterne.bots.kinds import Param
from lanterne.core.game import Action


class Least(Bot):
    params = (Param("at", 0, least=0, most=1),)

    def __init__(self, at: int = 0) -> None:
        super().__init__()
        self.at = at

    def choose(self, ask: Ask) -> Action:
        return ask.legal[min(self.at, len(ask.legal) - 1)]


class Most(Least):
    def choose(self, ask: Ask) -> Action:
        return ask.legal[-1]
"""


def test_records_say_who_played(lanterne: Runner, tmp_path: Path) -> None:
    (tmp_path / "simple.py").write_text(BOT)
    out = tmp_path / "games.jsonl"
    bots = f"{tmp_path}/simple.py:Least(at=1),{tmp_path}/simple.py:Least,random"
    ran = lanterne("simulate", "pebbles", "--bots", bots, "--games", 4, "--out", out, "--json")
    assert set(ran.json()["wins"]["by_bot"]) == {"simple(at=1)", "simple", "random"}
    players = [record_from_line(line).players for line in out.read_text().splitlines()]
    assert players[0] == ["simple(at=1)", "simple", "random"]
    assert players[1] == ["simple", "random", "simple(at=1)"]
    assert players[3] == players[0]


def test_a_bot_may_come_from_a_module(lanterne: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One beside which the command is given, as with `python -m`, in other processes too."""
    (tmp_path / "keepers").mkdir()
    (tmp_path / "keepers" / "simplest.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    line = ("simulate", "vizia", "--bots", "keepers.simplest:Least(at=1),random", "--games", 4, "--json")
    assert set(lanterne(*line).json()["wins"]["by_bot"]) == {"simplest(at=1)", "random"}
    assert lanterne(*line, "--jobs", 2).json()["wins"] == lanterne(*line).json()["wins"]
    for call, said in (
        ("keepers.none:Least", "there is no module 'keepers.none'"),
        ("keepers.simplest:None", "keepers.simplest has nothing called 'None'"),
        ("keepers.simplest:Action", "neither a class of bots nor a BotKind"),
        ("no/such:Bot", "'no/such' is no module"),
    ):
        lanterne.refused("simulate", "vizia", "--bots", call, saying=said)
    (tmp_path / "broken.py").write_text("1 / 0\n")
    lanterne.refused("simulate", "vizia", "--bots", "broken:Bot", saying="broken cannot be imported: ZeroDivisionError")


def test_two_bots_of_one_file_are_two(lanterne: Runner, tmp_path: Path) -> None:
    (tmp_path / "simple.py").write_text(BOT)
    bots = f"{tmp_path}/simple.py:Least(at=0),{tmp_path}/simple.py:Most(at=0)"
    found = lanterne("simulate", "pebbles", "--bots", bots, "--games", 4, "--json").json()["wins"]["by_bot"]
    assert [name.rpartition("/")[2] for name in sorted(found)] == ["simple.py:Least(at=0)", "simple.py:Most(at=0)"]


def test_the_summary_is_in_words(lanterne: Runner) -> None:
    ran = lanterne("simulate", "pebbles", "--games", 4)
    assert ran.code == 0
    assert "4 games of pebbles between random, random." in ran.out
    assert "4 × no pebble is left" in ran.out
    assert "interpreted" in ran.out


def test_records_replay(lanterne: Runner, tmp_path: Path) -> None:
    out = tmp_path / "records.jsonl"
    lanterne("simulate", "pebbles", "--games", 12, "--seed", 3, "--out", out)
    lines = out.read_text().splitlines()
    assert len(lines) == 12
    for line in lines:
        record = record_from_line(line)
        assert record.line() == line
        from tests.pebbles import GAME

        assert replay(GAME, record).ply == len(record.moves)


def test_the_same_seed_gives_the_same_games(lanterne: Runner, tmp_path: Path) -> None:
    one, two, other = tmp_path / "one", tmp_path / "two", tmp_path / "other"
    for path, seed in ((one, 8), (two, 8), (other, 9)):
        assert lanterne("simulate", "pebbles", "--games", 6, "--seed", seed, "--out", path).code == 0
    assert one.read_bytes() == two.read_bytes() != other.read_bytes()


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_report_stands_alone(lanterne: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setenv("LANTERNE_LANG", lang)

    def figures(s: State) -> dict[str, int]:
        return {"last": s.json()["last"]}

    monkeypatch.setattr("lanterne.sim.simulate.figures_of", lambda game: figures)
    path = tmp_path / "report.html"
    assert lanterne("simulate", "pebbles", "--games", 25, "--report", path).code == 0
    page = path.read_text(encoding="utf8")
    assert page.startswith("<!doctype html>")
    assert f'<html lang="{lang}">' in page
    assert page.count("<svg") == page.count("</svg>") == 5
    assert "seat of the last pebble" in page
    assert re.search(r"\d,\d\u00a0%" if lang == "fr" else r"\d\.\d%", page)
    assert "<script" not in page
    for outside in ('src="', 'href="http', "@import", "url(http"):
        assert outside not in page


def test_a_report_without_matplotlib_is_refused(lanterne: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    lanterne.refused("simulate", "pebbles", "--games", 1, "--report", "r.html", saying="matplotlib")
    assert not Path("r.html").exists()


def test_a_dead_process_is_told_in_one_line(lanterne: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    from concurrent.futures.process import BrokenProcessPool

    def die(*args: object) -> SimpleNamespace:
        raise BrokenProcessPool

    monkeypatch.setattr("lanterne.commands.simulate.simulate", die)
    lanterne.refused("simulate", "pebbles", "--games", 1, saying="One of the processes died")


def test_the_number_of_processes_does_not_show(lanterne: Runner, tmp_path: Path) -> None:
    documents = []
    for jobs in (1, 2):
        path = tmp_path / f"{jobs}.jsonl"
        line = ("simulate", "vizia", "--games", 40, "--seats", 3, "--seed", 4, "--jobs", jobs, "--out", path, "--json")
        found = lanterne(*line).json()
        documents.append({key: found[key] for key in ("games", "decisions", "wins", "reasons", "mean_length")})
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()
    assert json.dumps(documents[0]) == json.dumps(documents[1])
