"""The whole truth of one game of Vizia: nouns and one-line questions."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, final, get_args

from librt.vecs import vec
from mypy_extensions import i64, u8

from lanterne.core.fields import Fields, FieldWriter
from lanterne.core.game import Json, State
from lanterne.games.vizia.bag import FULL_BAG, bag_of, colours_of, size_of
from lanterne.games.vizia.lattice import (
    ANY_COLOUR,
    COLOURS,
    ORIGIN,
    cell_from_text,
    cell_text,
    colour_from_text,
    vertex_from_text,
    vertex_text,
)
from lanterne.games.vizia.options import ViziaOptions

TILES: Final[i64] = 72  # VZ-002
TOKENS: Final[i64] = 12  # VZ-003, of each seat
HAND: Final[i64] = 2  # VZ-040, personal tiles at most
NOWHERE: Final[i64] = -1

# What the seat on turn does now.
PLAY: Final[i64] = 0  # places tiles, buys, or begins to take
TAKE: Final[i64] = 1  # has taken a common tile: takes more or ends
PAY: Final[i64] = 2  # has lifted a tile: gives up a token for it
PUT: Final[i64] = 3  # has paid: puts the lifted tile down
CLAIM: Final[i64] = 4  # closed more wheels than tokens are left (V-04)
CAPTURE: Final[i64] = 5  # encloses more than tokens are left (V-18)
OVER: Final[i64] = 6
Phase: TypeAlias = Literal["play", "take", "pay", "put", "claim", "capture", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# Why it ended.
Reason: TypeAlias = Literal["", "last-tile", "twelfth-token", "stuck"]
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)
LAST_TILE: Final[i64] = 1
TWELFTH_TOKEN: Final[i64] = 2
STUCK: Final[i64] = 3

EDGE_SLOTS: Final[i64] = 80  # a layout of n tiles has at most n + 2 free neighbours
MASK: Final[i64] = 63  # the low six bits of an edge entry: the colours that fit there

# A board of 8192 bytes serves every cell: 320 * da + 2 * db is no multiple of 8192 for two different cells that a
# layout of 72 tiles and its surroundings can hold at once (da and db below 42).
FOLD: Final[i64] = 8191
EMPTY_BOARD: Final[vec[u8]] = vec[u8]([0] * 8192)
NO_TILES: Final[vec[i64]] = vec[i64]()
EMPTY_EDGE: Final[vec[i64]] = vec[i64]([0] * int(EDGE_SLOTS))
NO_COUNTS: Final[vec[i64]] = vec[i64]([0] * 4)


@final
class ViziaState(State):
    def __init__(self, options: ViziaOptions, seats: i64, board: vec[u8], edge: vec[i64]) -> None:
        self.options: Final = options
        self.seats: i64 = seats
        self.board: vec[u8] = board  # by cell & FOLD, near the layout only: 0 empty, else colour + 1
        self.tiles: vec[i64] = NO_TILES[:]  # the cells in the order of laying
        self.edge: vec[i64] = edge  # free cells a tile could go to, ascending: cell << 6 | colours that fit
        self.edges: i64 = 0  # how many slots of `edge` count
        self.fits: i64 = 0  # a bag: how many cells of the edge take each colour
        self.leaves: vec[i64] = NO_TILES[:]  # tiles with one edge neighbour, ascending; kept for purchases only
        self.pile: i64 = FULL_BAG
        self.commons: i64 = 0
        self.hands: vec[i64] = NO_COUNTS[:]  # by seat, bags
        self.known: vec[i64] = NO_COUNTS[:]  # by seat, the part of the hand that everybody saw (V-12, V-34)
        self.tokens: list[int] = []  # see `token_of`, ascending
        self.laid: vec[i64] = NO_COUNTS[:]  # by seat, tokens on the board
        self.freed: list[int] = []  # vertices of wheels a token was taken off, ascending (VZ-079)
        self.first: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = PLAY
        self.placed: i64 = 0  # available tiles placed this turn
        self.moved: bool = False  # placed or bought this turn
        self.idle: i64 = 0  # turns in a row without a tile placed or bought, up to a round (V-08)
        self.lifted: i64 = NOWHERE  # the cell a bought tile came from
        self.lifted_colour: i64 = 0
        self.pending: list[int] = []  # closed wheels that wait for a choice (V-04)
        self.watch: list[int] = []  # tokens just laid, whose neighbours may be captured (V-17)
        self.reason: i64 = 0

    def copy(self) -> ViziaState:
        twin = ViziaState(self.options, self.seats, self.board[:], self.edge[:])
        twin.tiles = self.tiles[:]
        twin.edges = self.edges
        twin.fits = self.fits
        twin.leaves = self.leaves[:]
        twin.pile = self.pile
        twin.commons = self.commons
        twin.hands = self.hands[:]
        twin.known = self.known[:]
        twin.tokens = self.tokens[:]
        twin.laid = self.laid[:]
        twin.freed = self.freed[:]
        twin.first = self.first
        twin.turn = self.turn
        twin.phase = self.phase
        twin.placed = self.placed
        twin.moved = self.moved
        twin.idle = self.idle
        twin.lifted = self.lifted
        twin.lifted_colour = self.lifted_colour
        twin.pending = self.pending[:]
        twin.watch = self.watch[:]
        twin.reason = self.reason
        return twin

    def json(self) -> Json:
        io = FieldWriter()
        fields(self, io)
        return {"options": self.options.json(), "seats": self.seats, "layout": layout_json(self), **io.noted}

    def colour_name(self, cell: i64) -> str:
        return COLOURS[self.colour(cell)]

    def colour(self, cell: i64) -> i64:
        """The colour of the tile there; -1 where none lies. The cell is on the layout or beside it."""
        return i64(self.board[cell & FOLD]) - 1

    def has_tile(self, cell: i64) -> bool:
        """Whether a tile lies on the cell, wherever that is."""
        return cell in self.tiles

    def hand_size(self, seat: i64) -> i64:
        return size_of(self.hands[seat])

    def tokens_left(self, seat: i64) -> i64:
        return TOKENS - self.laid[seat]

    def owner(self, vertex: i64) -> i64:
        """The seat whose token lies there; -1 where none does."""
        for token in self.tokens:
            if token_vertex(token) == vertex:
                return token_seat(token)
        return -1

    def are_opposed(self, one: i64, other: i64) -> bool:
        """V-30: partners do not oppose each other."""
        return (one ^ other) & 1 == 1 if self.options.teams else one != other


def empty_state(options: ViziaOptions, seats: i64) -> ViziaState:
    """Nothing laid, all tiles in the pile; the one free cell is the origin, for any colour (VZ-023, V-38)."""
    s = ViziaState(options, seats, EMPTY_BOARD[:], EMPTY_EDGE[:])
    s.edge[0] = ORIGIN << 6 | ANY_COLOUR
    s.edges = 1
    s.fits = 0x010101010101
    return s


# ---------------------------------------------------------------------- tokens as numbers


def token_of(seat: i64, vertex: i64) -> i64:
    """A token on the board as one number, in the order of the vertices."""
    return vertex * 4 + seat


def token_seat(token: i64) -> i64:
    return token & 3


def token_vertex(token: i64) -> i64:
    return token >> 2


def token_json(token: i64) -> list[object]:
    return [int(token_seat(token)), vertex_text(token_vertex(token))]


def token_from_json(raw: list[Any]) -> i64:
    return token_of(raw[0], vertex_from_text(raw[1]))


# ---------------------------------------------------------------------- fields, for JSON and back


def fields(s: ViziaState, io: Fields) -> None:
    """All but the layout. The edge, its counts and the leaves follow from that, `laid` from the tokens."""
    open_fields(s, io)
    s.pile = io.one("pile", s.pile, colours_of, bag_of)
    s.hands = by_seat(io.each("hands", list(s.hands[: s.seats]), colours_of, bag_of))
    s.known = by_seat(io.each("known", list(s.known[: s.seats]), colours_of, bag_of))
    s.tokens = io.each("tokens", s.tokens, token_json, token_from_json)
    s.freed = io.each("freed", s.freed, vertex_text, vertex_from_text)
    s.pending = io.each("pending", s.pending, vertex_text, vertex_from_text)
    s.watch = io.each("watch", s.watch, vertex_text, vertex_from_text)
    lifted: list[str] | None = None
    if s.lifted != NOWHERE:
        lifted = [COLOURS[s.lifted_colour], cell_text(s.lifted)]
    lifted = io.plain("lifted", lifted)
    if lifted is not None:
        s.lifted_colour, s.lifted = colour_from_text(lifted[0]), cell_from_text(lifted[1])


def open_fields(s: ViziaState, io: Fields) -> None:
    """What stands in every view under the same name and in the same form."""
    s.first = io.plain("first", s.first)
    s.turn = io.plain("turn", s.turn)
    s.phase = io.one("phase", s.phase, PHASES.__getitem__, PHASES.index)
    s.placed = io.plain("placed", s.placed)
    s.moved = io.plain("moved", s.moved)
    s.idle = io.plain("idle", s.idle)
    s.reason = io.one("reason", s.reason, REASONS.__getitem__, REASONS.index)
    s.commons = io.one("commons", s.commons, colours_of, bag_of)


def by_seat(values: list[int]) -> vec[i64]:
    found = NO_COUNTS[:]
    for seat, value in enumerate(values):
        found[seat] = value
    return found


def layout_json(s: ViziaState) -> list[list[str]]:
    """The tiles in the order of laying; `layout.lay_all` lays them again."""
    return [[s.colour_name(cell), cell_text(cell)] for cell in s.tiles]
