"""The open wheels of a layout, counted by what they lack and by who could close them. Read in microseconds."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lanterne.games.vizia.bag import count_of
from lanterne.games.vizia.rounds import SMALL_SETS, Corners, Round
from lanterne.games.vizia.state import ViziaState

WHO: Final = 5  # the commons alone, then those with what is known of each seat's hand
WORTHS: Final = 3
SIGHT: Final[i64] = 3
PAIRS: Final = 21  # of colours, the order does not matter
GUARDS: Final[i64] = 0o444444  # over three bits a colour: a count up to three, and a guard


def pair_numbers() -> list[int]:
    """By needs (two bits a colour): the number of the pair; 0 where they are none, 1 to 21."""
    found = [0] * int(SMALL_SETS)
    number = 0
    for one in range(6):
        for other in range(one, 6):
            number += 1
            found[(1 << 2 * one) + (1 << 2 * other)] = number
    return found


def spread_needs() -> list[int]:
    """By needs: the same, three bits a colour."""
    return [sum([(needs >> 2 * colour & 3) << 3 * colour for colour in range(6)]) for needs in range(int(SMALL_SETS))]


PAIR_OF: Final[vec[i64]] = vec[i64](pair_numbers())
SPREAD_OF: Final[vec[i64]] = vec[i64](spread_needs())
COLOUR_OF: Final[vec[i64]] = vec[i64]([max(needs.bit_length() - 1, 0) // 2 for needs in range(int(SMALL_SETS))])


def guarded(bag: i64) -> i64:
    """A bag to take needs from: where a guard falls, it had too few."""
    found = GUARDS
    for colour in range(6):
        count = count_of(bag, colour)
        found |= (3 if count > 3 else count) << (3 * colour)
    return found


@final
class OpenWheels:
    """Counts of one layout; read again for the next one."""

    def __init__(self) -> None:
        self.round = Round()
        self.corners = Corners()
        self.ones: vec[i64] = vec[i64]([0] * (6 * WORTHS))  # [colour * 3 + worth - 1]
        self.pairs: vec[i64] = vec[i64]([0] * PAIRS)
        self.threes: i64 = 0
        self.closable: vec[i64] = vec[i64]([0] * (WHO * 3 * WORTHS))  # [(who * 3 + lack - 1) * 3 + worth - 1]
        self.stocks: vec[i64] = vec[i64]([0] * WHO)  # by who, guarded
        self.best: vec[i64] = vec[i64]([0] * WHO)  # by who, the worth of the wheel at hand

    def read(self, s: ViziaState, known: list[int]) -> None:
        """`known`: what is known of the hands, from the asking seat on."""
        self.clear()
        who: i64 = 1 + len(known)
        self.stocks[0] = guarded(s.commons)
        for k, bag in enumerate(known):
            self.stocks[k + 1] = guarded(s.commons + bag)
        row = self.round
        corners = self.corners
        corners.read(s)
        at: i64 = 0
        while at < corners.count:
            if row.read(s, corners.found[at], SIGHT):
                row.ways = 0
                row.list_ways(0, row.there[5], 0, row.colours)
                if row.ways > 0:
                    self.count(who)
            at += 1

    def clear(self) -> None:
        at: i64 = 0
        while at < 6 * WORTHS:
            self.ones[at] = 0
            at += 1
        at = 0
        while at < PAIRS:
            self.pairs[at] = 0
            at += 1
        at = 0
        while at < WHO * 3 * WORTHS:
            self.closable[at] = 0
            at += 1
        self.threes = 0

    def count(self, who: i64) -> None:
        """The wheel whose ways are listed."""
        row = self.round
        lack = row.missing
        if lack == 3:
            self.threes += 1
        k: i64 = 0
        while k < who:
            self.best[k] = 0
            k += 1
        way: i64 = 0
        while way < row.ways:
            needs, worth = row.needs[way], row.worths[way]
            if lack == 1:
                self.ones[COLOUR_OF[needs] * 3 + worth - 1] += 1
            elif lack == 2:
                self.pairs[PAIR_OF[needs] - 1] += 1
            spread = SPREAD_OF[needs]
            k = 0
            while k < who:
                if worth > self.best[k] and (self.stocks[k] - spread) & GUARDS == GUARDS:
                    self.best[k] = worth
                k += 1
            way += 1
        k = 0
        while k < who:
            if self.best[k] > 0:
                self.closable[(k * 3 + lack - 1) * 3 + self.best[k] - 1] += 1
            k += 1
