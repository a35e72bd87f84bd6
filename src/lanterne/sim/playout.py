"""The hot loop: bots play a whole game without copies or events. Compiled."""

from __future__ import annotations

import gc
from typing import final

from mypy_extensions import i64

from lanterne.bots.bot import Bot
from lanterne.bots.catalogue import options_with_wishes
from lanterne.core.errors import LanterneError
from lanterne.core.game import Action, AnyGame, Json, Seat, State
from lanterne.core.rng import Chance, FastRng, bot_rng, simulation_seed
from lanterne.match.match import SET_UP


@final
class Playout:
    """A finished game: its last state, how many decisions it took, and its moves where they were asked for."""

    def __init__(self, state: State, decisions: int, moves: list[tuple[Seat, str]] | None) -> None:
        self.state = state
        self.decisions = decisions
        self.moves = moves


def play_series(
    game: AnyGame, options: object, bots: list[Bot], seed: int, first: int, count: int, *, keep_moves: bool
) -> list[Playout]:
    """Games `first` to `first + count - 1` of a simulation; each depends on the seed and its number alone."""
    return play_rotated(game, [options] * len(bots), bots, seed, first, count, keep_moves=keep_moves)


def play_rotated(
    game: AnyGame, tables: list[object], bots: list[Bot], seed: int, first: int, count: int, *, keep_moves: bool
) -> list[Playout]:
    """The same where the options depend on who sits where: `tables` holds those of each rotation of the bots."""
    return [
        play_out(
            game,
            tables[index % len(bots)],
            rotated(bots, index),
            Chance(simulation_seed(seed, index)),
            [bot_rng(seed, index, seat) for seat in range(len(bots))],
            keep_moves=keep_moves,
        )
        for index in range(first, first + count)
    ]


def rotated(bots: list[Bot], index: int) -> list[Bot]:
    """Who sits where in game `index`: everybody moves on by one seat a game, so that the luck of the seat cancels."""
    turn = index % len(bots)
    return bots[turn:] + bots[:turn]


def rotated_options(game: AnyGame, raw: Json, bots: list[Bot]) -> list[object]:
    """The options of each rotation: the table's own, and what the bots wish for at their seats."""
    found: list[object] = []
    for index in range(len(bots)):
        seated = dict(enumerate(rotated(bots, index)))
        found.append(game.options(options_with_wishes(game, raw, seated), len(bots)))
    return found


def play_out(
    game: AnyGame, options: object, bots: list[Bot], chance: Chance, rngs: list[FastRng], *, keep_moves: bool
) -> Playout:
    """One game from set-up to end. Where several seats are waited for, the first one listed answers first.

    Engines make no reference cycles, so while blind bots play the collector could only look at what lives: it rests.
    """
    if not gc.isenabled() or not all([bot.blind for bot in bots]):
        return play_on(game, options, bots, chance, rngs, keep_moves=keep_moves)
    gc.disable()
    try:
        return play_on(game, options, bots, chance, rngs, keep_moves=keep_moves)
    finally:
        gc.enable()


def play_on(
    game: AnyGame, options: object, bots: list[Bot], chance: Chance, rngs: list[FastRng], *, keep_moves: bool
) -> Playout:
    s: State = game.start(options, len(bots), chance.at(SET_UP, "start"))
    moves: list[tuple[Seat, str]] | None = [] if keep_moves else None
    out_of_turn = game.nature.out_of_turn
    ply: i64 = 0
    while True:
        waited = game.to_act(s)
        if not waited:
            return Playout(s, ply, moves)
        seat = waited[0]
        a: Action | None = None
        if out_of_turn:
            other = interjecting_seat(bots, waited, rngs[seat])
            if other >= 0:
                a = interjection(game, s, other, bots[other], rngs[other])
                if a is not None:
                    seat = other
        if a is None:
            a = decision(game, s, seat, bots[seat], rngs[seat])
        if moves is not None:
            moves.append((seat, a.code()))
            game.apply(s, seat, a, chance.at(ply, a.code()))
        else:
            game.apply(s, seat, a, chance.at_fast(ply))
        ply += 1


def decision(game: AnyGame, s: State, seat: Seat, bot: Bot, rng: FastRng) -> Action:
    if bot.blind:
        blind: Action = game.pick(s, seat, rng)
        return blind
    legal: list[Action] = game.legal(s, seat)
    a = bot.choose(game, game.view(s, seat), seat, legal, rng)
    if a not in legal:
        raise LanterneError(f"bot {bot.name} chose {a.code()!r} at seat {seat}, which is not legal")
    return a


def interjecting_seat(bots: list[Bot], waited: list[Seat], rng: FastRng) -> Seat:
    """One seat nobody waits for, drawn anew before each decision, or -1: everybody gets a word in, nobody floods."""
    seat: Seat = rng.below(len(bots))
    return -1 if seat in waited else seat


def interjection(game: AnyGame, s: State, seat: Seat, bot: Bot, rng: FastRng) -> Action | None:
    if not bot.speaks_up(rng):
        return None
    legal: list[Action] = game.legal(s, seat)
    if not legal:
        return None
    a = bot.interject(game, None if bot.blind else game.view(s, seat), seat, legal, rng)
    if a is not None and a not in legal:
        raise LanterneError(f"bot {bot.name} interjected {a.code()!r} at seat {seat}, which is not legal")
    return a
