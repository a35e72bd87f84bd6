"""What is generated is up to date: whoever changes a message, a view, a fact or a code sees it here first."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))


def test_the_wires_types_and_its_document() -> None:
    import wire

    assert wire.stale() == [], "run `make docs`"


def test_what_the_page_knows_of_each_game() -> None:
    import game_types

    assert game_types.stale() == [], "run `make docs`"


def test_a_stale_file_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import game_types
    import wire

    monkeypatch.setattr(wire, "TYPES", tmp_path / "messages.ts")
    monkeypatch.setattr(wire, "ROOT", tmp_path)
    monkeypatch.setattr(wire, "PROTOCOL", tmp_path / "protocol.md")
    assert wire.stale() == ["messages.ts", "protocol.md"]
    monkeypatch.setattr(game_types, "FOLDER", tmp_path)
    monkeypatch.setattr(game_types, "ROOT", tmp_path)
    assert len(game_types.stale()) == 5
    del sys.modules["wire"], sys.modules["game_types"]
