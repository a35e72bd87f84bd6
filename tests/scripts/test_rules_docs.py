"""The pages of rules are those of the catalogue."""

from __future__ import annotations

from pathlib import Path

import rules_docs
from lanterne.text import Words


def test_no_page_is_stale() -> None:
    assert [path.name for path in rules_docs.stale(rules_docs.FOLDER)] == [], "make docs"


def test_a_page_holds_clauses_and_keeps_what_is_written_by_hand(pebbles: None, tmp_path: Path) -> None:
    words = Words("en")
    page = rules_docs.rules_page(words, "pebbles", "\n\n## Departures\nNone.\n")
    assert page.startswith("# Pebbles\n")
    assert page.index("**PB-1** Whoever") < page.index("**PB-2** The last") < page.index(rules_docs.MARKER)
    path = tmp_path / "pebbles.md"
    path.write_text(page)
    assert rules_docs.rules_page(words, "pebbles", rules_docs.by_hand_part(path)) == page
    assert rules_docs.by_hand_part(tmp_path / "none.md") == "\n"


def test_rulings_are_told_from_statements() -> None:
    assert rules_docs.is_ruling("V-04")
    assert not rules_docs.is_ruling("VZ-025")
    assert not rules_docs.is_ruling("7")
