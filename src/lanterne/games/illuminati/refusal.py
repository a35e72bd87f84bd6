"""Why a seat may not do something now. The frames are the authors of legality; here are the words for the rest."""

from __future__ import annotations

from typing import Final

from lanterne.core.errors import Refusal
from lanterne.core.game import Seat
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.games.illuminati.deals.judging import ANSWERS, answer_fault, offer_fault, speaking_fault
from lanterne.games.illuminati.deals.offers import OfferAction, PromiseAction
from lanterne.games.illuminati.legal import legal_actions
from lanterne.games.illuminati.moves import IlluminatiAction, Move
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.turn import any_time
from lanterne.games.illuminati.turn.flow import waited_for

ORDER: Final = {  # the clause by which seats are asked in these frames
    "spending": "A-12",
    "window": "A-62",
    "played": "A-55",
}


def refusal_of(s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
    if s.result is not None:
        return Refusal("162", Phrase("illuminati-refused-over"))
    if not s.alive[seat]:
        return Refusal("158", Phrase("illuminati-refused-out"))
    if isinstance(a, OfferAction):
        return offer_fault(s, seat, a)
    if isinstance(a, PromiseAction):
        return speaking_fault(s, seat, a.to)
    if isinstance(a, Move) and a.verb in ANSWERS:
        return answer_fault(s, seat, a.a, a.verb)
    if isinstance(a, Move) and a.verb in any_time.VERBS:
        return any_time.fault(s, seat, a)
    return None if a in legal_actions(s, seat) else why_not(s, seat, a)


def why_not(s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal:
    """The words for an action that is not among the legal ones."""
    asked = waited_for(s)
    if seat not in asked:
        clause = ORDER.get(s.frames[-1].kind, "11")
        return Refusal(clause, Phrase("illuminati-refused-not-asked", {"seat": seat_phrase(asked[0])}))
    told = s.frames[-1].explain(s, seat, a)
    return Refusal("22", Phrase("illuminati-refused-not-now")) if told is None else told
