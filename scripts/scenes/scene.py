"""A position to be drawn beside a sentence, and what the engine says of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from lanterne.core.game import Seat, State
from lanterne.games.registry import game_named
from lanterne.match.match import Match

SEED = "fast:00000000000000ab"  # of matches whose state is put in place of what chance dealt


class Scene(NamedTuple):
    match: Match
    seat: Seat | None  # whose eyes; None: a spectator's
    facts: dict[str, int]  # what the sentences may cite, worked out by the engine
    keys: tuple[str, ...] = ()  # pressed before it is drawn, as events name them
    asked: bool = True  # what the seat may do is lit
    files: dict[str, str] | None = None  # instead of the match's own


def match_at(game: str, state: State, seats: int, options: Mapping[str, Any] | None = None) -> Match:
    match = Match(game_named(game), options or {}, seats, SEED)
    match.state = state
    return match
