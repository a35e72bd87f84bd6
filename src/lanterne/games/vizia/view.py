"""What a seat sees, built up by naming it."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypedDict

from mypy_extensions import i64

from lanterne.games.vizia.bag import colours_of, size_of
from lanterne.games.vizia.lattice import WAYS, Colour, Way, vertex_a, vertex_b
from lanterne.games.vizia.layout import ways_up
from lanterne.games.vizia.options import OptionsJson
from lanterne.games.vizia.preview import look_ahead, tile_row
from lanterne.games.vizia.scoring import places, scores
from lanterne.games.vizia.state import (
    NOWHERE,
    OVER,
    PHASES,
    REASONS,
    Phase,
    Reason,
    ViziaState,
    token_seat,
    token_vertex,
)
from lanterne.games.vizia.wheels import KINDS, Kind, kind_of

# Rows of JSON, and what stands in each place of them.
TileRow: TypeAlias = Annotated[list[str | int], tuple[Colour, int, int, Way]]  # its cell as a, b and way
VertexRow: TypeAlias = Annotated[list[int], tuple[int, int]]  # a, b
TokenRow: TypeAlias = Annotated[list[str | int], tuple[int, int, int, Kind]]  # seat, a and b of the wheel, its kind
ClosingRow: TypeAlias = Annotated[  # the tile; a and b of the wheel it would close, its kind
    list[str | int], tuple[Colour, int, int, Way, int, int, Kind]
]
CaptureRow: TypeAlias = Annotated[  # the tile; a and b of what it would capture
    list[str | int], tuple[Colour, int, int, Way, int, int]
]


class ViziaView(TypedDict):
    seat: int | None  # whose view; None: a spectator's
    seats: int
    options: OptionsJson
    first: int
    turn: int
    to_act: list[int]
    phase: Phase
    placed: int  # tiles placed this turn
    moved: bool  # placed or bought this turn
    idle: int  # turns in a row without a tile placed or bought
    layout: list[TileRow]  # in the order of laying
    lifted: TileRow | None  # the bought tile and where it lay
    tokens: list[TokenRow]
    freed: list[VertexRow]  # wheels that are empty
    pending: list[VertexRow]  # closed wheels waiting for a token
    watch: list[VertexRow]  # tokens just laid that may capture
    commons: list[Colour]
    pile: int
    hand: list[Colour] | None  # the seat's own personal tiles
    hands: list[int]  # how many each seat has
    known: list[list[Colour]] | None  # what everybody saw each seat take or show, if the table remembers it
    left: list[int]  # tokens in each supply
    scores: list[int]
    places: list[int]  # as if the game ended now
    reason: Reason
    # Display only: derived from the rest, and left out of a bot's view.
    ways: list[Way]  # by colour, the way up that its tiles lie in this game (F2)
    closes: list[ClosingRow]  # for whoever is to place
    captures: list[CaptureRow]  # likewise


def view_of(s: ViziaState, seat: int | None) -> ViziaView:
    """What a person at the seat sees."""
    v = bare_view_of(s, seat)
    v["ways"] = [WAYS[way] for way in ways_up(s)]
    if seat is not None and seat == s.turn:
        look_ahead(s, v["closes"], v["captures"])
    return v


def bare_view_of(s: ViziaState, seat: int | None) -> ViziaView:
    """The same without the display-only parts: what a bot sees."""
    points = scores(s)
    known = [colours_of(s.known[other]) for other in range(s.seats)] if s.options.remember else None
    return {
        "seat": seat,
        "seats": int(s.seats),
        "options": s.options.json(),
        "first": int(s.first),
        "turn": int(s.turn),
        "to_act": [] if s.phase == OVER else [int(s.turn)],
        "phase": PHASES[s.phase],
        "placed": int(s.placed),
        "moved": s.moved,
        "idle": int(s.idle),
        "layout": [tile_row(s.colour(cell), cell) for cell in s.tiles],
        "lifted": None if s.lifted == NOWHERE else tile_row(s.lifted_colour, s.lifted),
        "tokens": [token_row(s, token) for token in s.tokens],
        "freed": [vertex_row(vertex) for vertex in s.freed],
        "pending": [vertex_row(vertex) for vertex in s.pending],
        "watch": [vertex_row(vertex) for vertex in s.watch],
        "commons": colours_of(s.commons),
        "pile": int(size_of(s.pile)),
        "hand": None if seat is None else colours_of(s.hands[seat]),
        "hands": [int(s.hand_size(other)) for other in range(s.seats)],
        "known": known,
        "left": [int(s.tokens_left(other)) for other in range(s.seats)],
        "scores": points,
        "places": places(s, points),
        "reason": REASONS[s.reason],
        "ways": [],
        "closes": [],
        "captures": [],
    }


def token_row(s: ViziaState, token: i64) -> list[str | int]:
    vertex = token_vertex(token)
    return [int(token_seat(token)), *vertex_row(vertex), KINDS[kind_of(s, vertex)]]


def vertex_row(vertex: i64) -> list[int]:
    return [int(vertex_a(vertex)), int(vertex_b(vertex))]
