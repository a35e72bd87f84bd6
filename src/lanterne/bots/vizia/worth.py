"""What a position is worth to a seat that ends its turn there: points, what it keeps, what it leaves to the next."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.bots.vizia.prospects import (
    MOST_MISSING,
    Prospects,
    Supply,
    next_will_have,
    own_will_be,
    unseen_by,
    will_have,
)
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


@final
class Judge:
    """Weighs ends of turns. It reads one layout after another into the same rows: every decision has its own."""

    def __init__(self, fear: float = FEAR, hope: float = HOPE, sight: i64 = MOST_MISSING) -> None:
        self.fear = fear
        self.hope = hope
        self.prospects = Prospects(sight)
        self.next = Supply()
        self.own = Supply()
        self.best_taken: i64 = EMPTY_BAG  # that was found last

    def taking_worth(self, s: ViziaState, seat: i64, taken: i64, unseen: i64) -> float:
        """Of an end with this taking, beside the points; the prospects are read."""
        after = 0 if seat + 1 == s.seats else seat + 1
        next_will_have(self.next, s, seat, taken, unseen)
        own_will_be(self.own, s, seat, taken, unseen)
        return self.hope * self.prospects.hope(seat, self.own) - self.fear * self.prospects.hope(after, self.next)

    def best_taking(self, s: ViziaState, seat: i64) -> tuple[int, float]:
        """The commons to take at the end of the turn, and what that end is worth beside the points."""
        self.prospects.read(s)
        unseen = unseen_by(s, seat)
        best = int(EMPTY_BAG)
        worth = self.taking_worth(s, seat, best, unseen)
        for taken in takings(s, seat)[1:]:
            found = self.taking_worth(s, seat, taken, unseen)
            if found > worth:
                best, worth = taken, found
        self.best_taken = best
        return best, worth

    def hopes(self, s: ViziaState, mover: i64, taken: i64) -> list[float]:
        """By seat, in points, with all hands known; the mover ends its turn with this taking."""
        self.prospects.read(s)
        found: list[float] = []
        for seat in range(s.seats):
            will_have(self.own, s, seat, mover, taken)
            found.append(self.prospects.hope(seat, self.own))
        return found

    def rough_worth(self, s: ViziaState, seat: i64) -> float:
        """A first look: as if nothing were taken."""
        if s.phase == OVER:
            return end_worth(s, seat)
        self.prospects.read(s)
        return lead(s, seat) + self.taking_worth(s, seat, EMPTY_BAG, unseen_by(s, seat))

    def full_worth(self, s: ViziaState, seat: i64) -> float:
        """The turn ends here, with the best of the commons."""
        if s.phase == OVER:
            return end_worth(s, seat)
        return lead(s, seat) + self.best_taking(s, seat)[1]
