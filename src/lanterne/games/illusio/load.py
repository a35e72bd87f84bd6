"""A state read back from its JSON."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.game import Json
from lanterne.games.illusio.cards import COMPONENTS, DOMAINS, KINDS, OBJECTIVE_NAMED, UNIT, objective
from lanterne.games.illusio.frames import frame_from
from lanterne.games.illusio.items import badge_of, item_from, kind_of
from lanterne.games.illusio.options import options_from
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.tricks import trick_from


def load_state(raw: Json) -> IllusioState:
    """The inverse of `IllusioState.json`."""
    s = IllusioState(options_from(raw["options"], raw["seats"]), raw["seats"])
    s.turn = raw["turn"]
    s.actions_left = raw["actions_left"]
    s.frames = [frame_from(one) for one in raw["frames"]]
    s.reason = raw["reason"]
    _read_cards(s, raw)
    s.contest = indices(raw["contest"])
    s.bag = indices(raw["bag"])
    s.under = indices(raw["under"])
    s.under_known = list(raw["under_known"])
    s.objective_discard = indices(raw["objective_discard"])
    s.projects = [[trick_from(one) for one in row] for row in raw["projects"]]
    s.displayed = [[trick_from(one) for one in row] for row in raw["displayed"]]
    for seat, row in enumerate(raw["validated"]):
        s.validated[seat] = indices(row)
    for seat in range(raw["seats"]):
        s.scores[seat] = raw["scores"][seat]
        s.talent_used[seat] = raw["talent_used"][seat]
    s.magicians = list(raw["magicians"])
    s.short = raw["short"]
    s.dry = raw["dry"]
    s.quiet = raw["quiet"]
    s.stirred = raw["stirred"]
    s.scored = raw["scored"]
    count_up(s)
    return s


def indices(names: list[str]) -> list[int]:
    return [OBJECTIVE_NAMED[name] for name in names]


def _read_cards(s: IllusioState, raw: Json) -> None:
    for at, count in enumerate(raw["hands"]):
        s.hands[at] = count
    for kind in range(KINDS):
        s.deck[kind] = raw["deck"][kind]
        s.discard[kind] = raw["discard"][kind]
    for at, count in enumerate(raw["known"]):
        s.known[at] = count
    for at, count in enumerate(raw["plain"]):
        s.plain[at] = count
    s.changed = [[item_from(text) for text in row] for row in raw["changed"]]
    s.badges = raw["badges"]


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
