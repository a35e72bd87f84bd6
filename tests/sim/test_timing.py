"""A bot with a watch plays as it does without."""

from __future__ import annotations

from typing import Any

from tests.pebbles import GAME

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.registry import bot_named
from lanterne.core.game import Action, AnyGame, Event, Seat
from lanterne.core.rng import Chance, simulation_seed
from lanterne.games.registry import game_named
from lanterne.host.playout import play_out
from lanterne.sim.timing import Timed, Took, taken, timed


class Counting(Bot):
    """Goes by what it was told and by chance, so that whatever a watch swallowed would show."""

    def __init__(self) -> None:
        super().__init__("counting", seconds=2.5)

    def new_mind(self, game: AnyGame, seat: Seat) -> list[str]:
        return []

    def told(self, mind: list[str], events: list[Event]) -> None:
        mind += [event.name for event in events]

    def choose(self, ask: Ask) -> Action:
        mind: Any = ask.mind
        assert ask.budget.seconds == 2.5
        return ask.legal[(len(mind) + ask.rng.below(2)) % len(ask.legal)]


def test_it_plays_the_same_games() -> None:
    options = GAME.options({"heap": 20}, 2)
    for number in range(10):
        found = []
        for bot in (Counting(), Timed(Counting())):
            chance = Chance(simulation_seed(3, number))
            found.append(play_out(GAME, options, [bot, Counting()], chance, keep_moves=True).moves)
        assert found[0] == found[1]


def test_what_was_measured_is_told_once() -> None:
    bots = timed([Counting(), bot_named("random", "pebbles")])
    assert isinstance(bots[0], Timed)
    assert not isinstance(bots[1], Timed), "a blind bot is never asked"
    play_out(GAME, GAME.options({"heap": 20}, 2), bots, Chance(simulation_seed(3, 0)), keep_moves=False)
    first, blind = taken(bots)
    assert first.answers >= 5
    assert 0 <= first.longest_wall_s <= first.wall_s
    assert blind.json()["cpu_ms_per_decision"] is None
    assert taken(bots)[0].answers == 0


def test_parts_add_up() -> None:
    whole, part = Took(), Took()
    whole.add(0.5, 2.0)
    part.add(1.5, 1.0)
    whole.merge(part)
    assert whole.json() == {
        "timed_decisions": 2,
        "cpu_ms_per_decision": 1000,
        "cpu_ms_longest": 1500,
        "wall_ms_per_decision": 1500,
        "wall_ms_longest": 2000,
        "searches": 0,
        "iterations_per_search": None,
        "nodes_most": 0,
        "bytes_most": 0,
    }


def test_what_searches_used_is_told() -> None:
    """A mean of iterations, and the most that any one search kept; answers that carry a line on are no searches."""
    game = game_named("illusio")
    bots = timed([bot_named("master(iterations=5)", "illusio"), bot_named("greedy", "illusio")])
    play_out(game, game.options({"goal": 6}, 2), bots, Chance(simulation_seed(5, 0)), keep_moves=False)
    master, greedy = [took.json() for took in taken(bots)]
    assert 0 < master["searches"] < master["timed_decisions"]
    assert 0 < master["iterations_per_search"] <= 5
    assert 1 <= master["nodes_most"] <= 6
    assert master["bytes_most"] > master["nodes_most"]
    assert (greedy["searches"], greedy["bytes_most"]) == (0, 0)
