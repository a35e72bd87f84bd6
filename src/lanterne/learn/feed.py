"""Shards as tensors, and steps made of stretches of them; which ones follows from the round and the seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from lanterne.learn.config import Config
from lanterne.learn.model import Tensor, torch
from lanterne.learn.samples import load


class Shard(NamedTuple):
    """Positions: their cells one after another, where each begins (and the last ends), and their shares."""

    cells: Tensor
    starts: Tensor
    ends: list[int]
    shares: Tensor

    def stretch(self, first: int, count: int) -> tuple[Tensor, Tensor, Tensor]:
        begin, end = self.ends[first], self.ends[first + count]
        return self.cells[begin:end], self.starts[first : first + count] - begin, self.shares[first : first + count]

    def __len__(self) -> int:
        return len(self.ends) - 1


def read(path: Path, device: str) -> Shard:
    cells, lengths, shares = load(path)
    starts = torch.frombuffer(lengths, dtype=torch.int16).to(torch.int32)
    ends = torch.cat([torch.zeros(1, dtype=torch.int64), starts.cumsum(0)])
    return Shard(
        torch.frombuffer(cells, dtype=torch.int16).to(device),
        ends[:-1].to(device),
        ends.tolist(),
        torch.frombuffer(shares, dtype=torch.float32).to(device),
    )


class Batch(NamedTuple):
    cells: Tensor
    starts: Tensor
    shares: Tensor


def joined(parts: list[tuple[Tensor, Tensor, Tensor]]) -> Batch:
    cells = [part[0] for part in parts]
    starts: list[Tensor] = []
    before = 0
    for part in parts:
        starts.append(part[1] + before)
        before += len(part[0])
    return Batch(torch.cat(cells).to(torch.int64), torch.cat(starts), torch.cat([part[2] for part in parts]))


def batches(shards: list[Shard], config: Config, number: int) -> Iterator[Batch]:
    """The steps of a round: each of a few stretches from anywhere."""
    chance = random.Random(f"{config.seed} {number}")
    sizes = [len(shard) for shard in shards]
    for _ in range(config.steps):
        parts = []
        for shard in chance.choices(shards, sizes, k=config.pieces):
            count = min(len(shard), config.batch // config.pieces)
            parts.append(shard.stretch(chance.randrange(len(shard) - count + 1), count))
        yield joined(parts)


def all_of(shards: list[Shard]) -> Iterator[Batch]:
    for shard in shards:
        yield joined([shard.stretch(0, len(shard))])
