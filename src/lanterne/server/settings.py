"""What a server is started with."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct

# How the workers learn what was asked for.
DB, HOST, PORT, BOTS = "LANTERNE_DB", "LANTERNE_HOST", "LANTERNE_PORT", "LANTERNE_BOTS"


class Settings(Struct, kw_only=True, frozen=True):
    db: str
    host: str = "127.0.0.1"  # what it listens on: so it can say where others find it
    port: int = 8896
    bot_delay_ms: int = 500  # so that a person can follow what bots do
    bot_processes: int = max(3, (os.cpu_count() or 1) + 1)  # in which they think
    bot_seconds: float = 10.0  # the most that one may think about a decision
    bot_slack_s: float = 3.0  # by so much it may be late before another one stands in
    bot_share: float = 0.5  # of the time all bots of a table may think, in the long run
    patience_ms: int = 90_000  # how long bots wait for people to whom something was said
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
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder.chmod(0o700)  # seeds of running games and talk lie there
    return f"sqlite+aiosqlite:///{folder / 'lanterne.db'}"
