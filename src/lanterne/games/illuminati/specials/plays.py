"""Who may play what at a moment (A-62), judged by what everybody can see, so that being asked tells nothing."""

from __future__ import annotations

from lanterne.core.game import Seat
from lanterne.games.illuminati.blanks import NO_SPECIALS
from lanterne.games.illuminati.moves import IlluminatiAction
from lanterne.games.illuminati.specials.hands import could_hold, face_down, holds_any
from lanterne.games.illuminati.specials.table import EFFECTS, KINDS_AT
from lanterne.games.illuminati.state import IlluminatiState


def is_barred(s: IlluminatiState, seat: Seat) -> bool:
    """Who passed for 5 MB plays nothing before the victory check, no answer either (A-34)."""
    return seat == s.turn and s.passed


def could_play(s: IlluminatiState, seat: Seat, moment: str) -> bool:
    """Whether the seat might, as far as all can see, play something at this moment."""
    if not holds_any(s, seat) or not s.alive[seat] or is_barred(s, seat):
        return False
    hidden = face_down(s, seat) > 0
    for kind in KINDS_AT[moment]:
        if could_hold(s, seat, kind, hidden) and EFFECTS[kind].situation_allows(s, seat):
            return True
    return False


def add_plays(s: IlluminatiState, seat: Seat, moment: str, acts: list[IlluminatiAction]) -> None:
    """All ways in which the seat may play its specials at this moment, by kind."""
    if is_barred(s, seat):
        return
    hand = s.specials[seat]
    if hand is NO_SPECIALS:
        return
    for kind in KINDS_AT[moment]:
        if hand[kind] and EFFECTS[kind].situation_allows(s, seat):
            EFFECTS[kind].add_ways(s, seat, kind, acts)
