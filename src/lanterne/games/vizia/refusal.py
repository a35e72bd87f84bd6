"""Why an action is not allowed: `legal` asks the questions that decide, this finds the clause and the words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.core.errors import Refusal
from lanterne.core.phrase import Arg, Phrase, seat_phrase
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
from lanterne.games.vizia.bag import count_of
from lanterne.games.vizia.lattice import COLOURS, are_compatible, neighbours
from lanterne.games.vizia.layout import fitting, meets_corner
from lanterne.games.vizia.legal import has_elsewhere, is_blocked, legal_end, may_end, may_pay, may_take
from lanterne.games.vizia.state import CAPTURE, CLAIM, OVER, PAY, PLAY, PUT, TAKE, ViziaState
from lanterne.games.vizia.wheels import enclosed

PHASE_OF: Final = {PAY_TOKEN: PAY, PUT_TILE: PUT, CLAIM_WHEEL: CLAIM, CAPTURE_WHEEL: CAPTURE}
DUE: Final = ("play", "take", "pay", "put", "claim", "capture")
DUE_CLAUSES: Final = ("VZ-021", "V-37", "VZ-078", "VZ-078", "V-04", "V-18")


def refusal_of(s: ViziaState, seat: i64, a: ViziaAction) -> Refusal | None:
    if s.phase == OVER:
        return refuse("VZ-060", "over")
    if seat != s.turn:
        return refuse("VZ-014", "not-your-turn", {"turn": seat_phrase(int(s.turn))})
    if not is_time_for(s, a.kind):
        return refuse(DUE_CLAUSES[s.phase], "not-now", {"due": due(s)})
    if a.kind == PLACE:
        return place_refusal(s, a)
    if a.kind == TAKE_TILE:
        return take_refusal(s, a.colour)
    if a.kind == END_TURN:
        return None if may_end(s) else nothing_placed(s)
    if a.kind == PASS_TURN:
        return pass_refusal(s)
    if a.kind == BUY:
        return buy_refusal(s, a.at)
    if a.kind == PUT_TILE:
        return put_refusal(s, a.at)
    return choice_refusal(s, a)


def refuse(clause: str, name: str, args: dict[str, Arg] | None = None) -> Refusal:
    return Refusal(clause, Phrase(f"vizia-refused-{name}", args))


def due(s: ViziaState) -> str:
    """Nobody is told to take what is not there, or with a full hand."""
    return "end" if s.phase == TAKE and len(legal_end(s)) == 1 else DUE[s.phase]


def is_time_for(s: ViziaState, kind: i64) -> bool:
    """Whether the phase of the turn asks for this kind of action."""
    if kind in (PLACE, BUY, PASS_TURN):
        return s.phase == PLAY  # V-37: none of them once a common tile has been taken
    if kind in (TAKE_TILE, END_TURN):
        return s.phase == PLAY or s.phase == TAKE
    return s.phase == PHASE_OF[kind]


# ---------------------------------------------------------------------- tiles


def place_refusal(s: ViziaState, a: ViziaAction) -> Refusal | None:
    bag = s.hands[s.turn] if a.source == FROM_HAND else s.commons
    if count_of(bag, a.colour) == 0:
        return refuse("VZ-020", "not-available", {"colour": COLOURS[a.colour], "source": SOURCES[a.source]})
    return cell_refusal(s, a.colour, a.at)


def cell_refusal(s: ViziaState, colour: i64, cell: i64) -> Refusal | None:
    """Why a tile of the colour cannot lie there: `fitting` decides, the rest finds the words."""
    if (fitting(s, cell) >> colour) & 1:
        return None
    if s.has_tile(cell):
        return refuse("VZ-024", "occupied", {"colour": s.colour_name(cell)})
    if len(s.tiles) == 0:
        return refuse("V-38", "not-the-origin")
    tiles = [beside for beside in neighbours(cell) if s.has_tile(beside)]
    if not tiles:
        if meets_corner(s, cell):
            return refuse("VZ-083", "corner-only")
        return refuse("VZ-024", "apart")
    strange = [beside for beside in tiles if not are_compatible(colour, s.colour(beside))]
    args: dict[str, Arg] = {"colour": COLOURS[colour], "other": s.colour_name(strange[0])}
    return refuse("VZ-025" if len(strange) == len(tiles) else "VZ-029", "colours", args)


def put_refusal(s: ViziaState, cell: i64) -> Refusal | None:
    if cell == s.lifted:
        return refuse("V-24", "same-cell")
    return cell_refusal(s, s.lifted_colour, cell)


def buy_refusal(s: ViziaState, cell: i64) -> Refusal | None:
    if not s.options.purchase:
        return refuse("VZ-078", "no-purchase")
    if not may_pay(s, s.turn):
        return refuse("VZ-078", "no-token")
    if not s.has_tile(cell):
        return refuse("VZ-078", "no-tile")
    if cell not in s.leaves:
        return refuse("V-25", "not-a-leaf")
    if not has_elsewhere(s, cell):
        return refuse("V-24", "nowhere-else", {"colour": s.colour_name(cell)})
    return None


# ---------------------------------------------------------------------- the turn


def nothing_placed(s: ViziaState) -> Refusal:
    return refuse("VZ-035", "pass-instead") if is_blocked(s) else refuse("VZ-021", "place-first")


def take_refusal(s: ViziaState, colour: i64) -> Refusal | None:
    if not may_take(s):
        if may_end(s):
            return refuse("VZ-040", "hand-full")
        return refuse("V-05", "pass-instead") if is_blocked(s) else refuse("VZ-021", "place-first")
    if count_of(s.commons, colour) == 0:
        return refuse("VZ-040", "not-available", {"colour": COLOURS[colour], "source": "commons"})
    return None


def pass_refusal(s: ViziaState) -> Refusal | None:
    if is_blocked(s):
        return None
    return refuse("VZ-040", "end-instead") if may_end(s) else refuse("VZ-037", "can-place")


def choice_refusal(s: ViziaState, a: ViziaAction) -> Refusal | None:
    """Pay, claim or capture: one of the vertices in question."""
    if a.kind == PAY_TOKEN:
        return None if s.owner(a.at) == s.turn else refuse("V-27", "not-your-token")
    if a.kind == CLAIM_WHEEL:
        return None if a.at in s.pending else refuse("V-04", "not-closed")
    return None if a.at in enclosed(s) else refuse("V-18", "not-enclosed")
