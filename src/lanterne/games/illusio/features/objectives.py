"""Cells of objectives: those of the Contest by how near they are, those in the making, those on display."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.core.features import Cells
from lanterne.games.illusio.cards import COMPONENTS, FAMILIES, KINDS, OBJECTIVE_COUNT, UNIT, objective, units_fitting
from lanterne.games.illusio.features import blocks as b
from lanterne.games.illusio.items import badge_of, kind_of
from lanterne.games.illusio.scoring import pays
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.tricks import Trick

ONE: Final[i64] = 1  # a bit of 64, where a plain 1 would be one of 32


def backstage_kinds(s: IllusioState, owner: i64) -> i64:
    """The kinds that lie open there, as bits."""
    mask: i64 = 0
    kind: i64 = 0
    while kind < COMPONENTS:
        if s.plain[owner * COMPONENTS + kind] > 0:
            mask |= 1 << kind
        kind += 1
    for item in s.changed[owner]:
        if badge_of(item) == 0:
            mask |= 1 << kind_of(item)
    return mask


def hand_kinds(s: IllusioState, seat: i64) -> i64:
    mask: i64 = 0
    kind: i64 = 0
    while kind < COMPONENTS:
        if s.hands[seat * KINDS + kind] > 0:
            mask |= 1 << kind
        kind += 1
    return mask


def hand_units(s: IllusioState, seat: i64) -> i64:
    """The components of the hand by family; eight bits a family hold more than there are."""
    units: i64 = 0
    kind: i64 = 0
    while kind < COMPONENTS:
        units += UNIT[kind] * s.hands[seat * KINDS + kind]
        kind += 1
    return units


def bits_of(mask: i64) -> i64:
    count: i64 = 0
    while mask > 0:
        mask &= mask - 1
        count += 1
    return count


# ---------------------------------------------------------------------- the Contest


def write_contest(s: IllusioState, seat: i64, c: Cells) -> None:
    mask: i64 = 0
    for index in s.contest:
        mask |= ONE << index
    c.begin(b.CONTEST)
    c.bits(mask, OBJECTIVE_COUNT)
    kinds = backstage_kinds(s, seat)
    units = s.units[seat]
    write_reach(s, units, kinds, c)
    write_reach(s, units + hand_units(s, seat), kinds | hand_kinds(s, seat), c)
    at: i64 = 1
    while at < s.seats:
        units = s.units[(seat + at) % s.seats]
        mask = 0
        for index in s.contest:
            card = objective(index)
            mask |= ONE << ((card.level - 1) * b.FITS + units_fitting(card.need, units))
        c.bits(mask, b.LEVELS * b.FITS)
        at += 1


def write_reach(s: IllusioState, units: i64, kinds: i64, c: Cells) -> None:
    """Each objective at its level, how much of it is there, how much of that exactly as asked; level by level."""
    level: i64 = 1
    while level <= b.LEVELS:
        mask: i64 = 0
        for index in s.contest:
            card = objective(index)
            if card.level == level:
                exact = bits_of(card.exact & kinds)
                if exact >= b.LEVELS:
                    exact = b.LEVELS - 1
                mask |= ONE << (units_fitting(card.need, units) * b.LEVELS + exact)
        c.bits(mask, b.FITS * b.LEVELS)
        level += 1


# ---------------------------------------------------------------------- in the making


def write_making(s: IllusioState, seat: i64, c: Cells) -> None:
    seats = s.seats
    c.begin(b.OWNED)
    at: i64 = 0
    while at < seats:
        c.bits(objectives_of(s.projects[(seat + at) % seats]), OBJECTIVE_COUNT)
        at += 1
    c.begin(b.MISSING)
    at = 0
    while at < seats:
        mask: i64 = 0
        for trick in s.projects[(seat + at) % seats]:
            mask |= ONE << ((objective(trick.objective).level - 1) * b.LEVELS + missing_of(trick))
        c.bits(mask, b.LEVELS * b.LEVELS)
        at += 1
    c.begin(b.MISSING_FAMILIES)
    at = 0
    while at < seats:
        c.bits(families_of(s.projects[(seat + at) % seats]), FAMILIES)
        at += 1
    write_own(s, seat, c)
    c.begin(b.PROMISED)
    at = 0
    while at < seats:
        c.steps(worth_of(s, (seat + at) % seats, s.projects[(seat + at) % seats]), b.WORTH_STEPS)
        at += 1


def objectives_of(row: list[Trick]) -> i64:
    mask: i64 = 0
    for trick in row:
        mask |= ONE << trick.objective
    return mask


def missing_of(trick: Trick) -> i64:
    """At least one was placed when it was taken, and a complete one is on display."""
    return objective(trick.objective).level - len(trick.placed)


def families_of(row: list[Trick]) -> i64:
    """Those that a slot is free for, as bits."""
    mask: i64 = 0
    for trick in row:
        family: i64 = 0
        while family < FAMILIES:
            if (trick.free >> (8 * family)) & 255:
                mask |= ONE << family
            family += 1
    return mask


def write_own(s: IllusioState, seat: i64, c: Cells) -> None:
    """What would complete the own objectives: kinds that earn a point, and how much of it is at hand."""
    kinds: i64 = 0
    fillable: i64 = 0
    units = s.units[seat] + hand_units(s, seat)
    for trick in s.projects[seat]:
        exact = objective(trick.objective).exact
        for item in trick.placed:
            exact &= ~(ONE << kind_of(item))
        kind: i64 = 0
        while kind < COMPONENTS:
            if (exact >> kind) & 1 and trick.fits(kind):
                kinds |= ONE << kind
            kind += 1
        fillable |= ONE << (missing_of(trick) * b.FITS + units_fitting(trick.free, units))
    c.begin(b.MISSING_KINDS)
    c.bits(kinds, COMPONENTS)
    c.bits(fillable, b.LEVELS * b.FITS)


def worth_of(s: IllusioState, owner: i64, row: list[Trick]) -> i64:
    total: i64 = 0
    for trick in row:
        total += pays(s, owner, trick)
    return total


# ---------------------------------------------------------------------- on display


def write_displayed(s: IllusioState, seat: i64, c: Cells) -> None:
    seats = s.seats
    c.begin(b.DISPLAYED)
    at: i64 = 0
    while at < seats:
        c.bits(objectives_of(s.displayed[(seat + at) % seats]), OBJECTIVE_COUNT)
        at += 1
    c.begin(b.DUE)
    at = 0
    while at < seats:
        c.steps(worth_of(s, (seat + at) % seats, s.displayed[(seat + at) % seats]), b.WORTH_STEPS)
        at += 1
    c.begin(b.WINNING)
    at = 0
    while at < seats:
        owner = (seat + at) % seats
        c.flag(s.scores[owner] + worth_of(s, owner, s.displayed[owner]) >= s.options.goal)
        at += 1
    c.begin(b.ENCORED)
    at = 0
    while at < seats:
        c.flag(any([trick.encore for trick in s.displayed[(seat + at) % seats]]))
        at += 1
    c.begin(b.FULL)
    at = 0
    while at < seats:
        c.flag(not s.has_room((seat + at) % seats))
        at += 1
