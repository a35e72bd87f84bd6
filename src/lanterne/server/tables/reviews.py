"""Finished games looked back at in the background, by the processes in which bots think: one at a time, in slices.

What was found is kept in memory while there is room, and is found anew when somebody asks again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final

from lanterne.bots.registry import best_bot
from lanterne.core.phrase import Phrase
from lanterne.core.record import Record
from lanterne.host.host import NotAllowed
from lanterne.server.settings import Settings
from lanterne.server.thinking.orders import Order, Thought
from lanterne.server.thinking.pool import Job, Pool

log = logging.getLogger("lanterne.reviews")
MOST_KEPT: Final = 60
MOST_WAITING: Final = 12
LONGEST: Final = 4_000  # moves
SLICE_S: Final = 0.2  # so quick thoughts never wait for it
SLACK_S: Final = 20.0  # the first slice plays the record again, and a decision is not interrupted
JUDGING_S: Final = 0.05  # a decision


class Task:
    """One game's review: how far it is, and what came of it."""

    def __init__(self, table: str, record: Record) -> None:
        self.table = table
        self.record = record
        self.done = 0
        self.of = len(record.moves)
        self.found: dict[str, Any] | None = None
        self.failed = False


class Reviews:
    def __init__(self, pool: Pool, settings: Settings) -> None:
        self.pool = pool
        self.settings = settings
        self.tasks: OrderedDict[str, Task] = OrderedDict()  # the longest unasked-for first
        self.waiting: list[Task] = []
        self.worker: asyncio.Task[None] | None = None

    def of(self, table: str, record: Record) -> Task:
        """The review as far as it is; the first who asks sets it going. Raises `NotAllowed`."""
        task = self.tasks.pop(table, None)
        if task is None or task.failed:
            task = self.begin(table, record)
        self.tasks[table] = task
        while len(self.tasks) > MOST_KEPT:
            _, old = self.tasks.popitem(last=False)
            with suppress(ValueError):
                self.waiting.remove(old)
        return task

    def begin(self, table: str, record: Record) -> Task:
        if len(record.moves) > LONGEST:
            raise NotAllowed(Phrase("refused-review-long"))
        if len(self.waiting) >= MOST_WAITING:
            raise NotAllowed(Phrase("refused-review-busy"))
        task = Task(table, record)
        self.waiting.append(task)
        if self.worker is None or self.worker.done():
            self.worker = asyncio.create_task(self.work(), name="reviews")
        return task

    async def work(self) -> None:
        while self.waiting:
            task = self.waiting[0]
            try:
                while task.found is None and not task.failed:
                    await self.slice(task)
            except Exception:
                log.exception("table %s could not be looked back at", task.table)
                task.failed = True
            with suppress(ValueError):
                self.waiting.remove(task)

    async def slice(self, task: Task) -> None:
        """As much as fits into a fifth of a second; then as long a rest."""
        order = self.order_of(task)
        job = Job(f"review {order.game}", order.mind, lambda heard: order, SLICE_S, SLACK_S, "reviews")
        thought: Thought = await self.pool.think(job)
        if thought.failure:
            log.warning("table %s could not be looked back at: %s", task.table, thought.failure)
            task.failed = True
            return
        task.done, task.found = thought.looked_at, thought.review
        await asyncio.sleep(SLICE_S)

    def order_of(self, task: Task) -> Order:
        bot = best_bot(task.record.game)
        return Order(
            game=task.record.game,
            rules=task.record.rules,
            bot=bot,
            mind=f"review {task.table}",
            heard=-1,
            until=0,
            events=[],
            seat=0,
            speaks=False,
            view={},
            legal=[],
            seed=0,
            seconds=SLICE_S,
            record=task.record.line(),
            judging_s=min(JUDGING_S, self.settings.bot_seconds),
        )

    async def close(self) -> None:
        worker, self.worker = self.worker, None
        if worker is not None:
            worker.cancel()
            await asyncio.gather(worker, return_exceptions=True)
