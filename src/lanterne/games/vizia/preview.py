"""What a placement would bring its seat, found by placing it on a copy, so that no rule is written twice."""

from __future__ import annotations

from mypy_extensions import i64, u8

from lanterne.core.game import Event
from lanterne.games.vizia.actions import FROM_COMMONS, FROM_HAND, place_at
from lanterne.games.vizia.apply import place, put
from lanterne.games.vizia.bag import count_of
from lanterne.games.vizia.lattice import COLOURS, WAYS, cell_a, cell_b
from lanterne.games.vizia.legal import cells_for
from lanterne.games.vizia.state import FOLD, PLAY, PUT, ViziaState
from lanterne.games.vizia.wheels import closes_any


def look_ahead(s: ViziaState, closes: list[list[str | int]], captures: list[list[str | int]]) -> None:
    """For the seat on turn: the wheels its placements would close and what they would capture, by colour and cell."""
    if s.phase == PLAY:
        for colour in range(6):
            if count_of(s.hands[s.turn], colour) + count_of(s.commons, colour) > 0:
                look_at(s, colour, closes, captures)
    elif s.phase == PUT:
        look_at(s, s.lifted_colour, closes, captures)


def look_at(s: ViziaState, colour: i64, closes: list[list[str | int]], captures: list[list[str | int]]) -> None:
    board = s.copy()
    for cell in cells_for(s, colour):
        if cell == s.lifted:
            continue  # V-24
        board.board[cell & FOLD] = u8(colour + 1)
        if closes_any(board, cell):
            for event in events_of(s, colour, cell):
                if event.name == "wheel-completed":
                    closes.append([*tile_row(colour, cell), *where(event), str(event.args["kind"])])
                elif event.name in ("token-captured", "wheel-captured"):
                    captures.append([*tile_row(colour, cell), *where(event)])
        board.board[cell & FOLD] = 0


def events_of(s: ViziaState, colour: i64, cell: i64) -> list[Event]:
    """What would happen."""
    twin = s.copy()
    out: list[Event] = []
    if s.phase == PUT:
        put(twin, cell, out)
    else:
        source = FROM_HAND if count_of(s.hands[s.turn], colour) > 0 else FROM_COMMONS
        place(twin, place_at(source, colour, cell), out)
    return out


def where(event: Event) -> list[str | int]:
    a, b = event.args["a"], event.args["b"]
    assert isinstance(a, int)
    assert isinstance(b, int)
    return [a, b]


def tile_row(colour: i64, cell: i64) -> list[str | int]:
    return [COLOURS[colour], int(cell_a(cell)), int(cell_b(cell)), WAYS[cell & 1]]
