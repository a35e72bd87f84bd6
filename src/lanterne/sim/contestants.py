"""Those who are timed side by side: ways to play games of ours, and OpenSpiel's nearest relatives in the same ways."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from lanterne.bots.registry import bot_named, bot_names
from lanterne.core.game import AnyGame, Dealer, State
from lanterne.core.rng import Chance, FastRng, simulation_seed
from lanterne.host.playout import Playout, play_rotated, play_series, rotated_options
from lanterne.match.match import SET_UP

Turn = Callable[[int], int]  # plays the game of that number, answers how many decisions that were

GREEDY = "greedy"
FOLLOWED = 3  # games of greedy bots that are gone through again
TABLE = 4  # seats of those games, where the game takes as many: the middle of a game, not its smallest form
EVERY = 8  # decisions from one position of those games to the next that is imagined
ROLLOUTS = 50  # of one search, so that its tree costs nothing
LENGTHS = 100  # games of a peer by which the mean length of a rollout is known
MEMORY_MB = 100
EXPLORATION = 2.0
FIRST_SEED = 1


# ---------------------------------------------------------------------- ours


def loop_turn(game: AnyGame) -> Turn:
    """The loop of simulations: random bots at the smallest table, an action found by `pick` without a list."""
    seats = game.nature.seats[0]
    options = game.options({}, seats)
    bots = [bot_named("random", game.name)] * seats
    return lambda index: play_series(game, options, bots, 0, index, 1, keep_moves=False)[0].decisions


def plain_turn(game: AnyGame) -> Turn:
    """The loop that a researcher writes in Python: whole legal lists, one action of each by chance."""
    seats = game.nature.seats[0]
    options = game.options({}, seats)
    rng = random.Random(FIRST_SEED)
    chance = FastRng(FIRST_SEED)

    def turn(index: int) -> int:
        state = game.start(options, seats, chance)
        decisions = 0
        while waited := game.to_act(state):
            seat = waited[0]
            game.apply(state, seat, rng.choice(game.legal(state, seat)), chance)
            decisions += 1
        return decisions

    return turn


def has_greedy(game: AnyGame) -> bool:
    return GREEDY in bot_names(game.name)


def seats_followed(game: AnyGame) -> int:
    fewest, most = game.nature.seats
    return max(fewest, min(TABLE, most))


def greedy_games(game: AnyGame, first: int, count: int, *, keep_moves: bool) -> list[Playout]:
    bots = [bot_named(GREEDY, game.name)] * seats_followed(game)
    return play_rotated(game, rotated_options(game, {}, bots), bots, 0, first, count, keep_moves=keep_moves)


def greedy_turn(game: AnyGame) -> Turn:
    """Greedy bots, thinking as they do."""
    return lambda index: greedy_games(game, index, 1, keep_moves=False)[0].decisions


def followed_turn(game: AnyGame) -> Turn:
    """Games of greedy bots once more, in Python: the legal list at every decision, then what was done there."""
    bots = [bot_named(GREEDY, game.name)] * seats_followed(game)
    options = rotated_options(game, {}, bots)[0]
    played = [
        [(seat, game.parse(code)) for seat, code in playout.moves or []]
        for playout in greedy_games(game, 0, FOLLOWED, keep_moves=True)
    ]

    def turn(index: int) -> int:
        moves = played[index % FOLLOWED]
        chance = Chance(simulation_seed(0, index % FOLLOWED))
        state = game.start(options, len(bots), chance.at(SET_UP, "start"))
        for ply, (seat, action) in enumerate(moves):
            game.legal(state, seat)
            game.apply(state, seat, action, chance.at_fast(ply))
        return len(moves)

    return turn


def worlds_turn(game: AnyGame) -> Turn:
    """What a search does at each node, in Python: a world imagined from what a seat saw, copied, and one step in it."""
    rng = FastRng(FIRST_SEED)
    dealers = positions(game)

    def turn(index: int) -> int:
        for seat, dealer in dealers:
            world = dealer.deal(rng).copy()
            game.apply(world, seat, game.pick(world, seat, rng), rng)
        return len(dealers)

    return turn


def positions(game: AnyGame) -> list[tuple[int, Dealer[State]]]:
    """The seat asked and its dealer at every few decisions of a game of greedy bots."""
    bots = [bot_named(GREEDY, game.name)] * seats_followed(game)
    chance = Chance(simulation_seed(0, 0))
    state = game.start(rotated_options(game, {}, bots)[0], len(bots), chance.at(SET_UP, "start"))
    found: list[tuple[int, Dealer[State]]] = []
    for ply, (seat, code) in enumerate(greedy_games(game, 0, 1, keep_moves=True)[0].moves or []):
        if ply % EVERY == 0 and seat in game.to_act(state):
            found.append((seat, game.dealer(game.view(state, seat))))
        game.apply(state, seat, game.parse(code), chance.at_fast(ply))
    return found


# ---------------------------------------------------------------------- OpenSpiel's


def open_spiel() -> Any:
    """OpenSpiel's module, or None where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    return pyspiel


def draw_chance(state: Any, rng: random.Random) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, weights)[0])


def peer_turn(spiel: Any, name: str) -> Turn:
    """The plain loop with a game of theirs; chance is drawn but counts as no decision."""
    game = spiel.load_game(name)
    rng = random.Random(FIRST_SEED)

    def turn(index: int) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                draw_chance(state, rng)
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return turn


def rollouts_turn(spiel: Any, name: str) -> Turn:
    """Random games inside C++, by a search of one node with their own evaluator.

    It does not say how long its games were, so each counts as long as theirs are on average.
    """
    game = spiel.load_game(name)
    rng = random.Random(FIRST_SEED)
    plain = peer_turn(spiel, name)
    length = sum(plain(index) for index in range(LENGTHS)) / LENGTHS
    evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, FIRST_SEED)
    bot = spiel.MCTSBot(game, evaluator, EXPLORATION, 1, MEMORY_MB, False, FIRST_SEED, False)

    def turn(index: int) -> int:
        state = game.new_initial_state()
        while state.is_chance_node():
            draw_chance(state, rng)
        bot.mcts_search(state)
        return round(ROLLOUTS * length)

    return turn


# ---------------------------------------------------------------------- who is timed


class Row(NamedTuple):
    """One way to play, ours and that of each peer: named `bench-row-<what>` and `bench-peer-<what>` in words."""

    what: str
    ours: Turn
    peers: dict[str, Turn]


def rows_of(game: AnyGame, spiel: Any, names: tuple[str, ...]) -> list[Row]:
    """Whatever the game and this installation have to show."""
    rows = [
        Row("loop", loop_turn(game), {name: rollouts_turn(spiel, name) for name in names}),
        Row("plain", plain_turn(game), {name: peer_turn(spiel, name) for name in names}),
    ]
    if has_greedy(game):
        rows.append(Row("followed", followed_turn(game), {}))
        rows.append(Row("worlds", worlds_turn(game), {}))
        rows.append(Row("greedy", greedy_turn(game), {}))
    return rows
