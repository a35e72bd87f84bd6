"""Work on stretches of games, in this process, several others or a cluster's; its results in the games' order."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeAlias, TypeVar, Union

from lanterne.sim.cluster import Cluster, Waiting

AHEAD = 4  # stretches under way for each process

P = TypeVar("P")
C = TypeVar("C")
Work = Callable[[P, int, int], C]  # of a plan, the first game and how many
Span = tuple[int, int]
Jobs: TypeAlias = Union[int, Cluster]  # so many processes of this machine; 1: this one


def in_order(work: Work[P, C], plan: P, spans: Iterable[Span], jobs: Jobs) -> Generator[C, None, None]:
    """The work of each span. The spans are asked for one by one, so their lengths may follow what was learned."""
    if isinstance(jobs, Cluster):
        yield from _of_pool(jobs, work, plan, spans, jobs.workers * AHEAD)
        return
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


def _of_pool(
    pool: ProcessPoolExecutor | Cluster, work: Work[P, C], plan: P, spans: Iterable[Span], most: int
) -> Iterator[C]:
    """The results of a pool in order; at most so many are under way, so that records do not pile up."""
    waiting: deque[Future[C] | Waiting] = deque()
    for first, count in spans:
        if len(waiting) == most:
            yield waiting.popleft().result()
        waiting.append(pool.submit(work, plan, first, count))
    while waiting:
        yield waiting.popleft().result()


def processes_of(jobs: Jobs) -> int:
    return jobs.workers if isinstance(jobs, Cluster) else jobs


def _leave_quietly() -> None:
    """A process of the pool dies of Ctrl-C without a word; the one that started it says what is to be said."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
