"""The cells that are on for a seat. Nothing is read that its view would not show."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.core.features import Cells
from lanterne.games.illuminati.cards.deck import deck_size
from lanterne.games.illuminati.cards.table import CARD_COUNT, FIRST_ILLUMINATI, KIND_COUNT
from lanterne.games.illuminati.features import blocks as b
from lanterne.games.illuminati.features.attacks import write_attack, write_offers
from lanterne.games.illuminati.features.groups import write_groups
from lanterne.games.illuminati.features.seats import write_marks, write_seats
from lanterne.games.illuminati.specials.hands import held, known_of
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.view import STAGES
from lanterne.games.illuminati.witness import IlluminatiWitness

QUESTION: Final[i64] = b.start("question")
TURN: Final[i64] = b.start("turn")
COURSE: Final[i64] = b.start("course")
SPECIALS_HELD: Final[i64] = b.start("specials-held")
SPECIALS_KNOWN: Final[i64] = b.start("specials-known")
HAND: Final[i64] = b.start("hand")
BARRED: Final[i64] = b.start("barred")
GOALS_OUT: Final[i64] = b.start("goals-out")


def features_of(s: IlluminatiState, seat: int, witness: IlluminatiWitness | None) -> list[int]:
    c = Cells()
    write_table(s, seat, c)
    write_course(s, c)
    write_seats(s, seat, c)
    write_specials(s, seat, c)
    write_groups(s, seat, c)
    write_attack(s, seat, c)
    write_offers(s, seat, c)
    if witness is not None:
        write_seen(s, seat, witness, c)
    return c.on


def write_table(s: IlluminatiState, seat: int, c: Cells) -> None:
    options = s.options
    c.one_of(s.seats - 2, b.SEATS - 1)
    c.flag(options.open_money)
    c.flag(options.longer > 0)
    c.flag(options.very_long)
    c.flag(options.hidden_goals)
    c.flag(options.hidden_illuminati)
    c.flag(options.overstate)
    c.flag(options.addon)
    c.flag(options.neutralise_needs_arrow)
    c.flag(options.fixed_side)
    c.flag(options.book_militias)
    c.flag(options.cheating)
    c.flag(options.round_limit > 0)
    c.begin(QUESTION)
    if s.result is None:
        top = s.frames[-1]
        c.one_of(b.KINDS_OF_FRAME[top.kind], len(b.KINDS_OF_FRAME))
        asked = top.asked(s)
        for at in range(s.seats):
            c.flag((seat + at) % s.seats in asked)
    c.begin(TURN)
    c.one_of((s.turn - seat) % s.seats, b.SEATS)
    c.one_of(s.stage, len(STAGES))


def write_course(s: IlluminatiState, c: Cells) -> None:
    c.steps(s.actions_left, b.FEW)
    c.steps(s.transfers_left, b.FEW)
    c.flag(s.acted)
    c.flag(s.privilege_bought)
    c.flag(s.alignment_changed)
    c.flag(s.card_bought)
    c.flag(s.passed)
    c.flag(s.incomes_doubled)
    c.flag(len(s.called_off) > 0)
    c.begin(COURSE)
    write_marks(s.round, b.ROUNDS, c)
    write_marks(deck_size(s), b.DECK, c)
    c.steps(s.idle, b.FEW)


def write_specials(s: IlluminatiState, seat: int, c: Cells) -> None:
    c.begin(SPECIALS_HELD)
    for at in range(1, s.seats):
        c.steps(held(s, (seat + at) % s.seats), b.HELD_STEPS)
    c.begin(SPECIALS_KNOWN)
    for at in range(1, s.seats):
        other = (seat + at) % s.seats
        shown, known = s.shown[other], known_of(s, seat, other)
        for kind in range(KIND_COUNT):
            c.flag(shown[kind] + known[kind] > 0)
    c.begin(HAND)
    for count in s.specials[seat]:
        c.steps(count, b.HAND_STEPS)
    for count in s.gone_specials:
        c.steps(count, b.HAND_STEPS)


def write_seen(s: IlluminatiState, seat: int, witness: IlluminatiWitness, c: Cells) -> None:
    """What the witness has ruled out, as long as it is not turned up."""
    c.begin(BARRED)
    for at in range(1, s.seats):
        other = (seat + at) % s.seats
        barred = witness.barred[other]
        for centre in range(FIRST_ILLUMINATI, CARD_COUNT):
            c.flag(not s.exposed[other] and centre in barred)
    c.begin(GOALS_OUT)
    for at in range(1, s.seats):
        other = (seat + at) % s.seats
        for goal in b.GOALS:
            c.flag(goal in witness.goals_out[other])
