"""The hot loop: bots play a whole game without copies, and without events unless one of them has a mind. Compiled."""

from __future__ import annotations

import gc
from typing import Any, TypeVar, final

from mypy_extensions import i64

from lanterne.bots.bot import Bot
from lanterne.bots.registry import options_with_wishes
from lanterne.core.game import Action, AnyGame, Event, Json, Out, Seat, State
from lanterne.core.rng import Chance, simulation_seed
from lanterne.host.asking import decision, interjection, speakers
from lanterne.match.match import SET_UP

T = TypeVar("T")


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
            keep_moves=keep_moves,
        )
        for index in range(first, first + count)
    ]


def rotated(bots: list[T], index: int) -> list[T]:
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


def play_out(game: AnyGame, options: object, bots: list[Bot], chance: Chance, *, keep_moves: bool) -> Playout:
    """One game from set-up to end. Where several seats are waited for, the first one listed answers first.

    Engines make no reference cycles, so while blind bots play the collector would find nothing: it is switched off.
    """
    if not gc.isenabled() or not all([bot.blind for bot in bots]):
        return play_on(game, options, bots, chance, keep_moves=keep_moves)
    gc.disable()
    try:
        return play_on(game, options, bots, chance, keep_moves=keep_moves)
    finally:
        gc.enable()


def play_on(game: AnyGame, options: object, bots: list[Bot], chance: Chance, *, keep_moves: bool) -> Playout:
    minds = [None if bot.blind else bot.new_mind(game, seat) for seat, bot in enumerate(bots)]
    telling = any([mind is not None for mind in minds])
    events: Out = [] if telling else None
    s: State = game.start(options, len(bots), chance.at(SET_UP, "start"), events)
    moves: list[tuple[Seat, str]] | None = [] if keep_moves else None
    out_of_turn = game.nature.out_of_turn
    ply: i64 = 0
    while True:
        if events is not None:
            tell(bots, minds, events)
            events = []
        waited = game.to_act(s)
        if not waited:
            return Playout(s, ply, moves)
        seat = waited[0]
        a: Action | None = None
        if out_of_turn:
            for other in speakers(game, s, waited, len(bots), ply, chance):
                a = interjection(game, s, other, bots[other], minds[other], chance.of_bot(ply, other), chance.seed)
                if a is not None:
                    seat = other
                    break
        if a is None:
            rng = chance.of_bot(ply, seat)
            bot = bots[seat]
            a = game.pick(s, seat, rng) if bot.blind else decision(game, s, seat, bot, minds[seat], rng, chance.seed)
        if moves is not None:
            moves.append((seat, a.code()))
            game.apply(s, seat, a, chance.at(ply, a.code()), events)
        else:
            game.apply(s, seat, a, chance.at_fast(ply), events)
        ply += 1


def tell(bots: list[Bot], minds: list[Any], events: list[Event]) -> None:
    """Each bot that has a mind learns what its seat saw."""
    for seat, mind in enumerate(minds):
        if mind is not None:
            seen = [event for event in events if event.is_for(seat)]
            if seen:
                bots[seat].told(mind, seen)
