"""Who sits where, and what a game of a series depends on."""

from __future__ import annotations

import multiprocessing

import pytest

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.random import RandomBot
from lanterne.bots.registry import bot_named, bot_names
from lanterne.core.errors import BadInput, LanterneError
from lanterne.core.game import Action
from lanterne.host.playout import play_series, rotated
from lanterne.sim.simulate import Chunk, Plan, Result, chunks, seat_bots
from lanterne.sim.tally import Tally
from tests.pebbles import GAME


class Cheat(Bot):
    def choose(self, ask: Ask) -> Action:
        a: Action = ask.game.parse("take 9")
        return a


def test_bots_move_on_by_one_seat_a_game() -> None:
    bots: list[Bot] = [RandomBot(), RandomBot(), RandomBot()]
    assert rotated(bots, 0) == bots
    assert rotated(bots, 1) == [bots[1], bots[2], bots[0]]
    assert rotated(bots, 4) == rotated(bots, 1)


def test_a_game_depends_on_its_number_and_the_seed_alone() -> None:
    options = GAME.options({}, 2)
    bots: list[Bot] = [RandomBot(), RandomBot()]
    whole = play_series(GAME, options, bots, 3, 0, 6, keep_moves=True)
    part = play_series(GAME, options, bots, 3, 4, 2, keep_moves=True)
    assert [played.moves for played in whole[4:]] == [played.moves for played in part]
    unwritten = play_series(GAME, options, bots, 3, 0, 6, keep_moves=False)
    assert [played.state.json() for played in unwritten] == [played.state.json() for played in whole]
    assert [played.decisions for played in whole] == [len(played.moves or []) for played in whole]


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    with pytest.raises(LanterneError, match="bot cheat chose 'take 9' at seat"):
        play_series(GAME, GAME.options({}, 2), [Cheat("cheat"), RandomBot()], 0, 0, 1, keep_moves=False)


def test_bots_by_name() -> None:
    assert bot_names("pebbles") == ["random"]
    assert bot_named("random", "pebbles").blind
    with pytest.raises(BadInput, match="refused-no-bot bot='greedy'"):
        bot_named("greedy", "pebbles")


def test_seats_fill_up() -> None:
    assert seat_bots(GAME, None, []) == ("random", "random")
    assert seat_bots(GAME, 3, []) == ("random",) * 3
    assert seat_bots(GAME, 4, ["random"]) == ("random",) * 4
    assert seat_bots(GAME, None, ["random"] * 3) == ("random",) * 3


def test_seconds_count_when_anybody_plays_and_once() -> None:
    result = Result(Plan("pebbles", {}, ("random", "random"), 0, 4))
    for began, ended in ((10.0, 12.0), (11.0, 13.0), (11.5, 12.5), (20.0, 21.0)):
        result.add(Chunk(Tally(), [], began, ended))
    assert result.seconds == 4.0


def test_an_interrupted_simulation_leaves_no_process_behind() -> None:
    before = multiprocessing.active_children()
    running = chunks(Plan("vizia", {}, ("random", "random"), 0, 20_000), 2)
    assert next(running).tally.games > 0
    with pytest.raises(KeyboardInterrupt):
        running.throw(KeyboardInterrupt())
    assert multiprocessing.active_children() == before
