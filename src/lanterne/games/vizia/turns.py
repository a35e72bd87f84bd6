"""The end of a turn: refill, exchange, who is next, when nobody can go on (VZ-035 to VZ-042, V-05 to V-09, V-36)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.core.game import Out
from lanterne.core.rng import Rng
from lanterne.games.vizia import events
from lanterne.games.vizia.bag import EMPTY_BAG, colour_at, one, size_of
from lanterne.games.vizia.legal import can_buy, placements
from lanterne.games.vizia.state import OVER, PLAY, REASONS, STUCK, ViziaState

END_CLAUSES: Final = ("", "VZ-060", "VZ-063", "V-08")


def draw(s: ViziaState, rng: Rng) -> i64:
    """A tile drawn blindly from the pile."""
    colour = colour_at(s.pile, rng.below(size_of(s.pile)))
    s.pile -= one(colour)
    return colour


def refill(s: ViziaState, rng: Rng, out: Out, clause: str) -> None:
    """VZ-042, VZ-070: turns tiles up until all commons lie there or the pile is empty (VZ-060)."""
    missing = s.options.commons() - size_of(s.commons)
    while missing > 0 and s.pile:
        colour = draw(s, rng)
        s.commons += one(colour)
        missing -= 1
        if out is not None:
            out.append(events.common_turned(colour, clause))


def exchange(s: ViziaState, rng: Rng, out: Out) -> None:
    """VZ-036, V-06: the commons go back before new ones are drawn. V-07: with an empty pile they stay."""
    if s.pile == EMPTY_BAG:
        return
    if out is not None:
        out.append(events.commons_returned(size_of(s.commons)))
    s.pile += s.commons
    s.commons = EMPTY_BAG
    refill(s, rng, out, "VZ-036")


def end_turn(s: ViziaState, rng: Rng, out: Out) -> None:
    if out is not None:
        out.append(events.turn_ended(s.turn))
    refill(s, rng, out, "VZ-042")
    next_turn(s, out)


def pass_turn(s: ViziaState, rng: Rng, out: Out) -> None:
    """VZ-035: the personal tiles are shown and from then on known (V-34). V-36: without any tile nothing is shown."""
    hand = s.hands[s.turn]
    s.known[s.turn] = hand
    had_tiles = hand != EMPTY_BAG or s.commons != EMPTY_BAG
    if out is not None:
        k: i64 = 0
        while k < size_of(hand):
            out.append(events.tile_shown(s.turn, colour_at(hand, k)))
            k += 1
        out.append(events.turn_passed(s.turn, "VZ-035" if had_tiles else "V-36"))
    if had_tiles:
        exchange(s, rng, out)
    next_turn(s, out)


def next_turn(s: ViziaState, out: Out) -> None:
    """Clockwise (VZ-014) to the next seat that can do something."""
    s.idle = 0 if s.moved else s.idle + 1
    while True:
        if s.idle >= s.seats:
            s.idle = s.seats
            if nothing_fits(s):
                finish(s, STUCK, out)
                return
        s.turn = 0 if s.turn + 1 == s.seats else s.turn + 1
        s.phase = PLAY
        s.placed = 0
        s.moved = False
        if has_turn(s):
            return
        s.idle += 1
        if out is not None:
            out.append(events.turn_skipped(s.turn))


def has_turn(s: ViziaState) -> bool:
    """V-09, V-36: a seat with no tile to use has a turn only if it can buy."""
    return s.commons != EMPTY_BAG or s.hands[s.turn] != EMPTY_BAG or can_buy(s, s.turn)


def unplaced(s: ViziaState) -> i64:
    """The tiles not on the table: pile, commons and personal tiles together."""
    bag = s.pile + s.commons
    for seat in range(s.seats):
        bag += s.hands[seat]
    return bag


def nothing_fits(s: ViziaState) -> bool:
    """V-08: no colour still unplaced fits any free cell."""
    return placements(s, unplaced(s)) == 0


def finish(s: ViziaState, reason: i64, out: Out) -> None:
    s.phase = OVER
    s.reason = reason
    s.pending = []
    s.watch = []
    if out is not None:
        out.append(events.game_ended(REASONS[reason], END_CLAUSES[reason]))
