"""What another process does with what it is sent: a module of its own, so that it can be imported there."""

from __future__ import annotations

from typing import Any

from lanterne.core.errors import BadInput
from lanterne.core.game import Action, AnyGame, Seat, State
from lanterne.core.rng import FastRng
from lanterne.games.registry import game_named


def legal_there(game: AnyGame, s: State, seat: Seat, rng: FastRng) -> tuple[list[Action], Any, FastRng, BadInput]:
    rng.below(6)
    try:
        game_named("chess")
    except BadInput as error:
        return game.legal(s, seat), game.view(s, seat), rng, error
    raise AssertionError
