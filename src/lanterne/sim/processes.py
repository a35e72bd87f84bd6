"""Work on stretches of games, in this process or several others, and its results in the games' order."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeVar

AHEAD = 4  # stretches under way for each process

P = TypeVar("P")
C = TypeVar("C")
Work = Callable[[P, int, int], C]  # of a plan, the first game and how many
Span = tuple[int, int]


def in_order(work: Work[P, C], plan: P, spans: Iterable[Span], jobs: int) -> Generator[C, None, None]:
    """The work of each span. The spans are asked for one by one, so their lengths may follow what was learned."""
    if jobs == 1:
        for first, count in spans:
            yield work(plan, first, count)
        return
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_leave_quietly) as pool:
        try:
            yield from _of_pool(pool, work, plan, spans, jobs * AHEAD)
        except BaseException:
            for process in multiprocessing.active_children():
                if process not in others:
                    process.terminate()  # a stretch of slow bots may take minutes: nobody waits for its end
            pool.shutdown(cancel_futures=True)  # its thread alone buries them: two who wait for one process disagree
            raise


def _of_pool(pool: ProcessPoolExecutor, work: Work[P, C], plan: P, spans: Iterable[Span], most: int) -> Iterator[C]:
    """The results of a pool in order; at most so many are under way, so that records do not pile up."""
    waiting: deque[Future[C]] = deque()
    for first, count in spans:
        if len(waiting) == most:
            yield waiting.popleft().result()
        waiting.append(pool.submit(work, plan, first, count))
    while waiting:
        yield waiting.popleft().result()


def _leave_quietly() -> None:
    """A process of the pool dies of Ctrl-C without a word; the one that started it says what is to be said."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
