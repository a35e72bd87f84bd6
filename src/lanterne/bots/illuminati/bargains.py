"""How the greedy bot judges a deal: what it does to both parties, whom it trusts, and which offers it takes."""

from __future__ import annotations

from typing import Final

from lanterne.bots.illuminati.memory import Memory, is_peace
from lanterne.bots.illuminati.values import (
    SPECIAL,
    WIN,
    closeness,
    goal_for,
    money_worth,
    standing,
    threat,
)
from lanterne.core.game import Seat
from lanterne.games.illuminati.deals.bundles import Bundle, Offer
from lanterne.games.illuminati.deals.judging import branches
from lanterne.games.illuminati.goals.goals import basic_goal, cards_of, has_won, needed, progress
from lanterne.games.illuminati.state import IlluminatiState

ACTION: Final = 0.02  # what an action of one's own turn is worth
PLENTY: Final = 18  # MB on the Illuminati, beyond which somebody is rich
GOOD: Final = 0.012  # a deal below this is not worth the talk
GRUDGE: Final = 0.03  # how much more somebody must offer who attacked lately
DISTRUST: Final = 0.06  # and somebody who broke a promise
PROMISED: Final = 0.015  # what a promise of peace is worth
SHARED: Final = 0.55 * WIN  # a victory that is shared


def change(s: IlluminatiState, seat: Seat, me: Seat, gives: Bundle, gets: Bundle) -> float:
    """What a deal does to a seat's standing."""
    now = cards_of(s, seat)
    worth = 0.0
    if gives.groups or gets.groups:
        then = cards_after(s, seat, gives, gets)
        worth = standing(s, seat, me, then, 0) - standing(s, seat, me, now, 0)
    worth += coin(s, seat, me, gives.money > 0) * (gets.money - gives.money)
    worth += SPECIAL * (len(gets.specials) - len(gives.specials))
    if seat == s.turn:
        worth -= ACTION * (len(gives.groups) + len(gets.groups))
    return worth


def coin(s: IlluminatiState, seat: Seat, me: Seat, pays: bool) -> float:
    """What one MB of a price is to the seat; the rich pay more easily."""
    each = money_worth(s, seat, me)
    return 0.6 * each if pays and s.treasury[s.illuminati[seat]] > PLENTY else each


def cards_after(s: IlluminatiState, seat: Seat, gives: Bundle, gets: Bundle) -> list[int]:
    going = branches(s, gives.groups)
    return [card for card in cards_of(s, seat) if card not in going] + branches(s, gets.groups)


def wins_with(s: IlluminatiState, seat: Seat, me: Seat, cards: list[int]) -> bool:
    """Whether these cards win, as far as `me` can tell."""
    if s.options.very_long:
        return False
    if len(cards) >= basic_goal(s):
        return True
    goal = goal_for(s, seat, me)
    return goal != "" and progress(s, seat, goal, cards) >= needed(s, goal)


def hope(s: IlluminatiState, me: Seat) -> float:
    """How likely it seems to win alone: surely when it is done already, else by the nearness of the goal."""
    if has_won(s, me) and s.turn == me:
        return 1.0
    near = closeness(s, me, me, cards_of(s, me), 0)
    return near * near * (0.5 if s.turn == me else 0.35)


def verdict(s: IlluminatiState, me: Seat, other: Seat, gives: Bundle, gets: Bundle, memory: Memory) -> float:
    """What a deal is worth to `me` all in all: one's own gain, less what makes a dangerous partner more dangerous."""
    if gives.groups or gets.groups:
        they_win = wins_with(s, other, me, cards_after(s, other, gets, gives))
        if they_win:
            i_win = wins_with(s, me, me, cards_after(s, me, gives, gets))
            return SHARED - WIN * hope(s, me) if i_win else -WIN
    mine = change(s, me, me, gives, gets)
    theirs = change(s, other, me, gets, gives)
    worth = mine - threat(s, other, me) * max(0.0, theirs)
    if is_gift(gives):
        return worth + GOOD if mine > 0.0 else worth
    if memory.has_broken(other):
        worth -= DISTRUST
    return worth - GRUDGE if memory.was_attacked_by(other) else worth


def is_gift(gives: Bundle) -> bool:
    return not (gives.money or gives.specials or gives.groups)


def is_welcome(s: IlluminatiState, me: Seat, offer: Offer, memory: Memory) -> bool:
    worth = verdict(s, me, offer.proposer, offer.want, offer.give, memory)
    if is_peace(offer.promise) and not memory.has_broken(offer.proposer):
        worth += PROMISED
    return worth > GOOD
