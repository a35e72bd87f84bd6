"""What is not there: the engines need two small libraries, everything else brings more, each part as an extra.

Whoever lacks an extra is told its name in one line, and how to install it.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

# What is imported of each library, by the extra that brings it (`pyproject.toml`).
EXTRAS: Final[dict[str, tuple[str, ...]]] = {
    "cli": ("typer", "rich", "fluent", "websockets"),
    "table": (
        "aiosqlite",
        "alembic",
        "argon2",
        "asyncpg",
        "cryptography",
        "h11",
        "litestar",
        "msgspec",
        "numpy",
        "PIL",
        "prometheus_client",
        "sqlalchemy",
        "uvicorn",
    ),
    "report": ("matplotlib",),
    "train": ("torch",),
    "ray": ("ray",),
    "rl": ("pyspiel", "open_spiel"),
}


class MissingExtra(ImportError):
    """A library is missing that an extra of the package brings."""

    def __init__(self, extra: str, library: str) -> None:
        super().__init__(f"this needs {library}, which is not installed: pip install 'lanterne[{extra}]'", name=library)
        self.extra = extra


def need(extra: str, *libraries: str) -> None:
    """Raises `MissingExtra` where a library of the extra is not installed; asked by packages that import them."""
    for library in libraries or EXTRAS[extra]:
        if find_spec(library) is None:
            raise MissingExtra(extra, library)


def explained(error: ImportError) -> MissingExtra | None:
    """The extra that brings the module which was not found; None: none does."""
    library = (error.name or "").partition(".")[0]
    for extra, libraries in EXTRAS.items():
        if library in libraries:
            return MissingExtra(extra, library)
    return None
