"""What is learned of a game: how its games are played, what is kept of them, and how large the net is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from lanterne.bots.bot import Bot
from lanterne.bots.nets.file import inputs_of
from lanterne.bots.nets.net import Net
from lanterne.core.game import AnyGame
from lanterne.learn.config import Config
from lanterne.learn.samples import Samples


class Task(ABC):
    """One for each game; processes make their own by the game's name."""

    def __init__(self, game: AnyGame, *, actions: bool = False, widths: tuple[int, ...] = (64, 32)) -> None:
        self.game: Final = game
        self.actions: Final = actions  # whether the net reads an action beside the position
        self.widths: Final = widths  # of the hidden layers
        self.inputs: Final = inputs_of(game, actions=actions)
        self.cells: Final = sum([int(str(size)) for _, size in self.inputs])

    def config(self, seed: int) -> Config:
        """What a run of training begins with."""
        return Config(self.game.name, seed=seed)

    @abstractmethod
    def play(self, seed: int, net: Net | None, samples: Samples) -> None:
        """One game that follows from the seed and the net alone. Without a net: by bots that need none."""

    @abstractmethod
    def bot(self, net: Net) -> Bot:
        """The simplest bot that plays by the net, to measure it by."""
