"""One seat's components as its plans count them, packed: four bits a kind, so that a plan is arithmetic and no list."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lanterne.games.illusio.cards import COMPONENTS, FAMILY_OF, KINDS, OBJECTIVES, TRANSFORM, objective
from lanterne.games.illusio.items import badge_of, kind_of
from lanterne.games.illusio.state import IllusioState

MOST_COUNTED: Final = 9  # of one kind: no trick takes more than four components
MOST_SLOTS: Final = 4

# By kind: all kinds of its family as a mask of packed counts, the first of them, and the one behind the last.
_KIN: Final = [
    sum([15 << 4 * other for other in range(COMPONENTS) if FAMILY_OF[other] == FAMILY_OF[kind]])
    for kind in range(COMPONENTS)
]
KIN: Final = vec[i64](_KIN)
FIRST_KIN: Final = vec[i64]([FAMILY_OF.index(FAMILY_OF[kind]) for kind in range(COMPONENTS)])
# By kind, one component of it. Compiled, a shifted literal would have but 32 bits.
ONE: Final = vec[i64]([1 << 4 * kind for kind in range(COMPONENTS)])
# By objective, four places each: the kinds asked for.
SLOTS: Final = vec[i64](
    [card.slots[at] if at < len(card.slots) else 0 for card in OBJECTIVES for at in range(MOST_SLOTS)]
)


@final
class Stock:
    def __init__(self, hand: i64, back: i64, spare: i64) -> None:
        self.hand: i64 = hand  # components of the hand, packed
        self.back: i64 = back  # those of the backstage
        self.spare: i64 = spare  # Transform cards in hand

    def copied(self) -> Stock:
        return Stock(self.hand, self.back, self.spare)

    def into_hand(self, kind: i64) -> None:
        if kind < COMPONENTS:
            self.hand += one(kind)
        elif kind == TRANSFORM:
            self.spare += 1

    def from_hand(self, kind: i64) -> None:
        if kind < COMPONENTS:
            self.hand -= one(kind)
        elif kind == TRANSFORM:
            self.spare -= 1

    def onto_back(self, kind: i64) -> None:
        self.back += one(kind)

    def off_back(self, kind: i64) -> None:
        self.back -= one(kind)


def one(kind: i64) -> i64:
    return ONE[kind]


def count_of(counts: i64, kind: i64) -> i64:
    return (counts >> (4 * kind)) & 15


def first_kin(counts: i64, kind: i64) -> i64:
    """The first kind of the same family that is there, or -1."""
    if counts & KIN[kind] == 0:
        return -1
    other = FIRST_KIN[kind]
    while count_of(counts, other) == 0:
        other += 1
    return other


def counted(count: i64) -> i64:
    if count < MOST_COUNTED:
        return count
    return MOST_COUNTED


def stock_of(s: IllusioState, seat: i64, recalls: bool = False) -> Stock:
    """Components whose badge hides their kind are left out by whoever soon forgets them (A-39)."""
    hand: i64 = 0
    back: i64 = 0
    kind: i64 = COMPONENTS - 1
    while kind >= 0:
        hand = (hand << 4) | counted(s.hands[seat * KINDS + kind])
        back = (back << 4) | counted(s.plain[seat * COMPONENTS + kind])
        kind -= 1
    for item in s.changed[seat]:
        if (recalls or badge_of(item) == 0) and count_of(back, kind_of(item)) < MOST_COUNTED:
            back += one(kind_of(item))
    return Stock(hand, back, s.hands[seat * KINDS + TRANSFORM])


def open_slots(index: i64, placed: list[int]) -> i64:
    """The slots still empty, a bit each: exact components have filled their own first, others the first of their family
    (as `tricks.seated` puts them)."""
    unit: i64 = 1
    left = (unit << objective(index).level) - 1
    others: i64 = 0  # packed kinds, one more than each
    for item in placed:
        kind = kind_of(item)
        at: i64 = 0
        while at < MOST_SLOTS and not ((left >> at) & 1 and SLOTS[index * MOST_SLOTS + at] == kind):
            at += 1
        if at < MOST_SLOTS:
            left -= unit << at
        elif kind < COMPONENTS:
            others = (others << 4) | (kind + 1)
    return left if others == 0 else without_kin(index, left, others)


def without_kin(index: i64, left: i64, others: i64) -> i64:
    unit: i64 = 1
    while others:
        kind = (others & 15) - 1
        at: i64 = 0
        while at < MOST_SLOTS and not (
            (left >> at) & 1 and FIRST_KIN[SLOTS[index * MOST_SLOTS + at]] == FIRST_KIN[kind]
        ):
            at += 1
        if at < MOST_SLOTS:
            left -= unit << at
        others >>= 4
    return left
