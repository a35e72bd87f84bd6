"""Doing what was chosen: one function per action, then wheels, captures and turns are settled."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.game import Out
from lanterne.core.rng import Rng
from lanterne.games.vizia import events
from lanterne.games.vizia.actions import (
    BUY,
    CAPTURE_WHEEL,
    CLAIM_WHEEL,
    END_TURN,
    FROM_HAND,
    PASS_TURN,
    PAY_TOKEN,
    PLACE,
    PUT_TILE,
    SOURCES,
    TAKE_TILE,
    ViziaAction,
)
from lanterne.games.vizia.bag import count_of, one
from lanterne.games.vizia.capture import capture_at, resolve_captures
from lanterne.games.vizia.layout import lay_tile, lift_tile
from lanterne.games.vizia.state import (
    CLAIM,
    LAST_TILE,
    NOWHERE,
    OVER,
    PAY,
    PLAY,
    PUT,
    TAKE,
    TILES,
    TOKENS,
    TWELFTH_TOKEN,
    ViziaState,
)
from lanterne.games.vizia.turns import end_turn, finish, pass_turn
from lanterne.games.vizia.wheels import closed_by, closes_any, kind_of, lay_token, lift_token


def apply_action(s: ViziaState, seat: i64, a: ViziaAction, rng: Rng, out: Out) -> None:
    """Trusts the action, and that the seat is on turn."""
    kind = a.kind
    if kind == PLACE:
        place(s, a, out)
    elif kind == TAKE_TILE:
        take(s, a.colour, out)
    elif kind == END_TURN:
        end_turn(s, rng, out)
    elif kind == PASS_TURN:
        pass_turn(s, rng, out)
    elif kind == BUY:
        buy(s, a.at, out)
    elif kind == PAY_TOKEN:
        pay(s, a.at, out)
    elif kind == PUT_TILE:
        put(s, a.at, out)
    elif kind == CLAIM_WHEEL:
        claim(s, a.at, out)
    else:
        assert kind == CAPTURE_WHEEL
        capture_at(s, a.at, out)


def place(s: ViziaState, a: ViziaAction, out: Out) -> None:
    if a.source == FROM_HAND:
        s.hands[s.turn] -= one(a.colour)
        if count_of(s.known[s.turn], a.colour) > 0:
            s.known[s.turn] -= one(a.colour)  # of two tiles alike, the one that everybody saw counts as played
    else:
        s.commons -= one(a.colour)  # VZ-022: not replaced before the turn is over
    s.placed += 1
    s.moved = True
    if out is not None:
        out.append(events.tile_placed(s.turn, a.colour, a.at, SOURCES[a.source]))
    lay_tile(s, a.at, a.colour)
    settle(s, a.at, out)


def take(s: ViziaState, colour: i64, out: Out) -> None:
    """VZ-040; V-12: everybody saw it."""
    s.commons -= one(colour)
    s.hands[s.turn] += one(colour)
    s.known[s.turn] += one(colour)
    s.phase = TAKE
    if out is not None:
        out.append(events.common_taken(s.turn, colour))


# ---------------------------------------------------------------------- purchase


def buy(s: ViziaState, cell: i64, out: Out) -> None:
    s.lifted = cell
    s.lifted_colour = s.colour(cell)
    lift_tile(s, cell)
    s.phase = PAY
    if out is not None:
        out.append(events.tile_bought(s.turn, s.lifted_colour, cell))


def pay(s: ViziaState, vertex: i64, out: Out) -> None:
    lift_token(s, s.turn, vertex)
    s.freed.append(vertex)  # VZ-079
    s.freed.sort()
    s.phase = PUT
    if out is not None:
        out.append(events.token_taken_back(s.turn, vertex))


def put(s: ViziaState, cell: i64, out: Out) -> None:
    """V-22: does not count as a tile placed."""
    if out is not None:
        out.append(events.tile_moved(s.turn, s.lifted_colour, s.lifted, cell))
    lay_tile(s, cell, s.lifted_colour)
    s.lifted = NOWHERE
    s.lifted_colour = 0
    s.moved = True
    s.phase = PLAY
    settle(s, cell, out)


# ---------------------------------------------------------------------- wheels, tokens, captures


def settle(s: ViziaState, cell: i64, out: Out) -> None:
    """Tokens for the wheels just closed, then captures, then the end if it has come (V-16, V-18)."""
    if closes_any(s, cell):
        close_wheels(s, closed_by(s, cell), out)
    if s.phase == PLAY:
        end_with_last_tile(s, out)


def end_with_last_tile(s: ViziaState, out: Out) -> None:
    """VZ-060, V-37: the game ends as soon as the tokens and captures of the last tile are settled."""
    if len(s.tiles) == TILES:
        finish(s, LAST_TILE, out)


def close_wheels(s: ViziaState, closed: list[int], out: Out) -> None:
    if out is not None:
        for vertex in closed:
            out.append(events.wheel_completed(s.turn, vertex, kind_of(s, vertex)))
    if len(closed) > s.tokens_left(s.turn):
        s.pending = closed
        s.phase = CLAIM
        return
    for vertex in closed:
        token(s, vertex, out)
    if s.options.capture and s.phase != OVER:
        s.watch = closed
        resolve_captures(s, out)


def token(s: ViziaState, vertex: i64, out: Out) -> None:
    """VZ-050, V-03: at once. VZ-063, V-04: the twelfth ends the game."""
    lay_token(s, s.turn, vertex)
    if out is not None:
        out.append(events.token_placed(s.turn, vertex))
    if s.laid[s.turn] == TOKENS:
        finish(s, TWELFTH_TOKEN, out)


def claim(s: ViziaState, vertex: i64, out: Out) -> None:
    """V-04: wheels wait because tokens are short, so the last of them is the twelfth and ends the game."""
    s.pending.remove(vertex)
    token(s, vertex, out)
