"""What a seat may do whoever's move it is: show or hide a card, show money or a goal, resign. Judged here, not listed.

These are open families: nobody waits for them and they change nothing that another seat decides by.
"""

from __future__ import annotations

from typing import Final

from lanterne.core.errors import Refusal
from lanterne.core.game import Event, Out, Seat
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.games.illuminati.cards.naming import card_phrase, special_phrase
from lanterne.games.illuminati.money.treasury import everyone, show_treasury
from lanterne.games.illuminati.moves import HIDE, RESIGN, SHOW, SHOW_GOAL, SHOW_MONEY, Move
from lanterne.games.illuminati.secrets.hidden import may_show_goal, show_goal
from lanterne.games.illuminati.specials.hands import add_shown, forget, known_of, remember
from lanterne.games.illuminati.state import CONTROLLED, IlluminatiState
from lanterne.games.illuminati.turn.elimination import ask_to_resign

VERBS: Final[tuple[int, ...]] = (SHOW, HIDE, SHOW_MONEY, SHOW_GOAL, RESIGN)


def fault(s: IlluminatiState, seat: Seat, a: Move) -> Refusal | None:
    if a.verb == SHOW and s.specials[seat][a.a] <= s.shown[seat][a.a]:
        return Refusal("19", Phrase("illuminati-refused-show", {"special": special_phrase(a.a)}))
    if a.verb == HIDE and not s.shown[seat][a.a]:
        return Refusal("19", Phrase("illuminati-refused-hide", {"special": special_phrase(a.a)}))
    if a.verb == SHOW_MONEY and not may_show_money(s, seat, a.a):
        return Refusal("187", Phrase("illuminati-refused-show-money"))
    if a.verb == SHOW_GOAL and not may_show_goal(s, seat):
        return Refusal("157", Phrase("illuminati-refused-show-goal"))
    if a.verb == RESIGN and s.resigning[seat]:
        return Refusal("A-74", Phrase("illuminati-refused-resign"))
    return None


def may_show_money(s: IlluminatiState, seat: Seat, card: int) -> bool:
    """A treasury of one's own that somebody does not know yet (187)."""
    return s.zone[card] == CONTROLLED and s.owner[card] == seat and s.knowers[card] != everyone(s)


def act(s: IlluminatiState, seat: Seat, a: Move, out: Out) -> None:
    if a.verb == SHOW:
        turn_special(s, seat, a.a, out, face_up=True)
    elif a.verb == HIDE:
        turn_special(s, seat, a.a, out, face_up=False)
    elif a.verb == SHOW_MONEY:
        reveal_money(s, seat, a.a, out)
    elif a.verb == SHOW_GOAL:
        show_goal(s, seat, out)
    else:
        ask_to_resign(s, seat, out)


def turn_special(s: IlluminatiState, seat: Seat, kind: int, out: Out, *, face_up: bool) -> None:
    """Who has seen it face up still knows it when it is turned down again (19)."""
    knew = (seat, *[viewer for viewer in range(s.seats) if viewer != seat and known_of(s, viewer, seat)[kind]])
    for viewer in range(s.seats):
        if viewer == seat:
            continue
        if face_up:
            forget(s, viewer, seat, kind)
        else:
            remember(s, viewer, seat, kind)
    add_shown(s, seat, kind, 1 if face_up else -1)
    if out is not None:
        name = "special-shown" if face_up else "special-hidden"
        args: dict[str, Arg] = {"seat": seat_phrase(seat), "special": special_phrase(kind)}
        out.append(Event(name, args, knew=knew if face_up else None, clause="19"))


def reveal_money(s: IlluminatiState, seat: Seat, card: int, out: Out) -> None:
    knew = tuple([viewer for viewer in range(s.seats) if s.knowers[card] >> viewer & 1])
    show_treasury(s, card)
    if out is not None:
        args: dict[str, Arg] = {"seat": seat_phrase(seat), "card": card_phrase(s, card), "money": s.treasury[card]}
        out.append(Event("money-shown", args, knew=knew, clause="187"))
