"""Transforming and talents, as the greedy bot of Illusio weighs them: a first decision by its best second one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.bots.illusio.outlook import ACTION, Outlook, last_slot, promise
from lanterne.bots.illusio.stock import count_of
from lanterne.games.illusio.actions import (
    BECOME,
    DECLINE,
    GIVE_ITEM,
    KEEP_CARD,
    LEAVE_CARD,
    SWAP,
    TARGET,
    IllusioAction,
)
from lanterne.games.illusio.cards import COMPONENTS, DEJAVU, ENCORE, GRAND, SUCCESS, TAKE, TRANSFORM
from lanterne.games.illusio.frames import INTO
from lanterne.games.illusio.items import attached_to, badge_of, kind_of, plain_item, printed_of
from lanterne.games.illusio.magicians import talent_of
from lanterne.games.illusio.talents_backstage import Filch, Mirror, Recall, Reshape

# What a card in hand is worth beside the plans: components little, special actions what they will do.
KEPT: Final = {TRANSFORM: 0.9, TAKE: 0.5, ENCORE: 0.35, SUCCESS: 0.3, DEJAVU: 0.6, GRAND: 1.5}
COMPONENT: Final = 0.08
NEVER: Final = -100.0


def best_reshape(outlook: Outlook, owner: i64, item: i64, mask: i64, card: bool) -> float:
    best = NEVER
    for kind in range(COMPONENTS):
        if (mask >> kind) & 1 and kind != kind_of(item):
            worth = reshaped(outlook, owner, item, kind, card)
            if worth > best:
                best = worth
    return best


def reshaped(outlook: Outlook, owner: i64, item: i64, kind: i64, card: bool) -> float:
    if outlook.hides(owner, item):
        return NEVER
    forgets = outlook.s.options.memory and not outlook.recalls
    if owner == outlook.seat and forgets and not can_be_told(outlook, kind, card):
        return NEVER
    if owner != outlook.seat:
        stock = outlook.stock_of(owner)
        before = promise(outlook.s, owner, stock)
        stock.off_back(kind_of(item))
        stock.onto_back(kind)
        return outlook.rival_loss(owner, before, stock)
    stock = outlook.stock.copied()
    stock.off_back(kind_of(item))
    stock.onto_back(kind)
    if card:
        stock.from_hand(TRANSFORM)
    return outlook.gain(stock) - (KEPT[TRANSFORM] * 0.2 if card else 0.0)


def can_be_told(outlook: Outlook, kind: i64, card: bool) -> bool:
    """Where badges hide kinds (A-39), the bot, which remembers nothing, makes only what it can use right away:
    the one component that an objective of its own lacks, while an action is left to place it."""
    s = outlook.s
    needs = 2 if card and s.top().kind != INTO else 1
    return s.turn == outlook.seat and s.actions_left >= needs and last_slot(s, outlook.seat)[1] == kind


def is_told(outlook: Outlook, a: IllusioAction) -> bool:
    """Whether the covered component is the one made just now, and this the use it was made for."""
    s = outlook.s
    if badge_of(a.item) != s.badges or last_slot(s, outlook.seat) != (a.objective, kind_of(a.item)):
        return False
    if attached_to(a.item):
        return s.actions_left == 1
    return s.talent_used[outlook.seat] == 1 and isinstance(talent_of(s.magicians[outlook.seat]), Reshape)


def talent_worth(outlook: Outlook, a: IllusioAction) -> float:
    """First and second decisions of talents; the first is worth what the best second one makes of it."""
    if a.verb == TARGET:
        return targeted(outlook, a)
    frame = outlook.s.top()
    if a.verb == BECOME:
        return reshaped(outlook, frame.owner, frame.item, a.kind, frame.card)
    if a.verb == LEAVE_CARD:
        return filched(outlook, frame.owner, frame.item, a.kind)
    if a.verb == GIVE_ITEM:
        return mirrored(outlook, frame.owner, frame.item, a.item)
    if a.verb == KEEP_CARD:
        stock = outlook.stock.copied()
        stock.into_hand(a.kind)
        return outlook.gain(stock) + (COMPONENT if a.kind < COMPONENTS else KEPT[a.kind])
    if a.verb == SWAP:
        return programmed(outlook, a.objective, frame.objective)
    assert a.verb == DECLINE
    return 0.0


def targeted(outlook: Outlook, a: IllusioAction) -> float:
    talent = talent_of(outlook.s.magicians[outlook.seat])
    if isinstance(talent, Reshape):
        return best_reshape(outlook, a.seat, a.item, talent.results(kind_of(a.item)), False)
    if isinstance(talent, Recall):
        return recalled(outlook, a.seat, a.item)
    best = NEVER
    if isinstance(talent, Filch):
        for kind in range(COMPONENTS):
            if outlook.held(kind) > 0:
                best = max(best, filched(outlook, a.seat, a.item, kind))
    if isinstance(talent, Mirror):
        for kind in range(COMPONENTS):
            if count_of(outlook.stock.back, kind) > 0:
                best = max(best, mirrored(outlook, a.seat, a.item, plain_item(kind)))
    return best


def recalled(outlook: Outlook, owner: i64, item: i64) -> float:
    """A rival must spend the action again; the seat's own components stay where they are."""
    if owner == outlook.seat or outlook.hides(owner, item):
        return NEVER
    stock = outlook.stock_of(owner)
    before = promise(outlook.s, owner, stock)
    stock.off_back(kind_of(item))
    stock.into_hand(printed_of(item))
    return outlook.rival_loss(owner, before, stock) + ACTION * 0.2 * outlook.share


def filched(outlook: Outlook, owner: i64, item: i64, left: i64) -> float:
    if outlook.hides(owner, item):
        return NEVER
    theirs = outlook.stock_of(owner)
    before = promise(outlook.s, owner, theirs)
    theirs.off_back(kind_of(item))
    theirs.onto_back(left)
    stock = outlook.stock.copied()
    stock.into_hand(printed_of(item))
    stock.from_hand(left)
    return outlook.gain(stock) + outlook.rival_loss(owner, before, theirs)


def mirrored(outlook: Outlook, owner: i64, item: i64, given: i64) -> float:
    if outlook.hides(owner, item) or outlook.hides(outlook.seat, given):
        return NEVER
    theirs = outlook.stock_of(owner)
    before = promise(outlook.s, owner, theirs)
    theirs.off_back(kind_of(item))
    theirs.onto_back(kind_of(given))
    stock = outlook.stock.copied()
    stock.onto_back(kind_of(item))
    stock.off_back(kind_of(given))
    return outlook.gain(stock) + outlook.rival_loss(owner, before, theirs)


def programmed(outlook: Outlook, old: i64, new: i64) -> float:
    """Another objective in the Contest: good for the seat's plans, or bad for those of rivals."""
    held = outlook.s.contest
    swapped = [new if index == old else index for index in held]
    outlook.s.contest = swapped
    worth = outlook.gain(outlook.stock)
    for other in range(outlook.s.seats):
        if other != outlook.seat:
            outlook.s.contest = held
            stock = outlook.stock_of(other)
            before = promise(outlook.s, other, stock)
            outlook.s.contest = swapped
            worth += outlook.rival_loss(other, before, stock)
    outlook.s.contest = held
    return worth
