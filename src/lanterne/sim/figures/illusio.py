"""Illusio's own figures: what was shown, and how each magician fares."""

from __future__ import annotations

from lanterne.core.game import State
from lanterne.games.illusio.magicians import magician_of
from lanterne.games.illusio.state import IllusioState


def figures(s: State) -> dict[str, int]:
    assert isinstance(s, IllusioState)
    return {
        "tricks": sum([len(row) for row in s.validated]),
        "points": sum(list(s.scores)),
    }


def roles(s: State) -> dict[str, list[str]]:
    assert isinstance(s, IllusioState)
    return {"magician": [magician_of(index).name for index in s.magicians]}
