"""What of Vizia goes to other processes and back by `pickle`: whoever reads it runs the very same code."""

from __future__ import annotations

import copyreg
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lanterne.core.fields import FieldPacker, FieldUnpacker
from lanterne.games.vizia.actions import (
    END,
    END_TURN,
    PASS,
    PASS_TURN,
    PLACE,
    TAKE_TILE,
    TAKES,
    ViziaAction,
    action_at,
    place_at,
)
from lanterne.games.vizia.layout import lay_all
from lanterne.games.vizia.options import ViziaOptions
from lanterne.games.vizia.state import ViziaState, empty_state, fields
from lanterne.games.vizia.wheels import count_laid
from lanterne.games.vizia.witness import ViziaWitness


def packed_state(s: ViziaState) -> tuple[Any, ...]:
    io = FieldPacker()
    fields(s, io)
    layout = [(cell, s.colour(cell)) for cell in s.tiles]
    return state_again, (s.options, s.seats, layout, io.packed)


def state_again(options: ViziaOptions, seats: int, layout: list[tuple[i64, i64]], packed: list[Any]) -> ViziaState:
    s = empty_state(options, seats)
    lay_all(s, layout)
    fields(s, FieldUnpacker(packed))
    count_laid(s)
    return s


def packed_action(a: ViziaAction) -> tuple[Any, ...]:
    return action_again, (a.kind, a.colour, a.at, a.source)


def action_again(kind: i64, colour: i64, at: i64, source: i64) -> ViziaAction:
    """The one object for it."""
    if kind == PLACE:
        return place_at(source, colour, at)
    if kind == TAKE_TILE:
        return TAKES[colour]
    if kind == END_TURN:
        return END
    if kind == PASS_TURN:
        return PASS
    return action_at(kind, at)


def packed_options(options: ViziaOptions) -> tuple[Any, ...]:
    return ViziaOptions, (dict(options.json()),)


def packed_witness(witness: ViziaWitness) -> tuple[Any, ...]:
    return witness_again, ([int(bag) for bag in witness.known], witness.showing)


def witness_again(known: list[int], showing: bool) -> ViziaWitness:
    witness = ViziaWitness()
    witness.known = vec[i64](known)
    witness.showing = showing
    return witness


def register() -> None:
    """Asked once, by the module of the game."""
    copyreg.pickle(ViziaState, packed_state)
    copyreg.pickle(ViziaAction, packed_action)
    copyreg.pickle(ViziaOptions, packed_options)
    copyreg.pickle(ViziaWitness, packed_witness)
