"""How workers that share a PostgreSQL hear of each other: words on a channel, over a line of their own.

What is written is told in the writer's own transaction; the rest (who looks on where, an answer) is told as it is.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Literal

import asyncpg
import msgspec
from msgspec import Struct

log = logging.getLogger("lanterne.notices")
CHANNEL = "lanterne"
LOCKS = 0x1A27E24F  # a worker's lock is known by this number and its own
RETRY_S = 1.0
PATIENCE_S = 5.0  # with a database that does not answer
LONGEST = 7_900  # bytes of one notice: PostgreSQL takes no more

Kind = Literal[
    "changed",  # a table was written to
    "command",  # somebody asks a table's owner for something
    "answer",  # to a command; `about` is its name
    "owned",  # a table has a new owner
    "let-go",  # tables have none, and want one
    "here",  # who looks at a table where the notice comes from
    "names",  # what those of them are called
    "room",  # who is at a table and what is asked there, by its owner
    "said",  # what a table's owner tells everybody there, or some
    "turns",  # a table waits for other people now, by its owner
    "signed-out",  # a session has ended
    "left",  # all sessions of a person have
]


class Notice(Struct, kw_only=True, omit_defaults=True):
    kind: Kind
    about: str = ""
    by: str = ""  # the worker
    body: msgspec.Raw = msgspec.Raw(b"null")


Hear = Callable[[Notice], Awaitable[None]]
Again = Callable[[], Awaitable[None]]
decoder = msgspec.json.Decoder(Notice)


class Notices:
    """With SQLite there is one worker, and nobody to hear of."""

    def __init__(self, url: str) -> None:
        self.url = url.replace("postgresql+asyncpg://", "postgresql://") if url.startswith("postgresql") else ""
        self.number = secrets.randbits(31)
        self.worker = f"{self.number:08x}"
        self.connection: asyncpg.Connection[Any] | None = None
        self.lock = asyncio.Lock()
        self.hear: Hear | None = None
        self.again: Again | None = None
        self.task: asyncio.Task[None] | None = None
        self.lost = asyncio.Event()

    async def open(self, hear: Hear, again: Again) -> None:
        """`hear` what another worker says; `again`: the line broke and is back, much was missed."""
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

    def text(self, kind: Kind, about: str = "", body: object = None) -> str:
        notice = Notice(kind=kind, about=about, by=self.worker)
        if body is not None:
            notice.body = msgspec.Raw(msgspec.json.encode(body))
        return msgspec.json.encode(notice).decode()

    async def tell(self, kind: Kind, about: str = "", body: object = None) -> None:
        """Beside anything that is written. Never raises: whoever hears nothing learns it in another way, later."""
        text = self.text(kind, about, body)
        if len(text.encode()) > LONGEST:
            log.error("a notice (%s) is too long to be told", kind)
            return
        await self._ask("SELECT true FROM pg_notify($1, $2)", CHANNEL, text)

    async def check(self) -> None:
        """Ends a line that has died without a word, so that another is made."""
        await self._ask("SELECT true")

    async def _ask(self, question: str, *args: object) -> None:
        async with self.lock:
            line = self.connection
            if line is None or line.is_closed():
                return
            try:
                await line.fetchval(question, *args, timeout=PATIENCE_S)
            except Exception as error:
                log.warning("the line to the database failed: %s", error)
                line.terminate()  # calls `_ended`

    async def _connect(self) -> None:
        connection = await asyncpg.connect(self.url, timeout=PATIENCE_S)
        try:
            await connection.add_listener(CHANNEL, self._heard)
            await connection.execute(
                f"SELECT pg_advisory_lock({LOCKS}, {self.number})"
            )  # for as long as the line lives
        except BaseException:
            connection.terminate()
            raise
        self.lost.clear()
        connection.add_termination_listener(self._ended)
        self.connection = connection
        if connection.is_closed():
            self._ended()

    def _ended(self, *_: Any) -> None:
        self.lost.set()

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        notice = decoder.decode(str(payload))
        if notice.by != self.worker and self.hear is not None:
            asyncio.ensure_future(self.hear(notice)).add_done_callback(_report)

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


def _report(task: asyncio.Future[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("a notice could not be followed", exc_info=task.exception())
