"""A run of training: rounds of games and learning until the time is up. Killed, it goes on from its folder, exactly.

Round r learns from the games of the last rounds while the processes make those of round r + 1. Which games those are,
which net plays in them and in what order they are learned follows from the configuration alone, not from the machine's
speed: so what is missing can be made again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import TypeAlias

from lanterne.core.game import Json
from lanterne.learn.config import Config, config_in
from lanterne.learn.feed import Shard, all_of, batches, read
from lanterne.learn.learner import Learner
from lanterne.learn.players import FRESH, TRAINED, write_players
from lanterne.learn.tasks import task_of
from lanterne.learn.workers import Makers, Order, exam_orders, net_path, orders_of

LOG = "log.jsonl"
EXAM_EVERY = 5  # rounds
Tell: TypeAlias = Callable[[str, Json], None]  # what it is doing now (exam, games, fit), or the line of a round


class Limit:
    """When a run ends: after so many minutes, or so many rounds in all."""

    def __init__(self, minutes: float, rounds: int) -> None:
        self.began = monotonic()
        self.seconds = 60 * minutes
        self.rounds = rounds

    def spent_s(self) -> float:
        return monotonic() - self.began

    def is_over(self, rounds: int) -> bool:
        if self.rounds:
            return rounds >= self.rounds
        return self.spent_s() >= self.seconds


def train(asked: Config, folder: Path, limit: Limit, jobs: int, device: str, tell: Tell) -> Learner:
    """Leaves the folder such that the next call goes on. Raises `BadInput`."""
    config = config_in(folder, asked)
    task = task_of(config.game)
    learner = Learner(task, config, device)
    for name in ("games", "nets"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    config.save(folder)
    if not learner.go_on(folder):
        learner.export(folder / FRESH)
        learner.export(net_path(folder, 0))
        write_players(config.game, folder)
        (folder / LOG).unlink(missing_ok=True)
    cut_log(folder, learner.rounds)
    with Makers(jobs) as makers:
        run(learner, config, folder, limit, makers, tell)
    return learner


def run(learner: Learner, config: Config, folder: Path, limit: Limit, makers: Makers, tell: Tell) -> None:
    shards: dict[Path, Shard] = {}
    tell("exam", {"round": learner.rounds})
    exam = taken_in(exam_orders(config, folder), makers, shards, learner.device)
    if learner.rounds == 0:
        note(folder, {"round": 0, "exam": learner.examine(all_of(exam))})
    while not limit.is_over(learner.rounds):
        number = learner.rounds
        tell("games", {"round": number + 1})
        window: list[Shard] = []
        for earlier in range(max(0, number - config.window + 1), number + 1):
            window += taken_in(orders_of(config, folder, earlier), makers, shards, learner.device)
        for later in range(number + 1, number + config.lag + 1):  # made while this round is learned
            makers.ask(orders_of(config, folder, later))
        tell("fit", {"round": number + 1})
        line: Json = {"round": number + 1, "positions": sum(map(len, window))}
        line["loss"] = learner.learn(batches(window, config, number))
        if (number + 1) % EXAM_EVERY == 0 or limit.is_over(number + 1):
            line["exam"] = learner.examine(all_of(exam))
        learner.export(net_path(folder, number + 1))
        learner.export(folder / TRAINED)
        learner.save(folder)
        note(folder, {**line, "seconds": round(limit.spent_s(), 1)})
        forget(config, folder, number + 1, shards)
        tell("round", line)


def taken_in(orders: list[Order], makers: Makers, shards: dict[Path, Shard], device: str) -> list[Shard]:
    makers.wait([order for order in orders if order.path not in shards])
    for order in orders:
        if order.path not in shards:
            shards[order.path] = read(order.path, device)
    return [shards[order.path] for order in orders]


def forget(config: Config, folder: Path, rounds: int, shards: dict[Path, Shard]) -> None:
    """Games and nets that no later round reads. What a run that was killed needs can be made again."""
    oldest = rounds - config.window
    if oldest >= 0:
        for order in orders_of(config, folder, oldest):
            shards.pop(order.path, None)
            with suppress(FileNotFoundError):
                order.path.unlink()
    old = net_path(folder, rounds - config.window - config.lag - 1)
    if rounds > config.window + config.lag + 1:
        old.unlink(missing_ok=True)


# ---------------------------------------------------------------------- the log


def note(folder: Path, line: Json) -> None:
    with (folder / LOG).open("a", encoding="utf8") as file:
        file.write(json.dumps(line) + "\n")


def log_of(folder: Path) -> list[Json]:
    """The lines; one that was cut off when the power failed is left out."""
    found: list[Json] = []
    if (folder / LOG).exists():
        for line in (folder / LOG).read_text(encoding="utf8").splitlines():
            with suppress(ValueError):
                found.append(json.loads(line))
    return found


def cut_log(folder: Path, rounds: int) -> None:
    """Rounds that were told but not kept will be told again."""
    lines = [line for line in log_of(folder) if line["round"] <= rounds]
    (folder / LOG).write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf8")
