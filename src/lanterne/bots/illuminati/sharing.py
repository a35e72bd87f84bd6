"""Victories for two: an exchange by which both win, or a share promised to whoever helps with the last attack."""

from __future__ import annotations

from typing import Final

from lanterne.bots.illuminati.bargains import SHARED, hope, wins_with
from lanterne.bots.illuminati.memory import SHARE, Memory
from lanterne.bots.illuminati.plans import Plan, best_of, purse_of
from lanterne.bots.illuminati.values import WIN, branch_of, steps_left
from lanterne.core.game import Seat
from lanterne.games.illuminati.attack.attack import Attack
from lanterne.games.illuminati.deals.bundles import Bundle
from lanterne.games.illuminati.deals.judging import offer_fault, talk_is_over
from lanterne.games.illuminati.deals.offers import OfferAction, PromiseAction
from lanterne.games.illuminati.goals.goals import cards_of, has_won, seen_to_win
from lanterne.games.illuminati.moves import CONTROL
from lanterne.games.illuminati.specials.hands import held
from lanterne.games.illuminati.state import NOBODY, IlluminatiState
from lanterne.games.illuminati.structure.geometry import branch, groups_of

DOUBT: Final = 0.5  # everybody will pay against an attack that wins: it promises less than it seems
SURE: Final = 0.85  # so much of its prize an attack must promise to be risked alone
NEARLY: Final = 0.7  # an attack that promises so much of what the best does is preferred where it can be shared
WINNING: Final = 1.0  # a prize beyond this is the victory
CARD_AGAINST: Final = 5  # MB that a special in another's hand may be worth against an attack
NEAR_WIN: Final = 4.0  # so few steps from its goal, somebody may think of sharing the victory
NOTHING: Final = -1


def without(cards: list[int], going: list[int]) -> list[int]:
    return [card for card in cards if card not in going]


# ---------------------------------------------------------------------- by an exchange


def exchange_for_two(s: IlluminatiState, me: Seat, other: Seat, plan: float) -> tuple[int, int]:
    """Groups of both by whose exchange both win at the end of this turn, where that is more than to go on alone."""
    none = (NOTHING, NOTHING)
    if s.actions_left < 2 or max(DOUBT * plan, WIN * hope(s, me)) >= SHARED:
        return none
    mine, theirs = cards_of(s, me), cards_of(s, other)
    if steps_left(s, me, me, mine, 0) > NEAR_WIN or steps_left(s, other, me, theirs, 0) > NEAR_WIN:
        return none
    for give in groups_of(s, me):
        going = branch(s, give)
        if not wins_with(s, other, me, theirs + going):
            continue
        for want in groups_of(s, other):
            coming = branch(s, want)
            if not wins_with(s, me, me, without(mine, going) + coming):
                continue
            if wins_with(s, other, me, without(theirs, coming) + going):
                return (give, want)
    return none


# ---------------------------------------------------------------------- by a promise


def portion(s: IlluminatiState, giver: Seat, taker: Seat, coming: list[int]) -> int:
    """A group that the giver can spare once these cards have come, so that both are seen to win; or NOTHING."""
    mine, theirs = cards_of(s, giver) + coming, cards_of(s, taker)
    for card in groups_of(s, giver) + coming[1:]:  # what comes along with a captured group may go on at once
        going = branch(s, card)
        if seen_to_win(s, taker, theirs + going, 0) and seen_to_win(s, giver, without(mine, going), 0):
            return card
    return NOTHING


def plan_for_two(s: IlluminatiState, me: Seat, memory: Memory, plans: list[Plan]) -> Plan | None:
    """The best attack after which a victory could be shared, where one alone is uncertain; None: there is no use in it.

    The second action of the turn is kept for handing the share over.
    """
    top = best_of(plans)
    if top is None or s.actions_left < 2 or (is_sure(s, me, top) and not memory.has_pledged()):
        return None
    ready = [plan for plan in plans if plan.prize > WINNING and plan.value >= NEARLY * top.value]
    return best_of([plan for plan in ready if partner_for(s, me, memory, plan) != NOBODY])


def partner_for(s: IlluminatiState, me: Seat, memory: Memory, plan: Plan) -> Seat:
    """With whom the victory of this attack could be shared: the promised one, or the richest who can have a share."""
    coming = branch_of(s, plan.target)
    if plan.kind != CONTROL or not seen_to_win(s, me, cards_of(s, me) + coming, 0):
        return NOBODY
    promised = promised_to(s, me) if memory.has_pledged() else NOBODY
    best = NOBODY
    for other in range(s.seats):
        if other in (me, s.owner[plan.target]) or not s.alive[other] or memory.has_broken(other):
            continue
        if promised not in (NOBODY, other):
            continue
        richer = best == NOBODY or s.treasury[s.illuminati[other]] > s.treasury[s.illuminati[best]]
        if richer and portion(s, me, other, coming) != NOTHING:
            best = other
    return best


def pledge(s: IlluminatiState, me: Seat, memory: Memory, plan: Plan | None) -> PromiseAction | None:
    """Before an attack that would win, but that all others would pay against: a share in the victory, promised."""
    if plan is None or s.actions_left < 2 or is_sure(s, me, plan):
        return None
    if memory.has_pledged() or talk_is_over(s, me) is not None:
        return None
    partner = partner_for(s, me, memory, plan)
    return PromiseAction([partner], SHARE) if partner != NOBODY else None


def is_sure(s: IlluminatiState, me: Seat, plan: Plan) -> bool:
    """Whether an attack that would win succeeds even if all others pay against it, and play what they hold."""
    against = 0
    for seat in range(s.seats):
        if seat != me and s.alive[seat]:
            against += s.treasury[s.illuminati[seat]] + CARD_AGAINST * held(s, seat)
    return plan.value >= SURE * plan.prize and purse_of(s, me, plan.attacker) >= against


def promised_to(s: IlluminatiState, me: Seat) -> Seat:
    """To whom a share in the victory was promised last."""
    partners = [to for by, to, text in s.promises if by == me and text == SHARE]
    return partners[-1] if partners else NOBODY


def kept_pledge(s: IlluminatiState, me: Seat, memory: Memory) -> OfferAction | None:
    """The share that was promised in this turn, to one who did not pay against the attack."""
    if not memory.has_pledged() or s.actions_left < 1 or not has_won(s, me):
        return None
    partner = promised_to(s, me)
    if partner == NOBODY or not s.alive[partner] or memory.opposed.get(partner, -1) == memory.turn:
        return None
    card = portion(s, me, partner, [])
    if card == NOTHING:
        return None
    a = OfferAction([partner], Bundle(0, [], [card]), Bundle(0, [], []))
    if not memory.may_offer(partner, a.give, a.want) or offer_fault(s, me, a) is not None:
        return None
    memory.reason = "pledge"
    return a


def is_partner(s: IlluminatiState, me: Seat, atk: Attack, memory: Memory) -> bool:
    """Whether the attacker has promised `me` a share in this turn, and could give one after this attack."""
    if memory.shares.get(atk.seat, -1) != memory.turn or me == atk.defender or atk.kind != CONTROL:
        return False
    coming = branch_of(s, atk.target)
    if not seen_to_win(s, atk.seat, cards_of(s, atk.seat) + coming, 0) or memory.has_broken(atk.seat):
        return False
    return portion(s, atk.seat, me, coming) != NOTHING
