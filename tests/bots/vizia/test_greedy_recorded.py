"""`greedy` is the yardstick: it decides what it decided in games that were recorded before it was made faster."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lanterne.bots.vizia.greedy import ViziaGreedy
from lanterne.core.rng import Chance, simulation_seed
from lanterne.games.vizia.game import GAME
from lanterne.match.match import SET_UP
from tests.bots.asking import chosen

RECORDED = Path(__file__).parent / "recorded"
BOT = ViziaGreedy()
EVERY = 2  # decisions between two that are made again


@pytest.mark.parametrize("name", ["plain-2", "advanced-3", "teams-4"])
def test_it_decides_as_it_did(name: str) -> None:
    lines = (RECORDED / f"{name}.txt").read_text(encoding="utf8").splitlines()
    head = json.loads(lines[0])
    chance = Chance(simulation_seed(head["seed"], head["index"]))
    s = GAME.start(GAME.options(head["options"], head["seats"]), head["seats"], chance.at(SET_UP, "start"))
    for ply, line in enumerate(lines[1:]):
        seat, _, code = line.partition(" ")
        if ply % EVERY == 0:
            assert (ply, chosen(BOT, GAME, s, int(seat)).code()) == (ply, code)
        GAME.apply(s, int(seat), GAME.parse(code), chance.at(ply, code))
    assert GAME.outcome(s) is not None
