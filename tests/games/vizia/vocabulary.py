"""Codes to judge in a position: everything one might try on the layout and around it, most of it not allowed."""

from __future__ import annotations

from lanterne.games.vizia.lattice import COLOURS, cell_text, corners, neighbours, ring, vertex_of, vertex_text
from lanterne.games.vizia.state import ViziaState


def vocabulary(s: ViziaState) -> list[str]:
    """Every kind of action: all colours, cells in and around the layout, sources, and the vertices there."""
    vertices = {int(vertex_of(0, 0))} | {v for cell in s.tiles for v in corners(cell)}
    cells = {cell for v in vertices for cell in ring(v)}
    cells |= {beside for cell in s.tiles for beside in neighbours(cell)}
    places = [cell_text(cell) for cell in sorted(cells)]
    points = [vertex_text(v) for v in sorted(vertices)]
    found = ["end", "pass", *[f"take {colour}" for colour in COLOURS]]
    found += [f"{verb} {place}" for verb in ("buy", "put") for place in [*places, "70,-70,up"]]
    found += [f"{verb} {point}" for verb in ("pay", "claim", "capture") for point in [*points, "70,-70"]]
    for place in [*places, "70,-70,down"]:
        found += [f"place {colour} {place} from {source}" for colour in COLOURS for source in ("hand", "commons")]
    return found
