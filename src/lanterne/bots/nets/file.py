"""The file of a net: one line of JSON that says what it is, then its numbers, the lowest byte first.

The line names the blocks of features that the net was trained on: one that was trained on others is of no use.
"""

from __future__ import annotations

import json
import sys
from array import array
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from lanterne.bots.nets.net import Layer, Net
from lanterne.core.errors import BadInput
from lanterne.core.features import Parts, cells_in
from lanterne.core.game import AnyGame, Json

FORMAT: Final = 1
MOST_DEEDS: Final = 96  # greater numbers count as this many, less one
_shipped: dict[tuple[str, str], Net] = {}


def inputs_of(game: AnyGame, *, actions: bool) -> list[list[object]]:
    """What a net of the game reads: its blocks, and where it weighs actions their parts."""
    rows: list[list[object]] = [[block.name, block.size] for block in game.feature_blocks()]
    if actions:
        rows.extend([["action", size] for size in game.part_sizes()])
        rows.extend([["deed", size] for size in deed_sizes(game)])
    return rows


def deed_sizes(game: AnyGame) -> list[int]:
    """The second and third part of an action, told apart by its verb: a sum of rows cannot bring them together."""
    sizes = game.part_sizes()
    return [sizes[0] * min(size, MOST_DEEDS) for size in sizes[1:3]]


@final
class ActionCells:
    """Where the cells of actions stand, after those of the position."""

    def __init__(self, game: AnyGame) -> None:
        starts = [cells_in(game.feature_blocks())]
        for size in [*game.part_sizes(), *deed_sizes(game)]:
            starts.append(starts[-1] + size)
        self.starts: Final = starts
        self.second: Final = min(game.part_sizes()[1], MOST_DEEDS)
        self.third: Final = min(game.part_sizes()[2], MOST_DEEDS)

    def of(self, parts: Parts) -> list[int]:
        starts = self.starts
        verb, second, third, fourth = parts
        return [
            starts[0] + verb,
            starts[1] + second,
            starts[2] + third,
            starts[3] + fourth,
            starts[4] + verb * self.second + min(second, self.second - 1),
            starts[5] + verb * self.third + min(third, self.third - 1),
        ]


def written(about: Json, table: list[int], biases: list[int], layers: list[tuple[list[int], list[int]]]) -> bytes:
    """A file: `about` says what it is; the first layer, then weights and biases of the dense ones."""
    widths = [len(biases), *[len(more) for _, more in layers]]
    head = {"lanterne-net": FORMAT, **about, "widths": widths}
    parts = [json.dumps(head).encode() + b"\n", packed("h", table), packed("q", biases)]
    for weights, more in layers:
        parts.extend([packed("h", weights), packed("q", more)])
    return b"".join(parts)


def packed(kind: str, numbers: list[int]) -> bytes:
    row = array(kind, numbers)
    if sys.byteorder == "big":
        row.byteswap()
    return row.tobytes()


def read_net(data: bytes, inputs: list[list[object]]) -> Net:
    """The inverse of `written`. Raises `BadInput` on what is no net, or one that reads something else."""
    line, mark, rest = data.partition(b"\n")
    try:
        head: Json = json.loads(line)
        widths: list[int] = head["widths"]
        fits = head["lanterne-net"] == FORMAT and bool(mark)
    except (ValueError, KeyError, TypeError):
        raise BadInput("this file is no net") from None
    if not fits or head["inputs"] != inputs:
        raise BadInput("this net was trained on other features; train it again")
    cells = sum([int(str(size)) for _, size in inputs])
    sizes = [cells * widths[0] * 2, widths[0] * 8]
    for before, width in pairwise(widths):
        sizes.extend([before * width * 2, width * 8])
    if sum(sizes) != len(rest):
        raise BadInput("this file of a net is cut off")
    rows: list[bytes] = []
    for size in sizes:
        rows.append(rest[:size])
        rest = rest[size:]
    layers = [Layer(weights_of(rows[at]), biases_of(rows[at + 1])) for at in range(2, len(rows), 2)]
    return Net(weights_of(rows[0]), biases_of(rows[1]), layers)


def unpacked(kind: str, data: bytes) -> list[int]:
    row = array(kind, data)
    if sys.byteorder == "big":
        row.byteswap()
    return row.tolist()


def weights_of(data: bytes) -> vec[i16]:
    return vec[i16](unpacked("h", data))


def biases_of(data: bytes) -> vec[i64]:
    return vec[i64](unpacked("q", data))


def net_from(path: Path, game: AnyGame, *, actions: bool = False) -> Net:
    """Raises `BadInput` where there is none, or one that does not fit."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadInput(f"cannot read the net {path}: {error.strerror}") from None
    return read_net(data, inputs_of(game, actions=actions))


def shipped(game: AnyGame, name: str, *, actions: bool = False) -> Net:
    """`bots/<game>/<name>.net`, read once."""
    key = (game.name, name)
    if key not in _shipped:
        file = files("lanterne.bots").joinpath(game.name, f"{name}.net")
        if not file.is_file():
            raise BadInput(f"no net {name!r} of {game.name} is installed")
        _shipped[key] = read_net(file.read_bytes(), inputs_of(game, actions=actions))
    return _shipped[key]
