"""Finished records that must replay for ever. A file, once written, is never edited."""

from __future__ import annotations

from pathlib import Path

from tests.contract.support import presets, seat_counts
from tests.contract.walks import choice
from tests.golden.playthrough import match_of

from lanterne.core.game import AnyGame
from lanterne.core.rng import simulation_seed
from lanterne.match.match import Match

FOLDER = Path(__file__).parent / "records"


def wanted(game: AnyGame) -> dict[Path, tuple[str, int]]:
    """The least there must be: the default and all variants together, at every seat count, for the rules of today."""
    found = {}
    version = "" if game.rules == 1 else f".rules-{game.rules}"
    for seats in seat_counts(game):
        for variant in presets(game, seats):
            if variant in ("default", "together"):
                found[FOLDER / game.name / f"{variant}-{seats}{version}.jsonl"] = (variant, seats)
    return found


def lines(game: AnyGame, variant: str, seats: int) -> str:
    """Two records, one of each algorithm of chance."""
    drawn, table = match_of(game, variant, seats)
    fast = Match(game, table.raw, seats, simulation_seed(table.seed, seats))
    text = ""
    for match in (drawn, fast):
        while game.to_act(match.state):
            seat, a = choice(table, match.state)
            match.play(match.ply, seat, a.code())
        text += match.record().line() + "\n"
    return text
