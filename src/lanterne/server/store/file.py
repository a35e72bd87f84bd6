"""The file of an SQLite database: its owner's eyes only, and one server's at a time."""

from __future__ import annotations

import fcntl
import os
from contextlib import suppress
from pathlib import Path

from sqlalchemy import make_url

from lanterne.core.errors import BadInput
from lanterne.core.phrase import Phrase


def file_of(url: str) -> Path | None:
    """None where the database lies in no file of its own."""
    name = make_url(url).database if url.startswith("sqlite") else None
    return None if not name or name.startswith((":", "file:")) else Path(name)


class DatabaseFile:
    """Seeds, talk and password hashes lie in it. The lock goes with the process, however that ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock: int | None = None

    def take(self) -> None:
        """Raises `BadInput` when another server has it: two would each believe what the other has changed."""
        if self.path.exists() and not self.path.is_file():  # a device would be closed to everybody else
            raise BadInput(Phrase("refused-database", {"database": str(self.path), "why": "it is no file"}))
        self._make_private()
        lock = os.open(f"{self.path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(lock)
            raise BadInput(Phrase("refused-file-in-use", {"file": str(self.path)})) from None
        self.lock = lock

    def release(self) -> None:
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None

    def _make_private(self) -> None:
        """SQLite gives the files beside it the same mode."""
        os.close(os.open(self.path, os.O_RDONLY | os.O_CREAT, 0o600))
        with suppress(PermissionError):  # somebody else's: then it is theirs to care for
            self.path.chmod(0o600)

    def log_size(self) -> int:
        """Bytes of the log that SQLite has not given back."""
        log = Path(f"{self.path}-wal")
        return log.stat().st_size if log.exists() else 0
