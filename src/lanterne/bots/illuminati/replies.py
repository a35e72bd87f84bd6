"""How the greedy bot answers offers, and the reason its judgement had: what it says with the answer."""

from __future__ import annotations

from typing import Final

from lanterne.bots.illuminati.bargains import (
    DISTRUST,
    GOOD,
    GRUDGE,
    cards_after,
    change,
    is_gift,
    is_welcome,
    verdict,
    wins_with,
)
from lanterne.bots.illuminati.memory import Memory
from lanterne.core.game import Seat
from lanterne.games.illuminati.deals.bundles import Bundle, Offer
from lanterne.games.illuminati.deals.judging import frozen, open_offer, public_fault
from lanterne.games.illuminati.moves import ACCEPT, REFUSE, IlluminatiAction, Move, move
from lanterne.games.illuminati.state import IlluminatiState

NO_REASON: Final = ""


def answer_offer(
    s: IlluminatiState, me: Seat, legal: list[IlluminatiAction], memory: Memory
) -> IlluminatiAction | None:
    """An answer to the first offer that lies open: whatever is not taken is refused at once, so that nobody waits."""
    for a in legal:
        if isinstance(a, Move) and a.verb in (ACCEPT, REFUSE):
            offer = open_offer(s, a.a)
            assert offer is not None
            if a.verb == REFUSE:
                memory.reason = reason_to_decline(s, me, offer, memory)
                return a
            if is_welcome(s, me, offer, memory):
                memory.reason = reason_for(s, me, offer, memory)
                return a
            memory.reason = reason_against(s, me, offer.proposer, offer.want, offer.give, memory)
            return move(REFUSE, a.a)
    return None


def reason_to_decline(s: IlluminatiState, me: Seat, offer: Offer, memory: Memory) -> str:
    """What is said of an offer that cannot be taken: none where all can see why.

    Else the same as if it could be: silence would tell what this seat does not hold.
    """
    seen = frozen(s) or public_fault(s, offer.proposer, me, offer.give, offer.want)
    return NO_REASON if seen is not None else reason_against(s, me, offer.proposer, offer.want, offer.give, memory)


def reason_for(s: IlluminatiState, me: Seat, offer: Offer, memory: Memory) -> str:
    """Why an offer is welcome."""
    other = offer.proposer
    if wins_with(s, other, me, cards_after(s, other, offer.give, offer.want)):
        return "share"
    if is_gift(offer.want):
        return "thanks"
    worth = verdict(s, me, other, offer.want, offer.give, memory)
    return "fair" if worth > GOOD else "peace"


def reason_against(s: IlluminatiState, me: Seat, other: Seat, gives: Bundle, gets: Bundle, memory: Memory) -> str:
    """Why it is not: the heaviest of what speaks against it."""
    if wins_with(s, other, me, cards_after(s, other, gets, gives)):
        both = wins_with(s, me, me, cards_after(s, me, gives, gets))
        return "alone" if both else "victory"
    worth = verdict(s, me, other, gives, gets, memory)
    if memory.has_broken(other) and worth + DISTRUST > GOOD:
        return "word"
    if memory.was_attacked_by(other) and worth + GRUDGE > GOOD:
        return "grudge"
    if change(s, me, me, gives, gets) > GOOD:
        return "danger"  # it would do, were the other side not helped too much
    return "money" if gives.money and not gives.groups else "poor"
