"""The offers the greedy bot makes: a shared victory, groups that serve the other's goal, groups that serve its own."""

from __future__ import annotations

from math import ceil
from typing import Final, final

from lanterne.bots.illuminati.bargains import GOOD, GRUDGE, SHARED, change, coin, verdict
from lanterne.bots.illuminati.memory import Memory
from lanterne.bots.illuminati.sharing import NOTHING, exchange_for_two
from lanterne.bots.illuminati.values import gain_of, loss_of, threat
from lanterne.core.game import Seat
from lanterne.games.illuminati.deals.bundles import Bundle
from lanterne.games.illuminati.deals.judging import has_open_offer, offer_fault
from lanterne.games.illuminati.deals.listing import OFFERS_LISTED
from lanterne.games.illuminati.deals.offers import OfferAction
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.structure.geometry import groups_of, puppets

MARGIN: Final = 0.012  # beyond what the other side is thought to ask for
MOST_PAID: Final = 30
WARES: Final = 2  # groups of either side that are looked at closely


@final
class Proposal:
    """An offer to one seat, and what it promises."""

    def __init__(self, to: Seat, give: Bundle, want: Bundle, value: float) -> None:
        self.to: Final = to
        self.give: Final = give
        self.want: Final = want
        self.value: Final = value


def best_offer(s: IlluminatiState, me: Seat, memory: Memory, plan: float) -> OfferAction | None:
    """What is worth proposing between one's own actions, where the best attack promises so much; None: nothing."""
    if s.offers_made[me] >= OFFERS_LISTED or has_open_offer(s, me) or s.actions_left < 1:
        return None
    best: Proposal | None = None
    for other in range(s.seats):
        if other == me or not s.alive[other] or memory.deaf.get(other, -1) == memory.turn:
            continue
        for found in (shared_victory(s, me, other, memory, plan), best_trade(s, me, other, memory)):
            if found is not None and (best is None or found.value > best.value):
                best = found
    if best is None:
        return None
    a = OfferAction([best.to], best.give, best.want)
    if offer_fault(s, me, a) is not None:
        return None
    memory.reason = reason_of(best)
    return a


def reason_of(found: Proposal) -> str:
    if found.value >= SHARED:
        return "together"
    if found.give.groups and found.want.groups:
        return "swap"
    return "sell" if found.give.groups else "buy"


def shared_victory(s: IlluminatiState, me: Seat, other: Seat, memory: Memory, plan: float) -> Proposal | None:
    give, want = exchange_for_two(s, me, other, plan)
    if give == NOTHING:
        return None
    found = Proposal(other, Bundle(0, [], [give]), Bundle(0, [], [want]), SHARED)
    return found if memory.may_offer(other, found.give, found.want) else None


# ---------------------------------------------------------------------- trading


def best_trade(s: IlluminatiState, me: Seat, other: Seat, memory: Memory) -> Proposal | None:
    """Of the groups that suit the other side better than the owner: bought, sold, or exchanged for one another."""
    sold = suited(s, me, other, me)
    bought = suited(s, other, me, me)
    best: Proposal | None = None
    pairs = [(give, NOTHING) for give in sold] + [(NOTHING, want) for want in bought]
    if s.actions_left > 1:
        pairs += [(give, want) for give in sold for want in bought]
    for give, want in pairs:
        found = priced(s, me, other, give, want, memory)
        if found is not None and (best is None or found.value > best.value):
            best = found
    return best


def suited(s: IlluminatiState, owner: Seat, taker: Seat, me: Seat) -> list[int]:
    """The leaves of a structure that are worth more to the taker than to the owner, the best first."""
    found: list[tuple[float, int]] = []
    for card in groups_of(s, owner):
        if not puppets(s, card):
            more = gain_of(s, taker, me, [card]) - loss_of(s, owner, me, [card])
            if more > 0.0:
                found.append((more, card))
    found.sort(reverse=True)
    return [card for _, card in found[:WARES]]


def priced(s: IlluminatiState, me: Seat, other: Seat, give: int, want: int, memory: Memory) -> Proposal | None:
    """The exchange with the money that makes it fair; None where no sum does."""
    gives = Bundle(0, [], [give] if give != NOTHING else [])
    gets = Bundle(0, [], [want] if want != NOTHING else [])
    money = least_price(s, me, other, gives, gets, memory)
    if money > 0:
        gives.money = money
        if money > min(MOST_PAID, s.treasury[s.illuminati[me]]):
            return None
    else:  # what the other side could pay at most: half of it is asked for
        gets.money = min(-money // 2, MOST_PAID, s.treasury[s.illuminati[other]])
    value = verdict(s, me, other, gives, gets, memory)
    if value <= GOOD or not memory.may_offer(other, gives, gets):
        return None
    return Proposal(other, gives, gets, value)


def least_price(s: IlluminatiState, me: Seat, other: Seat, gives: Bundle, gets: Bundle, memory: Memory) -> int:
    """The least money that should make the other side agree, by the `verdict` it will come to itself.

    Negative: so much it would even pay.
    """
    mine, theirs = change(s, me, other, gives, gets), change(s, other, other, gets, gives)
    fear = threat(s, me, other)
    asked = GOOD + MARGIN + fear * max(0.0, mine) - theirs
    if memory.has_attacked(other):
        asked += GRUDGE
    each = coin(s, other, other, asked < 0.0) + fear * coin(s, me, other, asked > 0.0)
    return ceil(asked / each)
