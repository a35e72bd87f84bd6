"""What every store has: an engine, a writer, the others' notices, and a file of its own where that is SQLite."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sqlalchemy import Row, bindparam, create_engine, event, func, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from lanterne.server.figures import DATABASE_ERRORS
from lanterne.server.store.file import DatabaseFile, file_of
from lanterne.server.store.leases import HELD, Fenced, Leases
from lanterne.server.store.migrate import migrate
from lanterne.server.store.notices import CHANNEL, Kind, Notices
from lanterne.server.store.outage import is_outage, short
from lanterne.server.store.writer import AsyncSink, Clash, Sink, ThreadSink, Writer

log = logging.getLogger("lanterne.store")
NOTIFY = select(func.pg_notify(CHANNEL, bindparam("words")))
ANSWER_S = 2.0  # within which a database that is well answers
CONNECT_S = 5.0
LARGE_LOG = 8_000_000  # bytes
LOG_PAGES = "wal_autocheckpoint=20000"  # 80 MB: only if nobody has tidied for very long


def make_engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        line = {"timeout": CONNECT_S}
        return create_async_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=line)
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _sqlite_durable)
    return engine


def make_sink(url: str, engine: AsyncEngine) -> Sink:
    if not url.startswith("sqlite"):
        return AsyncSink(engine)
    own = create_engine(url.replace("+aiosqlite", "", 1), hide_parameters=True)
    event.listen(own, "connect", _sqlite_durable)
    return ThreadSink(own)


def _sqlite_durable(connection: Any, _record: Any) -> None:
    """On disk with every commit. `Store.tidy` folds the log into the file, not somebody's move."""
    cursor = connection.cursor()
    pragmas = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", LOG_PAGES)
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Base:
    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = make_engine(url)
        self.writer = Writer(make_sink(url, self.engine))
        self.notices = Notices(url)
        self.leases = Leases(self.engine, self.notices)
        self.tidied = 0  # batches that were written by then
        path = file_of(url)
        self.file = None if path is None else DatabaseFile(path)

    async def open(self) -> None:
        """Raises `BadInput` when another server has the file."""
        if self.file is not None:
            self.file.take()
        try:
            await migrate(self.engine)
        except BaseException:
            await self.close()
            raise
        self.writer.start()

    async def close(self) -> None:
        await self.notices.close()
        await self.writer.stop()
        await self.engine.dispose()
        if self.file is not None:
            self.file.release()

    async def answers(self) -> bool:
        """Whether the database answers within a moment, and takes what is written."""
        try:
            await asyncio.wait_for(self._rows(text("SELECT 1")), ANSWER_S)
        except Exception as error:
            log.warning("the database does not answer: %s", short(error))
            return False
        return not self.writer.has_just_failed()

    async def tidy(self) -> None:
        """Folds SQLite's log into its file beside whoever writes; a large one is given back in a quiet moment."""
        if self.file is None or self.writer.batches == self.tidied:
            return
        self.tidied = self.writer.batches
        await self._rows(text("PRAGMA wal_checkpoint(PASSIVE)"))
        if self.file.log_size() > LARGE_LOG and self.writer.is_idle():
            await self._rows(text("PRAGMA wal_checkpoint(TRUNCATE)"))

    async def _write(self, *statements: Any, about: str = "", silently: bool = False) -> None:
        """On disk when this returns. Only its owner writes `about` a table, and others hear of it unless `silently`.

        Raises `Fenced` for whoever is not its owner.
        """
        fence = self.leases.fence(about) if about else []
        if about and not silently:
            await self._tell_with("changed", about, *fence, *statements)
        else:
            await self._keep(*fence, *statements)

    async def _tell_with(self, kind: Kind, about: str, *statements: Any) -> None:
        """Other workers hear of what is written in the moment in which it is."""
        told = [(NOTIFY, {"words": self.notices.text(kind, about)})] if self.notices.url else []
        await self._keep(*statements, *told)

    async def _keep(self, *statements: Any) -> None:
        rows = [each if isinstance(each, tuple) else (each, None) for each in statements]
        try:
            await self.writer.write(*rows)
        except IntegrityError as error:
            if HELD in str(error.orig):
                raise Fenced from None
            raise Clash(str(error.orig)) from None

    async def _rows(self, statement: Any) -> list[Row[Any]]:
        try:
            async with self.engine.connect() as connection:
                return list((await connection.execute(statement)).all())
        except Exception as error:
            if is_outage(error):
                DATABASE_ERRORS.labels("read").inc()
            raise
