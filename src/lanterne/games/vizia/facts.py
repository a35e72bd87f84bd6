"""Facts for the page, made from the engine's own constants so that the page need not repeat them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.games.vizia.actions import SOURCES
from lanterne.games.vizia.lattice import (
    COLOURS,
    DOWN,
    UP,
    WAYS,
    are_compatible,
    around,
    cell_a,
    cell_b,
    cell_of,
    corners,
    neighbours,
    ring,
    vertex_a,
    vertex_b,
    vertex_of,
    way_of,
)
from lanterne.games.vizia.legal import PRICE
from lanterne.games.vizia.options import COMMONS, FEWER_COMMONS
from lanterne.games.vizia.refusal import DUE_CLAUSES
from lanterne.games.vizia.scoring import GROUP_POINTS, TRIANGLE_POINTS
from lanterne.games.vizia.state import HAND, OVER, PHASES, REASONS, TILES, TOKENS
from lanterne.games.vizia.wheels import KIND_CLAUSES, KINDS, WORTH


def vertices(found: list[int]) -> list[list[int]]:
    """Vertices near the origin as [a, b]: steps from it."""
    return [[int(vertex_a(vertex)), int(vertex_b(vertex))] for vertex in found]


def cells(found: list[int]) -> list[list[int | str]]:
    """Cells near the origin as [a, b, way]."""
    return [[int(cell_a(cell)), int(cell_b(cell)), WAYS[way_of(cell)]] for cell in found]


def beside(colour: i64) -> list[str]:
    """The colours that go with this one (VZ-025)."""
    return [COLOURS[other] for other in range(len(COLOURS)) if are_compatible(colour, other)]


def clauses() -> dict[str, str]:
    """What each question of a turn rests on, by phase; `buy` and `pass` are parts of play."""
    found: dict[str, str] = {PHASES[phase]: DUE_CLAUSES[phase] for phase in range(OVER)}
    found["take"] = "VZ-040"
    found["buy"] = "VZ-078"
    found["pass"] = "VZ-035"
    return found


FACTS: Final[dict[str, object]] = {
    "colours": list(COLOURS),  # in prism order
    "compatible": {COLOURS[colour]: beside(colour) for colour in range(len(COLOURS))},
    "ways": list(WAYS),
    "sources": list(SOURCES),
    "phases": list(PHASES),
    "reasons": list(REASONS[1:]),
    "wheels": list(KINDS),
    "worth": dict(zip(KINDS, WORTH, strict=True)),
    "wheel_clauses": dict(zip(KINDS, KIND_CLAUSES, strict=True)),
    "group_points": GROUP_POINTS,  # for each token of the largest group
    "triangle_points": TRIANGLE_POINTS,
    "tiles": int(TILES),
    "tokens": int(TOKENS),  # of each seat
    "price": int(PRICE),  # of a bought tile, in tokens
    "hand": int(HAND),
    "commons": COMMONS,
    "fewer_commons": FEWER_COMMONS,  # with three_commons
    # The lattice: corners and neighbours of the two cells at (0, 0), and what lies around the vertex there,
    # counter-clockwise.
    "corners": {WAYS[way]: vertices(corners(cell_of(0, 0, way))) for way in (UP, DOWN)},
    "neighbours": {WAYS[way]: cells(neighbours(cell_of(0, 0, way))) for way in (UP, DOWN)},
    "ring": cells(ring(vertex_of(0, 0))),
    "around": vertices(around(vertex_of(0, 0))),
    "clauses": clauses(),
}
