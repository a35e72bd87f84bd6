"""What a seat can hope for next: the open wheels, weighted by the chance of having the tiles for them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lanterne.bots.vizia.fillings import Corners
from lanterne.bots.vizia.rounds import MOST_WAYS, SMALL_SETS, Round
from lanterne.games.vizia.bag import EMPTY_BAG, count_of, size_of
from lanterne.games.vizia.lattice import around
from lanterne.games.vizia.scoring import GROUP_POINTS, TRIANGLE_POINTS
from lanterne.games.vizia.state import ViziaState
from lanterne.games.vizia.wheels import tokens_of

MOST_MISSING: Final[i64] = 3  # wheels that lack more tiles are not worth hoping for yet
FLOATS: Final[vec[float]] = vec[float]([float(number) for number in range(128)])


@final
class Supply:
    """The tiles a seat will have: some known, the rest drawn blindly from those nobody has seen."""

    def __init__(self) -> None:
        self.sure: i64 = EMPTY_BAG
        self.luck: vec[float] = vec[float]([0.0] * 18)  # [colour * 3 + k - 1]: the chance of k of it among those drawn
        self.stamps: vec[i64] = vec[i64]([0] * int(SMALL_SETS))
        self.stamp: i64 = 0
        self.chances: vec[float] = vec[float]([0.0] * int(SMALL_SETS))  # by needs, once asked for

    def hold(self, known: i64, drawn: i64, unseen: i64) -> None:
        self.stamp += 1
        self.sure = known
        total = FLOATS[size_of(unseen)]
        colour: i64 = 0
        while colour < 6:
            share = FLOATS[count_of(unseen, colour)] / total if total > 0.0 else 0.0
            self.try_luck(3 * colour, share, drawn)
            colour += 1

    def try_luck(self, at: i64, share: float, drawn: i64) -> None:
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
        self.luck[at] = 1.0 - none
        self.luck[at + 1] = positive(1.0 - none - one)
        self.luck[at + 2] = positive(1.0 - none - one - two)

    def chance(self, needs: i64) -> float:
        """The chance to have all of up to three tiles (`small_of` a bag)."""
        if self.stamps[needs] == self.stamp:
            return self.chances[needs]
        found = 1.0
        sure = self.sure
        at: i64 = 0
        left = needs
        while left:
            short = (left & 3) - (sure & 255)
            if short > 0:
                found *= self.luck[at + short - 1]
            left >>= 2
            sure >>= 8
            at += 3
        self.stamps[needs] = self.stamp
        self.chances[needs] = found
        return found


def positive(value: float) -> float:
    return value if value > 0.0 else 0.0


@final
class Prospects:
    """All open wheels of one layout, read once; then asked for several seats and supplies."""

    def __init__(self, sight: i64 = MOST_MISSING) -> None:
        self.sight: i64 = sight  # wheels that lack more tiles are not hoped for
        self.round = Round()
        self.corners = Corners()
        self.wheels: i64 = 0
        self.vertices: vec[i64] = vec[i64]([0] * 256)  # by wheel
        self.ends: vec[i64] = vec[i64]([0] * 256)  # by wheel: where its ways end
        self.plain: bool = True  # no token is worth more beside others
        self.bonuses: dict[int, list[float]] = {}  # by seat, of each wheel

    def read(self, s: ViziaState) -> None:
        row = self.round
        row.ways = 0
        self.wheels = 0
        self.plain = not (s.options.group_bonus or s.options.triangle_bonus)
        corners = self.corners
        corners.read(s)
        at: i64 = 0
        while at < corners.count:
            vertex = corners.found[at]
            if row.read(s, vertex, self.sight):
                start = row.ways
                if start + 32 < MOST_WAYS:
                    row.list_ways(0, row.there[5], 0, row.colours)
                if row.ways > start:
                    self.vertices[self.wheels] = vertex
                    self.ends[self.wheels] = row.ways
                    self.wheels += 1
            at += 1
        if not self.plain:
            self.bonuses = {seat: self.bonuses_for(s, seat) for seat in range(s.seats)}

    def hope(self, seat: i64, supply: Supply) -> float:
        """The points that the seat may expect from its next turn, each wheel by its likeliest filling."""
        bonuses: list[float] = [] if self.plain else self.bonuses[int(seat)]
        needs = self.round.needs
        worths = self.round.worths
        total = 0.0
        way: i64 = 0
        wheel: i64 = 0
        while wheel < self.wheels:
            end = self.ends[wheel]
            bonus = 0.0 if self.plain else bonuses[wheel]
            best = 0.0
            while way < end:
                expected = (FLOATS[worths[way]] + bonus) * supply.chance(needs[way])
                if expected > best:
                    best = expected
                way += 1
            total += best
            wheel += 1
        return total

    def bonuses_for(self, s: ViziaState, seat: i64) -> list[float]:
        own = set(tokens_of(s, seat))
        return [bonus(s, self.vertices[wheel], own) for wheel in range(self.wheels)]


def bonus(s: ViziaState, vertex: i64, own: set[int]) -> float:
    """VZ-071, VZ-073: what a token there adds beside the seat's own tokens."""
    if not own:
        return 0.0
    beside = [near in own for near in around(vertex)]
    found = 0.0
    if s.options.group_bonus and any(beside):
        found += GROUP_POINTS
    if s.options.triangle_bonus:
        for k in range(6):
            if beside[k] and beside[k - 1]:
                found += TRIANGLE_POINTS
    return found


# ---------------------------------------------------------------------- who will have what


def unseen_by(s: ViziaState, seat: i64) -> i64:
    """The tiles whose whereabouts the seat does not know: the pile and what others hold unseen."""
    bag = s.pile
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            bag += s.hands[other] - s.known[other]
        other += 1
    return bag


def next_will_have(supply: Supply, s: ViziaState, seat: i64, taken: i64, unseen: i64) -> None:
    """What the seat after this one will have, once some commons were taken and the rest refilled."""
    after = 0 if seat + 1 == s.seats else seat + 1
    left = s.commons - taken
    fresh: i64 = s.options.commons() - size_of(left)
    pile = size_of(s.pile)
    known = s.known[after]
    supply.hold(left + known, (fresh if fresh < pile else pile) + s.hand_size(after) - size_of(known), unseen)


def will_have(supply: Supply, s: ViziaState, seat: i64, mover: i64, taken: i64) -> None:
    """What the seat will have where all hands are known, once the mover has ended its turn with this taking."""
    known = s.hands[seat]
    fresh: i64 = s.options.commons()
    if seat == mover:
        known += taken
    elif seat == (0 if mover + 1 == s.seats else mover + 1):
        known += s.commons - taken
        fresh -= size_of(s.commons - taken)
    pile = size_of(s.pile)
    supply.hold(known, fresh if fresh < pile else pile, s.pile)


def own_will_be(supply: Supply, s: ViziaState, seat: i64, taken: i64, unseen: i64) -> None:
    """What the seat itself will have when it is on turn again: its own tiles, and commons that others left."""
    commons: i64 = s.options.commons()
    pile = size_of(s.pile)
    supply.hold(
        s.hands[seat] + taken,
        commons if commons < pile else pile,
        unseen if unseen != EMPTY_BAG else s.commons - taken,
    )
