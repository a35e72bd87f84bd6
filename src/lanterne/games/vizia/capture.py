"""Capture of enclosed tokens and empty wheels (VZ-076, VZ-081, V-14 to V-20)."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.game import Out
from lanterne.games.vizia import events
from lanterne.games.vizia.state import CAPTURE, OVER, PLAY, TOKENS, TWELFTH_TOKEN, ViziaState
from lanterne.games.vizia.turns import finish
from lanterne.games.vizia.wheels import enclosed, lay_token, lift_token


def resolve_captures(s: ViziaState, out: Out) -> None:
    """One by one; each capture token is watched in its turn (V-17). Where tokens are short the player chooses (V-18).

    An enclosed token stays enclosed when another is captured, so with tokens enough the order cannot matter.
    """
    s.phase = PLAY
    while s.phase != OVER:
        found = enclosed(s)
        if not found:
            s.watch = []
            return
        if len(found) > s.tokens_left(s.turn):
            s.phase = CAPTURE
            return
        take_over(s, found[0], out)


def capture_at(s: ViziaState, vertex: i64, out: Out) -> None:
    """The capture that was chosen, then the next: tokens are short, so it ends with the twelfth (V-18)."""
    take_over(s, vertex, out)
    if s.phase != OVER:
        resolve_captures(s, out)


def take_over(s: ViziaState, vertex: i64, out: Out) -> None:
    """Removal and replacement are one act."""
    owner = s.owner(vertex)
    if owner >= 0:
        lift_token(s, owner, vertex)
        if out is not None:
            out.append(events.token_captured(s.turn, owner, vertex))
    else:
        s.freed.remove(vertex)
        if out is not None:
            out.append(events.wheel_captured(s.turn, vertex))
    lay_token(s, s.turn, vertex)
    s.watch.append(vertex)
    if s.laid[s.turn] == TOKENS:
        finish(s, TWELFTH_TOKEN, out)
