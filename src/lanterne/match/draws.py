"""Every draw of a match: which bound was asked for, and what came of it."""

from __future__ import annotations

from typing import TypeAlias

from lanterne.core.rng import ToldRng
from lanterne.match.match import SET_UP, Match

Draws: TypeAlias = list[tuple[int, int]]


def opening_draws(match: Match) -> Draws:
    rng = ToldRng(match.chance.at(SET_UP, "start"))
    match.game.start(match.options, match.seats, rng, [])
    return rng.draws


def draws_of(match: Match) -> list[Draws]:
    """By ply. The match itself stays as it is: its moves are made once more on a copy."""
    s = match.first.copy()
    found: list[Draws] = []
    for step in match.steps:
        rng = ToldRng(match.chance.at(step.ply, step.a.code()))
        match.game.apply(s, step.seat, step.a, rng)
        found.append(rng.draws)
    return found
