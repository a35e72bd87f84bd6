"""Writes docs/rules/<game>.md from the English catalogue; what stands below the marker in a page is kept.

`python scripts/rules_docs.py` rewrites the pages, `--check` only says which are stale.
"""

from __future__ import annotations

import sys
from pathlib import Path

from lanterne.games.registry import OWN
from lanterne.text import Words

FOLDER = Path(__file__).parent.parent / "docs" / "rules"
MARKER = "<!-- by hand below -->"
NOTE = (
    "Unofficial, and in our own words: the title and the game belong to their owners. "
    "Code, tests and refusals cite these clauses by their ids. Written by `scripts/rules_docs.py`."
)


def is_ruling(clause: str) -> bool:
    """A ruling (`V-04`) has a one-letter mark; a statement of the rule book a longer one (`VZ-025`) or none (`7`)."""
    mark, dash, _ = clause.partition("-")
    return dash == "-" and len(mark) == 1


def rules_page(words: Words, game: str, by_hand: str) -> str:
    clauses = words.clauses(game)
    lines = [f"# {words.text(f'{game}-name')}", "", NOTE, ""]
    for title, wanted in (("Statements", False), ("Rulings", True)):
        rows = [clause for clause in clauses if is_ruling(clause) == wanted]
        if rows:
            lines += [f"## {title}", ""]
            for clause in rows:
                heading = f"guide-{game}-section-{clause}"  # as on the page that teaches the game
                if words.has(heading):
                    lines += [*([""] if lines[-1] else []), f"### {words.text(heading)}", ""]
                lines.append(f"- **{clause}** {words.clause(game, clause)}")
            lines.append("")
    return "\n".join([*lines, MARKER]) + by_hand


def by_hand_part(path: Path) -> str:
    """What follows the marker, the line end included."""
    text = path.read_text(encoding="utf8") if path.exists() else ""
    _, found, rest = text.partition(MARKER)
    return rest if found else "\n"


def stale(folder: Path) -> dict[Path, str]:
    """The pages that do not say what the catalogue says, with what they should say."""
    words = Words("en", strict=True)
    pages = {}
    for game in OWN:
        path = folder / f"{game}.md"
        page = rules_page(words, game, by_hand_part(path))
        if not path.exists() or path.read_text(encoding="utf8") != page:
            pages[path] = page
    return pages


def main() -> int:
    pages = stale(FOLDER)
    if "--check" in sys.argv:
        for path in pages:
            print(f"{path.name} is stale: make docs", file=sys.stderr)
        return 1 if pages else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, page in pages.items():
        path.write_text(page, encoding="utf8")
        print(f"wrote {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
