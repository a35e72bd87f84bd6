"""How workers that share a PostgreSQL hear of each other, and who of them leads a table.

Every write notifies the channel in its own transaction. Leading (bots decide, flags fall) is an advisory lock held by a
connection of its own: when a worker dies, its locks go with it and another worker takes over.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

log = logging.getLogger("lanterne.notices")
CHANNEL = "lanterne"
RETRY_S = 2.0

Hear = Callable[[str], Awaitable[None]]


class Notices:
    """With SQLite there is one worker: it hears nothing and leads everything."""

    def __init__(self, url: str) -> None:
        self.url = url.replace("postgresql+asyncpg://", "postgresql://") if url.startswith("postgresql") else ""
        self.worker = secrets.token_hex(4)
        self.connection: asyncpg.Connection[Any] | None = None
        self.lock = asyncio.Lock()
        self.hear: Hear | None = None
        self.task: asyncio.Task[None] | None = None
        self.lost = asyncio.Event()
        self.leads: set[str] = set()

    async def open(self, hear: Hear) -> None:
        if not self.url:
            return
        self.hear = hear
        await self._connect()
        self.task = asyncio.create_task(self._keep(), name="notices")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.connection is not None:
            await self.connection.close()

    def text(self, match: str) -> str:
        """What is notified: the table, and who wrote."""
        return f"{match} {self.worker}"

    async def lead(self, match: str) -> bool:
        """Whether this worker leads the table; tries to take the lead when nobody has it."""
        if not self.url or match in self.leads:
            return True
        if self.connection is None or self.connection.is_closed():
            return False
        async with self.lock:
            if await self.connection.fetchval("SELECT pg_try_advisory_lock($1)", lock_number(match)):
                self.leads.add(match)
        return match in self.leads

    async def _connect(self) -> None:
        self.lost.clear()
        connection = await asyncpg.connect(self.url)
        connection.add_termination_listener(self._ended)
        await connection.add_listener(CHANNEL, self._heard)
        self.connection = connection

    def _ended(self, *_: Any) -> None:
        self.leads.clear()
        self.lost.set()

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        match, _, worker = str(payload).partition(" ")
        if worker != self.worker and self.hear is not None:
            task = asyncio.ensure_future(self.hear(match))
            task.add_done_callback(_report)

    async def _keep(self) -> None:
        """Calls again when the line to the database broke."""
        while True:
            await self.lost.wait()
            await asyncio.sleep(RETRY_S)
            try:
                await self._connect()
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("no line to the database yet: %s", error)


def lock_number(match: str) -> int:
    return int.from_bytes(hashlib.sha256(match.encode()).digest()[:8], "big", signed=True)


def _report(task: asyncio.Future[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("a notice could not be followed", exc_info=task.exception())
