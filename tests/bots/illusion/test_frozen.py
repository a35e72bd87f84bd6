"""`greedy` stays what it was: it plays the games that were recorded when it was new, move by move."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterne.bots.registry import bot_named
from lanterne.core.rng import Chance, simulation_seed
from lanterne.games.illusion.game import GAME
from lanterne.host.playout import play_out

RECORDED = Path(__file__).parent / "recorded" / "greedy.txt"
LINES = RECORDED.read_text(encoding="utf8").splitlines()


def played(seats: int, length: str, deck: str, index: int) -> str:
    """A game of greedy bots: the gaps it placed in, and `d` where it doubted."""
    bot = bot_named("greedy", "illusion")
    raw: dict[str, object] = {"length": length, "deck": deck}
    for seat in range(seats):
        raw.update(bot.wishes(seat))
    chance = Chance(simulation_seed(11, index))
    over = play_out(GAME, GAME.options(raw, seats), [bot] * seats, chance, keep_moves=True)
    assert over.moves is not None
    return " ".join([code.removeprefix("place ").replace("doubt", "d") for _, code in over.moves])


@pytest.mark.parametrize("line", LINES, ids=[" ".join(line.split(" ")[:4]) for line in LINES])
def test_it_plays_as_it_did(line: str) -> None:
    seats, length, deck, index, moves = line.split(" ", 4)
    assert played(int(seats), length, deck, int(index)) == moves


def test_a_variety_was_recorded() -> None:
    assert len(LINES) == 16
    assert sum([line.count("d") for line in LINES]) > 80
