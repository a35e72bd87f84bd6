"""docs/writing-a-bot.md, followed to the letter from an empty folder."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.house import free_port

PAGE = (Path(__file__).parents[2] / "docs" / "writing-a-bot.md").read_text(encoding="utf8")
PATIENCE_S = 120.0


def block(kind: str, holding: str = "") -> str:
    """The first block of code that is marked so and holds that text."""
    for found in re.findall(rf"```{kind}\n(.*?)```", PAGE, flags=re.DOTALL):
        if holding in found:
            return str(found)
    raise AssertionError(f"the page has no {kind} with {holding!r}")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("careful.py", "counting.py"):
        (tmp_path / name).write_text(block(f"python {name}"), encoding="utf8")
    return tmp_path


def command(line: str, *more: str) -> list[str]:
    program, *rest = shlex.split(line)
    assert program == "lanterne"
    return [sys.executable, "-m", "lanterne", *rest, *more]


def environment(folder: Path) -> dict[str, str]:
    """As it is here, with sources found from elsewhere too."""
    places = [str(Path(place).resolve()) for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(places), "XDG_DATA_HOME": str(folder)}


def run(line: str, folder: Path, *more: str, typed: str = "") -> str:
    ran = subprocess.run(
        command(line, *more),
        cwd=folder,
        env=environment(folder),
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_the_bot_has_about_twenty_lines() -> None:
    assert len([line for line in block("python careful.py").splitlines() if line.strip()]) <= 20


def test_it_beats_chance_in_a_simulation(folder: Path) -> None:
    wins = json.loads(run(block("sh", "simulate").strip(), folder, "--json"))["wins"]["by_bot"]
    assert wins["careful(worlds=1)"]["share"] > 0.7


def test_one_can_play_against_it(folder: Path) -> None:
    assert "careful" in run(block("sh", "lanterne play").strip(), folder, "--lang", "en", typed="1\nlog\nquit\n")


def test_a_bot_with_a_mind_plays(folder: Path) -> None:
    out = run("lanterne simulate illusio --bots counting.py:Counting --games 2 --json", folder)
    assert '"counting"' in out


@contextlib.contextmanager
def served(line: str, folder: Path) -> Iterator[str]:
    port = free_port()
    db = f"sqlite+aiosqlite:///{folder / 'bots.db'}"
    more = ["--no-open", "--port", str(port), "--db", db]
    server = subprocess.Popen(command(line, *more), cwd=folder, env=environment(folder), stderr=subprocess.PIPE)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.communicate(timeout=PATIENCE_S)


def test_it_takes_a_seat_at_a_live_table(folder: Path) -> None:
    wish = re.search(r"`POST /api/tables` with `(.*?)`", PAGE)
    assert wish is not None
    with served(block("sh", "lanterne serve").strip(), folder) as url:
        deadline = time.monotonic() + PATIENCE_S
        with httpx.Client(base_url=url, headers={"X-Lanterne": "1"}) as http:
            while time.monotonic() < deadline:
                with contextlib.suppress(httpx.TransportError):
                    http.get("/api/me")
                    break
                time.sleep(0.2)
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
