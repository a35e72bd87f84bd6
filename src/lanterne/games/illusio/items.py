"""A component on the table as one int: printed kind, present kind, Transform cards on it, badge (section 10).

A plain component is `17 * kind`. The badge is a number that only the memory option gives out (A-39): there the present
kind is hidden, and a move states it (or leaves it `UNSAID`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.core.errors import BadCode
from lanterne.games.illusio.cards import COMPONENTS, KIND_NAMED, NAMES

UNSAID: Final = 15  # in place of a kind
ONE_ATTACHED: Final = 256
ONE_BADGE: Final = 4096


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
    item = _read_item(text)
    if item_text(item) != text:
        raise BadCode(f"{text!r} is no component on a table")
    return item


def _read_item(text: str) -> int:
    if text.startswith("?"):
        rest, _, claim = text[1:].partition("=")
        rest, _, badge = rest.partition("#")
        printed, _, cards = rest.partition("+")
        kind = component_kind(claim) if claim else UNSAID
        return component_kind(printed) | kind << 4 | _number(cards, 15) << 8 | _number(badge, 1 << 30) << 12
    rest, _, cards = text.partition("+")
    present, _, printed = rest.partition("~")
    kind = component_kind(present)
    return (component_kind(printed) if printed else kind) | kind << 4 | _number(cards, 15) << 8


def _number(text: str, most: int) -> int:
    if text == "":
        return 0
    if not (text.isascii() and text.isdigit() and len(text) < 11) or int(text) > most:
        raise BadCode(f"{text!r} is no number of cards or badges")
    return int(text)
