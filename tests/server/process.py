"""A server in a process of its own, and what it has written."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import Any

import httpx
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

from lanterne.server.store import schema as t
from tests.server.house import free_port


class Server:
    """`lanterne serve` in a process of its own."""

    def __init__(self, db: str, *flags: str, **environment: str) -> None:
        self.port = free_port()
        self.db = db
        self.flags = flags
        self.environment = {**os.environ, **environment}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Starts it and waits until it answers; how long that took."""
        began = time.monotonic()
        command = [sys.executable, "-m", "lanterne", "serve", "--no-open", "--port", str(self.port), "--db", self.db]
        silent: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "env": self.environment}
        self.process = subprocess.Popen([*command, *self.flags], **silent)
        while time.monotonic() - began < 60:
            try:
                if httpx.get(f"{self.url}/api/health").status_code == 200:
                    return time.monotonic() - began
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError("the server did not come up")

    def end(self) -> None:
        """As one is asked to: what is under way is finished first."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(60)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


async def all_moves(db: str) -> list[tuple[str, int, str, str]]:
    engine = create_async_engine(db)
    async with engine.connect() as connection:
        rows = await connection.execute(select(t.moves.c.match, t.moves.c.ply, t.moves.c.code, t.moves.c.message))
        found = [(row.match, row.ply, row.code, row.message) for row in rows]
    await engine.dispose()
    return found
