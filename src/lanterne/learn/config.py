"""What a run of training is: written down at its start, and the same when it goes on."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from lanterne.core.errors import BadInput
from lanterne.core.phrase import Phrase

FILE = "config.json"


@dataclass(frozen=True)
class Config:
    """Whatever decides the result. How many processes make the games, and on what it is fitted, does not."""

    game: str
    seed: int = 0
    games: int = 32  # a shard
    shards: int = 16  # a round
    window: int = 16  # rounds whose positions are learned from
    steps: int = 100  # a round
    batch: int = 2048  # positions a step
    pieces: int = 8  # stretches of shards that a step is made of
    rate: float = 0.002  # of learning, at first
    slower: int = 40  # rounds after which the rate is half of that
    decay: float = 1e-5  # of weights
    average: float = 0.995  # of the net that is kept: how much of it stays in a step
    by_net: int = 6  # the first round whose games the net itself plays in
    lag: int = 2  # rounds that this net is older, so that games are made while the last one is learned
    exam: int = 8  # shards that are never learned from

    def save(self, folder: Path) -> None:
        (folder / FILE).write_text(json.dumps(asdict(self), indent=1) + "\n", encoding="utf8")


def config_in(folder: Path, asked: Config) -> Config:
    """The configuration of a run that was begun there, else the one asked for. Raises `BadInput`."""
    if not (folder / FILE).exists():
        return asked
    try:
        found = Config(**json.loads((folder / FILE).read_text(encoding="utf8")))
    except (ValueError, TypeError):
        raise BadInput(f"{folder / FILE} is no configuration of a training") from None
    if found.game != asked.game:
        raise BadInput(Phrase("refused-other-training", {"file": str(folder), "game": found.game}))
    return found
