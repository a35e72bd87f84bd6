"""What it costs to send a state to another process: `python bench/pickling.py [GAME ...]`.

The states are those of games that `greedy` plays, so that boards are full. Times are microseconds of the processor.
"""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

import lanterne
from lanterne.compiled import runs_compiled
from lanterne.core.game import AnyGame
from lanterne.match.match import ALL_STATES

GAMES = 4
LOOPS = 20


def states_of(name: str) -> list[Any]:
    lines: list[str] = []
    best = "greedy" if "greedy" in lanterne.bot_names(name) else lanterne.bot_names(name)[-1]
    lanterne.simulate(name, [best], games=GAMES, keep=lines.extend)
    found: list[Any] = []
    for line in lines:
        match = lanterne.replay(lanterne.game(name), lanterne.record_from_line(line), kept_states=ALL_STATES)
        found += [step.after for step in match.steps]
    return found


def microseconds(do: Callable[[Any], object], states: list[Any]) -> float:
    began = process_time()
    for _ in range(LOOPS):
        for s in states:
            do(s)
    return (process_time() - began) / LOOPS / len(states) * 1e6


def there_and_back(s: Any) -> Any:
    return pickle.loads(pickle.dumps(s, pickle.HIGHEST_PROTOCOL))


def through_json(game: AnyGame, s: Any) -> Any:
    return game.load(s.json())


def run(names: list[str]) -> None:
    for name in names:
        states = states_of(name)
        size = sum(len(pickle.dumps(s, pickle.HIGHEST_PROTOCOL)) for s in states) / len(states)
        print(
            f"{name}: {len(states)} states, {'compiled' if runs_compiled(name) else 'interpreted'}: {size:.0f} bytes, "
            f"there and back {microseconds(there_and_back, states):.1f}, "
            f"deep copy {microseconds(copy.deepcopy, states):.1f}, "
            f"Game.load of json {microseconds(partial(through_json, lanterne.game(name)), states):.1f}"
        )


if __name__ == "__main__":
    run(sys.argv[1:] or ["vizia", "illusion", "illusio", "illuminati"])
