"""`greedy` is the yardstick of all figures: however its thinking is made quicker, it decides what it decided before."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from lanterne.bots.bot import Bot
from lanterne.bots.illuminati.greedy import IlluminatiGreedy
from lanterne.core.rng import Chance, simulation_seed
from lanterne.games.illuminati.game import GAME
from lanterne.host.playout import play_out

RECORDED = Path(__file__).parent / "recorded" / "greedy.json"
STRETCH = 40  # decisions under one digest
TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "plain-4": (4, {}),
    "plain-2": (2, {}),
    "hidden-3": (3, {"hidden_illuminati": True, "addon": True}),
    "goals-5": (5, {"hidden_goals": True, "addon": True}),
    "cheating-4": (4, {"cheating": True, "longer": 1}),
    "very-long-3": (3, {"very_long": True, "round_limit": 12}),
}


def digests(name: str) -> list[str]:
    """Of all that it decides at such a table, its words out of turn included.

    Where Illuminati lie face down it depends on how worlds are imagined as well.
    """
    seats, raw = TABLES[name]
    bots: list[Bot] = [IlluminatiGreedy() for _ in range(seats)]
    chance = Chance(simulation_seed(1981, seats))
    played = play_out(GAME, GAME.options(raw, seats), bots, chance, keep_moves=True)
    assert played.moves is not None
    lines = [f"{seat} {code}\n" for seat, code in played.moves]
    stretches = [lines[at : at + STRETCH] for at in range(0, len(lines), STRETCH)]
    return [hashlib.blake2b("".join(each).encode(), digest_size=4).hexdigest() for each in stretches]


@pytest.mark.parametrize("name", list(TABLES))
def test_greedy_decides_as_it_did(name: str) -> None:
    recorded: dict[str, list[str]] = json.loads(RECORDED.read_text(encoding="utf8"))
    assert digests(name) == recorded[name]
