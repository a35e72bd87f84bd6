"""An action as small numbers: its verb, the kind it names, the objective, and whose component, changed in what way.

Badges have no bound, so two covered components of the same card have the same parts (A-39).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.core.features import Parts
from lanterne.games.illusio.cards import COMPONENTS, COPIES, KINDS, OBJECTIVE_COUNT, TRANSFORM
from lanterne.games.illusio.items import UNSAID, attached_to, kind_of, printed_of
from lanterne.games.illusio.options import MOST

ATTACHED: Final = COPIES[TRANSFORM] + 1
CHANGED: Final = 1 + COMPONENTS * ATTACHED  # as printed and bare, or what is printed and how many cards lie on it
KIND_SIZE: Final = KINDS + 2
OBJECTIVE_SIZE: Final = OBJECTIVE_COUNT + 1
WHERE_SIZE: Final = (MOST + 1) * CHANGED


def parts_of(verb: i64, kind: i64, item: i64, objective: i64, seat: i64) -> Parts:
    """Of the fields of an action; a kind, an objective or a seat beyond the last is none."""
    named: i64 = 0
    changed: i64 = 0
    if kind < KINDS:
        named = kind + 1
    elif item:
        named = KINDS + 1 if kind_of(item) == UNSAID else kind_of(item) + 1
        changed = 1 + printed_of(item) * ATTACHED + attached_to(item) % ATTACHED
    card: i64 = objective + 1 if objective < OBJECTIVE_COUNT else 0
    where: i64 = (seat + 1 if seat < MOST else 0) * CHANGED + changed
    return int(verb), int(named), int(card), int(where)
