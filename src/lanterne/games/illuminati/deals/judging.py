"""Gifts and trades (115 to 123, 198 to 200): what may be offered, who may accept, how things change hands.

An offer is known to its parties alone (123). It lies open until the turn ends, the proposer cannot deliver any more, or
somebody answers; one open offer to each seat and so many a turn keep the talk finite (A-85). A present of money and
specials to one seat needs no answer (118).
"""

from __future__ import annotations

from typing import Final

from lanterne.core.errors import Refusal
from lanterne.core.game import Seat
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.games.illuminati.attack.attack import ROLLED, current_attack
from lanterne.games.illuminati.cards.naming import special_phrase
from lanterne.games.illuminati.cards.table import KIND_COUNT, SPECIALS
from lanterne.games.illuminati.deals.bundles import Bundle, Offer
from lanterne.games.illuminati.deals.offers import OfferAction, PromiseAction, is_empty
from lanterne.games.illuminati.editions import REVISED
from lanterne.games.illuminati.goals.goals import cards_of, seen_to_win
from lanterne.games.illuminati.moves import ACCEPT, REFUSE, WITHDRAW, IlluminatiAction, Move
from lanterne.games.illuminati.state import ACTIONS, NOWHERE, SET_UP, IlluminatiState
from lanterne.games.illuminati.structure.geometry import blocker, branch, out_directions
from lanterne.games.illuminati.structure.placing import can_make_go

OFFERS_A_TURN: Final = 12  # against floods
FORMER_OFFERS_A_TURN: Final = 3
ANSWERS: Final[tuple[int, ...]] = (ACCEPT, REFUSE, WITHDRAW)
OPEN_FRAMES: Final[tuple[str, ...]] = (
    "turn",
    "window",
    "spending",
)  # while any other is on top, nothing changes hands (22)


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
    most = OFFERS_A_TURN if s.rules >= REVISED else FORMER_OFFERS_A_TURN
    return no("A-85", "too-many", {"most": most}) if s.offers_made[seat] >= most else None


def awaited_answers(s: IlluminatiState) -> list[Seat]:
    """Whom the open offers were made to, once for each, as far as they can be answered now."""
    if s.result is not None or frozen(s) is not None:
        return []
    found: list[Seat] = []
    for offer in s.offers:
        found += [seat for seat in offer.to if s.alive[seat]]
    return found


def parties_of(s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> list[Seat] | None:
    """Who knows of a piece of talk (123); what else is done is for all to see."""
    if isinstance(a, (OfferAction, PromiseAction)):
        return [seat, *a.to]
    if not isinstance(a, Move) or a.verb not in ANSWERS:
        return None
    offer = open_offer(s, a.a)
    assert offer is not None
    return [seat, *offer.to] if a.verb == WITHDRAW else [seat, offer.proposer]


def has_open_offer(s: IlluminatiState, seat: Seat) -> bool:
    return any(offer.proposer == seat for offer in s.offers)


def number_of(s: IlluminatiState, seat: Seat, to: list[Seat]) -> int:
    """What an offer is called: by its proposer and the first seat it goes to. A count would tell of others' talk."""
    return 10 * seat + to[0] if s.rules >= REVISED else seat


def overlap(s: IlluminatiState, seat: Seat, a: OfferAction) -> Refusal | None:
    """Of one seat's offers one lies open to each other seat (A-85)."""
    if s.rules < REVISED:
        return no("A-85", "one-open") if has_open_offer(s, seat) else None
    number = number_of(s, seat, a.to)
    for offer in s.offers:
        if offer.proposer == seat and (offer.number == number or any([other in offer.to for other in a.to])):
            return no("A-85", "one-open-each")
    return None


def is_present(s: IlluminatiState, a: OfferAction) -> bool:
    """Whether it is carried out at once: groups alone need the receiver's consent (118)."""
    return s.rules >= REVISED and len(a.to) == 1 and is_empty(a.want) and not a.give.groups


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
    """Whether so many roots would find a place once these cards are gone: a free arrow, or one to be cleared (A-72)."""
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
    """Whether, for all to see, it makes a party that receives something win and the other not (121, A-49).

    Nobody is made to win who did so before, at this moment of the turn.
    """
    if not give.groups and not want.groups and not s.options.open_money and s.rules >= REVISED:
        return False  # nothing changes that all could see
    going, coming = branches(s, give.groups), branches(s, want.groups)
    mine = [card for card in cards_of(s, giver) if card not in going] + coming
    theirs = [card for card in cards_of(s, taker) if card not in coming] + going
    one = seen_to_win(s, giver, mine, want.money - give.money)
    other = seen_to_win(s, taker, theirs, give.money - want.money)
    if one == other or is_empty(want if one else give):
        return False
    winner = giver if one else taker
    return s.rules < REVISED or not seen_to_win(s, winner, cards_of(s, winner), 0)


# ---------------------------------------------------------------------- judging


def offer_fault(s: IlluminatiState, seat: Seat, a: OfferAction) -> Refusal | None:
    """Why the seat may not put this offer on the table now."""
    fault = size_fault(a.give) or size_fault(a.want) or speaking_fault(s, seat, a.to)
    if fault is None:
        fault = overlap(s, seat, a) or frozen(s)
    return deal_fault(s, seat, a) if fault is None else fault


def size_fault(bundle: Bundle) -> Refusal | None:
    """Nobody can have more of a kind than there are."""
    for kind in range(KIND_COUNT):
        most = SPECIALS[kind].count
        if bundle.specials.count(kind) > most:
            return no("118", "too-many-of-a-kind", {"special": special_phrase(kind), "most": most})
    return None


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
    """Why the seat cannot take this offer now. Its proposer can deliver: `prune` has removed all others."""
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
