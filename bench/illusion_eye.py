"""Judges an eye for Illusion's pictures on decks it never learned from: how far it errs, which way, and by what lure.

`python bench/illusion_eye.py OUT [NET ...] [--decks 10] [--drawn FOLDER]` looks, as bots do, at the designed deck and
so many endless ones, and writes `OUT/bias.json`, `bias.md` and `bias.png`; the nets beside the first (the shipped one
when none is named) are told by one line each. The picture needs matplotlib.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from tempfile import gettempdir
from time import process_time

import numpy as np

from lanterne.bots.illusion.convolution import PictureNet, unpacked
from lanterne.bots.illusion.pictured import shipped_net
from lanterne.games.illusion.colours import COLOURS
from lanterne.learn.illusion.drawing import DESIGNED, UNSEEN_FROM, Drawn, drawn_decks, together
from lanterne.learn.illusion.judging import ALL, Judged, Numbers, judged
from lanterne.pictures.palette import STANDARD
from lanterne.pictures.small import Pixels, in_colours

SHIPPED = "shipped"
BINS = ((2, 4), (5, 9), (10, 19), (20, 39), (40, 60))


def seen(net: PictureNet, decks: Drawn) -> tuple[Numbers, float]:
    """What the eye makes of each picture, and the processor's time for one look in milliseconds."""
    pictures: list[Pixels] = [in_colours(planes) for planes in decks.planes]
    began = process_time()
    found = [net.shares(pixels.tobytes(), *pixels.shape[:2]) for pixels in pictures]
    return np.array(found), 1000 * (process_time() - began) / len(pictures)


def by_share(estimates: Numbers, decks: Drawn) -> list[tuple[str, int, float, float, float]]:
    """Where there is so much of an ink: how many, mean error, bias, deviation."""
    off, rows = estimates - decks.shares, []
    for low, high in BINS:
        here = off[(decks.shares >= low) & (decks.shares <= high)]
        rows.append((f"{low}-{high}", here.size, float(np.abs(here).mean()), float(here.mean()), float(here.std())))
    return rows


def table(lines: list[Judged]) -> str:
    """Families with the largest error first, all together last."""
    ordered = sorted(lines, key=lambda line: (line.family == ALL, -line.error))
    inks = " | ".join(COLOURS)
    text = f"| family | pictures | error | {inks} | ratio | lure | exponent | shortcut | model steady | model keen |\n"
    text += "|---" * (9 + len(COLOURS)) + "|\n"
    for line in ordered:
        bias = " | ".join(f"{line.bias[ink]:+.2f}" for ink in COLOURS)
        fitted = f"{line.ratio:.3f} | {line.lure:+.3f} | {line.exponent:.3f}"
        beside = f"{line.shortcut:.1f} | {line.models['steady']:.2f} | {line.models['keen']:.2f}"
        text += f"| {line.family} | {line.pictures} | {line.error:.2f} | {bias} | {fitted} | {beside} |\n"
    return text


def plot(lines: list[Judged], out: Path) -> None:
    """The bias of each ink, family by family, beside what the shortcut alone would err."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return
    families = sorted([line for line in lines if line.family != ALL], key=lambda line: line.error)
    figure = Figure(figsize=(11, 5), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True, width_ratios=(3, 2))
    places = np.arange(len(families))
    for at, ink in enumerate(COLOURS):
        colour = "#{:02x}{:02x}{:02x}".format(*STANDARD.inks[at + 1])
        left.barh(places + 0.2 * (at - 1.5), [line.bias[ink] for line in families], 0.2, color=colour, label=ink)
    left.axvline(0, color="black", linewidth=0.6)
    left.set_yticks(places, [line.family for line in families])
    left.set_xlabel("bias by ink, points of the card")
    left.legend(fontsize=8, ncols=4, loc="lower center", bbox_to_anchor=(0.5, 1.0))
    for name, offset, values in (
        ("this eye", -0.25, [line.error for line in families]),
        ("model of keen eyes", 0.0, [line.models["keen"] for line in families]),
        ("additive area alone", 0.25, [line.shortcut for line in families]),
    ):
        right.barh(places + offset, values, 0.25, label=name)
    right.set_xscale("log")
    right.set_xlabel("mean error, points of the card (log)")
    right.legend(fontsize=8, ncols=3, loc="lower center", bbox_to_anchor=(0.5, 1.0), columnspacing=1.0)
    figure.savefig(out, dpi=110)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("nets", nargs="*", type=Path)
    parser.add_argument("--decks", type=int, default=10)
    parser.add_argument("--drawn", type=Path, default=Path(gettempdir()) / "lanterne-decks")
    asked = parser.parse_args()
    decks = together(list(drawn_decks(asked.drawn, [DESIGNED, *range(UNSEEN_FROM, UNSEEN_FROM + asked.decks)], 1)))
    nets = {path.parent.name: unpacked(path.read_bytes()) for path in asked.nets} or {SHIPPED: shipped_net()}
    others = ""
    first: list[Judged] = []
    for name, net in nets.items():
        estimates, ms = seen(net, decks)
        lines = judged(estimates, decks)
        line = lines[-1]
        fitted = f"{line.ratio:.3f} | {line.lure:+.3f} | {line.exponent:.3f}"
        others += f"| {name} | {len(net.packed())} | {line.error:.2f} | {fitted} | {ms:.1f} |\n"
        if not first:
            first, rows = lines, by_share(estimates, decks)
    asked.out.mkdir(parents=True, exist_ok=True)
    (asked.out / "bias.json").write_text(json.dumps([asdict(line) for line in first], indent=1) + "\n")
    shares = "| share | looks | error | bias | deviation |\n|---|---|---|---|---|\n"
    shares += "".join(f"| {name} | {n} | {e:.2f} | {b:+.2f} | {d:.2f} |\n" for name, n, e, b, d in rows)
    nets_table = (
        "| net | bytes | error | ratio | lure | exponent | ms a look |\n|---|---|---|---|---|---|---|\n" + others
    )
    (asked.out / "bias.md").write_text(f"{table(first)}\n{shares}\n{nets_table}")
    plot(first, asked.out / "bias.png")
    print((asked.out / "bias.md").read_text())


if __name__ == "__main__":
    main()
