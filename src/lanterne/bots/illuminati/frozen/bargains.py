"""How the greedy bot deals: what a bundle means to both parties, which offers to take and which to make."""

from __future__ import annotations

from typing import Final

from lanterne.bots.illuminati.frozen.values import SPECIAL, money_worth, standing, threat
from lanterne.core.game import Seat
from lanterne.games.illuminati.deals.bundles import Bundle
from lanterne.games.illuminati.deals.judging import branches, open_offer
from lanterne.games.illuminati.deals.offers import OfferAction
from lanterne.games.illuminati.goals.goals import cards_of
from lanterne.games.illuminati.moves import ACCEPT, REFUSE, IlluminatiAction, Move, move
from lanterne.games.illuminati.state import IlluminatiState

ACTION: Final = 0.02  # what an action of one's own turn is worth
PLENTY: Final = 18  # whoever has more parts with it more easily
GOOD: Final = 0.012  # a deal below this is not worth the talk
LIKELY: Final = 0.012  # what the other side must win for an offer to be worth making


def change(s: IlluminatiState, seat: Seat, me: Seat, gives: Bundle, gets: Bundle) -> float:
    """What a deal does to a seat's standing."""
    now = cards_of(s, seat)
    going, coming = branches(s, gives.groups), branches(s, gets.groups)
    then = [card for card in now if card not in going] + coming
    worth = standing(s, seat, me, then, 0) - standing(s, seat, me, now, 0)
    each = money_worth(s, seat, me)
    if gives.money and s.treasury[s.illuminati[seat]] > PLENTY:
        each *= 0.6
    worth += each * (gets.money - gives.money)
    worth += SPECIAL * (len(gets.specials) - len(gives.specials))
    if seat == s.turn:
        worth -= ACTION * (len(gives.groups) + len(gets.groups))
    return worth


def answer_offer(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction]) -> IlluminatiAction | None:
    """Takes an offer that helps more than it helps a partner who is a danger; declines the rest."""
    for a in legal:
        if isinstance(a, Move) and a.verb == ACCEPT:
            offer = open_offer(s, a.a)
            assert offer is not None
            mine = change(s, me, me, offer.want, offer.give)
            theirs = change(s, offer.proposer, me, offer.give, offer.want)
            if mine > GOOD and mine > threat(s, offer.proposer, me) * theirs:
                return a
            return move(REFUSE, a.a)
    return None


def best_offer(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction]) -> IlluminatiAction | None:
    """Among the offers listed, the one that helps most, where the other side may well agree."""
    best: IlluminatiAction | None = None
    value = GOOD
    for a in legal:
        if isinstance(a, OfferAction):
            mine = change(s, me, me, a.give, a.want)
            if mine <= value:
                continue
            for other in a.to:
                theirs = change(s, other, me, a.want, a.give)
                if theirs > LIKELY and mine > threat(s, other, me) * theirs:
                    best = a
                    value = mine
    return best
