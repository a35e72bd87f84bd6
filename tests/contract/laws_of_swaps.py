"""The law of secrets that needs no imagination: hidden things change places in the *true* state, and whoever could not
see them is told the same, byte for byte. It sees what the dealer would merely copy from one world into the other.
"""

from __future__ import annotations

import json
from typing import Any

from tests.contract.laws import codes, sample, seats_of, told
from tests.contract.support import swaps

from lanterne.core.game import Action, AnyGame, Seat, State
from lanterne.core.rng import FastRng


def heard(game: AnyGame, s: State, seat: Seat | None, judged: list[Action]) -> dict[str, str]:
    """All that reaches a viewer in a position, as text; the order of keys counts, for it travels too."""
    v = game.view(s, seat)
    outcome = game.outcome(s)
    sums = {topic: [term.json() for term in terms] for topic, terms in game.sums(v).items()}
    found: dict[str, Any] = {
        "view": v,
        "words": [phrase.json() for phrase in game.describe(v)],
        "sums": sums,
        "waited for": list(game.to_act(s)),
        "outcome": None if outcome is None else outcome.json(),
    }
    if seat is not None:
        found["legal"] = codes(game, s, seat)
        found["refusals"] = [told(game.refusal(s, seat, a)) for a in judged]
    return {name: json.dumps(value) for name, value in found.items()}


def check_swaps(game: AnyGame, s: State, seats: int, seed: int) -> int:
    """Nobody but those who could notice is told anything else. How many swaps were tried."""
    found = swaps(game, s, FastRng(seed))
    judged = [game.parse(code) for code in sample(game, s, seed)]
    truth: dict[Seat | None, dict[str, str]] = {}
    for twin, noticing in found:
        assert twin.json() != s.json(), "nothing was swapped"
        for seat in seats_of(game, s, seats):
            if seat in noticing:
                continue
            if seat not in truth:
                truth[seat] = heard(game, s, seat, judged)
            other = heard(game, twin, seat, judged)
            for name, text in truth[seat].items():
                assert other[name] == text, (seat, name)
    return len(found)
