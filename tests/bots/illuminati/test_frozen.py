"""`greedy-1` stays what it was: it decides what it decided in games that were recorded when it was new."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lanterne.bots.illuminati.frozen.greedy import FirstGreedy
from lanterne.bots.registry import bot_named, bot_names, usual_bot
from lanterne.core.rng import Chance, FastRng, simulation_seed
from lanterne.games.illuminati.game import GAME
from lanterne.host.asking import decision, interjection
from lanterne.match.match import SET_UP

RECORDED = Path(__file__).parent / "recorded"


@pytest.mark.parametrize("name", ["plain-4", "hidden-3", "goals-6"])
def test_it_decides_as_it_did(name: str) -> None:
    """The games are told as first line: seats, options, seed; then seat and code, move by move."""
    lines = (RECORDED / f"{name}.txt").read_text(encoding="utf8").splitlines()
    head = json.loads(lines[0])
    bot = FirstGreedy()
    chance = Chance(simulation_seed(head["seed"], head["index"]))
    s = GAME.start(GAME.options(head["options"], head["seats"]), head["seats"], chance.at(SET_UP, "start"))
    for ply, line in enumerate(lines[1:]):
        number, _, code = line.partition(" ")
        seat = int(number)
        rng = FastRng(chance.bot_seed(ply, seat))
        asked = decision if seat in GAME.to_act(s) else interjection
        a = asked(GAME, s, seat, bot, None, rng)
        assert a is not None
        assert (ply, seat, a.code()) == (ply, seat, code)
        GAME.apply(s, seat, GAME.parse(code), chance.at(ply, code))
    assert GAME.outcome(s) is not None


def test_it_can_be_called_and_is_not_the_usual_one() -> None:
    assert bot_names("illuminati") == ["random", "greedy-1", "greedy"]
    assert isinstance(bot_named("greedy-1", "illuminati"), FirstGreedy)
    assert usual_bot("illuminati") == "greedy"
