"""What a position is worth to a seat that ends its turn there: points, what it keeps, what it leaves to the next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.bots.vizia.prospects import Prospects, supply_of_next, supply_of_own, unseen_by
from lanterne.games.vizia.bag import EMPTY_BAG, count_of, one
from lanterne.games.vizia.scoring import outcome_of, score, team_of
from lanterne.games.vizia.state import HAND, OVER, ViziaState

# Measured in games of the bot against itself with other weights.
FEAR: Final = 0.4  # how much of what the next seat may expect counts against the position
HOPE: Final = 0.25  # how much of what the seat itself may expect counts, after everybody else has played
VICTORY: Final = 1000.0


def lead(s: ViziaState, seat: i64) -> float:
    """Points ahead of the others: of their mean, or in teams of the other pair (VZ-082)."""
    own = 0.0
    others = 0.0
    for other in range(s.seats):
        points = float(score(s, other))
        if other == seat or (s.options.teams and team_of(other) == team_of(seat)):
            own += points
        else:
            others += points
    return own - (others if s.options.teams else others / float(s.seats - 1))


def end_worth(s: ViziaState, seat: i64) -> float:
    """A finished game: won, shared or lost, and by how much."""
    found = outcome_of(s)
    assert found is not None
    winners = found.winners()
    if seat not in winners:
        return lead(s, seat) - VICTORY
    return lead(s, seat) + VICTORY / len(winners) * (2 if s.options.teams else 1)


def takings(s: ViziaState, seat: i64) -> list[int]:
    """Every choice of common tiles the seat could take now, as bags; the empty one first (VZ-040, VZ-041)."""
    found = [int(EMPTY_BAG)]
    room = HAND - s.hand_size(seat)
    if room < 1:
        return found
    for first in range(6):
        if count_of(s.commons, first) == 0:
            continue
        found.append(int(one(first)))
        if room < 2:
            continue
        for second in range(first, 6):
            if count_of(s.commons - one(first), second) > 0:
                found.append(int(one(first) + one(second)))
    return found


def taking_worth(s: ViziaState, seat: i64, prospects: Prospects, taken: i64, unseen: i64) -> float:
    after = 0 if seat + 1 == s.seats else seat + 1
    fear = prospects.hope(after, supply_of_next(s, seat, taken, unseen))
    hope = prospects.hope(seat, supply_of_own(s, seat, taken, unseen))
    return HOPE * hope - FEAR * fear


def best_taking(s: ViziaState, seat: i64) -> tuple[int, float]:
    """The commons to take at the end of the turn, and what that end is worth beside the points."""
    prospects = Prospects(s)
    unseen = unseen_by(s, seat)
    best = int(EMPTY_BAG)
    worth = taking_worth(s, seat, prospects, best, unseen)
    for taken in takings(s, seat)[1:]:
        found = taking_worth(s, seat, prospects, taken, unseen)
        if found > worth:
            best, worth = taken, found
    return best, worth


def rough_worth(s: ViziaState, seat: i64) -> float:
    """A first look: as if nothing were taken."""
    if s.phase == OVER:
        return end_worth(s, seat)
    return lead(s, seat) + taking_worth(s, seat, Prospects(s), EMPTY_BAG, unseen_by(s, seat))


def full_worth(s: ViziaState, seat: i64) -> float:
    """The turn ends here, with the best of the commons."""
    if s.phase == OVER:
        return end_worth(s, seat)
    return lead(s, seat) + best_taking(s, seat)[1]
