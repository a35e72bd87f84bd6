"""What a seat sees, built up by naming it."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from lanterne.core.game import Json
from lanterne.games.vizia.bag import colours_of, size_of
from lanterne.games.vizia.lattice import vertex_a, vertex_b
from lanterne.games.vizia.preview import look_ahead, tile_row
from lanterne.games.vizia.scoring import places, scores
from lanterne.games.vizia.state import NOWHERE, OVER, PHASES, REASONS, ViziaState, token_seat, token_vertex
from lanterne.games.vizia.wheels import KINDS, kind_of


class ViziaView(TypedDict):
    seat: int | None  # whose view; None: a spectator's
    seats: int
    options: Json
    first: int
    turn: int
    to_act: list[int]
    phase: str
    placed: int  # tiles placed this turn
    moved: bool  # placed or bought this turn
    idle: int  # turns in a row without a tile placed or bought
    layout: list[list[str | int]]  # [colour, a, b, way], in the order of laying
    lifted: list[str | int] | None  # the bought tile and where it lay
    tokens: list[list[str | int]]  # [seat, a, b, kind of wheel]
    freed: list[list[int]]  # [a, b]: wheels that are empty
    pending: list[list[int]]  # closed wheels waiting for a token
    watch: list[list[int]]  # tokens just laid that may capture
    commons: list[str]
    pile: int
    hand: list[str] | None  # the own personal tiles
    hands: list[int]  # how many each seat has
    known: list[list[str]] | None  # what everybody saw each seat take or show, if it is remembered
    left: list[int]  # tokens in each supply
    scores: list[int]
    places: list[int]  # as if the game ended now
    reason: str
    closes: list[list[str | int]]  # for who is to place: [colour, a, b, way, wheel's a, wheel's b, its kind]
    captures: list[list[str | int]]  # likewise: [colour, a, b, way, a and b of what it would capture]


def view_of(s: ViziaState, seat: int | None) -> ViziaView:
    points = scores(s)
    known = [colours_of(s.known[other]) for other in range(s.seats)] if s.options.remember else None
    lifted: list[str | int] | None = None
    if s.lifted != NOWHERE:
        lifted = tile_row(s.lifted_colour, s.lifted)
    closes: list[list[str | int]] = []
    captures: list[list[str | int]] = []
    if seat is not None and seat == s.turn:
        look_ahead(s, closes, captures)
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
        "lifted": lifted,
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
        "closes": closes,
        "captures": captures,
    }


def token_row(s: ViziaState, token: i64) -> list[str | int]:
    vertex = token_vertex(token)
    return [int(token_seat(token)), *vertex_row(vertex), KINDS[kind_of(s, vertex)]]


def vertex_row(vertex: i64) -> list[int]:
    return [int(vertex_a(vertex)), int(vertex_b(vertex))]
