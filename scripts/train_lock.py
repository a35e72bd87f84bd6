"""Splits the lock of PyTorch in two: what every machine needs, and what its build for graphics cards needs besides.

    uv pip compile ... | python scripts/train_lock.py [FILE.whl ...]

Files of PyTorch named besides (a build without graphics cards, from elsewhere) may be installed as well: their hashes
are added. Hashes of the same version that stood in the lock before stay.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

TRAIN, CUDA = Path("requirements-train.txt"), Path("requirements-cuda.txt")
HASH = "    --hash=sha256:"
LINE_END = " \\"


def entries(text: str) -> list[list[str]]:
    """The lines of each requirement, its name and version first."""
    found: list[list[str]] = []
    for line in text.splitlines():
        if line.startswith(" "):
            found[-1].append(line.removesuffix(LINE_END))
        elif line:
            found.append([line.removesuffix(LINE_END)])
    return found


def is_for_cards(name: str) -> bool:
    return name.startswith(("nvidia-", "cuda-", "triton"))


def with_hashes(entry: list[str], hashes: set[str]) -> list[str]:
    return [entry[0], *sorted({*entry[1:], *hashes})]


def text_of(rows: list[list[str]]) -> str:
    return "".join(f"{LINE_END}\n".join(row) + "\n" for row in rows)


def main() -> None:
    rows = entries(sys.stdin.read())
    more = {HASH + hashlib.sha256(Path(name).read_bytes()).hexdigest() for name in sys.argv[1:]}
    before = {row[0]: row[1:] for row in entries(TRAIN.read_text(encoding="utf8"))} if TRAIN.exists() else {}
    rows = [with_hashes(row, {*more, *before.get(row[0], [])}) if row[0].startswith("torch==") else row for row in rows]
    TRAIN.write_text(text_of([row for row in rows if not is_for_cards(row[0])]), encoding="utf8")
    CUDA.write_text(text_of([row for row in rows if is_for_cards(row[0])]), encoding="utf8")


if __name__ == "__main__":
    main()
