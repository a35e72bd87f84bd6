"""Rewrites the golden playthroughs, whose difference is then reviewed like code; or adds records that are missing.

    python scripts/golden.py [--records] [GAME ...]

If a *record* that is already there no longer replays, the game's `rules` number must rise; records are never rewritten.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.contract.support import GAMES  # noqa: E402
from tests.golden import kept, playthrough  # noqa: E402

from lanterne.core.game import AnyGame  # noqa: E402


def rewrite(game: AnyGame) -> None:
    kept = set()
    for edition in playthrough.editions([game]):
        for variant, seats in playthrough.names(edition):
            path = playthrough.path_of(edition, variant, seats)
            kept.add(path)
            write(path, playthrough.playthrough(edition, variant, seats))
    for path in (playthrough.FOLDER / game.name).glob("*.txt"):
        if path not in kept:
            path.unlink()
            print(f"removed {path.relative_to(ROOT)}: no such variant")


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf8") != text:
        path.write_text(text, encoding="utf8")
        print(f"wrote {path.relative_to(ROOT)} ({len(text)} characters)")


def add_records(game: AnyGame) -> None:
    for path, (variant, seats) in kept.wanted(game).items():
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(kept.lines(game, variant, seats), encoding="utf8")
            print(f"wrote {path.relative_to(ROOT)}")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("games", nargs="*", metavar="GAME", help="all when none is named")
    reader.add_argument("--records", action="store_true", help="add missing records instead")
    asked = reader.parse_args()
    unknown = set(asked.games) - {game.name for game in GAMES}
    if unknown:
        reader.error(f"there is no game {', '.join(sorted(unknown))}")
    for game in GAMES:
        if not asked.games or game.name in asked.games:
            (add_records if asked.records else rewrite)(game)


if __name__ == "__main__":
    main()
