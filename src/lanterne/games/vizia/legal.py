"""What is allowed now. The small questions below are the one author of legality: the list, the count, the random
choice and the refusals all ask them.

The order of the list is pinned: placements from the hand, then from the commons, by colour and cell; purchases by cell;
takes by colour; the end of the turn; the pass.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanterne.core.rng import Rng
from lanterne.games.vizia.actions import (
    BUY,
    CAPTURE_WHEEL,
    CLAIM_WHEEL,
    END,
    FROM_COMMONS,
    FROM_HAND,
    NEAR,
    PASS,
    PAY_TOKEN,
    PUT_TILE,
    TAKES,
    ViziaAction,
    action_at,
    place_at,
    place_near,
)
from lanterne.games.vizia.bag import count_of, kinds_of
from lanterne.games.vizia.state import CAPTURE, CLAIM, EDGE_SLOTS, FOLD, HAND, PAY, PLAY, PUT, TAKE, TILES, ViziaState
from lanterne.games.vizia.wheels import enclosed, tokens_of

PRICE: Final[i64] = 1  # VZ-078: tokens that a purchase costs

# ---------------------------------------------------------------------- questions


def placements(s: ViziaState, bag: i64) -> i64:
    """How many placements the different colours of a bag allow."""
    found: i64 = 0
    fits = s.fits
    while bag:
        if bag & 255:
            found += fits & 255
        bag >>= 8
        fits >>= 8
    return found


def is_blocked(s: ViziaState) -> bool:
    """VZ-035, V-35: nothing placed this turn, and nothing available fits now."""
    return s.placed == 0 and placements(s, s.hands[s.turn]) + placements(s, s.commons) == 0


def may_end(s: ViziaState) -> bool:
    """VZ-021: once a tile was placed."""
    return s.placed > 0


def may_take(s: ViziaState) -> bool:
    """VZ-040: after placing, up to a full hand."""
    return s.placed > 0 and s.hand_size(s.turn) < HAND


def may_pay(s: ViziaState, seat: i64) -> bool:
    """VZ-078: purchases are on, and the seat has a token on the board to give up."""
    return s.options.purchase and s.laid[seat] >= PRICE


def has_elsewhere(s: ViziaState, leaf: i64) -> bool:
    """V-24: whether a leaf could go to another cell.

    Cells of a leaf's own way up have no edge in common with it and by F2 no others take its colour, so lifting it
    changes nothing for its colour but its own cell.
    """
    return count_of(s.fits, s.colour(leaf)) > 0


def can_buy(s: ViziaState, seat: i64) -> bool:
    """V-36: whether some purchase is possible for the seat."""
    return may_pay(s, seat) and buys(s) > 0


def buys(s: ViziaState) -> i64:
    found: i64 = 0
    for leaf in s.leaves:
        if has_elsewhere(s, leaf):
            found += 1
    return found


# ---------------------------------------------------------------------- the list


def legal_actions(s: ViziaState, seat: i64) -> list[ViziaAction]:
    """Everything the seat may do: nothing, unless it is on turn."""
    if seat != s.turn:
        return []
    if s.phase == PLAY:
        return legal_play(s)
    if s.phase == TAKE:
        return legal_end(s)
    if s.phase == PAY:
        return [action_at(PAY_TOKEN, vertex) for vertex in tokens_of(s, s.turn)]  # V-27
    if s.phase == PUT:
        cells = cells_for(s, s.lifted_colour)
        return [action_at(PUT_TILE, cell) for cell in cells if cell != s.lifted]  # V-24
    if s.phase == CLAIM:
        return [action_at(CLAIM_WHEEL, vertex) for vertex in s.pending]  # V-04
    if s.phase == CAPTURE:
        return [action_at(CAPTURE_WHEEL, vertex) for vertex in enclosed(s)]  # V-18
    return []


def legal_play(s: ViziaState) -> list[ViziaAction]:
    at = note_placements(s, FROM_HAND, s.hands[s.turn], 0)
    at = note_placements(s, FROM_COMMONS, s.commons, at)
    blocked = at == 0 and s.placed == 0
    if may_pay(s, s.turn):
        at = note_buys(s, at)
    if blocked:
        noted[at] = key_of(PASSING, 0)
        at += 1
    else:
        at = note_endings(s, at)
    return [action_noted(key) for key in noted[:at]]


def legal_end(s: ViziaState) -> list[ViziaAction]:
    return [action_noted(key) for key in noted[: note_endings(s, 0)]]


def note_endings(s: ViziaState, at: i64) -> i64:
    if not may_end(s):
        return at
    if may_take(s):
        bag = s.commons
        colour: i64 = 0
        while bag:
            if bag & 255:
                noted[at] = key_of(TAKING, colour)
                at += 1
            bag >>= 8
            colour += 1
    noted[at] = key_of(ENDING, 0)
    return at + 1


def note_buys(s: ViziaState, at: i64) -> i64:
    for leaf in s.leaves:
        if has_elsewhere(s, leaf):
            noted[at] = key_of(BUYING, leaf)
            at += 1
    return at


def note_placements(s: ViziaState, source: i64, bag: i64, at: i64) -> i64:
    """By colour and cell.

    Every cell of the edge is noted and the place moves on where the colour fits: what fits cannot be foretold, and a
    wrong guess costs a processor more than all that writing.
    """
    edge = s.edge
    edges = s.edges
    keys = noted
    fits = s.fits
    row = source * 6
    colour: i64 = 0
    while bag:
        if bag & 255 and fits & 255:
            slot: i64 = 0
            while slot < edges:
                entry = edge[slot]
                keys[at] = key_of(row, entry >> 6)
                at += (entry >> colour) & 1
                slot += 1
        bag >>= 8
        fits >>= 8
        row += 1
        colour += 1
    return at


# ---------------------------------------------------------------------- notes for a list

# Placements are rows of `NEAR`, by source and colour; after these:
TAKING: Final[i64] = 12
ENDING: Final[i64] = 13
PASSING: Final[i64] = 14
BUYING: Final[i64] = 15
# What a list will hold, so that it can be made at once in its full length.
noted: Final[vec[i64]] = vec[i64]([0] * int(12 * EDGE_SLOTS + TILES + 8))


def key_of(row: i64, at: i64) -> i64:
    return at << 4 | row


def action_noted(key: i64) -> ViziaAction:
    row = key & 15
    at = key >> 4
    if row < TAKING:
        near = NEAR[row * (FOLD + 1) + (at & FOLD)]
        return near if near.at == at else place_near(row, at)
    if row == TAKING:
        return TAKES[at]
    if row == BUYING:
        return action_at(BUY, at)
    return END if row == ENDING else PASS


def cells_for(s: ViziaState, colour: i64) -> list[int]:
    """The cells of the edge that take the colour, ascending."""
    found: list[int] = []
    slot: i64 = 0
    while slot < s.edges:
        entry = s.edge[slot]
        if (entry >> colour) & 1:
            found.append(entry >> 6)
        slot += 1
    return found


# ---------------------------------------------------------------------- one at random


def pick_action(s: ViziaState, seat: i64, rng: Rng) -> ViziaAction:
    """`legal_actions(s, seat)[rng.below(n)]`, without making the list where the turn is played."""
    if s.phase == PLAY:
        from_hand = placements(s, s.hands[s.turn])
        placing = from_hand + placements(s, s.commons)
        buying = buys(s) if may_pay(s, s.turn) else 0
        if s.placed == 0:
            k = rng.below(placing + buying + (1 if placing == 0 else 0))
        else:
            k = rng.below(placing + buying + endings(s))
        if k < from_hand:
            return placement(s, FROM_HAND, s.hands[s.turn], k)
        if k < placing:
            return placement(s, FROM_COMMONS, s.commons, k - from_hand)
        if k < placing + buying:
            return buy(s, k - placing)
        return PASS if s.placed == 0 else ending(s, k - placing - buying)
    if s.phase == TAKE:
        return ending(s, rng.below(endings(s)))
    choices = legal_actions(s, seat)
    return choices[rng.below(len(choices))]


def endings(s: ViziaState) -> i64:
    """How many ways `legal_end` lists, once a tile was placed."""
    return 1 + (kinds_of(s.commons) if may_take(s) else 0)


def ending(s: ViziaState, k: i64) -> ViziaAction:
    """The k-th of `legal_end`."""
    if may_take(s):
        for colour in range(6):
            if count_of(s.commons, colour) > 0:
                if k == 0:
                    return TAKES[colour]
                k -= 1
    return END


def placement(s: ViziaState, source: i64, bag: i64, k: i64) -> ViziaAction:
    """The k-th that `note_placements` would note."""
    colour: i64 = 0
    fits = s.fits
    while True:
        if bag & 255:
            if k < fits & 255:
                break
            k -= fits & 255
        bag >>= 8
        fits >>= 8
        colour += 1
    edge = s.edge
    slot: i64 = 0
    while True:
        entry = edge[slot]
        if (entry >> colour) & 1:
            if k == 0:
                return place_at(source, colour, entry >> 6)
            k -= 1
        slot += 1


def buy(s: ViziaState, k: i64) -> ViziaAction:
    for leaf in s.leaves:
        if has_elsewhere(s, leaf):
            if k == 0:
                return action_at(BUY, leaf)
            k -= 1
    raise AssertionError("fewer purchases than counted")
