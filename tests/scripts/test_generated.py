"""What is generated is up to date: whoever changes a message, a view, a fact or a code sees it here first.

The scripts read annotations and docstrings, so they run on the sources, whatever is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lanterne.games.registry import OWN

ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join((str(ROOT / "src"), str(ROOT / "scripts")))
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("script", ["wire.py", "game_types.py"])
def test_what_is_written_is_up_to_date(script: str) -> None:
    checked = run(f"scripts/{script}", "--check")
    assert checked.returncode == 0, f"run `make docs`: {checked.stdout}{checked.stderr}"


ELSEWHERE = """
import pathlib, sys, wire, game_types
here = pathlib.Path(sys.argv[1])
wire.ROOT = game_types.ROOT = game_types.FOLDER = here
wire.TYPES, wire.PROTOCOL = here / "messages.ts", here / "protocol.md"
print(*wire.stale(), *game_types.stale())
"""


def test_a_stale_file_is_noticed(tmp_path: Path) -> None:
    noticed = run("-c", ELSEWHERE, str(tmp_path))
    assert noticed.stdout.split() == [
        "messages.ts",
        "protocol.md",
        *(f"{name}.ts" for name in OWN),
        "pictures.ts",
    ], noticed.stderr
