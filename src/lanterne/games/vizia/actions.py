"""What a seat can do, as interned values: equal codes are the same object.

place <colour> <a>,<b>,<up|down> from <hand|commons>
take <colour>            a common tile becomes a personal one
end                      of the turn
pass                     when nothing fits
buy <a>,<b>,<up|down>    lifts a tile, then: pay <a>,<b> (an own token), put <a>,<b>,<up|down>
claim <a>,<b>            which closed wheel gets a token, when they are short
capture <a>,<b>          which enclosed token or wheel is captured, when they are short
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.core.errors import BadCode
from lanterne.core.game import Action
from lanterne.games.vizia.lattice import (
    CELLS,
    COLOURS,
    cell_from_text,
    cell_text,
    colour_from_text,
    vertex_from_text,
    vertex_text,
)

PLACE: Final[i64] = 0
TAKE_TILE: Final[i64] = 1
END_TURN: Final[i64] = 2
PASS_TURN: Final[i64] = 3
BUY: Final[i64] = 4
PAY_TOKEN: Final[i64] = 5
PUT_TILE: Final[i64] = 6
CLAIM_WHEEL: Final[i64] = 7
CAPTURE_WHEEL: Final[i64] = 8
VERBS: Final = ("place", "take", "end", "pass", "buy", "pay", "put", "claim", "capture")

FROM_HAND: Final[i64] = 0
FROM_COMMONS: Final[i64] = 1
SOURCES: Final = ("hand", "commons")


@final
class ViziaAction(Action):
    def __init__(self, kind: i64, colour: i64, at: i64, source: i64) -> None:
        self.kind: i64 = kind
        self.colour: i64 = colour  # of place and take
        self.at: i64 = at  # a cell of place, buy and put; a vertex of pay, claim and capture
        self.source: i64 = source  # of place

    def code(self) -> str:
        verb = VERBS[self.kind]
        if self.kind == PLACE:
            return f"place {COLOURS[self.colour]} {cell_text(self.at)} from {SOURCES[self.source]}"
        if self.kind == TAKE_TILE:
            return f"take {COLOURS[self.colour]}"
        if self.kind == BUY or self.kind == PUT_TILE:
            return f"{verb} {cell_text(self.at)}"
        if self.kind == END_TURN or self.kind == PASS_TURN:
            return verb
        return f"{verb} {vertex_text(self.at)}"


END: Final = ViziaAction(END_TURN, 0, 0, 0)
PASS: Final = ViziaAction(PASS_TURN, 0, 0, 0)
TAKES: Final = [ViziaAction(TAKE_TILE, colour, 0, 0) for colour in range(6)]
_places: Final[list[list[ViziaAction] | None]] = [None] * int(CELLS)  # by cell, made when first asked for
_others: Final[dict[int, ViziaAction]] = {}  # by kind and place


def place_at(source: i64, colour: i64, cell: i64) -> ViziaAction:
    here = _places[cell]
    if here is None:
        here = [ViziaAction(PLACE, c, cell, n) for n in range(2) for c in range(6)]
        _places[cell] = here
    return here[source * 6 + colour]


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
    words = code.split(" ")
    if words[0] not in VERBS:
        raise BadCode(f"{code!r} is no action of vizia: it begins with none of {', '.join(VERBS)}")
    a = _read(VERBS.index(words[0]), words)
    if a is None or a.code() != code:
        raise BadCode(f"{code!r} is not how vizia writes an action that begins with {words[0]!r}")
    return a


def _read(kind: i64, words: list[str]) -> ViziaAction | None:
    if kind == PLACE:
        if len(words) != 5 or words[4] not in SOURCES:
            return None
        return place_at(SOURCES.index(words[4]), colour_from_text(words[1]), cell_from_text(words[2]))
    if kind == END_TURN:
        return END
    if kind == PASS_TURN:
        return PASS
    if len(words) != 2:
        return None
    if kind == TAKE_TILE:
        return TAKES[colour_from_text(words[1])]
    if kind in (BUY, PUT_TILE):
        return action_at(kind, cell_from_text(words[1]))
    return action_at(kind, vertex_from_text(words[1]))
