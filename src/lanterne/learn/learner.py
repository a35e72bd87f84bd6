"""The net, its average, the optimiser, and how far they are: fitted a round at a time, kept after each."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from lanterne.learn.config import Config
from lanterne.learn.feed import Batch
from lanterne.learn.model import Model, exported, loss_of, torch
from lanterne.learn.task import Task

FILE = "state.pt"


class Learner:
    def __init__(self, task: Task, config: Config, device: str) -> None:
        torch.manual_seed(config.seed)
        if device == "cpu":
            torch.set_num_threads(1)  # the sums come out the same on any number of cores; the others make games
        self.task: Final = task
        self.config: Final = config
        self.model: Final = Model(task.cells, task.widths).to(device)
        self.mean: Final = Model(task.cells, task.widths).to(device)
        self.mean.load_state_dict(self.model.state_dict())
        self.optimiser: Final = torch.optim.AdamW(self.model.parameters(), lr=config.rate, weight_decay=config.decay)
        self.rounds = 0  # learned
        self.device: Final = device

    def learn(self, batches: Iterable[Batch]) -> float:
        """One round; the mean loss of its steps."""
        rate = self.config.rate * self.config.slower / (self.config.slower + self.rounds)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        total = torch.zeros((), device=self.device)
        count = 0
        for batch in batches:
            self.optimiser.zero_grad()
            loss = loss_of(self.model(batch.cells, batch.starts), batch.shares)
            loss.backward()
            self.optimiser.step()
            self.follow(self.rounds * self.config.steps + count)
            total += loss.detach()
            count += 1
        self.rounds += 1
        return float(total) / max(count, 1)

    def follow(self, step: int) -> None:
        """The mean moves on; at first faster, so that it forgets where it began."""
        stays = min(self.config.average, (step + 1) / (step + 10))
        with torch.no_grad():
            for kept, newest in zip(self.mean.parameters(), self.model.parameters(), strict=True):
                kept.lerp_(newest, 1.0 - stays)

    def examine(self, batches: Iterable[Batch]) -> float:
        """The loss of the mean net on positions that it never learned from."""
        total, count = 0.0, 0
        with torch.no_grad():
            for batch in batches:
                total += float(loss_of(self.mean(batch.cells, batch.starts), batch.shares)) * len(batch.shares)
                count += len(batch.shares)
        return total / max(count, 1)

    def export(self, path: Path) -> None:
        about = {"game": self.task.game.name, "inputs": self.task.inputs, "rounds": self.rounds}
        whole(path, exported(self.mean, about))

    def save(self, folder: Path) -> None:
        """All that going on needs, in one file, replaced at once."""
        state = {
            "rounds": self.rounds,
            "model": self.model.state_dict(),
            "mean": self.mean.state_dict(),
            "optimiser": self.optimiser.state_dict(),
        }
        beside = folder / f".{FILE}.{os.getpid()}"
        torch.save(state, beside)
        beside.replace(folder / FILE)

    def go_on(self, folder: Path) -> bool:
        """Whether there was something to go on from."""
        if not (folder / FILE).exists():
            return False
        state: dict[str, Any] = torch.load(folder / FILE, map_location="cpu", weights_only=True)
        self.model.load_state_dict(state["model"])
        self.mean.load_state_dict(state["mean"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.rounds = state["rounds"]
        return True


def whole(path: Path, data: bytes) -> None:
    """A file that appears only when it is complete."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    beside.write_bytes(data)
    beside.replace(path)
