"""docs/writing-a-bot.md, followed to the letter from an empty folder."""

from __future__ import annotations

import ast
import json
import re
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.docs.following import PATIENCE_S, Document, environment, program, run, served, with_node

PAGE = Document("writing-a-bot.md")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in PAGE.files().items():
        (tmp_path / name).write_text(text, encoding="utf8")
    return tmp_path


def ran(line: str, folder: Path, *more: str, typed: str = "") -> str:
    return run(program(line, *more), folder, environment(folder), typed)


def test_the_bot_has_about_twenty_lines() -> None:
    assert len([line for line in PAGE.files()["careful.py"].splitlines() if line.strip()]) <= 20


def test_it_beats_chance_in_a_simulation(folder: Path) -> None:
    wins = json.loads(ran(PAGE.command("lanterne simulate"), folder, "--json"))["wins"]["by_bot"]
    assert wins["careful(worlds=1)"]["share"] > 0.7


def test_a_program_plays_a_series(folder: Path) -> None:
    wins = ast.literal_eval(run([sys.executable, "series.py"], folder, environment(folder)))["by_bot"]
    assert set(wins) == {"careful", "random"}
    assert wins["careful"]["games"] == 4


def test_a_bot_comes_from_a_module(folder: Path) -> None:
    line = PAGE.command("lanterne simulate").replace("careful.py:", "careful:").replace("--games 20", "--games 2")
    assert set(json.loads(ran(line, folder, "--json"))["wins"]["by_bot"]) == {"careful(worlds=1)", "random"}


def test_an_arena_rates_it_and_goes_on(folder: Path) -> None:
    line = PAGE.command("lanterne arena")
    found = json.loads(ran(line, folder, "--json"))
    assert [row["bot"] for row in found["results"]] == ["careful(worlds=1)", "random"]
    assert found["results"][0]["share"] > 0.7
    assert found["games"] == 20
    games = (folder / "arena.jsonl").read_bytes()
    assert games.count(b"\n") == 20
    assert json.loads(ran(line, folder, "--json"))["earlier_games"] == 20
    assert (folder / "arena.jsonl").read_bytes() == games


def test_one_can_play_against_it(folder: Path) -> None:
    assert "careful" in ran(PAGE.command("lanterne play"), folder, "--lang", "en", typed="1\nlog\nquit\n")


def test_a_bot_with_a_mind_plays(folder: Path) -> None:
    out = ran("lanterne simulate illusio --bots counting.py:Counting --games 2 --json", folder)
    assert '"counting"' in out


def test_a_program_in_another_language_plays(folder: Path) -> None:
    line = next(line for line in PAGE.page.splitlines() if line.startswith("lanterne simulate illusio"))
    found = json.loads(run(program(line, "--json"), folder, with_node(environment(folder))))
    assert set(found["wins"]["by_bot"]) == {"heaviest", "random"}
    assert found["games"] == 2


@pytest.mark.slow
def test_a_house_brings_a_program(folder: Path) -> None:
    line = next(line for line in PAGE.page.splitlines() if line.startswith('lanterne serve --bot "run:'))
    with served(line, folder, with_node(environment(folder))) as house:
        deadline = time.monotonic() + PATIENCE_S
        with httpx.Client(base_url=house.url, headers={"X-Lanterne": "1"}) as http:
            http.get("/api/me")
            wish = {"game": "vizia", "seats": 2, "bots": ["heaviest"], "start": True}
            table = http.post("/api/tables", json=wish).json()["id"]
            http.post(f"/api/tables/{table}/leave")
            while (shown := http.get(f"/api/tables/{table}").json())["ply"] < 4:
                assert time.monotonic() < deadline
                time.sleep(0.1)
            assert [box["bot"] for box in shown["boxes"]][1] == "heaviest"


@pytest.mark.slow
def test_it_takes_a_seat_at_a_live_table(folder: Path) -> None:
    wish = re.search(r"`POST /api/tables` with `(.*?)`", PAGE.page)
    assert wish is not None
    with served(PAGE.command("lanterne serve"), folder, environment(folder)) as house:
        deadline = time.monotonic() + PATIENCE_S
        with httpx.Client(base_url=house.url, headers={"X-Lanterne": "1"}) as http:
            http.get("/api/me")
            games = {game["name"]: game["bots"] for game in http.get("/api/games").json()}
            assert "careful" in games["vizia"]
            assert "careful" not in games["illusio"]
            made = http.post("/api/tables", content=wish[1], headers={"Content-Type": "application/json"})
            assert made.status_code == 201, made.text
            table = made.json()["id"]
            assert made.json()["boxes"][1]["bot"] == "careful(worlds=1)"
            http.post(f"/api/tables/{table}/bot", json={"seat": 0, "bot": "careful"})
            http.post(f"/api/tables/{table}/start")
            while time.monotonic() < deadline:
                shown = http.get(f"/api/tables/{table}").json()
                if shown["ply"] > 3:
                    break
                time.sleep(0.1)
            assert shown["ply"] > 3
            refused = http.post(f"/api/tables/{table}/bot", json={"seat": 0, "bot": "careful(worlds=21)"})
            assert refused.status_code == 400
