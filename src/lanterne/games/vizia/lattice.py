"""The triangular lattice and the prism: cells, vertices and colours as small integers.

A vertex is a pair (a, b) drawn at x = a + b/2, y = b * sqrt(3)/2. The up cell at (a, b) has the vertices (a, b),
(a+1, b), (a, b+1); the down cell (a+1, b), (a+1, b+1), (a, b+1). A window of 80 around the origin always suffices:
until the first purchase all tiles lie within 37 of the first; afterwards a complete wheel stands for ever, itself that
near, and all tiles lie within 37 of it.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from librt.vecs import vec
from mypy_extensions import i64

from lanterne.core.errors import BadCode

REACH: Final[i64] = 80
WIDTH: Final[i64] = 160
VERTICES: Final[i64] = 25600
CELLS: Final[i64] = 51200
ACROSS: Final[i64] = 319  # from an up cell back to the third neighbour, from a down cell forward
UP: Final[i64] = 0
DOWN: Final[i64] = 1
LARGEST: Final = 77  # a coordinate beyond which no tile can ever lie

Colour: TypeAlias = Literal["red", "orange", "yellow", "green", "blue", "purple"]  # VZ-027: in prism order
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
COLOUR_COUNT: Final[i64] = 6
Way: TypeAlias = Literal["up", "down"]
WAYS: Final[tuple[Way, ...]] = get_args(Way)

# COMPATIBLE[c] has the bits of the two colours beside c on the prism (VZ-025, VZ-027).
COMPATIBLE: Final[vec[i64]] = vec[i64]([(1 << ((c + 1) % 6)) | (1 << ((c + 5) % 6)) for c in range(6)])
ANY_COLOUR: Final[i64] = 63


def vertex_of(a: i64, b: i64) -> i64:
    return (a + REACH) * WIDTH + b + REACH


def vertex_a(vertex: i64) -> i64:
    return vertex // WIDTH - REACH


def vertex_b(vertex: i64) -> i64:
    return vertex % WIDTH - REACH


def cell_of(a: i64, b: i64, way: i64) -> i64:
    return 2 * vertex_of(a, b) + way


def cell_a(cell: i64) -> i64:
    return vertex_a(cell >> 1)


def cell_b(cell: i64) -> i64:
    return vertex_b(cell >> 1)


def way_of(cell: i64) -> i64:
    return cell & 1


ORIGIN: Final[i64] = 25760  # U(0, 0) = cell_of(0, 0, UP): where the first tile lies (V-38)


def across(cell: i64) -> i64:
    """The third edge neighbour; the other two are `cell - 1` and `cell + 1`."""
    return cell + ACROSS if cell & 1 else cell - ACROSS


def neighbours(cell: i64) -> list[int]:
    """The three cells that share an edge with it."""
    return [cell - 1, cell + 1, across(cell)]


def corners(cell: i64) -> list[int]:
    """Its three vertices, in ascending order."""
    v = cell >> 1
    if cell & 1:
        return [v + 1, v + WIDTH, v + WIDTH + 1]
    return [v, v + 1, v + WIDTH]


def ring(vertex: i64) -> list[int]:
    """The six cells around a vertex, counter-clockwise from angle 0."""
    c = 2 * vertex
    return [c, c - 2 * WIDTH + 1, c - 2 * WIDTH, c - 2 * WIDTH - 1, c - 2, c - 1]


def around(vertex: i64) -> list[int]:
    """The six neighbouring vertices, counter-clockwise from angle 0."""
    v = vertex
    return [v + WIDTH, v + 1, v - WIDTH + 1, v - WIDTH, v - 1, v + WIDTH - 1]


def are_compatible(one: i64, other: i64) -> bool:
    """VZ-025: whether two colours are neighbours on the prism."""
    return (COMPATIBLE[one] >> other) & 1 == 1


# ---------------------------------------------------------------------- texts


def cell_text(cell: i64) -> str:
    return f"{int(cell_a(cell))},{int(cell_b(cell))},{WAYS[cell & 1]}"


def vertex_text(vertex: i64) -> str:
    return f"{int(vertex_a(vertex))},{int(vertex_b(vertex))}"


def cell_from_text(text: str) -> i64:
    """The inverse of `cell_text`. Raises `BadCode`."""
    parts = text.split(",")
    if len(parts) != 3 or parts[2] not in WAYS:
        raise BadCode(f"{text!r} is no cell: a,b,up or a,b,down")
    return 2 * vertex_from_text(f"{parts[0]},{parts[1]}") + WAYS.index(parts[2])


def vertex_from_text(text: str) -> i64:
    """The inverse of `vertex_text`. Raises `BadCode`."""
    parts = text.split(",")
    try:
        a, b = [int(part) for part in parts]
    except ValueError:
        raise BadCode(f"{text!r} is no vertex: a,b") from None
    if abs(a) > LARGEST or abs(b) > LARGEST:
        raise BadCode(f"{text!r} lies farther out than any tile can")
    return vertex_of(a, b)


def colour_from_text(text: str) -> i64:
    if text not in COLOURS:
        raise BadCode(f"{text!r} is no colour: {', '.join(COLOURS)}")
    return COLOURS.index(text)
