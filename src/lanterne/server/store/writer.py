"""Grouped durable commits: everything that waits is written in one transaction, then all are told.

A move is acknowledged only when its row is on disk; a hundred tables that move at the same time share one flush, and
jobs of the same kind share their statements.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from lanterne.server.figures import DATABASE_ERRORS
from lanterne.server.store.outage import is_outage

MOST_AT_ONCE = 1000
REMEMBERED_S = 10.0  # so long a write that failed counts, unless one goes well

Statement: TypeAlias = tuple[Executable, dict[str, Any] | None]  # with its parameters; None: it has none


class Clash(Exception):
    """Somebody else wrote this ply, name or seat first."""


class Job:
    """Statements that are written together or not at all."""

    def __init__(self, statements: Sequence[Statement], done: asyncio.Future[None]) -> None:
        self.statements = statements
        self.done = done

    def kind(self) -> tuple[int, ...]:
        """Jobs of the same kind are the same statements with other parameters."""
        return tuple(id(statement) for statement, _ in self.statements)


Jobs: TypeAlias = Sequence[Job]


class Sink(ABC):
    """Where jobs are written, all of them in one transaction."""

    @abstractmethod
    async def write(self, jobs: Jobs) -> None: ...

    @abstractmethod
    def close(self) -> None: ...


class AsyncSink(Sink):
    """Statement by statement over the line to a server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def write(self, jobs: Jobs) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(write_jobs, jobs)

    def close(self) -> None:
        """The engine is the store's."""


class ThreadSink(Sink):
    """SQLite in a thread of its own: a batch crosses over once, not once for each statement."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "store")

    async def write(self, jobs: Jobs) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._write, jobs)

    def _write(self, jobs: Jobs) -> None:
        with self.engine.begin() as connection:
            write_jobs(connection, jobs)

    def close(self) -> None:
        self.thread.shutdown()
        self.engine.dispose()


class Writer:
    """One task that writes; `write` waits until it is on disk. A clash is raised to the job that clashed alone."""

    def __init__(self, sink: Sink) -> None:
        self.sink = sink
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.writing = 0  # jobs that are being written
        self.batches = 0  # that were written
        self.failed_s: float | None = None  # when the newest write failed; None: it went well

    def has_just_failed(self) -> bool:
        return self.failed_s is not None and time.monotonic() - self.failed_s < REMEMBERED_S

    def is_idle(self) -> bool:
        """Whether nobody waits for anything to be written."""
        return self.writing == 0 and self.jobs.empty()

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="store writer")

    async def stop(self) -> None:
        """Writes what waits, then ends."""
        await self.jobs.join()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.sink.close()

    async def write(self, *statements: Statement) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait(Job(statements, done))
        await done

    async def _run(self) -> None:
        while True:
            batch = [await self.jobs.get()]
            while len(batch) < MOST_AT_ONCE and not self.jobs.empty():
                batch.append(self.jobs.get_nowait())
            self.writing = len(batch)
            await self._write_all(batch)
            self.writing = 0
            for _ in batch:
                self.jobs.task_done()

    async def _write_all(self, batch: list[Job]) -> None:
        try:
            await self.sink.write(batch)
        except Exception as error:
            if len(batch) > 1 and isinstance(error, DBAPIError):
                for job in batch:  # somebody clashed: find out who, and let the others through
                    await self._write_all([job])
                return
            if is_outage(error):
                self.failed_s = time.monotonic()
                DATABASE_ERRORS.labels("write").inc()
            for job in batch:
                _fail(job, error)
        else:
            self.failed_s = None
            self.batches += 1
            for job in batch:
                _succeed(job)


def write_jobs(connection: Connection, jobs: Jobs) -> None:
    """Jobs of one kind share their statements: each once, with the parameters of all.

    Whoever gave a job waits for it, so no job of a batch builds on another and their order is free.
    """
    alike: dict[tuple[int, ...], list[Job]] = {}
    for job in jobs:
        alike.setdefault(job.kind(), []).append(job)
    for same in alike.values():
        _execute(connection, same)


def _execute(connection: Connection, jobs: list[Job]) -> None:
    for place, (statement, parameters) in enumerate(jobs[0].statements):
        if parameters is None:
            connection.execute(statement)
        elif len(jobs) == 1 or statement.is_select:
            for job in jobs:
                connection.execute(statement, job.statements[place][1])
        else:
            connection.execute(statement, [job.statements[place][1] or {} for job in jobs])


def _succeed(job: Job) -> None:
    if not job.done.done():
        job.done.set_result(None)


def _fail(job: Job, error: Exception) -> None:
    if not job.done.done():
        job.done.set_exception(error)
