"""What a server is started with."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct

DB, HOST, PORT = "LANTERNE_DB", "LANTERNE_HOST", "LANTERNE_PORT"  # how the workers learn what was asked for


class Settings(Struct, kw_only=True, frozen=True):
    db: str
    host: str = "127.0.0.1"  # what it listens on: so it can say where others find it
    port: int = 8896
    bot_delay_ms: int = 500  # so that a person can follow what bots do
    grace_ms: int = 30_000  # how long somebody may be away before the others may ask a bot in
    secure_cookie: bool = False
    messages_per_s: float = 20.0
    messages_burst: float = 60.0
    http_per_minute: int = 600
    folder: str = ""  # for what the server makes itself; empty: the user's data folder

    def pictures_folder(self) -> Path:
        return (Path(self.folder) if self.folder else data_folder()) / "pictures"


def data_folder() -> Path:
    """The user's own data folder, by the XDG convention."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "lanterne"


def default_db() -> str:
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'lanterne.db'}"
