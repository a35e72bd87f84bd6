"""Grouped durable commits: everything that waits is written in one transaction, then all are told.

A move is acknowledged only when its row is on disk; a hundred tables that move at the same time share one flush.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

MOST_AT_ONCE = 200


class Job:
    """Statements that are written together or not at all."""

    def __init__(self, statements: Sequence[Executable], done: asyncio.Future[None]) -> None:
        self.statements = statements
        self.done = done


class Writer:
    """One task that writes; `write` waits until it is on disk. Raises IntegrityError for the job that clashed alone."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="store writer")

    async def stop(self) -> None:
        """Writes what waits, then ends."""
        await self.jobs.join()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def write(self, *statements: Executable) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait(Job(statements, done))
        await done

    async def _run(self) -> None:
        while True:
            batch = [await self.jobs.get()]
            while len(batch) < MOST_AT_ONCE and not self.jobs.empty():
                batch.append(self.jobs.get_nowait())
            await self._write_all(batch)
            for _ in batch:
                self.jobs.task_done()

    async def _write_all(self, batch: list[Job]) -> None:
        try:
            async with self.engine.begin() as connection:
                for job in batch:
                    await _execute(connection, job)
        except IntegrityError:
            await self._write_each(batch)  # somebody clashed: find out who, and let the others through
        except Exception as error:
            for job in batch:
                _fail(job, error)
        else:
            for job in batch:
                if not job.done.done():
                    job.done.set_result(None)

    async def _write_each(self, batch: list[Job]) -> None:
        for job in batch:
            try:
                async with self.engine.begin() as connection:
                    await _execute(connection, job)
            except Exception as error:
                _fail(job, error)
            else:
                if not job.done.done():
                    job.done.set_result(None)


async def _execute(connection: AsyncConnection, job: Job) -> None:
    for statement in job.statements:
        await connection.execute(statement)


def _fail(job: Job, error: Exception) -> None:
    if not job.done.done():
        job.done.set_exception(error)
