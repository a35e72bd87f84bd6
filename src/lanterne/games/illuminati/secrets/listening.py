"""The illuminated Phone Companies learn what specials others hold, at any time (179)."""

from __future__ import annotations

from lanterne.core.game import Event, Out, Seat
from lanterne.core.phrase import Arg, seat_phrase
from lanterne.games.illuminati.cards.table import CARDS
from lanterne.games.illuminati.moves import LISTEN, IlluminatiAction, move
from lanterne.games.illuminati.specials.hands import unknown_specials
from lanterne.games.illuminati.specials.looking import see_specials
from lanterne.games.illuminati.state import SET_UP, IlluminatiState


def may_listen(s: IlluminatiState, seat: Seat) -> bool:
    return s.alive[seat] and CARDS[s.illuminati[seat]].listens


def add_listening(s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
    """Each other seat that holds a special this one cannot name."""
    if not s.options.addon or s.stage == SET_UP or not may_listen(s, seat):
        return
    for other in range(s.seats):
        if other != seat and s.alive[other] and unknown_specials(s, seat, other):
            acts.append(move(LISTEN, other))


def listen(s: IlluminatiState, seat: Seat, other: Seat, out: Out) -> None:
    """It may tell, but has nothing to show: what it learned goes to it alone. That it listened is public."""
    if out is not None:
        args: dict[str, Arg] = {"seat": seat_phrase(seat), "other": seat_phrase(other)}
        out.append(Event("listened", args, knew=(seat,), clause="179"))
    see_specials(s, seat, other, "179", out)
