"""Wheels, their kinds and worth, and the tokens on them (VZ-050 to VZ-055)."""

from __future__ import annotations

from bisect import insort
from typing import Final, Literal, TypeAlias, get_args

from librt.vecs import vec
from mypy_extensions import i64

from lanterne.games.vizia.lattice import WIDTH, around, corners
from lanterne.games.vizia.state import FOLD, ViziaState, token_of, token_seat, token_vertex

SIMPLE: Final[i64] = 0
BICOLOUR: Final[i64] = 1
PRISM: Final[i64] = 2
Kind: TypeAlias = Literal["simple", "bicolour", "prism"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
WORTH: Final = (1, 2, 3)  # VZ-053, VZ-051, VZ-052
KIND_CLAUSES: Final = ("VZ-053", "VZ-051", "VZ-052")


def is_closed(s: ViziaState, vertex: i64) -> bool:
    """VZ-050: whether six tiles lie around the vertex."""
    board = s.board
    c = 2 * vertex
    return (
        board[c & FOLD] != 0
        and board[(c - 1) & FOLD] != 0
        and board[(c - 2) & FOLD] != 0
        and board[(c - 2 * WIDTH) & FOLD] != 0
        and board[(c - 2 * WIDTH + 1) & FOLD] != 0
        and board[(c - 2 * WIDTH - 1) & FOLD] != 0
    )


def closes_any(s: ViziaState, cell: i64) -> bool:
    """Whether the tile on the cell is part of a closed wheel; asked after every tile, so it makes no list."""
    v = cell >> 1
    if cell & 1:
        return is_closed(s, v + 1) or is_closed(s, v + WIDTH) or is_closed(s, v + WIDTH + 1)
    return is_closed(s, v) or is_closed(s, v + 1) or is_closed(s, v + WIDTH)


def would_close(s: ViziaState, cell: i64) -> bool:
    """Whether a tile on the free cell would close a wheel: asked of every cell of the edge for the view."""
    v = cell >> 1
    if cell & 1:
        return lacks_only(s, v + 1, cell) or lacks_only(s, v + WIDTH, cell) or lacks_only(s, v + WIDTH + 1, cell)
    return lacks_only(s, v, cell) or lacks_only(s, v + 1, cell) or lacks_only(s, v + WIDTH, cell)


def lacks_only(s: ViziaState, vertex: i64, cell: i64) -> bool:
    """Whether tiles lie around the vertex everywhere but on the cell."""
    c = 2 * vertex
    return (
        is_there(s, c, cell)
        and is_there(s, c - 1, cell)
        and is_there(s, c - 2, cell)
        and is_there(s, c - 2 * WIDTH, cell)
        and is_there(s, c - 2 * WIDTH + 1, cell)
        and is_there(s, c - 2 * WIDTH - 1, cell)
    )


def is_there(s: ViziaState, at: i64, cell: i64) -> bool:
    return at == cell or s.board[at & FOLD] != 0


def closed_by(s: ViziaState, cell: i64) -> list[int]:
    """VZ-054: the wheels that the tile just laid on the cell has closed, by vertex."""
    return [vertex for vertex in corners(cell) if is_closed(s, vertex)]


def kind_of(s: ViziaState, vertex: i64) -> i64:
    """The kind of a closed wheel; by F3 the number of its colours decides it."""
    board = s.board
    c = 2 * vertex
    return KIND_OF_SET[
        TILE_BIT[i64(board[c & FOLD])]
        | TILE_BIT[i64(board[(c - 1) & FOLD])]
        | TILE_BIT[i64(board[(c - 2) & FOLD])]
        | TILE_BIT[i64(board[(c - 2 * WIDTH) & FOLD])]
        | TILE_BIT[i64(board[(c - 2 * WIDTH + 1) & FOLD])]
        | TILE_BIT[i64(board[(c - 2 * WIDTH - 1) & FOLD])]
    ]


def kind_by_colours(colours: i64) -> i64:
    """The kind of a closed wheel of so many colours (VZ-051 to VZ-053)."""
    if colours == 2:
        return BICOLOUR
    return PRISM if colours == 6 else SIMPLE


TILE_BIT: Final[vec[i64]] = vec[i64]([0, 1, 2, 4, 8, 16, 32])  # by what the board holds: 0 empty, else colour + 1
# By the set of its colours, as bits.
KIND_OF_SET: Final[vec[i64]] = vec[i64]([int(kind_by_colours(colours.bit_count())) for colours in range(64)])


# ---------------------------------------------------------------------- tokens


def lay_token(s: ViziaState, seat: i64, vertex: i64) -> None:
    insort(s.tokens, token_of(seat, vertex))
    s.laid[seat] += 1


def lift_token(s: ViziaState, seat: i64, vertex: i64) -> None:
    """V-26: the token is back in its owner's supply."""
    s.tokens.remove(token_of(seat, vertex))
    s.laid[seat] -= 1


def tokens_of(s: ViziaState, seat: i64) -> list[int]:
    """The vertices with the seat's tokens, ascending."""
    return [token_vertex(token) for token in s.tokens if token_seat(token) == seat]


def count_laid(s: ViziaState) -> None:
    """Recounts the tokens on the board."""
    for seat in range(s.seats):
        s.laid[seat] = len(tokens_of(s, seat))


# ---------------------------------------------------------------------- capture


def is_enclosed(s: ViziaState, vertex: i64) -> bool:
    """VZ-076, VZ-077: whether all six neighbours carry tokens opposed to the one there; isolation follows.

    V-19, V-20: an empty wheel is enclosed by six tokens of anybody.
    """
    owner = s.owner(vertex)
    if owner < 0 and vertex not in s.freed:
        return False
    for beside in around(vertex):
        other = s.owner(beside)
        if other < 0 or (owner >= 0 and not s.are_opposed(owner, other)):
            return False
    return True


def enclosed(s: ViziaState) -> list[int]:
    """V-17: what the tokens just laid enclose, looking at no vertices but their neighbours; ascending."""
    found: list[int] = []
    for token in s.watch:
        for vertex in around(token):
            if vertex not in found and is_enclosed(s, vertex):
                found.append(vertex)
    found.sort()
    return found
