"""A component on the table as one int: printed kind, present kind, Transform cards on it, badge (section 10).

A plain component is `17 * kind`. The badge is a number that only the memory option gives out (A-39): there the present
kind is hidden, and a move states it (or leaves it `UNSAID`).
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from lanterne.core.errors import BadCode
from lanterne.games.illusio.cards import COMPONENTS, KIND_NAMED, NAMES

UNSAID: Final = 15  # in place of a kind
ONE_ATTACHED: Final = 256
ONE_BADGE: Final = 4096

# How a component is written. Both name the same parts; `bare` is a covered one without what a move says it is.
OPEN_TEXT: Final = r"(?P<kind>[a-z]+)(~(?P<printed>[a-z]+))?(\+(?P<cards>[1-9][0-9]?))?"
COVERED_TEXT: Final = (
    r"(?P<bare>\?(?P<printed>[a-z]+)(\+(?P<cards>[1-9][0-9]?))?#(?P<badge>[1-9][0-9]{0,9}))(=(?P<kind>[a-z]+))?"
)
ITEM_TEXT: Final = re.sub(r"\?P<\w+>", "?:", f"{OPEN_TEXT}|{COVERED_TEXT}")
_OPEN: Final = re.compile(OPEN_TEXT)
_COVERED: Final = re.compile(COVERED_TEXT)


def plain_item(kind: i64) -> i64:
    return kind * 17


def printed_of(item: i64) -> i64:
    return item & 15


def kind_of(item: i64) -> i64:
    return (item >> 4) & 15


def attached_to(item: i64) -> i64:
    return (item >> 8) & 15


def badge_of(item: i64) -> i64:
    return item >> 12


def is_plain(item: i64) -> bool:
    return item == (item & 15) * 17


def with_kind(item: i64, kind: i64) -> i64:
    """The same component of another kind, or with another claim about it."""
    return (item - (item & 240)) | (kind << 4)


def component_kind(word: str) -> int:
    kind = KIND_NAMED.get(word, COMPONENTS)
    if kind >= COMPONENTS:
        raise BadCode(f"{word!r} is no component")
    return kind


def item_text(item: i64) -> str:
    """`rope`, `rope~rabbit+1` (a Rabbit turned into a Rope by one card), `?rabbit+1#3`, `?rabbit+1#3=rope`."""
    printed = NAMES[printed_of(item)]
    cards = f"+{attached_to(item)}" if attached_to(item) else ""
    kind = kind_of(item)
    if badge_of(item):
        claim = "" if kind == UNSAID else f"={NAMES[kind]}"
        return f"?{printed}{cards}#{badge_of(item)}{claim}"
    return (NAMES[kind] if kind == printed_of(item) else f"{NAMES[kind]}~{printed}") + cards


def item_from(text: str) -> int:
    """The inverse of `item_text`. Raises `BadCode`."""
    plain = KIND_NAMED.get(text, COMPONENTS)
    if plain < COMPONENTS:
        return plain_item(plain)  # as nearly all are
    item = _read_item(text)
    if item_text(item) != text:
        raise BadCode(f"{text!r} is no component on a table")
    return item


def _read_item(text: str) -> int:
    found = _OPEN.fullmatch(text)
    if found is not None:
        kind = component_kind(found["kind"])
        printed = found["printed"]
        return (component_kind(printed) if printed else kind) | kind << 4 | _number(found["cards"], 15) << 8
    found = _COVERED.fullmatch(text)
    if found is None:
        raise BadCode(f"{text!r} is no component on a table")
    kind = component_kind(found["kind"]) if found["kind"] else UNSAID
    badge = _number(found["badge"], 1 << 30)
    return component_kind(found["printed"]) | kind << 4 | _number(found["cards"], 15) << 8 | badge << 12


def _number(text: str | None, most: int) -> int:
    number = int(text or "0")
    if number > most:
        raise BadCode(f"{number} is no number of cards or badges")
    return number
