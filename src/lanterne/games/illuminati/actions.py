"""Every action from its code: moves, offers and promises, each read by its shape."""

from __future__ import annotations

from typing import Final

from lanterne.core.errors import BadCode
from lanterne.core.grammar import Shape
from lanterne.games.illuminati.deals.offers import OFFER, OFFER_WITH_PROMISE, PROMISE, offer_from, promise_from
from lanterne.games.illuminati.moves import MOVE_SHAPES, IlluminatiAction, Move, move_from

__all__ = ["SHAPES", "IlluminatiAction", "parse", "parse_move"]

SHAPES: Final[tuple[Shape, ...]] = (*MOVE_SHAPES, OFFER, OFFER_WITH_PROMISE, PROMISE)


def shapes_by_verb() -> dict[str, list[Shape]]:
    found: dict[str, list[Shape]] = {}
    for shape in SHAPES:
        found.setdefault(shape.verb, []).append(shape)
    return found


BY_VERB: Final = shapes_by_verb()


def parse(code: str) -> IlluminatiAction:
    """The inverse of `code`. Raises `BadCode`."""
    verb = code.partition(" ")[0]
    if verb not in BY_VERB:
        raise BadCode(f"{code!r}: there is no action {verb!r}")
    for shape in BY_VERB[verb]:
        values = shape.read(code)
        if values is None:
            continue
        if shape is OFFER or shape is OFFER_WITH_PROMISE:
            return offer_from(code, values)
        return promise_from(code, values) if shape is PROMISE else move_from(shape, values)
    raise BadCode(f"{code!r} is not: {' or '.join([repr(shape) for shape in BY_VERB[verb]])}")


def parse_move(code: str) -> Move:
    """A code that is neither an offer nor a promise."""
    a = parse(code)
    assert isinstance(a, Move)
    return a
