"""Looking at what others keep face down: a treasury, or all specials of a hand (131, 179)."""

from __future__ import annotations

from lanterne.core.game import Event, Out, Seat
from lanterne.core.phrase import Arg, seat_phrase
from lanterne.games.illuminati.cards.naming import card_phrase, special_phrase
from lanterne.games.illuminati.cards.table import KIND_COUNT
from lanterne.games.illuminati.money.treasury import knows_treasury
from lanterne.games.illuminati.specials.hands import known_of, learn_specials
from lanterne.games.illuminati.state import IlluminatiState


def see_treasury(s: IlluminatiState, viewer: Seat, card: int, clause: str, out: Out) -> None:
    knew = tuple([other for other in range(s.seats) if knows_treasury(s, other, card)])
    s.knowers[card] |= 1 << viewer
    if out is not None:
        args: dict[str, Arg] = {"card": card_phrase(s, card), "money": s.treasury[card]}
        out.append(Event("treasury-seen", args, (viewer,), knew, clause=clause))


def see_specials(s: IlluminatiState, viewer: Seat, holder: Seat, clause: str, out: Out) -> None:
    if out is not None:
        for kind in range(KIND_COUNT):
            for copy in range(s.specials[holder][kind] - s.shown[holder][kind]):
                knew = tuple(
                    [other for other in range(s.seats) if other == holder or known_of(s, other, holder)[kind] > copy]
                )
                args: dict[str, Arg] = {"seat": seat_phrase(holder), "special": special_phrase(kind)}
                out.append(Event("special-seen", args, (viewer,), knew, clause=clause))
    learn_specials(s, viewer, holder)
