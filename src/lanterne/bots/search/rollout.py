"""Random play from any position, for those who want to know what blind chance makes of it. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.game import AnyGame, State
from lanterne.core.rng import Rng


def rollout(game: AnyGame, s: State, rng: Rng, limit: i64) -> i64:
    """Plays on by `Game.pick`, at most so many decisions, fewer where the game ends; says how many. `s` is changed."""
    done: i64 = 0
    while done < limit:
        waited = game.to_act(s)
        if not waited:
            break
        seat = waited[0]
        game.apply(s, seat, game.pick(s, seat, rng), rng)
        done += 1
    return done
