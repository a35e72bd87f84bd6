"""How the greedy bot lays groups out: near the centre and with room to grow, when it takes, moves or rebuilds."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Seat
from lanterne.core.rng import FastRng
from lanterne.games.illuminati.attack.number import POSITION
from lanterne.games.illuminati.cards.table import CARDS, FIRST_ILLUMINATI
from lanterne.games.illuminati.moves import ATTACH, DONE, LIFT, MOVE, PASS, IlluminatiAction, Move, move
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.structure.geometry import attach, depth, free_arrows, puppets
from lanterne.games.illuminati.structure.placing import Placing, place_elsewhere
from lanterne.games.illuminati.structure.rearranging import Rearranging, rearrange

SHELTER: Final = 0.005  # a point of defence by position
ROOM: Final = [0.030, 0.016, 0.008, 0.004]  # a free arrow, by the groups that would lie between and the Illuminati
ENOUGH: Final = 6  # free arrows beyond that many are of no use
LOST: Final = 0.2  # a card that finds no place
WORTH_THE_WORK: Final = 0.02  # by so much a new layout must be better


def shelter(card: int, between: int) -> float:
    """What the defence by its place is worth to a group; strong ones are worth more."""
    points = POSITION[between] if between < len(POSITION) else 0
    return SHELTER * points * (1.0 + 0.1 * CARDS[card].power)


def room(between: int) -> float:
    return ROOM[between] if between < len(ROOM) else ROOM[-1]


def place_worth(card: int, between: int) -> float:
    """What a place with so many groups between it and the Illuminati is worth to a group that would be laid there."""
    return shelter(card, between) - room(between) + len(CARDS[card].arrows) * room(between + 1)


def layout_value(s: IlluminatiState, me: Seat) -> float:
    """Groups that lie near the Illuminati, where they are hard to take, and arrows that are free near it."""
    total = 0.0
    free = [0, 0, 0, 0]
    for card in s.grid[me].values():
        level = 0
        if card < FIRST_ILLUMINATI:
            between = depth(s, card)
            total += shelter(card, between)
            level = min(between + 1, 3)
        free[level] += len(free_arrows(s, card))
    left = ENOUGH
    for level in range(4):
        used = min(left, free[level])
        total += used * ROOM[level]
        left -= used
    return total


# ---------------------------------------------------------------------- placing and moving


def value_laid(s: IlluminatiState, me: Seat, a: Move) -> float:
    """The layout after the next card of a branch was laid so, and whatever then goes by itself."""
    twin = s.copy()
    frame = twin.frames[-1]
    assert isinstance(frame, Placing)
    cards = len(s.grid[me]) + len(frame.pending)
    rng = FastRng(0)  # nothing is drawn here
    frame.act(twin, me, a, rng, None)
    while frame.pending and frame.keeps_arrow(twin):
        frame.step(twin, rng, None)
    return layout_value(twin, me) - LOST * (cards - len(twin.grid[me]))


def place(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction]) -> IlluminatiAction:
    """The arrow that makes the best layout, with the least that has to go."""
    best = legal[0]
    value = -1000.0
    for a in legal:
        if isinstance(a, Move) and a.verb == ATTACH:
            worth = value_laid(s, me, a)
            if worth > value:
                best = a
                value = worth
    return best


def best_move(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction]) -> tuple[IlluminatiAction | None, float]:
    """The group that is best laid elsewhere, and by how much the layout gains."""
    best: IlluminatiAction | None = None
    before = layout_value(s, me)
    gain = WORTH_THE_WORK
    for a in legal:
        if isinstance(a, Move) and a.verb == MOVE:
            twin = s.copy()
            place_elsewhere(twin, me, a.a)
            frame = twin.frames[-1]
            assert isinstance(frame, Placing)
            for choice in frame.choices(twin):
                assert isinstance(choice, Move)
                then = value_laid(twin, me, choice) - before
                if then > gain:
                    best = a
                    gain = then
    return best, gain


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
    """Everything is lifted, then the cards with most arrows are laid first, where the layout is best then.

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
            worth = layout_value(twin, me)
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
