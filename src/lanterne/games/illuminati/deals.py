"""Gifts and trades (115 to 123, 198 to 200): what may be offered, who may accept, how things change hands.

An offer is known to its parties alone (123). It lies open until the turn ends, the proposer cannot deliver any more, or
somebody answers; one open offer a seat and three a turn keep the talk finite (A-85).
"""

from __future__ import annotations

from typing import Final

from lanterne.core.errors import Refusal
from lanterne.core.game import Action, Seat
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.games.illuminati.actions import ACCEPT, REFUSE, WITHDRAW, move
from lanterne.games.illuminati.attack import ROLLED, current_attack
from lanterne.games.illuminati.cards import CARDS, KIND_COUNT
from lanterne.games.illuminati.goals import cards_of, seen_to_win
from lanterne.games.illuminati.hands import held
from lanterne.games.illuminati.offers import OfferAction, is_empty
from lanterne.games.illuminati.placing import can_make_go
from lanterne.games.illuminati.state import ACTIONS, NOWHERE, SET_UP, Bundle, IlluminatiState, Offer
from lanterne.games.illuminati.structure import blocker, branch, groups_of, out_directions, puppets

OFFERS_A_TURN: Final = 3
SPECIAL_PRICE: Final = 10  # MB asked for a special in the offers that `legal` lists
OPEN_FRAMES: Final = ("turn", "window", "spending")  # while any other is on top, nothing changes hands (22)


def no(clause: str, name: str, args: dict[str, Arg] | None = None) -> Refusal:
    return Refusal(clause, Phrase("illuminati-refused-deal-" + name, args))


# ---------------------------------------------------------------------- when


def frozen(s: IlluminatiState) -> Refusal | None:
    """Why nothing can be given or traded now."""
    if s.stage == SET_UP:
        return no("115", "set-up")
    if s.frames[-1].kind not in OPEN_FRAMES:
        return no("22", "busy")
    atk = current_attack(s)
    if atk is not None and atk.privileged:
        return no("93", "privileged")
    if atk is not None and atk.phase >= ROLLED:
        return no("A-62", "rolled")
    return None


def talk_is_over(s: IlluminatiState, seat: Seat) -> Refusal | None:
    """Whether the seat has said enough this turn (A-85)."""
    if s.offers_made[seat] >= OFFERS_A_TURN:
        return no("A-85", "too-many", {"most": OFFERS_A_TURN})
    return None


def awaited_answers(s: IlluminatiState) -> list[Seat]:
    """Whom the open offers were made to, once for each, as far as they can be answered now."""
    if s.result is not None or frozen(s) is not None:
        return []
    found: list[Seat] = []
    for offer in s.offers:
        found += [seat for seat in offer.to if s.alive[seat]]
    return found


def has_open_offer(s: IlluminatiState, seat: Seat) -> bool:
    return any([offer.proposer == seat for offer in s.offers])


def groups_can_move(s: IlluminatiState, one: Seat, other: Seat, count: int) -> Refusal | None:
    """Groups change hands only in the actions of one of the parties, at one action each (116, 117, 198)."""
    if s.stage != ACTIONS or len(s.frames) > 1:
        return no("198", "not-between-actions")
    if s.turn not in (one, other):
        return no("116", "not-your-turn")
    if count > s.actions_left:
        return no("198", "actions", {"groups": count, "actions": s.actions_left})
    return None


# ---------------------------------------------------------------------- what


def can_deliver(s: IlluminatiState, seat: Seat, bundle: Bundle) -> bool:
    """Whether the seat has all of it now."""
    if bundle.money > s.treasury[s.illuminati[seat]]:
        return False
    for kind in bundle.specials:
        if bundle.specials.count(kind) > s.specials[seat][kind]:
            return False
    return owns_roots(s, seat, bundle.groups)


def owns_roots(s: IlluminatiState, seat: Seat, groups: list[int]) -> bool:
    """Whether these are groups of the seat, none under another of them."""
    for card in groups:
        if s.owner[card] != seat or s.cell[card] == NOWHERE:
            return False
        if any([other != card and other in branch(s, card) for other in groups]):
            return False
    return True


def branches(s: IlluminatiState, roots: list[int]) -> list[int]:
    found: list[int] = []
    for root in roots:
        found.extend(branch(s, root))
    return found


def has_arrows(s: IlluminatiState, seat: Seat, leaving: list[int], wanted: int) -> bool:
    """Whether so many roots could lie once these cards are gone: on free arrows or where the blocker may go (A-72)."""
    if wanted == 0:
        return True
    count = 0
    for master in s.grid[seat].values():
        if master in leaving:
            continue
        for way in out_directions(s, master):
            there = blocker(s, master, way)
            if there == NOWHERE or there in leaving or can_make_go(s, master, way, []):
                count += 1
                if count == wanted:
                    return True
    return False


def public_fault(s: IlluminatiState, giver: Seat, taker: Seat, give: Bundle, want: Bundle) -> Refusal | None:
    """What all can see to be wrong with a deal between these two."""
    count = len(give.groups) + len(want.groups)
    if count:
        fault = groups_can_move(s, giver, taker, count)
        if fault is not None:
            return fault
        if not owns_roots(s, giver, give.groups) or not owns_roots(s, taker, want.groups):
            return no("119", "not-yours")
    going, coming = branches(s, give.groups), branches(s, want.groups)
    if not has_arrows(s, giver, going, len(want.groups)):
        return no("A-72", "no-room", {"seat": seat_phrase(giver)})
    if not has_arrows(s, taker, coming, len(give.groups)):
        return no("A-72", "no-room", {"seat": seat_phrase(taker)})
    if s.passed and ((giver == s.turn and not is_empty(give)) or (taker == s.turn and not is_empty(want))):
        return no("A-34", "passed")
    return no("A-49", "thrown") if throws_game(s, giver, taker, give, want) else None


def throws_game(s: IlluminatiState, giver: Seat, taker: Seat, give: Bundle, want: Bundle) -> bool:
    """Whether, for all to see, it makes a party that receives something win and the other not (121, A-49)."""
    going, coming = branches(s, give.groups), branches(s, want.groups)
    mine = [card for card in cards_of(s, giver) if card not in going] + coming
    theirs = [card for card in cards_of(s, taker) if card not in coming] + going
    one = seen_to_win(s, giver, mine, want.money - give.money)
    other = seen_to_win(s, taker, theirs, give.money - want.money)
    return one != other and not is_empty(want if one else give)


# ---------------------------------------------------------------------- judging


def offer_fault(s: IlluminatiState, seat: Seat, a: OfferAction) -> Refusal | None:
    """Why the seat may not put this offer on the table now."""
    fault = speaking_fault(s, seat, a.to)
    if fault is None and has_open_offer(s, seat):
        fault = no("A-85", "one-open")
    if fault is None:
        fault = frozen(s)
    return deal_fault(s, seat, a) if fault is None else fault


def deal_fault(s: IlluminatiState, seat: Seat, a: OfferAction) -> Refusal | None:
    """What is wrong with the deal itself, whoever may speak; one partner who could take it is enough."""
    if is_empty(a.give) and is_empty(a.want):
        return no("115", "empty")
    if not can_deliver(s, seat, a.give):
        return no("118", "not-held")
    if a.want.groups and len(a.to) > 1:
        return no("119", "one-owner")
    fault: Refusal | None = None
    for other in a.to:
        fault = public_fault(s, seat, other, a.give, a.want)
        if fault is None:
            return None
    return fault


def speaking_fault(s: IlluminatiState, seat: Seat, to: list[Seat]) -> Refusal | None:
    if not s.alive[seat]:
        return no("158", "out")
    for other in to:
        if other == seat or other >= s.seats or not s.alive[other]:
            return no("118", "nobody")
    return talk_is_over(s, seat)


def open_offer(s: IlluminatiState, number: int) -> Offer | None:
    for offer in s.offers:
        if offer.number == number:
            return offer
    return None


def accept_fault(s: IlluminatiState, seat: Seat, number: int) -> Refusal | None:
    """Why the seat cannot take this offer now. The proposer can deliver: offers that fail that are gone (`prune`)."""
    offer = open_offer(s, number)
    if offer is None or seat not in offer.to:
        return no("118", "no-offer", {"number": number})
    fault = frozen(s)
    if fault is None and not can_deliver(s, seat, offer.want):
        fault = no("118", "not-held")
    return public_fault(s, offer.proposer, seat, offer.give, offer.want) if fault is None else fault


def answer_fault(s: IlluminatiState, seat: Seat, number: int, verb: int) -> Refusal | None:
    """Why the seat cannot accept, refuse or withdraw that offer."""
    if verb == ACCEPT:
        return accept_fault(s, seat, number)
    offer = open_offer(s, number)
    if offer is None or (seat not in offer.to if verb == REFUSE else seat != offer.proposer):
        return no("118", "no-offer", {"number": number})
    return None


# ---------------------------------------------------------------------- the list


def add_deals(s: IlluminatiState, seat: Seat, acts: list[Action]) -> None:
    """Answers to open offers, then a useful part of the offers that could be made (the family is open)."""
    for offer in s.offers:
        if seat in offer.to:
            if accept_fault(s, seat, offer.number) is None:
                acts.append(move(ACCEPT, offer.number))
            acts.append(move(REFUSE, offer.number))
        elif seat == offer.proposer:
            acts.append(move(WITHDRAW, offer.number))
    trades_groups = seat == s.turn and s.stage == ACTIONS and len(s.frames) == 1 and s.actions_left > 0
    has_wares = trades_groups or held(s, seat) > 0
    if has_wares and not has_open_offer(s, seat) and talk_is_over(s, seat) is None and frozen(s) is None:
        add_offers(s, seat, trades_groups, acts)


def add_offers(s: IlluminatiState, seat: Seat, trades_groups: bool, acts: list[Action]) -> None:
    """Each special to all for 10 MB; in the seat's own actions, each leaf of its own and of others at its price."""
    others = [other for other in range(s.seats) if other != seat and s.alive[other]]
    before = len(acts)
    refused = False  # one special is like another: what is wrong with selling the first is wrong with all
    for kind in range(KIND_COUNT):
        if s.specials[seat][kind] and not refused:
            a = OfferAction(others, Bundle(0, [kind], []), Bundle(SPECIAL_PRICE, [], []))
            refused = len(acts) == before and deal_fault(s, seat, a) is not None
            if not refused:
                acts.append(a)
    if not trades_groups:
        return
    for card in groups_of(s, seat):
        if not puppets(s, card):
            add_offer(s, seat, OfferAction(others, Bundle(0, [], [card]), Bundle(price(card), [], [])), acts)
    for other in others:
        for card in groups_of(s, other):
            if price(card) <= s.treasury[s.illuminati[seat]] and not puppets(s, card):
                add_offer(s, seat, OfferAction([other], Bundle(price(card), [], []), Bundle(0, [], [card])), acts)


def add_offer(s: IlluminatiState, seat: Seat, a: OfferAction, acts: list[Action]) -> None:
    if deal_fault(s, seat, a) is None:
        acts.append(a)


def price(card: int) -> int:
    """What a group is offered for in that list."""
    return 12 + CARDS[card].power + max(0, CARDS[card].income)
