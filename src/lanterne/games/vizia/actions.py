"""What a seat can do, as interned values: equal codes are the same object. `SHAPES` says how they are written:

place, take (a common tile becomes a personal one), end (of the turn), pass (when nothing fits);
buy lifts a tile, then pay gives up one of the seat's tokens for it and put lays it down;
claim and capture choose which closed or enclosed wheels get a token when tokens are short.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.core.errors import BadCode
from lanterne.core.features import Parts
from lanterne.core.game import Action
from lanterne.core.grammar import Shape, Slot, read_code
from lanterne.games.vizia.lattice import (
    CELLS,
    COLOURS,
    VERTICES,
    WIDTH,
    cell_from_text,
    cell_text,
    colour_from_text,
    vertex_from_text,
    vertex_text,
)
from lanterne.games.vizia.state import FOLD

LONGEST_SHOWN: Final = 60  # letters of a code that is no action

PLACE: Final[i64] = 0
TAKE_TILE: Final[i64] = 1
END_TURN: Final[i64] = 2
PASS_TURN: Final[i64] = 3
BUY: Final[i64] = 4
PAY_TOKEN: Final[i64] = 5
PUT_TILE: Final[i64] = 6
CLAIM_WHEEL: Final[i64] = 7
CAPTURE_WHEEL: Final[i64] = 8

FROM_HAND: Final[i64] = 0
FROM_COMMONS: Final[i64] = 1
SOURCES: Final = ("hand", "commons")

COLOUR: Final = Slot("colour", "colour", words=COLOURS)
CELL: Final = Slot("cell", "cell", pattern=r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?),(up|down)")
VERTEX: Final = Slot("vertex", "vertex", pattern=r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")
SHAPES: Final = (  # by kind of action
    Shape("place", COLOUR, CELL, "from", Slot("source", "source", words=SOURCES)),
    Shape("take", COLOUR),
    Shape("end"),
    Shape("pass"),
    Shape("buy", CELL),
    Shape("pay", VERTEX),
    Shape("put", CELL),
    Shape("claim", VERTEX),
    Shape("capture", VERTEX),
)

# For nets: the verb; colour, source and the way up of the cell; where it is, across and down.
PART_SIZES: Final[Parts] = (len(SHAPES), 24, int(VERTICES // WIDTH), int(WIDTH))


@final
class ViziaAction(Action):
    def __init__(self, kind: i64, colour: i64, at: i64, source: i64) -> None:
        self.kind: i64 = kind
        self.colour: i64 = colour  # of place and take
        self.at: i64 = at  # a cell of place, buy and put; a vertex of pay, claim and capture
        self.source: i64 = source  # of place
        self.text: str = ""  # made when first asked for

    def code(self) -> str:
        if not self.text:
            values = {"colour": COLOURS[self.colour], "source": SOURCES[self.source]}
            values["cell"] = cell_text(self.at)
            values["vertex"] = vertex_text(self.at)
            self.text = SHAPES[self.kind].write(values)  # takes those it has a slot for
        return self.text

    def parts(self) -> Parts:
        vertex, way = self.at, i64(0)
        if self.kind == PLACE or self.kind == BUY or self.kind == PUT_TILE:
            vertex, way = self.at >> 1, self.at & 1
        what = (self.source * 6 + self.colour) * 2 + way
        return int(self.kind), int(what), int(vertex // WIDTH), int(vertex % WIDTH)


END: Final = ViziaAction(END_TURN, 0, 0, 0)
PASS: Final = ViziaAction(PASS_TURN, 0, 0, 0)
TAKES: Final = [ViziaAction(TAKE_TILE, colour, 0, 0) for colour in range(6)]
_places: Final[list[list[ViziaAction] | None]] = [None] * int(CELLS)  # by cell, made when first asked for
_others: Final[dict[int, ViziaAction]] = {}  # by kind and place
# The placements last asked for, by source and colour, then by cell & FOLD: lists are filled from here. Cells far apart
# share a slot, so whoever takes one looks at its cell.
NEAR: Final = [END] * int(12 * (FOLD + 1))


def place_at(source: i64, colour: i64, cell: i64) -> ViziaAction:
    here = _places[cell]
    if here is None:
        here = [ViziaAction(PLACE, c, cell, n) for n in range(2) for c in range(6)]
        _places[cell] = here
    return here[source * 6 + colour]


def place_near(row: i64, cell: i64) -> ViziaAction:
    """The same by a row of `NEAR`, and kept there for the next time."""
    found = place_at(row // 6, row % 6, cell)
    NEAR[row * (FOLD + 1) + (cell & FOLD)] = found
    return found


def action_at(kind: i64, at: i64) -> ViziaAction:
    """Buy, pay, put, claim or capture there."""
    key = kind * CELLS + at
    found = _others.get(key)
    if found is None:
        found = ViziaAction(kind, 0, at, 0)
        _others[key] = found
    return found


def parse(code: str) -> ViziaAction:
    """The inverse of `ViziaAction.code`. Raises `BadCode`."""
    found = read_code(SHAPES, code)
    if found is None:
        known = ", ".join([repr(shape) for shape in SHAPES])
        raise BadCode(f"{code[:LONGEST_SHOWN]!r} is no action of vizia: {known}")
    shape, values = found
    kind: i64 = SHAPES.index(shape)
    if kind == PLACE:
        colour = colour_from_text(values["colour"])
        return place_at(SOURCES.index(values["source"]), colour, cell_from_text(values["cell"]))
    if kind == TAKE_TILE:
        return TAKES[colour_from_text(values["colour"])]
    if kind == END_TURN:
        return END
    if kind == PASS_TURN:
        return PASS
    if "cell" in values:
        return action_at(kind, cell_from_text(values["cell"]))
    return action_at(kind, vertex_from_text(values["vertex"]))
