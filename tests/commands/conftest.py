from __future__ import annotations

from pathlib import Path

import pytest
from tests.commands.arenas import BOTS
from tests.commands.cli import Runner


@pytest.fixture
def lanterne(pebbles: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    """The command line, with the game of pebbles at hand and English spoken."""
    monkeypatch.setenv("LANTERNE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
    return Runner(monkeypatch, capsys)


@pytest.fixture
def bots(tmp_path: Path) -> str:
    """Two to three bots from a file: one that knows the game, one that does not."""
    path = tmp_path / "some.py"
    path.write_text(BOTS)
    return f"{path}:Clever,{path}:Chance"
