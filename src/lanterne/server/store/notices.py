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
from contextlib import suppress
from typing import Any

import asyncpg

log = logging.getLogger("lanterne.notices")
CHANNEL = "lanterne"
RETRY_S = 1.0
PATIENCE_S = 5.0  # with a database that does not answer

Hear = Callable[[str], Awaitable[None]]
Again = Callable[[], Awaitable[None]]


class Notices:
    """With SQLite there is one worker: it hears nothing and leads everything."""

    def __init__(self, url: str) -> None:
        self.url = url.replace("postgresql+asyncpg://", "postgresql://") if url.startswith("postgresql") else ""
        self.worker = secrets.token_hex(4)
        self.connection: asyncpg.Connection[Any] | None = None
        self.lock = asyncio.Lock()
        self.hear: Hear | None = None
        self.again: Again | None = None
        self.task: asyncio.Task[None] | None = None
        self.lost = asyncio.Event()
        self.leads: set[str] = set()

    async def open(self, hear: Hear, again: Again) -> None:
        """`hear` of a table that another worker changed; `again`: the line broke and is back, much was missed."""
        if not self.url:
            return
        self.hear, self.again = hear, again
        await self._connect()
        self.task = asyncio.create_task(self._keep(), name="notices")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.connection is not None:
            with suppress(Exception):
                await self.connection.close(timeout=PATIENCE_S)

    def text(self, match: str) -> str:
        """What is notified: the table, and who wrote."""
        return f"{match} {self.worker}"

    async def lead(self, match: str) -> bool:
        """Whether this worker leads the table; tries to take the lead when nobody has it. Never raises."""
        if not self.url or match in self.leads:
            return True
        if await self._ask("SELECT pg_try_advisory_lock($1)", lock_number(match)):
            self.leads.add(match)
        return match in self.leads

    async def check(self) -> None:
        """Ends a line that has died without a word, so that another is made."""
        await self._ask("SELECT true")

    async def _ask(self, question: str, *args: object) -> bool:
        """False also where nobody answers."""
        async with self.lock:
            line = self.connection
            if line is None or line.is_closed():
                return False
            try:
                return bool(await line.fetchval(question, *args, timeout=PATIENCE_S))
            except Exception as error:
                log.warning("the line to the database failed: %s", error)
                line.terminate()  # calls `_ended`: the locks went with the line
                return False

    async def _connect(self) -> None:
        connection = await asyncpg.connect(self.url, timeout=PATIENCE_S)
        try:
            await connection.add_listener(CHANNEL, self._heard)
        except BaseException:
            connection.terminate()
            raise
        self.lost.clear()
        connection.add_termination_listener(self._ended)
        self.connection = connection
        if connection.is_closed():
            self._ended()

    def _ended(self, *_: Any) -> None:
        self.leads.clear()
        self.lost.set()

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        match, _, worker = str(payload).partition(" ")
        if worker != self.worker and self.hear is not None:
            task = asyncio.ensure_future(self.hear(match))
            task.add_done_callback(_report)

    async def _keep(self) -> None:
        """Calls again for as long as it takes when the line to the database broke."""
        while True:
            await self.lost.wait()
            try:
                await self._connect()
            except Exception as error:  # of whatever kind: nothing else calls again
                log.warning("no line to the database yet: %s", error)
                await asyncio.sleep(RETRY_S)
                continue
            log.warning("the line to the database is back")
            if self.again is not None:
                asyncio.ensure_future(self.again()).add_done_callback(_report)


def lock_number(match: str) -> int:
    return int.from_bytes(hashlib.sha256(match.encode()).digest()[:8], "big", signed=True)


def _report(task: asyncio.Future[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("a notice could not be followed", exc_info=task.exception())
