"""The bot called greedy, the yardstick of all figures, decides what it decided in games that were recorded before."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lanterne.bots.illusio.greedy import IllusioGreedy
from lanterne.core.rng import Chance, FastRng, simulation_seed
from lanterne.games.illusio.game import GAME
from lanterne.host.asking import decision
from lanterne.match.match import SET_UP

RECORDED = Path(__file__).parent / "recorded"
FORMER = GAME.edition(2)  # by whose rules they were played


@pytest.mark.parametrize("name", ["plain-2", "memory-3", "any-time-4", "counted-6"])
def test_it_decides_as_it_did(name: str) -> None:
    lines = (RECORDED / f"{name}.txt").read_text(encoding="utf8").splitlines()
    head = json.loads(lines[0])
    chance = Chance(simulation_seed(head["seed"], head["index"]))
    s = FORMER.start(FORMER.options(head["options"], head["seats"]), head["seats"], chance.at(SET_UP, "start"))
    for ply, line in enumerate(lines[1:]):
        number, _, code = line.partition(" ")
        a = decision(FORMER, s, int(number), IllusioGreedy(), None, FastRng(1))
        assert (ply, a.code()) == (ply, code)
        FORMER.apply(s, int(number), FORMER.parse(code), chance.at(ply, code))
    assert FORMER.outcome(s) is not None
