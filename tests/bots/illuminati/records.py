"""Games of the first greedy bot as they were recorded: a line of seats, options and seed, then seat and code by ply."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from lanterne.core.game import Event
from lanterne.core.rng import Chance, simulation_seed
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.match.match import SET_UP

FORMER = GAME.edition(2)  # by whose rules they were played
RECORDED = Path(__file__).parent / "recorded"


class Ply:
    """A position, what had happened since the one before, and who then did what; after the last ply: nothing."""

    def __init__(self, s: IlluminatiState, events: list[Event], seat: int, code: str, bot_seed: int) -> None:
        self.s = s
        self.events = events
        self.seat = seat
        self.code = code
        self.bot_seed = bot_seed


def replayed(name: str) -> Iterator[Ply]:
    """Whoever walks through the plies may look at each position before it changes."""
    lines = (RECORDED / f"{name}.txt").read_text(encoding="utf8").splitlines()
    head = json.loads(lines[0])
    chance = Chance(simulation_seed(head["seed"], head["index"]))
    options = FORMER.options(head["options"], head["seats"])
    events: list[Event] = []
    s = FORMER.start(options, head["seats"], chance.at(SET_UP, "start"), events)
    for ply, line in enumerate(lines[1:]):
        number, _, code = line.partition(" ")
        yield Ply(s, events, int(number), code, chance.bot_seed(ply, int(number)))
        events = []
        FORMER.apply(s, int(number), FORMER.parse(code), chance.at(ply, code), events)
    yield Ply(s, events, 0, "", 0)
