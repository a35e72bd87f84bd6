"""What each seat may expect of an Illusio game when a turn begins: its chance of winning, learned from games."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from lanterne.bots.illusio.outlook import promise
from lanterne.bots.illusio.stock import stock_of
from lanterne.bots.illusio.weights import MOST_LEARNED, TALENTS, WEIGHTS
from lanterne.games.illusio.cards import COMPONENTS, DOMAINS, KINDS
from lanterne.games.illusio.magicians import MAGICIAN_NAMED, MAGICIANS, magician_of
from lanterne.games.illusio.scoring import outcome_of, pays
from lanterne.games.illusio.state import IllusioState

PLAIN: Final = 19


def features(s: IllusioState, seat: i64) -> list[float]:
    pending: i64 = 0
    for trick in s.displayed[seat]:
        pending += pays(s, seat, trick)
    rest = float(s.options.goal - s.scores[seat] - pending)
    if rest < 0.0:
        rest = 0.0
    hope = promise(s, seat, stock_of(s, seat, s.options.memory))
    components: i64 = 0
    kind: i64 = 0
    row = seat * KINDS
    while kind < COMPONENTS:
        components += s.hands[row + kind]
        kind += 1
    domains: i64 = 0
    for domain in range(DOMAINS):
        if s.domains[seat * DOMAINS + domain] > 0:
            domains += 1
    behind = float((seat - s.turn + s.seats) % s.seats)
    return [
        rest,
        rest * rest * 0.1,
        float(pending),
        hope,
        hope * hope * 0.1,
        hope * rest * 0.1,
        1.0 if rest == 0.0 else 0.0,
        1.0 if rest <= 3.0 else 0.0,
        1.0 if rest <= hope else 0.0,
        behind / float(s.seats),
        float(components),
        float(s.backstage_sizes[seat]),
        float(domains),
        float(s.hands[row + COMPONENTS]),
        float(s.hands[row + COMPONENTS + 1]),
        float(s.hands[row + COMPONENTS + 2]),
        float(s.hands[row + COMPONENTS + 3]),
        float(s.hands[row + COMPONENTS + 4]),
        float(s.hands[row + COMPONENTS + 5]),
    ]


def chances(s: IllusioState) -> list[float]:
    """By seat, the chance of winning; where the game is over, the share of the victory."""
    outcome = outcome_of(s)
    if outcome is not None:
        winners = outcome.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
    likely: list[float] = []
    total = 0.0
    for seat in range(s.seats):
        likely.append(math.exp(utility(s, seat)))
        total += likely[-1]
    return [one / total for one in likely]


def talent_at(s: IllusioState, seat: i64) -> int:
    """The seat's magician as one of today's: what a talent was by former rules is worth about as much."""
    index = s.magicians[seat]
    return index if index < len(MAGICIANS) else MAGICIAN_NAMED[magician_of(index).name]


def utility(s: IllusioState, seat: i64) -> float:
    """How well a seat stands, to be held against the others."""
    weights = WEIGHTS[min(int(s.seats), MOST_LEARNED)]
    total = TALENTS[min(int(s.seats), MOST_LEARNED)][talent_at(s, seat)]
    for at, value in enumerate(features(s, seat)):
        total += weights[at] * value
    return total
