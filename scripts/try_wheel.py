"""Tries a wheel where it was just installed: `python scripts/try_wheel.py`, outside the source tree.

It is the core alone that cibuildwheel installs, so nothing is asked here that an extra brings.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import lanterne
from lanterne.compiled import is_compiled


def faults() -> list[str]:
    """What is wrong with this installation."""
    found: list[str] = []
    how = "compiled" if is_compiled("lanterne.core.rng") else "interpreted"
    if how != os.environ.get("LANTERNE_EXPECT", how):
        found.append(f"it runs {how}")
    if not (Path(lanterne.__path__[0]) / "server" / "static" / "index.html").is_file():
        found.append("it has no page: run make web before the build")
    for name in lanterne.game_names():
        if lanterne.simulate(name, games=20).json()["games"] != 20:
            found.append(f"{name} cannot be played")
    return found


if __name__ == "__main__":
    for fault in faults():
        print(fault, file=sys.stderr)
    sys.exit(1 if faults() else 0)
