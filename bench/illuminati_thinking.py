"""What a search in Illuminati is made of, in microseconds: copies, deals, steps, decisions of greedy, turns played on.

python bench/illuminati_thinking.py [--games 6]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import process_time

from lanterne.bots.illuminati.greedy import resolve
from lanterne.bots.illuminati.memory import Memory
from lanterne.bots.illuminati.sequel import Sequel
from lanterne.bots.search.knowledge import Line
from lanterne.compiled import runs_compiled
from lanterne.core.rng import FastRng
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.state import ACTIONS, IlluminatiState

TABLES: dict[str, dict[str, object]] = {
    "open": {},
    "hidden": {"hidden_illuminati": True, "addon": True, "hidden_goals": True},
}
FEW = 4.5  # successes from a goal: somebody always is, so that all turns of a round are played


def positions(games: int, seats: int, options: dict[str, object]) -> list[IlluminatiState]:
    """Positions of greedy games in which a turn's actions begin."""
    found: list[IlluminatiState] = []
    for index in range(games):
        rng = FastRng(index)
        s = GAME.start(GAME.options({"round_limit": 12, **options}, seats), seats, rng)
        last = (-1, -1)
        while GAME.to_act(s):
            if s.stage == ACTIONS and (s.round, s.turn) != last:
                last = (s.round, s.turn)
                found.append(s.copy())
            seat = GAME.to_act(s)[0]
            GAME.apply(s, seat, resolve(s.copy(), seat, GAME.legal(s, seat), rng, Memory(seat)), rng)
    return found


def measured(name: str, states: list[IlluminatiState], times: int, work: Callable[[IlluminatiState], object]) -> None:
    began = process_time()
    for s in states:
        for _ in range(times):
            work(s)
    print(f"  {name:16} {(process_time() - began) / (times * len(states)) * 1e6:9.1f} µs")


def report(name: str, states: list[IlluminatiState]) -> None:
    print(f"{name}: {len(states)} positions")
    rng = FastRng(1)
    memories = [Memory(seat) for seat in range(4)]
    turn, around = Sequel(memories, -1.0), Sequel(memories, FEW)
    nothing = Line(0, [], 1.0)
    dealers = {id(s): GAME.dealer(GAME.bot_view(s, s.turn, {})) for s in states}

    def step(s: IlluminatiState) -> None:
        GAME.apply(s.copy(), s.turn, GAME.legal(s, s.turn)[0], rng)

    measured("copy", states, 50, lambda s: s.copy())
    measured("dealer", states, 5, lambda s: GAME.dealer(GAME.bot_view(s, s.turn, {})))
    measured("deal", states, 20, lambda s: dealers[id(s)].deal(rng))
    measured("copy, list, step", states, 20, step)
    measured("greedy decides", states, 2, lambda s: resolve(s.copy(), s.turn, GAME.legal(s, s.turn), rng, memories[0]))
    measured("a turn played on", states, 2, lambda s: turn.play(s.copy(), s.turn, nothing, 1, 1))
    measured("until none is near", states, 1, lambda s: around.play(s.copy(), s.turn, nothing, 1, 1))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6)
    games = parser.parse_args().games
    print("compiled" if runs_compiled("illuminati") else "interpreted")
    for name, options in TABLES.items():
        report(name, positions(games, 4, options))
