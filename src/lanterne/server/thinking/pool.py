"""Processes in which bots think, and who gets which: a question has a process and so much time, or somebody stands in.

One thread looks after each process: it hands an order over, waits for the thought, and ends the process when it takes
too long or is not wanted any more. All planning happens on the event loop of whoever asks.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import wait
from typing import IO, Final, cast

import msgspec

from lanterne.server.figures import THOUGHT_S
from lanterne.server.thinking.orders import READY, Order, Thought, read_frame, write_frame

log = logging.getLogger("lanterne.thinking")
MODULE: Final = "lanterne.server.thinking.process"
START_S: Final = 60.0  # for a process to begin, on a machine that is busy
QUICK_S: Final = 0.25  # a bot that thinks no longer never waits behind one that does
LINGER_S: Final = 0.1  # a thought that nobody wants any more may still be finished: a new process costs more
KEPT_ENV: Final = ("PATH", "HOME", "LANG", "LC_ALL", "PYTHONPATH", "VIRTUAL_ENV", "SYSTEMROOT", "LANTERNE_BOTS")

decoder = msgspec.msgpack.Decoder(Thought)
Tell = Callable[[int | None], Order]  # the order for a mind that has heard of so many steps; None: there is no mind


class NotWanted(Exception):
    """The table has moved on before its question was handed over: nobody waits for an answer."""


class Job:
    """One question on its way. `make(heard)` writes the order, told from there on; it may raise `NotWanted`."""

    def __init__(self, kind: str, mind: str, make: Tell, seconds: float, slack_s: float, person: str = "") -> None:
        self.kind = kind  # the game and the bot
        self.mind = mind
        self.person = person  # for whose table: people take turns
        self.make = make
        self.seconds = seconds
        self.limit_s = seconds + slack_s
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Thought] = self.loop.create_future()
        self.cancelled = False
        self.worker: Worker | None = None

    def on_loop(self, do: Callable[..., None], *args: object) -> bool:
        """From whatever thread, on the loop that asked; False where that has ended in the meantime."""
        try:
            self.loop.call_soon_threadsafe(do, *args)
        except RuntimeError:
            return False
        return True

    def settle(self, thought: Thought) -> None:
        self.on_loop(self._settle, thought)

    def _settle(self, thought: Thought) -> None:
        if not self.done.done():
            self.done.set_result(thought)


class Worker:
    """One process and the thread that looks after it."""

    def __init__(self, pool: Pool, number: int) -> None:
        self.pool = pool
        self.heard: dict[str, int] = {}  # how much each mind in the process has heard of
        self.process: subprocess.Popen[bytes] | None = None
        self.wake_read, self.wake_write = os.pipe()  # to be called away while waiting
        self.orders: deque[tuple[Job, Order]] = deque()
        self.given = threading.Semaphore(0)
        self.closing = False
        self.thread = threading.Thread(target=self._run, name=f"thinking {number}", daemon=True)
        self.thread.start()

    def give(self, job: Job, order: Order) -> None:
        if job.kind not in self.pool.mindless:
            self.heard[job.mind] = order.until
        self.orders.append((job, order))
        self.given.release()

    def call_away(self) -> None:
        """The order under way is not wanted any more."""
        os.write(self.wake_write, b"!")

    def close(self) -> None:
        self.closing = True
        self.call_away()
        self.given.release()
        self.thread.join()
        self._end()
        os.close(self.wake_read)
        os.close(self.wake_write)

    # ------------------------------------------------------------------ in the thread

    def _run(self) -> None:
        while True:
            self.given.acquire()
            if self.closing:
                return
            job, order = self.orders.popleft()
            try:
                with THOUGHT_S.labels(order.game).time():
                    thought = self._ask(job, order)
            except Exception as error:  # a process that died, a pipe that broke: the next order gets a new one
                self._end()
                thought = Thought(failure=f"its process failed: {type(error).__name__}: {error}")
            self.pool.has_thought(self, job, thought)

    def _ask(self, job: Job, order: Order) -> Thought:
        if job.cancelled:
            return Thought(failure="called off")
        process = self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        write_frame(process.stdin, order)
        if not self._has_answer(process.stdout, job):
            self._end()
            return Thought(failure="called off" if job.cancelled else f"no answer within {job.limit_s:g} s")
        frame = read_frame(process.stdout)
        if frame is None:
            self._end()
            return Thought(failure="its process died")
        return decoder.decode(frame)

    def _has_answer(self, thoughts: IO[bytes], job: Job) -> bool:
        """Waits for it; not long where nobody wants it any more."""
        line = cast(int, thoughts)  # `wait` takes whatever has a file number
        while True:
            limit_s = LINGER_S if job.cancelled or self.closing else job.limit_s
            ready = wait([line, self.wake_read], limit_s)
            if self.wake_read not in ready or line in ready:
                return line in ready
            os.read(self.wake_read, 1)  # called away, or it was meant for an order before

    def _started(self) -> subprocess.Popen[bytes]:
        if self.process is not None and self.process.poll() is None:
            return self.process
        self._end()
        kept = {name: os.environ[name] for name in KEPT_ENV if name in os.environ}
        self.process = subprocess.Popen(
            [sys.executable, "-m", MODULE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=kept,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        if not wait([cast(int, self.process.stdout)], START_S):
            raise TimeoutError("it does not begin")
        frame = read_frame(self.process.stdout)
        if frame is None or msgspec.msgpack.decode(frame) != READY:
            raise ChildProcessError("it does not begin")
        return self.process

    def _end(self) -> None:
        self.heard = {}
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # with whatever processes a bot has begun
            process.wait()
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    with suppress(OSError):  # what was not written yet has nowhere to go
                        stream.close()


class Queue:
    """Questions that wait for a process. People take turns: whoever has fifty tables waits for their own."""

    def __init__(self) -> None:
        self.of: OrderedDict[str, OrderedDict[Job, None]] = OrderedDict()  # by person, whose turn it is first

    def __len__(self) -> int:
        return sum([len(jobs) for jobs in self.of.values()])

    def add(self, job: Job) -> None:
        self.of.setdefault(job.person, OrderedDict())[job] = None

    def has(self, job: Job) -> bool:
        return job in self.of.get(job.person, ())

    def drop(self, job: Job) -> None:
        jobs = self.of.get(job.person, OrderedDict[Job, None]())
        jobs.pop(job, None)
        if not jobs:
            self.of.pop(job.person, None)

    def next(self, most_s: float | None) -> Job | None:
        """The next that thinks no longer than so (None: as long as it likes), taken out."""
        for person, jobs in self.of.items():
            for job in jobs:
                if most_s is None or job.seconds <= most_s:
                    self.of.move_to_end(person)
                    self.drop(job)
                    return job
        return None

    def clear(self) -> None:
        self.of.clear()


class Pool:
    """At most so many processes, begun when they are needed. The last free one is kept for quick thoughts."""

    def __init__(self, most: int) -> None:
        self.most = max(2, most)
        self.workers: list[Worker] = []
        self.free: list[Worker] = []
        self.waiting = Queue()
        self.mindless: set[str] = set()  # kinds of bots that keep nothing: they need no telling
        self.lock = threading.Lock()
        self.closed = False

    def think(self, job: Job) -> asyncio.Future[Thought]:
        """On the event loop. The future has the thought, or why there is none; it never raises."""
        with self.lock:
            self.waiting.add(job)
        self._plan()
        return job.done

    def has(self, job: Job) -> bool:
        """Whether it waits for a process or is worked on."""
        with self.lock:
            return job.worker is not None or self.waiting.has(job)

    def cancel(self, job: Job) -> None:
        """The answer is not wanted any more: whoever works on it is free again soon."""
        job.cancelled = True
        with self.lock:
            self.waiting.drop(job)
            worker = job.worker
        if worker is not None and not job.done.done():
            worker.call_away()

    def _plan(self) -> None:
        """Gives waiting jobs to free processes; each order is written on the loop that asked."""
        while True:
            with self.lock:
                found = self._next()
            if found is None:
                return
            job, worker = found
            if not job.on_loop(self._give, worker, job):
                with self.lock:
                    self.free.append(worker)

    def _next(self) -> tuple[Job, Worker] | None:
        if self.closed:
            return None
        spare = len(self.free) + self.most - len(self.workers)
        job = self.waiting.next(QUICK_S if spare == 1 else None) if spare else None
        if job is None:
            return None
        job.worker = self._worker_for(job)
        return job, job.worker

    def _worker_for(self, job: Job) -> Worker:
        """The one that knows the table, else any that is free, else a new one."""
        for worker in self.free:
            if job.mind in worker.heard:
                self.free.remove(worker)
                return worker
        if self.free:
            return self.free.pop()
        worker = Worker(self, len(self.workers))
        self.workers.append(worker)
        return worker

    def _give(self, worker: Worker, job: Job) -> None:
        try:
            order = job.make(None if job.kind in self.mindless else worker.heard.get(job.mind, -1))
        except NotWanted:
            self.has_thought(worker, job, Thought(failure="called off"))
            return
        except Exception as error:  # nobody called so, or a view that cannot be made: somebody stands in
            log.exception("no order for a bot could be written")
            self.has_thought(worker, job, Thought(failure=f"{type(error).__name__}: {error}"))
            return
        worker.give(job, order)

    def has_thought(self, worker: Worker, job: Job, thought: Thought) -> None:
        """From the worker's thread: the process is free again."""
        if thought.forgot and not job.cancelled:
            worker.heard.pop(job.mind, None)
            if job.on_loop(self._give, worker, job):
                return
        with self.lock:
            job.worker = None
            self.free.append(worker)
            if thought.mindless:
                self.mindless.add(job.kind)
        job.settle(thought)
        self._plan()

    def close(self) -> None:
        with self.lock:
            self.closed = True
            self.waiting.clear()
            workers = list(self.workers)
        for worker in workers:
            worker.close()
