"""A state read back from its JSON."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.fields import FieldReader
from lanterne.core.game import Json
from lanterne.games.illusio.cards import COMPONENTS, DOMAINS, KINDS, UNIT, objective
from lanterne.games.illusio.items import badge_of, kind_of
from lanterne.games.illusio.options import options_from
from lanterne.games.illusio.state import IllusioState, fields


def load_state(raw: Json) -> IllusioState:
    """The inverse of `IllusioState.json`."""
    s = IllusioState(options_from(raw["options"], raw["seats"]), raw["seats"])
    fields(s, FieldReader(raw))
    count_up(s)
    return s


def count_up(s: IllusioState) -> None:
    """Fills in the sums that follow from the cards: sizes, families, domains."""
    s.deck_size = sum(list(s.deck))
    s.discard_size = sum(list(s.discard))
    seat: i64 = 0
    while seat < s.seats:
        s.hand_sizes[seat] = sum(list(s.hands[seat * KINDS : (seat + 1) * KINDS]))
        units: i64 = 0
        size: i64 = len(s.changed[seat])
        for kind in range(COMPONENTS):
            count = s.plain[seat * COMPONENTS + kind]
            units += count * UNIT[kind]
            size += count
        for item in s.changed[seat]:
            if not badge_of(item):
                units += UNIT[kind_of(item)]
        s.units[seat] = units
        s.backstage_sizes[seat] = size
        for index in s.validated[seat]:
            s.domains[seat * DOMAINS + objective(index).domain] += 1
        seat += 1
