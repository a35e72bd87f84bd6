"""What a seat can hope for next: the open wheels, weighted by the chance of having the tiles for them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.bots.vizia.fillings import PLENTY, Filling, fillings
from lanterne.games.vizia.bag import EMPTY_BAG, count_of, size_of
from lanterne.games.vizia.lattice import around
from lanterne.games.vizia.scoring import GROUP_POINTS, TRIANGLE_POINTS
from lanterne.games.vizia.state import ViziaState
from lanterne.games.vizia.wheels import tokens_of

MOST_MISSING: Final[i64] = 3  # wheels that lack more tiles are not worth hoping for yet
MOST_NEEDED: Final[i64] = 3


@final
class Supply:
    """The tiles a seat will have: some known, the rest drawn blindly from those nobody has seen."""

    def __init__(self, known: i64, drawn: i64, unseen: i64) -> None:
        self.sure: i64 = known
        self.luck: list[float] = []  # [colour * 3 + k - 1]: the chance of k of the colour among those drawn
        total = float(size_of(unseen))
        for colour in range(6):
            share = float(count_of(unseen, colour)) / total if total > 0 else 0.0
            self.luck.extend(chances(share, drawn))

    def chance(self, needs: i64) -> float:
        """The chance to have all the tiles of a bag."""
        found = 1.0
        sure = self.sure
        luck = self.luck
        at: i64 = 0
        while needs:
            short = (needs & 255) - (sure & 255)
            if short > 0:
                if short > MOST_NEEDED:
                    return 0.0
                found *= luck[at + short - 1]
            needs >>= 8
            sure >>= 8
            at += MOST_NEEDED
        return found


def chances(share: float, drawn: i64) -> list[float]:
    """The chances of at least one, two and three successes in so many draws."""
    miss = 1.0 - share
    none = 1.0
    one = 0.0
    two = 0.0
    k: i64 = 0
    while k < drawn:
        two = two * miss + one * share
        one = one * miss + none * share
        none *= miss
        k += 1
    return [1.0 - none, max(0.0, 1.0 - none - one), max(0.0, 1.0 - none - one - two)]


@final
class Prospects:
    """All open wheels of one layout, read once; then asked for several seats and supplies."""

    def __init__(self, s: ViziaState) -> None:
        self.s = s
        self.open: list[Filling] = fillings(s, PLENTY, MOST_MISSING)
        self.worths: dict[int, list[float]] = {}  # by seat, of each filling

    def hope(self, seat: i64, supply: Supply) -> float:
        """The points that the seat may expect from its next turn, each wheel by its likeliest filling."""
        worths = self.worths_for(seat)
        total = 0.0
        best = 0.0
        vertex: i64 = -1
        for k, filling in enumerate(self.open):
            if filling.vertex != vertex:
                total += best
                best = 0.0
                vertex = filling.vertex
            expected = worths[k] * supply.chance(filling.needs)
            if expected > best:
                best = expected
        return total + best

    def worths_for(self, seat: i64) -> list[float]:
        if seat not in self.worths:
            own = set(tokens_of(self.s, seat)) if self.has_bonus() else set()
            self.worths[seat] = [filling.worth + self.bonus(filling.vertex, own) for filling in self.open]
        return self.worths[seat]

    def has_bonus(self) -> bool:
        return self.s.options.group_bonus or self.s.options.triangle_bonus

    def bonus(self, vertex: i64, own: set[int]) -> float:
        """VZ-071, VZ-073: what a token there adds beside the seat's own tokens."""
        if not own:
            return 0.0
        beside = [near in own for near in around(vertex)]
        found = 0.0
        if self.s.options.group_bonus and any(beside):
            found += GROUP_POINTS
        if self.s.options.triangle_bonus:
            for k in range(6):
                if beside[k] and beside[k - 1]:
                    found += TRIANGLE_POINTS
        return found


# ---------------------------------------------------------------------- who will have what


def unseen_by(s: ViziaState, seat: i64) -> i64:
    """The tiles whose whereabouts the seat does not know: the pile and what others hold unseen."""
    bag = s.pile
    for other in range(s.seats):
        if other != seat:
            bag += s.hands[other] - s.known[other]
    return bag


def supply_of_next(s: ViziaState, seat: i64, taken: i64, unseen: i64) -> Supply:
    """What the seat after this one will have, once some commons were taken and the rest refilled."""
    after = 0 if seat + 1 == s.seats else seat + 1
    left = s.commons - taken
    fresh = min(s.options.commons() - size_of(left), size_of(s.pile))
    known = s.known[after]
    return Supply(left + known, fresh + s.hand_size(after) - size_of(known), unseen)


def supply_of_own(s: ViziaState, seat: i64, taken: i64, unseen: i64) -> Supply:
    """What the seat itself will have when it is on turn again: its own tiles, and commons that others left."""
    commons = min(s.options.commons(), size_of(s.pile))
    return Supply(s.hands[seat] + taken, commons, unseen if unseen != EMPTY_BAG else s.commons - taken)
