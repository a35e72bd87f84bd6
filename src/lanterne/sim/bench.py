"""Speed side by side: random games of ours and of OpenSpiel's nearest relatives, turn about in the same run."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from lanterne.bots.registry import bot_named
from lanterne.compiled import runs_compiled
from lanterne.core.game import AnyGame, Json
from lanterne.host.playout import play_series

# The nearest in kind: a connection game on a hexagonal board, a long game of attack, games of a hand of cards.
PEERS: dict[str, tuple[str, ...]] = {
    "vizia": ("havannah",),
    "illuminati": ("chess",),
    "illusion": ("crazy_eights",),
    "illusio": ("crazy_eights", "gin_rummy"),
}
ROUNDS = 5
SLICE_S = 0.5  # what each contestant gets in a round

Turn = Callable[[int], int]  # plays the game of that number, answers its decisions


class Contest(NamedTuple):
    """One game and its peers, each as something that plays a game at random."""

    game: str
    ours: Turn
    peers: dict[str, Turn]


def our_turn(game: AnyGame) -> Turn:
    """Random bots at the smallest table, with the usual options."""
    seats = game.nature.seats[0]
    options = game.options({}, seats)
    bots = [bot_named("random", game.name)] * seats
    return lambda index: play_series(game, options, bots, 0, index, 1, keep_moves=False)[0].decisions


def open_spiel() -> Any:
    """OpenSpiel's module, or None where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    return pyspiel


def peer_turn(spiel: Any, name: str) -> Turn:
    """A game driven from Python as its own examples do; chance is drawn but counts as no decision."""
    game = spiel.load_game(name)

    def turn(index: int) -> int:
        rng = random.Random(index)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return turn


def contest(game: AnyGame) -> Contest:
    spiel = open_spiel()
    names = PEERS.get(game.name, ()) if spiel is not None else ()
    return Contest(game.name, our_turn(game), {name: peer_turn(spiel, name) for name in names})


def speed(turn: Turn, first: int, slice_s: float) -> tuple[float, int]:
    """Decisions per second over whole games until the slice is used up, and the number of the next game."""
    decisions = 0
    index = first
    began = perf_counter()
    while True:
        decisions += turn(index)
        index += 1
        spent = perf_counter() - began
        if spent >= slice_s:
            return decisions / spent, index


def measure(found: Contest, rounds: int, slice_s: float) -> Json:
    """Everybody plays a slice in every round, so that what else the machine does hits all alike."""
    turns = {"": found.ours, **found.peers}
    speeds: dict[str, list[float]] = {name: [] for name in turns}
    at = dict.fromkeys(turns, 0)
    for _ in range(rounds):
        for name, turn in turns.items():
            per_s, at[name] = speed(turn, at[name], slice_s)
            speeds[name].append(per_s)
    ours = median(speeds[""])
    return {
        "game": found.game,
        "compiled": runs_compiled(found.game),
        "decisions_per_s": ours,
        "rounds": speeds[""],
        "peers": [
            {
                "game": name,
                "decisions_per_s": median(speeds[name]),
                "rounds": speeds[name],
                "ratio": ours / median(speeds[name]),
            }
            for name in found.peers
        ],
    }
