from __future__ import annotations

import pytest
from tests.commands.cli import Runner


@pytest.fixture
def lanterne(pebbles: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    """The command line, with the game of pebbles at hand and English spoken."""
    monkeypatch.setenv("LANTERNE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
    return Runner(monkeypatch, capsys)
