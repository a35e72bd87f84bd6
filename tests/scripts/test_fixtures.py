"""What tests of the page play with is what the server sends today."""

from __future__ import annotations

from pathlib import Path

import pytest

import fixtures


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(fixtures.RECORDINGS))
def test_nothing_recorded_is_stale(game: str) -> None:
    assert fixtures.main(["--check", game]) == 0


def test_a_check_writes_nothing_and_notices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fixtures, "FOLDER", tmp_path)
    (tmp_path / "illusion").mkdir()
    assert fixtures.main(["--check", "illusion"]) == 1
    assert not fixtures.path_of("illusion").exists()
    assert fixtures.main(["illusion"]) == 0
    assert fixtures.main(["--check", "illusion"]) == 0
    text = fixtures.path_of("illusion").read_text(encoding="utf8")
    fixtures.path_of("illusion").write_text(text.replace("doubt", "dubt", 1), encoding="utf8")
    assert fixtures.main(["--check", "illusion"]) == 1


def test_every_board_with_tests_has_its_recording() -> None:
    assert sorted(path.parent.name for path in fixtures.FOLDER.glob("*/recorded.json")) == sorted(fixtures.RECORDINGS)
