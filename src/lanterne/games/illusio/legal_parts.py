"""Parts of the list of legal actions that actions and talents share. Each adds to `found` in pinned order."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.games.illusio.actions import NO_OBJECTIVE, NO_SEAT, IllusioAction, of_item, of_kind
from lanterne.games.illusio.cards import COMPONENTS, KINDS, fitting_kinds
from lanterne.games.illusio.items import UNSAID, badge_of, kind_of, with_kind
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.tricks import Trick


def list_backstage(
    s: IllusioState,
    owner: i64,
    mask: i64,
    verb: i64,
    found: list[IllusioAction],
    objective: i64 = NO_OBJECTIVE,
    seat: i64 = NO_SEAT,
    unsaid: bool = False,
) -> None:
    """An action for each different component of the backstage whose kind is in the mask.

    One with a badge may be claimed to be any kind of the mask (A-39); where its kind does not matter it is left unsaid.
    """
    kind: i64 = 0
    while kind < COMPONENTS:
        if (mask >> kind) & 1 and s.plain[owner * COMPONENTS + kind] > 0:
            found.append(of_kind(verb, kind, objective, seat))
        kind += 1
    last: i64 = -1
    for item in s.changed[owner]:
        if item == last:
            continue  # one of several equal components is enough
        last = item
        if badge_of(item) == 0:
            if (mask >> kind_of(item)) & 1:
                found.append(of_item(verb, item, objective, seat))
        elif unsaid:
            found.append(of_item(verb, with_kind(item, UNSAID), objective, seat))
        else:
            list_claims(item, mask, verb, found, objective, seat)


def list_claims(item: i64, mask: i64, verb: i64, found: list[IllusioAction], objective: i64, seat: i64) -> None:
    """Every kind of the mask that a component with a badge may be stated to be."""
    kind: i64 = 0
    while kind < COMPONENTS:
        if (mask >> kind) & 1:
            found.append(of_item(verb, with_kind(item, kind), objective, seat))
        kind += 1


def backstage_has(s: IllusioState, owner: i64, mask: i64) -> bool:
    """Whether a component of the backstage is, or may be claimed to be, of a kind in the mask."""
    kind: i64 = 0
    while kind < COMPONENTS:
        if (mask >> kind) & 1 and s.plain[owner * COMPONENTS + kind] > 0:
            return True
        kind += 1
    return any([badge_of(item) > 0 or (mask >> kind_of(item)) & 1 > 0 for item in s.changed[owner]])


def add_fitting(
    s: IllusioState, seat: i64, trick: Trick, mask: i64, from_hand: i64, from_backstage: i64, found: list[IllusioAction]
) -> None:
    """Every component of the hand, then of the backstage, that fits the objective and is in the mask (IL-043)."""
    mask &= fitting_kinds(trick.free)
    kind: i64 = 0
    while kind < COMPONENTS:
        if (mask >> kind) & 1 and s.hands[seat * KINDS + kind] > 0:
            found.append(of_kind(from_hand, kind, trick.objective))
        kind += 1
    list_backstage(s, seat, mask, from_backstage, found, trick.objective)
