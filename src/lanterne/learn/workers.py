"""Games for learning, made by processes that know no PyTorch: shards that follow from their numbers alone."""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple

from lanterne.bots.nets.file import net_from
from lanterne.bots.nets.net import Net
from lanterne.core.rng import low63, mix
from lanterne.learn.config import Config
from lanterne.learn.samples import Samples
from lanterne.learn.tasks import task_of

EXAM: Final = 1_000_000_000  # shards of the exam are numbered from here
NICE: Final = 5


class Order(NamedTuple):
    """One shard: its number, and the net that plays in its games."""

    game: str
    seed: int
    number: int
    games: int
    path: Path
    net: Path | None


def make(order: Order) -> int:
    """Writes the shard; how many positions it has."""
    task = task_of(order.game)
    net: Net | None = None if order.net is None else net_from(order.net, task.game, actions=task.actions)
    samples = Samples()
    for game in range(order.number * order.games, (order.number + 1) * order.games):
        task.play(int(mix(mix(low63(order.seed)) ^ game)), net, samples)
    samples.save(order.path, order.number)
    return len(samples)


def shard_path(folder: Path, number: int) -> Path:
    return folder / "games" / (f"exam-{number - EXAM:03d}.bin" if number >= EXAM else f"{number:07d}.bin")


def net_path(folder: Path, number: int) -> Path:
    """The net as it was when so many rounds had been learned."""
    return folder / "nets" / f"{number:06d}.net"


def orders_of(config: Config, folder: Path, number: int) -> list[Order]:
    """The shards of a round. Its games are played with a net that is older, or without one at first."""
    net = None if number < max(config.by_net, config.lag) else net_path(folder, number - config.lag)
    first = number * config.shards
    return [
        Order(config.game, config.seed, shard, config.games, shard_path(folder, shard), net)
        for shard in range(first, first + config.shards)
    ]


def exam_orders(config: Config, folder: Path) -> list[Order]:
    return [
        Order(config.game, config.seed, shard, config.games, shard_path(folder, shard), None)
        for shard in range(EXAM, EXAM + config.exam)
    ]


class Makers:
    """The processes. A shard that is there already is not made again."""

    def __init__(self, jobs: int) -> None:
        self.pool: Final = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_begin)
        self.under_way: Final[dict[Path, Future[int]]] = {}

    def __enter__(self) -> Makers:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        processes = list((self.pool._processes or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()

    def ask(self, orders: list[Order]) -> None:
        for order in orders:
            if order.path not in self.under_way and not order.path.exists():
                self.under_way[order.path] = self.pool.submit(make, order)

    def wait(self, orders: list[Order]) -> None:
        """Until all of them are there."""
        self.ask(orders)
        for order in orders:
            if order.path in self.under_way:
                self.under_way.pop(order.path).result()


def _begin() -> None:
    """Whoever learns comes first; Ctrl-C ends the process without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.nice(NICE)
