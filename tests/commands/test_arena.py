"""`lanterne arena`: its document, its words, its page; what it refuses."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.commands.arenas import FEW, lasting
from tests.commands.cli import Runner


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
    assert rows[0]["bot"].endswith("some.py:Clever")
    for row in rows:
        assert row["games"] == 40
        assert row["share"] == row["wins"] / row["games"]
        assert 0 <= row["share_low"] <= row["share"] <= row["share_high"] <= 1
        assert row["share_high"] - row["share_low"] > 0.1
        assert row["low"] < row["rating"] < row["high"]
    times = {row["bot"]: row["cpu_ms_per_decision"] for row in rows}
    assert times.pop("random") is None, "a blind bot is never asked"
    assert all(spent >= 0 for spent in times.values())
    assert all(row["timed_decisions"] > 40 for row in rows if row["bot"] != "random")
    assert len(found["crosstable"]) == 6
    assert found["stopped"] == {"why": "games", "bot": found["bots"][0], "mark": None}


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
    assert 0.6 < found["stopped"]["low"] < found["results"][0]["share"] <= found["stopped"]["high"]
    assert found["games"] == 2 * found["stopped"]["blocks"] < 500
    assert out.read_bytes().count(b"\n") == found["games"]
    again = lanterne(*line, "--stop", 0.6, "--json").json()
    assert again["earlier_games"] == found["games"]
    assert lasting(again) == lasting(found)
    assert "is above 60.0%" in lanterne(*line, "--stop", 0.6).out
    one = ("arena", "pebbles", "--bots", f"random,{bots}", "--lineup", "one", "--games", 2000, "--seed", 1)
    assert lanterne(*one, "--stop", 0.7, "--json").json()["stopped"]["why"] == "below"


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
        ("pebbles --bots random,some --stop 1", "stop is a share between 0 and 1"),
        ("pebbles --bots random,some --stop half", "--stop"),
        ("pebbles --bots random,some --seconds 0", "seconds is more than 0"),
        ("pebbles --bots random,some --seconds nan", "seconds is more than 0"),
        ("pebbles --bots random,some --lineup two", "lineup is all or one"),
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

    monkeypatch.setattr("lanterne.commands.arena.arena", die)
    lanterne.refused("arena", "pebbles", "--bots", bots, *FEW, saying="One of the processes died")
