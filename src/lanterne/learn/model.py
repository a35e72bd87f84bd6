"""The net while it learns, in PyTorch, and what of it goes into a file. Imported only where something is fitted."""

from __future__ import annotations

import warnings
from itertools import pairwise
from typing import Any, TypeAlias

from lanterne.bots.nets.file import written
from lanterne.bots.nets.net import HEAVIEST, ONE
from lanterne.core.errors import BadInput
from lanterne.core.game import Json
from lanterne.core.phrase import Phrase

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # PyTorch complains where there is no NumPy; nothing here needs it
    try:
        import torch as torch
    except ImportError:
        raise BadInput(Phrase("refused-no-torch")) from None

Tensor: TypeAlias = torch.Tensor


class Model(torch.nn.Module):
    """A sum of rows, dense layers, one output. A fresh net calls everything about even, and chooses by nothing."""

    def __init__(self, cells: int, widths: tuple[int, ...]) -> None:
        super().__init__()
        self.table = torch.nn.EmbeddingBag(cells, widths[0], mode="sum")
        self.bias = torch.nn.Parameter(torch.zeros(widths[0]))
        torch.nn.init.normal_(self.table.weight, std=0.08)
        sizes = [*widths, 1]
        self.layers = torch.nn.ModuleList([torch.nn.Linear(before, after) for before, after in pairwise(sizes)])
        torch.nn.init.normal_(self.layers[-1].weight, std=0.05)
        torch.nn.init.zeros_(self.layers[-1].bias)

    def forward(self, cells: Tensor, starts: Tensor) -> Tensor:
        """The output of each position, as a logit; the cells of all stand one after another."""
        x = self.table(cells, starts) + self.bias
        for layer in self.layers:
            x = layer(torch.relu(x))
        first: Tensor = x[:, 0]
        return first


def loss_of(outputs: Tensor, shares: Tensor) -> Tensor:
    return torch.nn.functional.binary_cross_entropy_with_logits(outputs, shares.clamp(0.0, 1.0))


def weights(tensor: Tensor) -> list[int]:
    whole = (tensor.detach().cpu() * ONE).round().clamp(-HEAVIEST, HEAVIEST).to(torch.int64)
    found: list[int] = whole.flatten().tolist()
    return found


def biases(tensor: Tensor, unit: int) -> list[int]:
    found: list[int] = (tensor.detach().cpu().double() * unit).round().to(torch.int64).flatten().tolist()
    return found


def exported(model: Model, about: Json) -> bytes:
    """The file of the net."""
    layers: list[Any] = list(model.layers)
    dense = [(weights(layer.weight), biases(layer.bias, ONE * ONE)) for layer in layers]
    return written(about, weights(model.table.weight), biases(model.bias, ONE), dense)
