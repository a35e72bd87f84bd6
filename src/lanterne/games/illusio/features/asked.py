"""Cells of the question on top: what it is about, as far as the seat sees it."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.features import Cells
from lanterne.games.illusio.cards import COMPONENTS, KINDS, OBJECTIVE_COUNT
from lanterne.games.illusio.features import blocks as b
from lanterne.games.illusio.frames import EXCHANGE, GIVE, KEEP, NOBODY, PLACING, Frame
from lanterne.games.illusio.items import kind_of
from lanterne.games.illusio.options import MOST
from lanterne.games.illusio.second_decisions import covered
from lanterne.games.illusio.state import IllusioState


def write_question(s: IllusioState, seat: i64, c: Cells) -> None:
    if s.reason:
        return
    frame = s.frames[-1]
    c.begin(b.FRAME_OBJECTIVE)
    if frame.objective != NOBODY and (frame.kind == PLACING or (frame.knows >> seat) & 1 == 1):
        c.one_of(frame.objective, OBJECTIVE_COUNT)
    c.begin(b.FRAME_OWNER)
    if frame.owner != NOBODY:
        c.one_of((frame.owner - seat + s.seats) % s.seats, MOST)
        kind = kind_of(covered(frame.item) if frame.kind == GIVE else frame.item)
        if kind < COMPONENTS:
            c.one_of(kind, COMPONENTS)
    c.begin(b.FRAME_INTO)
    c.bits(frame.mask, COMPONENTS)
    c.flag(frame.card)
    c.steps(len(frame.chosen), b.CHOSEN_STEPS)
    if frame.chosen and (frame.seat == seat or frame.kind not in (EXCHANGE, KEEP)):
        write_chosen(frame, c)


def write_chosen(frame: Frame, c: Cells) -> None:
    """Cards by their kind, components by what they are or were said to be."""
    placing = frame.kind == PLACING
    kind: i64 = 0
    while kind < KINDS:
        count: i64 = 0
        for item in frame.chosen:
            if (kind_of(item) if placing else item) == kind:
                count += 1
        c.steps(count, b.FEW)
        kind += 1
