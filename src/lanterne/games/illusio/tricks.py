"""Tricks: objectives that somebody owns, in the making or on display."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64

from lanterne.core.fields import FieldReader, Fields, FieldWriter
from lanterne.core.game import Json
from lanterne.games.illusio.cards import (
    COMPONENTS,
    FAMILY_OF,
    OBJECTIVE_NAMED,
    OBJECTIVES,
    SHIFT,
    UNIT,
    Objective,
    objective,
)
from lanterne.games.illusio.items import item_from, item_text, kind_of

EMPTY: Final = -1  # a slot


@final
class Trick:
    """An objective that somebody owns, with the components around it and the cards on it."""

    def __init__(self, index: i64) -> None:
        self.objective: i64 = index
        self.placed: list[int] = []
        self.free: i64 = objective(index).need  # open slots by family
        self.grands: i64 = 0
        self.deja_vus: i64 = 0
        self.encores: i64 = 0  # cards lying there
        self.encore: bool = False  # an Encore counts in this round (IL-085)
        self.waits: bool = False  # displayed outside the owner's turn: its round has not begun

    def copy(self) -> Trick:
        twin = Trick(self.objective)
        twin.placed = self.placed[:]
        twin.free = self.free
        twin.grands = self.grands
        twin.deja_vus = self.deja_vus
        twin.encores = self.encores
        twin.encore = self.encore
        twin.waits = self.waits
        return twin

    def json(self) -> Json:
        io = FieldWriter()
        trick_fields(self, io)
        placed = [item_text(item) for item in self.placed]
        return {"objective": OBJECTIVES[self.objective].name, "placed": placed, **io.noted}

    def add(self, item: i64) -> None:
        at = 0
        while at < len(self.placed) and self.placed[at] <= item:
            at += 1
        self.placed.insert(at, item)
        self.free -= UNIT[kind_of(item)]

    def fits(self, kind: i64) -> bool:
        """IL-046, IL-047: every component has one family, so a free slot of its family is all it takes."""
        return (self.free >> SHIFT[kind]) & 255 > 0


def trick_fields(trick: Trick, io: Fields) -> None:
    """The cards lying there, and what they do."""
    trick.grands = io.plain("grands", trick.grands)
    trick.deja_vus = io.plain("deja_vus", trick.deja_vus)
    trick.encores = io.plain("encores", trick.encores)
    trick.encore = io.plain("encore", trick.encore)
    trick.waits = io.plain("waits", trick.waits)


def trick_from(raw: Mapping[str, Any]) -> Trick:
    """The inverse of `Trick.json`."""
    trick = Trick(OBJECTIVE_NAMED[raw["objective"]])
    for text in raw["placed"]:
        trick.add(item_from(text))
    trick_fields(trick, FieldReader(raw))
    return trick


# ---------------------------------------------------------------------- which component stands where


def seated(card: Objective, items: list[int]) -> list[int]:
    """By slot of the objective, the component that fills it, or `EMPTY`: exact kinds first, then others of the family.

    What finds no slot is left out, and so is what hides its kind.
    """
    found = [EMPTY] * len(card.slots)
    others: list[int] = []
    for item in items:
        at = free_slot(card, found, kind_of(item))
        if at < 0:
            others.append(item)
        else:
            found[at] = item
    for item in others:
        if kind_of(item) < COMPONENTS:
            at = free_kin(card, found, kind_of(item))
            if at >= 0:
                found[at] = item
    return found


def free_slot(card: Objective, found: list[int], kind: i64) -> int:
    """An empty slot that asks for exactly this kind, or -1."""
    for at, wanted in enumerate(card.slots):
        if wanted == kind and found[at] == EMPTY:
            return at
    return -1


def free_kin(card: Objective, found: list[int], kind: i64) -> int:
    """An empty slot that asks for its family (IL-046), or -1."""
    for at, wanted in enumerate(card.slots):
        if FAMILY_OF[wanted] == FAMILY_OF[kind] and found[at] == EMPTY:
            return at
    return -1
