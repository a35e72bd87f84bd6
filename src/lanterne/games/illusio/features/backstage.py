"""Cells of the backstages: what lies open, what is covered, what a witness remembers of it (A-39)."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.features import Cells
from lanterne.games.illusio.cards import COMPONENTS, FAMILIES
from lanterne.games.illusio.features import blocks as b
from lanterne.games.illusio.items import attached_to, badge_of, kind_of
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.witness import IllusioWitness


def write_backstages(s: IllusioState, seat: i64, witness: IllusioWitness | None, c: Cells) -> None:
    seats = s.seats
    c.begin(b.BACKSTAGE)
    at: i64 = 0
    while at < seats:
        write_kinds(s, (seat + at) % seats, c)
        at += 1
    c.begin(b.FAMILY)
    at = 0
    while at < seats:
        units = s.units[(seat + at) % seats]
        family: i64 = 0
        while family < FAMILIES:
            c.steps((units >> (8 * family)) & 255, b.FAMILY_STEPS)
            family += 1
        at += 1
    c.begin(b.COVERED)
    at = 0
    while at < seats:
        c.steps(covered_in(s.changed[(seat + at) % seats]), b.FEW)
        at += 1
    c.begin(b.REMEMBERED)
    if witness is not None and s.options.memory:
        at = 0
        while at < seats:
            c.bits(remembered_of(s.changed[(seat + at) % seats], witness), COMPONENTS)
            at += 1
    c.begin(b.ATTACHED)
    at = 0
    while at < seats:
        c.steps(attached_in(s.changed[(seat + at) % seats]), b.FEW)
        at += 1


def write_kinds(s: IllusioState, owner: i64, c: Cells) -> None:
    row = s.changed[owner]
    kind: i64 = 0
    while kind < COMPONENTS:
        count = s.plain[owner * COMPONENTS + kind]
        for item in row:
            if badge_of(item) == 0 and kind_of(item) == kind:
                count += 1
        c.steps(count, b.BACK_STEPS)
        kind += 1


def covered_in(row: list[int]) -> i64:
    count: i64 = 0
    for item in row:
        if badge_of(item) > 0:
            count += 1
    return count


def attached_in(row: list[int]) -> i64:
    cards: i64 = 0
    for item in row:
        cards += attached_to(item)
    return cards


def remembered_of(row: list[int], witness: IllusioWitness) -> i64:
    """The kinds, as bits, that covered components were seen to become."""
    one: i64 = 1
    mask: i64 = 0
    for item in row:
        badge = int(badge_of(item))
        if badge in witness.kinds:
            kind: i64 = witness.kinds[badge]
            mask |= one << kind
    return mask
