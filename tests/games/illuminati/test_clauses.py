"""Every statement and every ruling has a test named for it, and its words in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lanterne.text import Words

STATEMENTS = [str(number) for number in range(1, 206)]
RULINGS = [f"A-{number:02d}" for number in range(1, 87)]
NAMED = re.compile(r"^def test((?:_(?:a\d\d|\d\d\d))+)_[a-z]", re.MULTILINE)  # test_043_..., test_a64_055_...


def clause_of(mark: str) -> str:
    return f"A-{mark[1:]}" if mark.startswith("a") else str(int(mark))


def clauses_in(folder: Path) -> set[str]:
    """The clauses that stand at the head of a test's name."""
    found: set[str] = set()
    for path in folder.glob("test_*.py"):
        for marks in NAMED.findall(path.read_text(encoding="utf8")):
            found |= {clause_of(mark) for mark in marks[1:].split("_")}
    return found


def test_every_clause_has_its_test() -> None:
    found = clauses_in(Path(__file__).parent)
    assert [clause for clause in STATEMENTS + RULINGS if clause not in found] == []
    assert found - set(STATEMENTS + RULINGS) == set()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_clause_has_its_words(language: str) -> None:
    words = Words(language, strict=True)
    assert sorted(words.clauses("illuminati")) == sorted(STATEMENTS + RULINGS)
    assert all(words.clause("illuminati", clause).strip() for clause in STATEMENTS + RULINGS)


def test_a_clause_counts_only_at_the_head_of_a_name(tmp_path: Path) -> None:
    names = ("043_a45_adds_up", "a_sum_of_150_mb", "9_is_no_mark")
    lines = "".join([f"def test_{name}() -> None:\n" for name in names])
    (tmp_path / "test_some.py").write_text(lines, encoding="utf8")
    assert clauses_in(tmp_path) == {"43", "A-45"}
