"""The engine of the stack: the top frame asks, or goes on by itself until somebody is asked or the game is over."""

from __future__ import annotations

from lanterne.core.game import Out, Seat
from lanterne.core.rng import Rng
from lanterne.games.illuminati.blanks import NO_SEATS
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.turn.elimination import anyone_resigns, settle_resignations


def settle(s: IlluminatiState, rng: Rng, out: Out) -> None:
    s.waited = None
    while s.result is None:
        if len(s.frames) == 1 and anyone_resigns(s):
            settle_resignations(s, out)
            continue
        frame = s.frames[-1]
        asked = frame.asked(s)
        if asked:
            s.waited = asked
            return
        frame.step(s, rng, out)


def waited_for(s: IlluminatiState) -> list[Seat]:
    """The seats that are asked now; read only."""
    if s.result is not None:
        return NO_SEATS
    return s.frames[-1].asked(s) if s.waited is None else s.waited


def next_alive(s: IlluminatiState, seat: int) -> int:
    """The next seat in play order that is still in the game (11, A-29); itself when no other is."""
    after = (seat + 1) % s.seats
    while not s.alive[after] and after != seat:
        after = (after + 1) % s.seats
    return after


def play_order(s: IlluminatiState, seat: int) -> list[int]:
    """All living seats from the one after `seat` round to itself."""
    order: list[int] = []
    other = seat
    for _ in range(s.seats):
        other = other + 1 if other + 1 < s.seats else 0
        if s.alive[other]:
            order.append(other)
    return order
