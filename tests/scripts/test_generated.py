"""What is generated is up to date: whoever changes a message, a view, a fact or a code sees it here first."""

from __future__ import annotations

from pathlib import Path

import pytest

import game_types
import wire
from lanterne.games.registry import OWN


def test_the_wires_types_and_its_document() -> None:
    assert wire.stale() == [], "run `make docs`"


def test_what_the_page_knows_of_each_game() -> None:
    assert game_types.stale() == [], "run `make docs`"


def test_a_stale_file_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(wire, "TYPES", tmp_path / "messages.ts")
    monkeypatch.setattr(wire, "ROOT", tmp_path)
    monkeypatch.setattr(wire, "PROTOCOL", tmp_path / "protocol.md")
    assert wire.stale() == ["messages.ts", "protocol.md"]
    monkeypatch.setattr(game_types, "FOLDER", tmp_path)
    monkeypatch.setattr(game_types, "ROOT", tmp_path)
    assert game_types.stale() == [*(f"{name}.ts" for name in OWN), "pictures.ts"]
