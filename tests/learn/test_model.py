"""What is exported answers as PyTorch does, but for rounding."""

from __future__ import annotations

import random

import pytest

from lanterne.bots.nets.file import read_net
from lanterne.learn.model import Model, Tensor, exported, torch

INPUTS: list[list[object]] = [["cells", 300]]
ROUNDING = 0.004  # weights and sums count in parts of 4096; an output is the sum of some hundred of them


def value(model: Model, cells: Tensor) -> float:
    return float(model(cells, torch.tensor([0])).detach())


def random_model(seed: int) -> Model:
    torch.manual_seed(seed)
    model = Model(300, (24, 12))
    for parameter in model.parameters():
        torch.nn.init.normal_(parameter, std=0.3)
    return model


@pytest.mark.parametrize("seed", range(4))
def test_the_exported_net_answers_as_pytorch_does(seed: int) -> None:
    model = random_model(seed)
    net = read_net(exported(model, {"inputs": INPUTS}), INPUTS)
    chance = random.Random(seed)
    for count in (0, 1, 40, 120):
        on = sorted(chance.sample(range(300), count))
        expected = value(model, torch.tensor(on, dtype=torch.int64))
        net.read(on)
        assert net.value() == pytest.approx(expected, abs=ROUNDING * (1 + abs(expected)))


def test_positions_of_a_batch_are_apart() -> None:
    model = random_model(9)
    cells = torch.tensor([3, 5, 7, 11], dtype=torch.int64)
    together = model(cells, torch.tensor([0, 1])).detach()
    assert float(together[0]) == pytest.approx(value(model, cells[:1]))
    assert float(together[1]) == pytest.approx(value(model, cells[1:]))


def test_a_fresh_net_calls_everything_about_even_but_nothing_alike() -> None:
    torch.manual_seed(1)
    model = Model(300, (24, 12))
    values = [value(model, torch.arange(first, 300, 4)) for first in range(4)]
    assert all(abs(each) < 0.5 for each in values)
    assert len(set(values)) == 4
