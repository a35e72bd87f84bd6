"""docs/open-spiel.md: its example runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "open-spiel.md"


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf8"), re.DOTALL)
    assert found is not None
    exec(found[1], {})
    seat, _, code = capsys.readouterr().out.strip().partition(" ")
    assert seat in "012"
    assert code.startswith(("place ", "take "))
