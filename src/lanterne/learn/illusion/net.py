"""The eye as PyTorch sees it: a few convolutions whose means over the whole picture add up to four shares.

Nothing else of the picture reaches the last sums, so the eye can only count what its small patches tell it, as often as
they occur; where patches mislead, so does the sum. It looks at a picture as it is drawn in red, green and blue light.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lanterne.bots.illusion.convolution import Layer, PictureNet
from lanterne.learn.model import Tensor, torch
from lanterne.pictures.palette import STANDARD, Palette

LIGHTS: Final = 3
INKS: Final = 4


@dataclass(frozen=True)
class Shape:
    """Each layer's patterns, the side of a patch, and the step from one patch to the next."""

    layers: tuple[tuple[int, int, int], ...] = ((8, 3, 2), (16, 3, 2), (16, 1, 1))

    def text(self) -> str:
        return " ".join(f"{patterns}x{side}/{step}" for patterns, side, step in self.layers)


class EyeNet(torch.nn.Module):
    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.layers = torch.nn.ModuleList()
        entering, means = LIGHTS, LIGHTS
        for patterns, side, step in shape.layers:
            self.layers.append(torch.nn.Conv2d(entering, patterns, side, step, padding=side // 2))
            entering, means = patterns, means + patterns
        self.sums = torch.nn.Linear(means, INKS)

    def forward(self, dark: Tensor) -> Tensor:
        """`dark`: how much of each light is missing, 0 to 1, by picture, light, row, column. Gives shares of 1."""
        means = [dark.mean(dim=(2, 3))]
        held = dark
        for layer in self.layers:
            held = torch.relu(layer(held))
            means.append(held.mean(dim=(2, 3)))
        shares: Tensor = self.sums(torch.cat(means, dim=1))
        return shares


def inks_of(palette: Palette = STANDARD) -> Tensor:
    """How much of each light each ink takes away."""
    paper = torch.tensor(palette.inks[0], dtype=torch.float32)
    return (paper - torch.tensor(palette.inks[1:], dtype=torch.float32)) / 255.0


def drawn(planes: Tensor, inks: Tensor) -> Tensor:
    """Pictures as an eye gets them, from how much of each block each ink covers (0 to 255)."""
    dark = torch.einsum("pirc,il->plrc", planes.float() / 255.0, inks)
    return (dark * 255.0).round() / 255.0


def miss(estimate: Tensor, share: Tensor) -> Tensor:
    """What is made small: an error counts more where there is little of an ink, as it does at the table."""
    return torch.nn.functional.smooth_l1_loss(
        100.0 * estimate / (share + 0.05), 100.0 * share / (share + 0.05), beta=2.0
    )


def plain(net: EyeNet, width: tuple[float, float]) -> PictureNet:
    """The same net in plain arrays of half precision, as bots look through it; `width` says how far it is off."""
    layers: list[Layer] = []
    for module in net.layers:
        side, step = module.kernel_size[0], module.stride[0]
        # by pattern, then row and column of the patch, then what enters: the order in which a bot walks
        weights = module.weight.detach().permute(0, 2, 3, 1).reshape(-1).half().tolist()
        layers.append(Layer(module.in_channels, module.out_channels, side, step, weights, halved(module.bias)))
    return PictureNet(layers, halved(net.sums.weight.reshape(-1)), halved(net.sums.bias), list(width))


def halved(values: Tensor) -> list[float]:
    return [float(value) for value in values.detach().half().tolist()]
