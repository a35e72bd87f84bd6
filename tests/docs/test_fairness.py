"""docs/fairness.md is true, and its script works out every draw of all four games with hashlib alone."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lanterne.core.fairness import Draw, commitment_of, pledge_of
from lanterne.core.rng import Chance
from tests.commands.cli import Runner
from tests.drawn import drawn_record

DOCS = Path(__file__).parents[2] / "docs"
GAMES = ["vizia", "illusion", "illusio", "illuminati"]


def script(told: dict[str, Any]) -> tuple[int, str]:
    command = [sys.executable, "-I", str(DOCS / "fairness.py")]
    done = subprocess.run(command, input=json.dumps(told), capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_the_script_works_out_every_draw(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(drawn_record(game).line())
    told = Runner(monkeypatch, capsys)("replay", path, "--json").json()
    code, said = script(told)
    assert (code, said.startswith("fair: ")) == (0, True), said
    drawn = [each for each in [told["start"], *told["plies"]] if each["draws"]]
    drawn[-1]["draws"][-1][1] ^= 1
    assert script(told)[0] == 1
    drawn[-1]["draws"][-1][1] ^= 1
    told["draw"]["house"] = "1" * 64
    assert script(told)[1].splitlines() == [
        "the house's share is not the one it committed itself to",
        "the seed does not follow from the shares",
    ]


def test_the_vectors_are_right() -> None:
    text = (DOCS / "fairness.md").read_text(encoding="utf8")
    house, commitment, share, pledge, seed = re.findall(r"\| `((?:blake2:)?[0-9a-f]{64})` \|", text)
    assert commitment == commitment_of(house)
    assert pledge == pledge_of(share)
    assert seed == Draw(house, commitment, [(pledge, share)]).seed()
    numbers = re.search(r"first draws below 52, 6, 1000 \| ([0-9, ]+) \|", text)
    assert numbers is not None
    rng = Chance(seed).at(-1, "start")
    assert [rng.below(52), rng.below(6), rng.below(1000)] == [int(each) for each in numbers[1].split(",")]
