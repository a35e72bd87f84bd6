"""The cells that are on for a seat. Nothing is read that its view would not show."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.features import Cells
from lanterne.games.illusio.cards import DOMAINS, KINDS, OBJECTIVE_COUNT
from lanterne.games.illusio.features import blocks as b
from lanterne.games.illusio.features.asked import write_question
from lanterne.games.illusio.features.backstage import write_backstages
from lanterne.games.illusio.features.objectives import write_contest, write_displayed, write_making
from lanterne.games.illusio.frames import FRAME_NAMES, KEEP
from lanterne.games.illusio.options import FEWEST, MOST
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.witness import IllusioWitness


def features_of(s: IllusioState, seat: i64, witness: IllusioWitness | None) -> list[int]:
    c = Cells()
    write_table(s, seat, c)
    write_seats(s, seat, c)
    write_cards(s, seat, c)
    write_backstages(s, seat, witness, c)
    write_contest(s, seat, c)
    write_making(s, seat, c)
    write_displayed(s, seat, c)
    write_decks(s, seat, c)
    write_question(s, seat, c)
    return c.on


def write_table(s: IllusioState, seat: i64, c: Cells) -> None:
    if not s.reason:
        c.one_of(s.frames[-1].kind, len(FRAME_NAMES))
        c.one_of((s.frames[-1].seat - seat + s.seats) % s.seats, MOST)
    c.begin(b.WHOSE_TURN)
    c.one_of((s.turn - seat + s.seats) % s.seats, MOST)
    c.steps(s.actions_left, b.FEW)
    c.one_of(s.seats - FEWEST, MOST - FEWEST + 1)
    c.flag(s.options.memory)
    c.flag(s.options.any_time)
    c.flag(s.options.displayed_count)
    c.one_of(s.options.goal - b.LEAST_GOAL, b.GOALS)


def write_seats(s: IllusioState, seat: i64, c: Cells) -> None:
    """Points, domains, tricks, magicians, sizes of hands."""
    seats = s.seats
    at: i64 = 0
    c.begin(b.NEEDS)
    while at < seats:
        c.steps(s.options.goal - s.scores[(seat + at) % seats], b.MOST_GOAL)
        at += 1
    c.begin(b.DOMAIN)
    at = 0
    while at < seats * DOMAINS:
        c.flag(s.domains[(seat * DOMAINS + at) % (seats * DOMAINS)] > 0)
        at += 1
    c.begin(b.VALIDATED)
    at = 0
    while at < seats:
        c.steps(len(s.validated[(seat + at) % seats]), b.TRICK_STEPS)
        at += 1
    c.begin(b.MAGICIAN)
    at = 0
    while at < seats:
        c.one_of(s.magicians[(seat + at) % seats], b.MAGICIANS)
        at += 1
    c.begin(b.TALENT_USED)
    at = 0
    while at < seats:
        c.flag(s.talent_used[(seat + at) % seats] > 0)
        at += 1
    c.begin(b.HAND_SIZE)
    at = 0
    while at < seats:
        c.steps(s.hand_sizes[(seat + at) % seats], b.HAND_STEPS)
        at += 1


def write_cards(s: IllusioState, seat: i64, c: Cells) -> None:
    """The own hand, what is known of others', what may still come."""
    c.begin(b.HAND)
    kind: i64 = 0
    while kind < KINDS:
        c.steps(s.hands[seat * KINDS + kind], b.CARD_STEPS)
        kind += 1
    seats = s.seats
    at: i64 = 1
    while at < seats:
        row = (seat * seats + (seat + at) % seats) * KINDS
        kind = 0
        while kind < KINDS:
            c.flag(s.known[row + kind] > 0)
            kind += 1
        at += 1
    c.begin(b.CARDS_LEFT)
    write_marks(s.supply(), b.SUPPLY, c)
    kind = 0
    while kind < KINDS:
        c.steps(unseen_of(s, seat, kind), b.UNSEEN_STEPS)
        kind += 1


def write_marks(number: i64, marks: list[int], c: Cells) -> None:
    """Whether the number has come to each of the marks."""
    for mark in marks:
        c.flag(number >= mark)


def unseen_of(s: IllusioState, seat: i64, kind: i64) -> i64:
    """Deck, others' hands and what somebody else is looking at, together: how they share it the seat cannot tell."""
    seats = s.seats
    total = s.deck[kind]
    other: i64 = 0
    while other < seats:
        if other != seat:
            known = i64(s.known[(seat * seats + other) * KINDS + kind])
            total += s.hands[other * KINDS + kind] - known
        other += 1
    for frame in s.frames:
        if frame.kind == KEEP and frame.seat != seat:
            total += frame.chosen.count(kind)
    return total


def write_decks(s: IllusioState, seat: i64, c: Cells) -> None:
    """The deck of objectives, and how dry the game has run."""
    c.begin(b.UNDER)
    if s.under and (s.under_known[0] >> seat) & 1:
        c.one_of(s.under[0], OBJECTIVE_COUNT)
    c.begin(b.LEFT)
    write_marks(s.objective_supply(), b.OBJECTIVES_LEFT, c)
    c.flag(s.short)
    c.flag(s.stirred)
    c.flag(s.scored)
    c.steps(s.dry, b.DRY_STEPS)
