"""`lanterne deck`: the pictures on disk, and one line for whoever asks for what there is not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.commands.cli import Runner


def test_the_deck_is_drawn(lanterne: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn is tested where it is drawn."""
    asked: list[tuple[int | None, Path]] = []

    def write_deck(seed: int | None, out: Path, progress: Callable[[int, int], None]) -> Path:
        asked.append((seed, out))
        progress(1, 1)
        return out

    monkeypatch.setattr("lanterne.commands.deck.write_deck", write_deck)
    designed = lanterne("deck", "illusion", "--out", tmp_path)
    fresh = lanterne("deck", "illusion", "--seed", 7, "--out", tmp_path)
    assert asked == [(None, tmp_path), (7, tmp_path)]
    for ran in (designed, fresh):
        assert ran.code == 0
        assert ran.err == ""
        assert ran.out.startswith("98 pictures")
        assert str(tmp_path) in ran.out


def test_bad_input_is_one_line(lanterne: Runner, tmp_path: Path) -> None:
    lanterne.refused("deck", "vizia", "--out", tmp_path / "x", saying="illusion")
    lanterne.refused("deck", "chess", "--out", tmp_path / "x", saying="chess")
    lanterne.refused("deck", "illusion", saying="--out")
    (tmp_path / "file").write_text("in the way", encoding="utf8")
    lanterne.refused("deck", "illusion", "--out", tmp_path / "file", saying="cannot write")
    lanterne.refused("deck", "illusion", "--seed", "x", "--out", tmp_path / "x", saying="--seed")
