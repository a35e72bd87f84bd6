"""What a seat may leave word about: the windows it is asked in, for those who would rather not be asked each time."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Seat
from lanterne.core.window import Window as Asked
from lanterne.games.illuminati.attack.attack import Attack, current_attack
from lanterne.games.illuminati.attack.spending import Spending
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.moves import PASS, IlluminatiAction, move
from lanterne.games.illuminati.specials.played import Played
from lanterne.games.illuminati.specials.window import Window
from lanterne.games.illuminati.state import NOBODY, IlluminatiState
from lanterne.games.illuminati.turn.flow import waited_for

SPECIAL: Final = "special"  # a special may be played
DEFEND: Final = "defend"  # money for one's own group (53)
INTERFERE: Final = "interfere"  # money for or against somebody else's attack (87)
WINDOWS: Final = (SPECIAL, DEFEND, INTERFERE)


def window_of(s: IlluminatiState, seat: Seat) -> Asked | None:
    if seat not in waited_for(s):
        return None
    frame = s.frames[-1]
    atk = current_attack(s)
    kind = kind_of(s, frame, atk, seat)
    if not kind:
        return None
    acts: list[IlluminatiAction] = []
    frame.legal(s, seat, acts)
    doubts = isinstance(frame, Window) and frame.may_doubt(s, seat)
    aimed = atk is not None and atk.defender == seat
    return Asked(kind, move(PASS).code(), empty=len(acts) == 1 and not doubts, own=s.turn == seat, aimed=aimed)


def kind_of(s: IlluminatiState, frame: Frame, atk: Attack | None, seat: Seat) -> str:
    """The attacker in a round of spending decides about an attack of its own: asked for a special alone."""
    if isinstance(frame, (Window, Played)):
        return SPECIAL
    if not isinstance(frame, Spending) or atk is None or frame.next_seat(s) == NOBODY:
        return ""
    if seat == atk.seat:
        return SPECIAL
    return DEFEND if seat == atk.defender else INTERFERE
