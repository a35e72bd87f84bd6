"""A small net that looks at a picture, in plain arrays: made elsewhere, walked here without any library.

Layers of patches (convolutions) one on another; what each pattern comes to on average over the picture is all that the
last sums get.
"""

from __future__ import annotations

import json
import struct
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanterne.core.errors import BadInput
from lanterne.core.game import Json

FORMAT: Final = 1
LIGHTS: Final = 3
INKS: Final = 4


@final
class Layer:
    """`weights`: by pattern, then row and column of its patch, then what enters."""

    def __init__(
        self, entering: int, patterns: int, side: int, step: int, weights: list[float], biases: list[float]
    ) -> None:
        self.entering: i64 = entering
        self.patterns: i64 = patterns
        self.side: i64 = side
        self.step: i64 = step
        self.weights: vec[float] = vec[float](weights)
        self.biases: vec[float] = vec[float](biases)


@final
class Sheet:
    """Values by row, column and channel."""

    def __init__(self, rows: int, columns: int, channels: int, values: vec[float]) -> None:
        self.rows: i64 = rows
        self.columns: i64 = columns
        self.channels: i64 = channels
        self.values = values

    def means(self) -> list[float]:
        """What each channel comes to on average."""
        channels = self.channels
        places = self.rows * self.columns
        values = self.values
        found: list[float] = []
        for channel in range(channels):
            total = 0.0
            at: i64 = channel
            for _ in range(places):
                total += values[at]
                at += channels
            found.append(total / float(places))
        return found


@final
class PictureNet:
    def __init__(self, layers: list[Layer], sums: list[float], biases: list[float], width: list[float]) -> None:
        self.layers = layers
        self.sums = sums  # by ink, the weight of every mean: of the lights, then layer by layer
        self.biases = biases
        self.width = width  # how far a look is off, in points: where there is nothing, and more for each point there is

    def shares(self, pixels: bytes, rows: int, columns: int) -> list[float]:
        """The four shares of a picture of so many rows and columns of red, green and blue light, in per cent."""
        held = dark(pixels, rows, columns)
        means = held.means()
        for layer in self.layers:
            held = walked(held, layer)
            means.extend(held.means())
        shares: list[float] = []
        for ink in range(INKS):
            total = self.biases[ink]
            for at, mean in enumerate(means):
                total += mean * self.sums[ink * len(means) + at]
            shares.append(100.0 * total)
        return shares

    def packed(self) -> bytes:
        """As a file: a line of JSON that says what it is, then all numbers in half precision, the lowest byte first."""
        heads: list[list[int]] = []
        numbers: list[float] = []
        for layer in self.layers:
            heads.append([int(layer.entering), int(layer.patterns), int(layer.side), int(layer.step)])
            numbers.extend(list(layer.weights))
            numbers.extend(list(layer.biases))
        numbers.extend(self.sums)
        numbers.extend(self.biases)
        head = json.dumps({"lanterne-eye": FORMAT, "width": self.width, "layers": heads}).encode()
        return head + b"\n" + struct.pack(f"<{len(numbers)}e", *numbers)


def dark(pixels: bytes, rows: int, columns: int) -> Sheet:
    """How much of each light is missing: paper is nothing, and so is what lies beyond the edge."""
    values = vec[float]()
    for light in pixels:
        values = append(values, float(255 - light) / 255.0)
    return Sheet(rows, columns, LIGHTS, values)


def walked(sheet: Sheet, layer: Layer) -> Sheet:
    """A layer laid over a sheet, with nothing beyond the edge; what comes to less than nothing is nothing."""
    side, step = layer.side, layer.step
    rim: i64 = side // 2
    rows: i64 = (sheet.rows + 2 * rim - side) // step + 1
    columns: i64 = (sheet.columns + 2 * rim - side) // step + 1
    values = vec[float]()
    row: i64 = 0
    while row < rows:
        column: i64 = 0
        while column < columns:
            values = answers(sheet, layer, row * step - rim, column * step - rim, values)
            column += 1
        row += 1
    return Sheet(int(rows), int(columns), int(layer.patterns), values)


def answers(sheet: Sheet, layer: Layer, top: i64, left: i64, values: vec[float]) -> vec[float]:
    """What each pattern of a layer comes to at one patch, put behind the values found before."""
    side, entering = layer.side, layer.entering
    first: i64 = max(0, -top)
    last: i64 = min(side, sheet.rows - top)
    near: i64 = max(0, -left)
    width: i64 = (min(side, sheet.columns - left) - near) * entering
    weights, seen = layer.weights, sheet.values
    pattern: i64 = 0
    while pattern < layer.patterns:
        total = layer.biases[pattern]
        row: i64 = first
        while row < last:
            at: i64 = ((pattern * side + row) * side + near) * entering
            place: i64 = ((top + row) * sheet.columns + left + near) * entering
            end: i64 = at + width
            while at < end:
                total += weights[at] * seen[place]
                at += 1
                place += 1
            row += 1
        values = append(values, total if total > 0.0 else 0.0)
        pattern += 1
    return values


def unpacked(data: bytes) -> PictureNet:
    """The inverse of `PictureNet.packed`. Raises `BadInput` on what is none."""
    line, _, body = data.partition(b"\n")
    try:
        head: Json = json.loads(line)
        fits = head["lanterne-eye"] == FORMAT
    except (ValueError, KeyError, TypeError):
        raise BadInput("this file is no eye") from None
    if not fits:
        raise BadInput("this file is an eye of another edition")
    numbers = list(struct.unpack(f"<{len(body) // 2}e", body))
    layers: list[Layer] = []
    at = 0
    means = LIGHTS
    for entering, patterns, side, step in head["layers"]:
        size = entering * patterns * side * side
        weights, biases = numbers[at : at + size], numbers[at + size : at + size + patterns]
        layers.append(Layer(entering, patterns, side, step, weights, biases))
        at += size + patterns
        means += patterns
    return PictureNet(layers, numbers[at : at + INKS * means], numbers[at + INKS * means :], head["width"])
