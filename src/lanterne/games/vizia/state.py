"""The whole truth of one game of Vizia: nouns and one-line questions."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from lanterne.core.game import Json, State
from lanterne.games.vizia.bag import FULL_BAG, colours_of, size_of
from lanterne.games.vizia.lattice import (
    ANY_COLOUR,
    COLOURS,
    ORIGIN,
    cell_text,
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
PHASES: Final = ("play", "take", "pay", "put", "claim", "capture", "over")

# Why it ended.
REASONS: Final = ("", "last-tile", "twelfth-token", "stuck")
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
        self.tokens: list[int] = []  # vertex * 4 + seat, ascending
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
        """What cannot be derived from the rest: the edge, its counts and the leaves follow from the layout."""
        return {
            "options": self.options.json(),
            "seats": self.seats,
            "layout": [[self.colour_name(cell), cell_text(cell)] for cell in self.tiles],
            "pile": colours_of(self.pile),
            "commons": colours_of(self.commons),
            "hands": [colours_of(self.hands[seat]) for seat in range(self.seats)],
            "known": [colours_of(self.known[seat]) for seat in range(self.seats)],
            "tokens": [[token & 3, vertex_text(token >> 2)] for token in self.tokens],
            "freed": [vertex_text(vertex) for vertex in self.freed],
            "first": self.first,
            "turn": self.turn,
            "phase": PHASES[self.phase],
            "placed": self.placed,
            "moved": self.moved,
            "idle": self.idle,
            "lifted": None if self.lifted == NOWHERE else [COLOURS[self.lifted_colour], cell_text(self.lifted)],
            "pending": [vertex_text(vertex) for vertex in self.pending],
            "watch": [vertex_text(vertex) for vertex in self.watch],
            "reason": REASONS[self.reason],
        }

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
            if token >> 2 == vertex:
                return token & 3
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
