"""The curve of a training as a picture; needs matplotlib, an extra."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from lanterne.core.game import Json
from lanterne.text import Words

FILE: Final = "curve.png"
SIZE: Final = (7.0, 4.0)


def draw_curve(lines: list[Json], folder: Path, words: Words, of: str) -> bool:
    """Whether it could be drawn: the log tells the same. `of`: what was learned from, `games` or `pictures`."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return False
    figure = Figure(figsize=SIZE, layout="constrained")
    axes = figure.subplots()
    for key in ("loss", "exam"):
        rows = [(line["round"], line[key]) for line in lines if key in line]
        if rows:
            axes.plot(*zip(*rows, strict=True), label=words.text(f"train-{key}", of=of))
    axes.set_xlabel(words.text("train-rounds"))
    axes.legend()
    figure.savefig(folder / FILE)
    return True
