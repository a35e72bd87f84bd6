"""What an attack or a deal would do to goals and totals, from what the viewer sees: told before anything is decided."""

from __future__ import annotations

from typing import Final

from lanterne.core.errors import BadInput
from lanterne.core.game import Seat
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.core.terms import Swing, Weighed, sum_of
from lanterne.games.illuminati.actions import parse
from lanterne.games.illuminati.attack.announcing import attack_at
from lanterne.games.illuminati.cards.figures import power_of
from lanterne.games.illuminati.cards.table import CARDS
from lanterne.games.illuminati.deals.bundles import Bundle, Offer
from lanterne.games.illuminati.deals.judging import branches, is_present, open_offer
from lanterne.games.illuminati.deals.offers import OfferAction
from lanterne.games.illuminati.goals.measures import MEASURES
from lanterne.games.illuminati.goals.terms import BASIC, goal_terms
from lanterne.games.illuminati.moves import ACCEPT, CONTROL, DESTROY, WITHDRAW, Move
from lanterne.games.illuminati.refusal import refusal_of
from lanterne.games.illuminati.state import NOBODY, IlluminatiState
from lanterne.games.illuminati.structure.geometry import branch, controlled
from lanterne.games.illuminati.terms import ATTACK, standing_topics, visible_goal, world_of
from lanterne.games.illuminati.turn.elimination import SAFE_TURNS
from lanterne.games.illuminati.view import IlluminatiView

NOTE: Final = "illuminati-note-"
TOTAL_POWER: Final = "total-power"  # a goal that is a total


def weigh(v: IlluminatiView, what: str) -> Weighed:
    """`what` is the attack under way, an offer as it would be made, or the answer to one. Raises `BadInput`."""
    s = world_of(v)
    if what == ATTACK:
        if ATTACK not in standing_topics(v):
            raise BadInput("there is no attack to weigh now")
        return weigh_attack(v, s)
    a = parse(what)
    seat = v["seat"]
    if seat is None or not (isinstance(a, OfferAction) or (isinstance(a, Move) and a.verb in (ACCEPT, WITHDRAW))):
        raise BadInput(f"{what!r} cannot be weighed")
    refusal = refusal_of(s, seat, a)
    if refusal is not None:
        return Weighed([refusal.phrase], [])
    if isinstance(a, OfferAction):
        return weigh_deal(v, s, Offer(0, seat, a.to, a.give, a.want, a.promise), is_present(s, a))
    offer = open_offer(s, a.a)
    assert offer is not None
    to = offer.to if a.verb == WITHDRAW else [seat]  # whoever withdraws an offer may look at it, too
    return weigh_deal(v, s, Offer(0, offer.proposer, to, offer.give, offer.want, ""), False)


# ---------------------------------------------------------------------- an attack


def weigh_attack(v: IlluminatiView, s: IlluminatiState) -> Weighed:
    """As it stands once the attack has succeeded."""
    atk = attack_at(s)
    going = branch(s, atk.target) if s.owner[atk.target] != NOBODY else [atk.target]
    then = s.copy()
    if atk.kind == DESTROY:
        then.destroyed[atk.seat].append(atk.target)
    after = {atk.seat: controlled(s, atk.seat)}
    loser = s.owner[atk.target]
    if loser != NOBODY:
        after[loser] = without(controlled(s, loser), going)
    if atk.kind == CONTROL:
        after[atk.seat] = sorted(after[atk.seat] + going)
    notes: list[Phrase] = []
    if loser != NOBODY and len(after[loser]) == 1 and s.turns[loser] >= SAFE_TURNS:
        notes.append(Phrase(NOTE + "out", {"seat": seat_phrase(loser)}))
    return Weighed(notes, swings(v, s, then, after))


# ---------------------------------------------------------------------- a deal


def weigh_deal(v: IlluminatiView, s: IlluminatiState, offer: Offer, at_once: bool) -> Weighed:
    """As it stands once everything has changed hands; where several could accept, what the proposer gets of it."""
    notes: list[Phrase] = []
    if at_once:
        notes.append(Phrase(NOTE + "present", {"seat": seat_phrase(offer.to[0])}))
    groups = len(offer.give.groups) + len(offer.want.groups)
    if groups:
        args: dict[str, Arg] = {"actions": groups, "left": s.actions_left, "seat": seat_phrase(s.turn)}
        notes.append(Phrase(NOTE + "actions", args))
    then = s.copy()
    after = {offer.proposer: exchanged(s, then, offer.proposer, offer.give, offer.want)}
    if len(offer.to) == 1:
        after[offer.to[0]] = exchanged(s, then, offer.to[0], offer.want, offer.give)
    return Weighed(notes, swings(v, s, then, after))


def exchanged(s: IlluminatiState, then: IlluminatiState, seat: Seat, give: Bundle, get: Bundle) -> list[int]:
    """The seat's cards after the deal; its money changes in `then`."""
    then.treasury[s.illuminati[seat]] += get.money - give.money
    return sorted(without(controlled(s, seat), branches(s, give.groups)) + branches(s, get.groups))


def without(cards: list[int], going: list[int]) -> list[int]:
    return [card for card in cards if card not in going]


# ---------------------------------------------------------------------- figures


def swings(v: IlluminatiView, s: IlluminatiState, then: IlluminatiState, after: dict[Seat, list[int]]) -> list[Swing]:
    """The figures of these seats that change and that the viewer can see, now and then."""
    found: list[Swing] = []
    for seat, cards in after.items():
        now = controlled(s, seat)
        goals = seen_goals(v, seat, without(cards, now))
        for goal in goals:
            needed = MEASURES[goal].needed(s) if goal != BASIC else -goal_terms(s, seat, goal, [])[-1].value
            before, later = sum_of(goal_terms(s, seat, goal, now)), sum_of(goal_terms(then, seat, goal, cards))
            found.append(Swing(goal, seat, before + needed, later + needed, needed))
        if v["seats"][seat]["illuminati"] is not None:
            if TOTAL_POWER not in goals:
                found.append(Swing("power", seat, total_power(s, now), total_power(s, cards)))
            found.append(Swing("income", seat, total_income(now), total_income(cards)))
        if v["seats"][seat]["money"] is not None:
            centre = s.illuminati[seat]
            found.append(Swing("money", seat, s.treasury[centre], then.treasury[centre]))
    return [swing for swing in found if swing.before != swing.after]


def seen_goals(v: IlluminatiView, seat: Seat, coming: list[int]) -> list[str]:
    """The goals of a seat whose figures the viewer can see, the treasuries of what comes included."""
    if v["options"]["very_long"]:
        return []
    goal = visible_goal(v, v["seats"][seat])
    if not goal or (MEASURES[goal].counts_money() and not knows_all(v, coming)):
        return [BASIC]
    return [BASIC, goal]


def knows_all(v: IlluminatiView, cards: list[int]) -> bool:
    known = [group["card"] for plain in v["seats"] for group in plain["groups"] if group["money"] is not None]
    return all([CARDS[card].id in known for card in cards])


def total_power(s: IlluminatiState, cards: list[int]) -> int:
    return sum([power_of(s, card) for card in cards])


def total_income(cards: list[int]) -> int:
    """As printed: what taxes and gifts will make of it nobody knows."""
    return sum([CARDS[card].income for card in cards])
