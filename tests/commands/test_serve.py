"""What `lanterne serve` says before it serves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.commands.cli import Runner
from tests.server.house import free_port

from lanterne.server import logs
from lanterne.server.routes import page


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The addresses that browsers are sent to. Nothing is served."""
    sent: list[str] = []

    class Timer:
        def __init__(self, after_s: float, do: Any, args: list[str]) -> None:
            sent.extend(args)

        def start(self) -> None:
            return

    monkeypatch.setattr("threading.Timer", Timer)
    monkeypatch.setattr("uvicorn.run", lambda *args, **more: None)
    monkeypatch.setattr(logs, "configure", lambda settings: None)
    monkeypatch.setattr("os.environ", {"XDG_DATA_HOME": str(tmp_path)})
    return sent


def test_a_house_without_a_page_says_so(
    lanterne: Runner, opened: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(page, "STATIC", tmp_path / "static")
    line = ("serve", "--db", f"sqlite+aiosqlite:///{tmp_path}/house.db", "--port", free_port())
    assert "make web" in lanterne(*line).err
    assert opened == []
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<title>Lanterne</title>")
    assert "make web" not in lanterne(*line).err
    assert len(opened) == 1
