"""Frames: the questions on the stack of a state. The top one says who acts and what is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias, final, get_args

from mypy_extensions import i64

from lanterne.core.fields import FieldReader, Fields, FieldWriter
from lanterne.core.game import Json
from lanterne.games.illusio.cards import COMPONENTS, KIND_NAMED, NAMES, OBJECTIVE_NAMED, OBJECTIVES
from lanterne.games.illusio.items import item_from, item_text

# What a frame asks for.
TURN: Final = 0  # actions A to F, the talent, the end of the turn
DRAW: Final = 1  # draw, or the talent of the draw step
LIMIT: Final = 2  # discard down to eight
WINDOW: Final = 3  # a talent in another seat's turn, or pass
EXCHANGE: Final = 4  # which cards go (C)
PLACING: Final = 5  # which components go around the objective taken (D)
INTO: Final = 6  # what a component becomes
LEAVE: Final = 7  # which card of the hand stays in the other backstage
GIVE: Final = 8  # which of the seat's own components is given in exchange
KEEP: Final = 9  # which card of those looked at is kept
PROGRAMME: Final = 10  # which objective of the Contest the one looked at replaces, if any
Question: TypeAlias = Literal[
    "turn", "draw", "limit", "window", "exchange", "placing", "into", "leave", "give", "keep", "programme"
]
FRAME_NAMES: Final[tuple[Question, ...]] = get_args(Question)

NOBODY: Final = -1


@final
class Frame:
    """One question to one seat. Which of the fields count depends on the kind of question."""

    def __init__(self, kind: i64, seat: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.objective: i64 = NOBODY  # PLACING: the one taken; PROGRAMME: the one looked at
        self.owner: i64 = NOBODY  # INTO, LEAVE, GIVE: whose component
        self.item: i64 = 0  # INTO, LEAVE, GIVE: the component
        self.mask: i64 = 0  # INTO: the kinds it may become
        self.knows: i64 = 0  # PROGRAMME: who knows the objective, one bit per seat
        self.card: bool = False  # INTO: a Transform card does it, not a talent
        self.chosen: list[int] = []  # EXCHANGE, KEEP: kinds of card; PLACING: components

    def copy(self) -> Frame:
        twin = Frame(self.kind, self.seat)
        twin.objective = self.objective
        twin.owner = self.owner
        twin.item = self.item
        twin.mask = self.mask
        twin.knows = self.knows
        twin.card = self.card
        twin.chosen = self.chosen[:]
        return twin

    def json(self) -> Json:
        io = FieldWriter()
        frame_fields(self, io)
        return {"kind": FRAME_NAMES[self.kind], "seat": self.seat, **io.noted}


def frame_fields(frame: Frame, io: Fields) -> None:
    frame.objective = io.one("objective", frame.objective, objective_json, objective_from_json)
    owner = io.plain("owner", None if frame.owner == NOBODY else frame.owner)
    item = io.plain("item", None if frame.owner == NOBODY else item_text(frame.item))
    if owner is not None and item is not None:
        frame.owner, frame.item = owner, item_from(item)
    frame.mask = io.one("into", frame.mask, kinds_json, kinds_from_json)
    frame.knows = io.plain("knows", frame.knows)
    frame.card = io.plain("card", frame.card)
    if frame.kind == PLACING:
        frame.chosen = io.each("chosen", frame.chosen, item_text, item_from)
    else:
        frame.chosen = io.each("chosen", frame.chosen, NAMES.__getitem__, KIND_NAMED.__getitem__)


def frame_from(raw: Mapping[str, Any]) -> Frame:
    """The inverse of `Frame.json`."""
    frame = Frame(FRAME_NAMES.index(raw["kind"]), raw["seat"])
    frame_fields(frame, FieldReader(raw))
    return frame


def objective_json(index: i64) -> str | None:
    return None if index == NOBODY else OBJECTIVES[index].name


def objective_from_json(name: str | None) -> i64:
    return NOBODY if name is None else OBJECTIVE_NAMED[name]


def kinds_json(mask: i64) -> list[str]:
    return [NAMES[kind] for kind in range(COMPONENTS) if mask >> kind & 1]


def kinds_from_json(names: list[str]) -> i64:
    mask: i64 = 0
    for name in names:
        mask |= 1 << KIND_NAMED[name]
    return mask
