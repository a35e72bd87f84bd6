"""Names of things as phrases of the text catalogue."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.phrase import Phrase
from lanterne.games.illusio.cards import DOMAIN_NAMES, NAMES, OBJECTIVES
from lanterne.games.illusio.items import UNSAID, badge_of, kind_of, printed_of


def card_phrase(kind: i64) -> Phrase:
    return Phrase(f"illusio-card-{NAMES[kind]}")


def objective_phrase(index: i64) -> Phrase:
    return Phrase(f"illusio-objective-{OBJECTIVES[index].name}")


def domain_phrase(domain: i64) -> Phrase:
    return Phrase(f"illusio-domain-{DOMAIN_NAMES[domain]}")


def item_phrase(item: i64) -> Phrase:
    """A component on the table: what it is, and what it was when that differs."""
    printed = card_phrase(printed_of(item))
    if badge_of(item) and kind_of(item) == UNSAID:
        return Phrase("illusio-component-covered", {"printed": printed, "badge": badge_of(item)})
    kind = card_phrase(kind_of(item))
    if badge_of(item):
        return Phrase("illusio-component-named", {"printed": printed, "badge": badge_of(item), "kind": kind})
    if kind_of(item) == printed_of(item):
        return kind
    return Phrase("illusio-component-changed", {"printed": printed, "kind": kind})
