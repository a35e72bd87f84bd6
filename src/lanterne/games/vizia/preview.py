"""What a placement would bring its seat, found by placing it on a copy, so that no rule is written twice."""

from __future__ import annotations

from mypy_extensions import i64, u8

from lanterne.core.game import Event
from lanterne.games.vizia.actions import FROM_COMMONS, FROM_HAND, place_at
from lanterne.games.vizia.apply import place, put
from lanterne.games.vizia.bag import count_of
from lanterne.games.vizia.lattice import COLOURS, WAYS, cell_a, cell_b, vertex_a, vertex_b
from lanterne.games.vizia.state import FOLD, PLAY, PUT, ViziaState
from lanterne.games.vizia.wheels import KINDS, closed_by, kind_of, would_close


def look_ahead(s: ViziaState, closes: list[list[str | int]], captures: list[list[str | int]]) -> None:
    """For the seat on turn: the wheels its placements would close and what they would capture, by cell and colour."""
    colours = colours_to_place(s)
    if colours == 0:
        return
    slot: i64 = 0
    while slot < s.edges:
        entry = s.edge[slot]
        cell = entry >> 6
        slot += 1
        if entry & colours != 0 and cell != s.lifted and would_close(s, cell):  # V-24
            for colour in range(6):
                if (entry & colours) >> colour & 1:
                    look_at(s, colour, cell, closes, captures)


def colours_to_place(s: ViziaState) -> i64:
    """The colours at hand, one bit each."""
    if s.phase == PUT:
        return 1 << s.lifted_colour
    found: i64 = 0
    if s.phase == PLAY:
        for colour in range(6):
            if count_of(s.hands[s.turn], colour) + count_of(s.commons, colour) > 0:
                found |= 1 << colour
    return found


def look_at(
    s: ViziaState, colour: i64, cell: i64, closes: list[list[str | int]], captures: list[list[str | int]]
) -> None:
    twin = s.copy()
    twin.board[cell & FOLD] = u8(colour + 1)
    for vertex in closed_by(twin, cell):
        closes.append(
            [*tile_row(colour, cell), int(vertex_a(vertex)), int(vertex_b(vertex)), KINDS[kind_of(twin, vertex)]]
        )
    if s.options.capture:
        for event in events_of(s, colour, cell):
            if event.name in ("token-captured", "wheel-captured"):
                captures.append([*tile_row(colour, cell), *where(event)])


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
