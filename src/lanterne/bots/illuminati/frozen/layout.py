"""How the greedy bot lays groups out: where a new one goes, and how the Triangle rebuilds its structure."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Seat
from lanterne.core.rng import FastRng
from lanterne.games.illuminati.attack.number import POSITION
from lanterne.games.illuminati.cards.table import CARDS, FIRST_ILLUMINATI
from lanterne.games.illuminati.moves import ATTACH, DONE, LIFT, PASS, IlluminatiAction, Move, move
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.structure.geometry import attach, depth, free_arrows, puppets
from lanterne.games.illuminati.structure.rearranging import Rearranging, rearrange

SHELTER: Final = 0.03  # a point of defence by position, against one free arrow
ENOUGH: Final = 6  # free arrows beyond that many are of little use
WORTH_THE_WORK: Final = 0.5  # by so much a new layout must be better


def free_count(s: IlluminatiState, me: Seat) -> int:
    free = 0
    for card in s.grid[me].values():
        free += len(free_arrows(s, card))
    return free


def layout_value(s: IlluminatiState, me: Seat) -> float:
    """Free arrows, and groups that lie near the Illuminati, where they are hard to take; strong ones count more."""
    total = float(min(free_count(s, me), ENOUGH))
    for card in s.grid[me].values():
        if card < FIRST_ILLUMINATI:
            between = depth(s, card)
            points = POSITION[between] if between < len(POSITION) else 0
            total += SHELTER * points * (1.0 + 0.1 * CARDS[card].power)
    return total


def place(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction]) -> IlluminatiAction:
    """The arrow that leaves most arrows free, near the Illuminati where there is a choice of masters."""
    best = legal[0]
    value = -1.0
    for a in legal:
        if not isinstance(a, Move) or a.verb != ATTACH or a.c not in free_arrows(s, a.b):
            continue
        twin = s.copy()
        attach(twin, me, a.a, a.b, a.c)
        worth = free_count(twin, me) + (0.5 if a.b >= FIRST_ILLUMINATI else 0.0)
        if worth > value:
            best = a
            value = worth
    return best


# ---------------------------------------------------------------------- rebuilding


def is_worth_rebuilding(s: IlluminatiState, me: Seat) -> bool:
    """Whether the layout this bot would build is clearly better than what lies there."""
    twin = s.copy()
    rearrange(twin, me)
    frame = twin.frames[-1]
    assert isinstance(frame, Rearranging)
    rng = FastRng(0)  # nothing is drawn here
    while twin.frames[-1] is frame:
        acts: list[IlluminatiAction] = []
        frame.legal(twin, me, acts)
        frame.act(twin, me, rebuild(twin, me, acts), rng, None)
    return layout_value(twin, me) > layout_value(s, me) + WORTH_THE_WORK


def rebuild(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction]) -> IlluminatiAction:
    """Everything is lifted, then the cards with most arrows are laid first, as near to the centre as they can be.

    Where something does not fit, everything goes back to where it lay.
    """
    frame = s.frames[-1]
    assert isinstance(frame, Rearranging)
    if not frame.laid:
        below = puppets(s, s.illuminati[me])
        if below:
            return move(LIFT, below[0])
    if not frame.lifted:
        return move(DONE)
    card = widest(frame.lifted)
    best: IlluminatiAction = move(PASS)
    value = -1000.0
    for a in legal:
        if isinstance(a, Move) and a.verb == ATTACH and a.a == card:
            twin = s.copy()
            attach(twin, me, a.a, a.b, a.c)
            worth = free_count(twin, me) - 0.5 * depth(twin, card)
            if worth > value:
                best = a
                value = worth
    return best


def widest(cards: list[int]) -> int:
    """The card with most arrows, the strongest of these, the first of those."""
    best = cards[0]
    for card in cards:
        ours, theirs = CARDS[card], CARDS[best]
        if (len(ours.arrows), ours.power) > (len(theirs.arrows), theirs.power):
            best = card
    return best
