"""Which parts of this installation are compiled, and why not where they are not."""

from __future__ import annotations

import json
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

PACKAGE = Path(__file__).parent
PARTS = (
    "core",
    "games/*",
    "match",
    "bots",
    "bots/*",
    "host",
)  # where compiled modules can be; which ones: pyproject.toml


def is_compiled(module: str) -> bool:
    """Whether importing the module runs machine code."""
    spec = find_spec(module)
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


def runs_compiled(game: str) -> bool:
    """Whether a playout of the game runs compiled from end to end."""
    rules = find_spec(f"lanterne.games.{game}")  # a game from elsewhere has no package here
    return rules is not None and all(
        is_compiled(module) for module in ("lanterne.core.rng", "lanterne.host.playout", f"lanterne.games.{game}.game")
    )


def parts() -> dict[str, dict[str, list[str]]]:
    """The modules of each part that can be compiled, by how they run here."""
    found: dict[str, dict[str, list[str]]] = {}
    for pattern in PARTS:
        for folder in sorted(path for path in PACKAGE.glob(pattern) if (path / "__init__.py").exists()):
            part = folder.relative_to(PACKAGE).as_posix()
            found[part] = {"compiled": [], "interpreted": []}
            for source in sorted(folder.glob("*.py")):
                if source.name != "__init__.py":
                    module = f"lanterne.{part.replace('/', '.')}.{source.stem}"
                    found[part]["compiled" if is_compiled(module) else "interpreted"].append(source.stem)
    return found


def why_interpreted() -> str:
    """What the build noted when it compiled nothing; `source` where there was no build; empty when compiled."""
    if is_compiled("lanterne.core.rng"):
        return ""
    note = files("lanterne") / "build.json"
    if not note.is_file():
        return "source"
    return str(json.loads(note.read_text(encoding="utf8"))["interpreted"])


def version_of(package: str) -> str:
    """The installed version, empty when the package is not installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
