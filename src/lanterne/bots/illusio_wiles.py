"""Transforming and talents, as the greedy bot of Illusio weighs them: a first decision by its best second one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.bots.illusio_mind import ACTION, Mind, last_slot, promise, stock_of
from lanterne.games.illusio.actions import BECOME, DECLINE, GIVE_ITEM, KEEP_CARD, LEAVE_CARD, SWAP, TARGET, Move
from lanterne.games.illusio.cards import COMPONENTS, DEJAVU, ENCORE, GRAND, SUCCESS, TAKE, TRANSFORM
from lanterne.games.illusio.items import attached_to, badge_of, kind_of, plain_item, printed_of
from lanterne.games.illusio.magicians import talent_of
from lanterne.games.illusio.pieces import INTO
from lanterne.games.illusio.talents import Filch, Mirror, Recall, Reshape

# What a card in hand is worth beside the plans: components little, special actions what they will do.
KEPT: Final = {TRANSFORM: 0.9, TAKE: 0.5, ENCORE: 0.35, SUCCESS: 0.3, DEJAVU: 0.6, GRAND: 1.5}
COMPONENT: Final = 0.08
NEVER: Final = -100.0


def best_reshape(mind: Mind, owner: i64, item: i64, mask: i64, card: bool) -> float:
    best = NEVER
    for kind in range(COMPONENTS):
        if (mask >> kind) & 1 and kind != kind_of(item):
            worth = reshaped(mind, owner, item, kind, card)
            if worth > best:
                best = worth
    return best


def reshaped(mind: Mind, owner: i64, item: i64, kind: i64, card: bool) -> float:
    if badge_of(item) or (owner == mind.seat and mind.s.options.memory and not can_be_told(mind, kind, card)):
        return NEVER
    if owner != mind.seat:
        stock = stock_of(mind.s, owner)
        before = promise(mind.s, owner, stock)
        stock.back[kind_of(item)] -= 1
        stock.back[kind] += 1
        return mind.rival_loss(owner, before, stock)
    stock = mind.copied()
    stock.back[kind_of(item)] -= 1
    stock.back[kind] += 1
    if card:
        stock.hand[TRANSFORM] -= 1
    return mind.gain(stock) - (KEPT[TRANSFORM] * 0.2 if card else 0.0)


def can_be_told(mind: Mind, kind: i64, card: bool) -> bool:
    """Where badges hide kinds (A-39), the bot, which keeps nothing in mind, makes only what it can name right away:
    the one component that an own objective lacks, while an action is left to place it."""
    s = mind.s
    needs = 2 if card and s.top().kind != INTO else 1
    return s.turn == mind.seat and s.actions_left >= needs and last_slot(s, mind.seat)[1] == kind


def is_told(mind: Mind, a: Move) -> bool:
    """Whether the covered component is the one made just now, and this the use it was made for."""
    s = mind.s
    if badge_of(a.item) != s.badges or last_slot(s, mind.seat) != (a.objective, kind_of(a.item)):
        return False
    if attached_to(a.item):
        return s.actions_left == 1
    return s.talent_used[mind.seat] == 1 and isinstance(talent_of(s.magicians[mind.seat]), Reshape)


def talent_worth(mind: Mind, a: Move) -> float:
    """First and second decisions of talents; the first is worth what the best second one makes of it."""
    if a.verb == TARGET:
        return targeted(mind, a)
    frame = mind.s.top()
    if a.verb == BECOME:
        return reshaped(mind, frame.owner, frame.item, a.kind, frame.card)
    if a.verb == LEAVE_CARD:
        return filched(mind, frame.owner, frame.item, a.kind)
    if a.verb == GIVE_ITEM:
        return mirrored(mind, frame.owner, frame.item, a.item)
    if a.verb == KEEP_CARD:
        stock = mind.copied()
        stock.hand[a.kind] += 1
        return mind.gain(stock) + (COMPONENT if a.kind < COMPONENTS else KEPT[a.kind])
    if a.verb == SWAP:
        return programmed(mind, a.objective, frame.objective)
    assert a.verb == DECLINE
    return 0.0


def targeted(mind: Mind, a: Move) -> float:
    talent = talent_of(mind.s.magicians[mind.seat])
    if isinstance(talent, Reshape):
        return best_reshape(mind, a.seat, a.item, talent.results, False)
    if isinstance(talent, Recall):
        return recalled(mind, a.seat, a.item)
    best = NEVER
    if isinstance(talent, Filch):
        for kind in range(COMPONENTS):
            if mind.stock.hand[kind] > 0:
                best = max(best, filched(mind, a.seat, a.item, kind))
    if isinstance(talent, Mirror):
        for kind in range(COMPONENTS):
            if mind.stock.back[kind] > 0:
                best = max(best, mirrored(mind, a.seat, a.item, plain_item(kind)))
    return best


def recalled(mind: Mind, owner: i64, item: i64) -> float:
    """A rival spends an action again; the own components stay where they are."""
    if owner == mind.seat or badge_of(item):
        return NEVER
    stock = stock_of(mind.s, owner)
    before = promise(mind.s, owner, stock)
    stock.back[kind_of(item)] -= 1
    stock.hand[printed_of(item)] += 1
    return mind.rival_loss(owner, before, stock) + ACTION * 0.2 * mind.share


def filched(mind: Mind, owner: i64, item: i64, left: i64) -> float:
    if badge_of(item):
        return NEVER
    theirs = stock_of(mind.s, owner)
    before = promise(mind.s, owner, theirs)
    theirs.back[kind_of(item)] -= 1
    theirs.back[left] += 1
    stock = mind.copied()
    stock.hand[printed_of(item)] += 1
    stock.hand[left] -= 1
    return mind.gain(stock) + mind.rival_loss(owner, before, theirs)


def mirrored(mind: Mind, owner: i64, item: i64, given: i64) -> float:
    if badge_of(item) or badge_of(given):
        return NEVER
    theirs = stock_of(mind.s, owner)
    before = promise(mind.s, owner, theirs)
    theirs.back[kind_of(item)] -= 1
    theirs.back[kind_of(given)] += 1
    stock = mind.copied()
    stock.back[kind_of(item)] += 1
    stock.back[kind_of(given)] -= 1
    return mind.gain(stock) + mind.rival_loss(owner, before, theirs)


def programmed(mind: Mind, old: i64, new: i64) -> float:
    """Another objective in the Contest: good for the own plans, or bad for those of rivals."""
    held = mind.s.contest
    swapped = [new if index == old else index for index in held]
    mind.s.contest = swapped
    worth = mind.gain(mind.stock)
    for other in range(mind.s.seats):
        if other != mind.seat:
            mind.s.contest = held
            stock = stock_of(mind.s, other)
            before = promise(mind.s, other, stock)
            mind.s.contest = swapped
            worth += mind.rival_loss(other, before, stock)
    mind.s.contest = held
    return worth
