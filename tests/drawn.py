"""Records of games whose seed several people drew together."""

from __future__ import annotations

from lanterne.core.fairness import Draw, commitment_of, pledge_of
from lanterne.core.record import Record
from lanterne.core.rng import FastRng
from lanterne.games.registry import game_named
from lanterne.match.match import Match

HOUSE = "5" * 64
SHARES = ("a" * 64, "b" * 64)
GONE = "c" * 64  # pledged, never shown


def draw_of_three() -> Draw:
    shown: list[tuple[str, str | None]] = [(pledge_of(share), share) for share in SHARES]
    return Draw(HOUSE, commitment_of(HOUSE), [*shown, (pledge_of(GONE), None)])


def drawn_record(name: str, most: int = 200) -> Record:
    """A game at random, or its beginning."""
    game = game_named(name)
    draw = draw_of_three()
    match = Match(game, {}, game.nature.seats[0], draw.seed())
    rng = FastRng(1)
    while match.ply < most and (waited := game.to_act(match.state)):
        match.play(match.ply, waited[0], game.pick(match.state, waited[0], rng).code())
    record = match.record()
    record.draw = draw
    return record
