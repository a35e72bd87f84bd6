"""Writes the worked examples of the guides for the page to draw: web/src/games/<game>/scenes.json.

    PYTHONPATH=src:. python scripts/guide.py [--check]

Each is a position of the real engine as the server sends it, with the figures that its sentences cite. `--check` writes
nothing and fails where a file would change.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from fixtures import position
from lanterne.server.tables.project import picture, shown, words_of
from scenes import illuminati, illusio, illusion, vizia
from scenes.scene import Scene

FOLDER = Path(__file__).parent.parent / "web" / "src" / "games"
SCENES: Final[Mapping[str, Mapping[str, Callable[[], Scene]]]] = {
    "vizia": vizia.SCENES,
    "illusion": illusion.SCENES,
    "illusio": illusio.SCENES,
    "illuminati": illuminati.SCENES,
}


def plain(scene: Scene) -> dict[str, Any]:
    match, seat = scene.match, scene.seat
    if seat is not None and scene.asked:
        sent = position(match, seat)
    else:
        sent = msgspec.to_builtins(picture(match, seat, shown(match, seat), ended=False)) | {"log": []}
    if scene.files is not None:
        sent["files"] = scene.files
    sums = words_of(match, "", seat).sums
    return {"position": sent, "sums": msgspec.to_builtins(sums), "facts": scene.facts, "keys": list(scene.keys)}


def text_of(game: str) -> str:
    """JSON with a line for each scene, so that a change can be read."""
    lines = [
        f"{json.dumps(name)}: {json.dumps(plain(scene()), ensure_ascii=False, separators=(',', ':'))}"
        for name, scene in SCENES[game].items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def stale(folder: Path) -> dict[Path, str]:
    """The files that do not say what the engines say, with what they should say."""
    found = {folder / game / "scenes.json": text_of(game) for game in SCENES}
    return {path: text for path, text in found.items() if not path.exists() or path.read_text(encoding="utf8") != text}


def main(words: list[str]) -> int:
    found = stale(FOLDER)
    for path, text in found.items():
        if "--check" in words:
            print(f"{path} is stale: make docs", file=sys.stderr)
        else:
            path.write_text(text, encoding="utf8")
            print(f"wrote {path} ({len(text)} characters)")
    return 1 if found and "--check" in words else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
