"""Grouped durable commits: everything that waits is written in one transaction, then all are told.

A move is acknowledged only when its row is on disk; a hundred tables that move at the same time share one flush, and
jobs of the same kind share their statements.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import groupby
from typing import Any, TypeAlias

from sqlalchemy import Executable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

MOST_AT_ONCE = 200

Statement: TypeAlias = tuple[Executable, dict[str, Any] | None]  # with its parameters; None: it has none


class Job:
    """Statements that are written together or not at all."""

    def __init__(self, statements: Sequence[Statement], done: asyncio.Future[None]) -> None:
        self.statements = statements
        self.done = done

    def kind(self) -> tuple[int, ...]:
        """Jobs of the same kind are the same statements with other parameters."""
        return tuple(id(statement) for statement, _ in self.statements)


class Writer:
    """One task that writes; `write` waits until it is on disk. A clash is raised to the job that clashed alone."""

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

    async def write(self, *statements: Statement) -> None:
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
                for _, jobs in groupby(batch, Job.kind):
                    await _execute(connection, list(jobs))
        except DBAPIError:
            await self._write_each(batch)  # somebody clashed: find out who, and let the others through
        except Exception as error:
            for job in batch:
                _fail(job, error)
        else:
            for job in batch:
                _succeed(job)

    async def _write_each(self, batch: list[Job]) -> None:
        for job in batch:
            try:
                async with self.engine.begin() as connection:
                    await _execute(connection, [job])
            except Exception as error:
                _fail(job, error)
            else:
                _succeed(job)


async def _execute(connection: AsyncConnection, jobs: list[Job]) -> None:
    """Jobs of one kind: each statement once, with the parameters of all."""
    for place, (statement, parameters) in enumerate(jobs[0].statements):
        if parameters is None:
            await connection.execute(statement)
        elif len(jobs) == 1 or statement.is_select:
            for job in jobs:
                await connection.execute(statement, job.statements[place][1])
        else:
            await connection.execute(statement, [job.statements[place][1] or {} for job in jobs])


def _succeed(job: Job) -> None:
    if not job.done.done():
        job.done.set_result(None)


def _fail(job: Job, error: Exception) -> None:
    if not job.done.done():
        job.done.set_exception(error)
