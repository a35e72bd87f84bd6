"""Whole games: they end, conserve their cards, and use everything there is (points 37 to 39)."""

from __future__ import annotations

from typing import Any

import pytest

from lanterne.bots.bot import Bot
from lanterne.bots.illusio.greedy import IllusioGreedy
from lanterne.bots.random import RandomBot
from lanterne.core.game import Event
from lanterne.core.rng import Chance, FastRng, simulation_seed
from lanterne.games.illusio.cards import NAMES, OBJECTIVES
from lanterne.games.illusio.game import GAME
from lanterne.games.illusio.magicians import MAGICIANS
from lanterne.host.playout import play_out
from tests.games.illusio.ledger import conserve

BRANCHES = {
    "belcastel": ["talent own", "talent other"],
    "quatrevaux": ["talent own"],
    "finchley": ["talent other"],
    "wethercombe": ["talent other"],
    "altamora": ["talent own", "talent other"],
    "tournevent": ["bonus"],
    "lockerby": ["talent prepare", "talent add", "talent move"],
    "ombreval": ["talent", "draw"],
    "silberrain": ["talent", "swap", "decline"],
    "brandesco": ["bonus"],
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_point_39_a_random_game_of_each_size_ends(seats: int) -> None:
    for index in range(4):
        raw = {"goal": 24 if index % 2 else 6, "memory": index > 1, "displayed_count": index == 3}
        done = play_out(
            GAME,
            GAME.options(raw, seats),
            [RandomBot() for _ in range(seats)],
            Chance(simulation_seed(5, index)),
            keep_moves=False,
        )
        assert GAME.outcome(done.state) is not None  # type: ignore[arg-type]


def fired(wanted: set[str], games: int) -> set[str]:
    """Plays until all of the wanted things have happened; what is left never did."""
    rng = FastRng(2024)
    for index in range(games):
        seats = 2 + index % 5
        raw = {"talents": "any-time" if index % 2 else "own-turn"}
        s = GAME.start(GAME.options(raw, seats), seats, rng)
        while GAME.to_act(s) and wanted:
            seat = GAME.to_act(s)[0]
            a = GAME.pick(s, seat, rng)
            out: list[Event] = []
            code = a.code()
            magician = MAGICIANS[s.magicians[seat]].name
            GAME.apply(s, seat, a, rng, out)
            conserve(s)
            wanted -= marks(seat, code, magician)
            for event in out:
                if event.name == "talent-bonus":
                    wanted.discard(f"{str(event.args['talent'].key).rpartition('-')[2]} bonus")  # type: ignore[union-attr]
                if event.name == "validated":
                    wanted.discard(str(event.args["objective"].key).rpartition("-")[2])  # type: ignore[union-attr]
        if not wanted:
            break
    return wanted


def marks(seat: int, code: str, magician: str) -> set[str]:
    words = code.split(" ")
    found = {f"{words[0]} {words[1]}"} if len(words) > 1 else {code}
    if words[0] in ("talent", "draw", "swap", "decline"):
        if len(words) == 3 and words[1].isdigit():
            words[1] = "own" if int(words[1]) == seat else "other"
        found.add(f"{magician} {' '.join(words[:2]) if words[0] == 'talent' else words[0]}")
    return found


def test_point_38_play_until_everything_has_fired() -> None:
    wanted = {card.name for card in OBJECTIVES}
    wanted |= {f"prepare {name}" for name in NAMES[:15]} | {f"play {name}" for name in NAMES[15:]}
    wanted |= {f"exchange {name}" for name in NAMES} | {f"into {name}" for name in NAMES[:15]}
    wanted |= {f"{magician} {branch}" for magician, row in BRANCHES.items() for branch in row}
    assert fired(wanted, 60) == set()


def test_equal_seeds_equal_games() -> None:
    def moves() -> Any:
        chance = Chance(simulation_seed(3, 3))
        bots: list[Bot] = [IllusioGreedy(), RandomBot(), IllusioGreedy()]
        return play_out(GAME, GAME.options({}, 3), bots, chance, keep_moves=True).moves

    assert moves() == moves()


@pytest.mark.slow
@pytest.mark.parametrize("memory", [False, True])
def test_the_greedy_bot_beats_random_play(memory: bool) -> None:
    won = 0.0
    for index in range(30):
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[index % 2] = IllusioGreedy()
        chance = Chance(simulation_seed(1, index))
        done = play_out(GAME, GAME.options({"memory": memory}, 2), bots, chance, keep_moves=False)
        outcome = GAME.outcome(done.state)  # type: ignore[arg-type]
        assert outcome is not None
        won += (index % 2 in outcome.winners()) / len(outcome.winners())
    assert won >= 27


@pytest.mark.parametrize("raw", [{"memory": True}, {"talents": "any-time"}, {"displayed_count": True, "goal": 24}])
@pytest.mark.parametrize("seats", [2, 6])
def test_greedy_bots_finish_every_variant(raw: dict[str, object], seats: int) -> None:
    chance = Chance(simulation_seed(9, seats))
    bots: list[Bot] = [IllusioGreedy() for _ in range(seats)]
    done = play_out(GAME, GAME.options(raw, seats), bots, chance, keep_moves=False)
    assert GAME.outcome(done.state) is not None  # type: ignore[arg-type]
