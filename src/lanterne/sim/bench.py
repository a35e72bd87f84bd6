"""Speed side by side: games of ours and of OpenSpiel's nearest relatives, each way to play beside the same way."""

from __future__ import annotations

from statistics import median
from time import process_time
from typing import NamedTuple

from lanterne.compiled import runs_compiled
from lanterne.core.game import AnyGame, Json
from lanterne.sim.contestants import Row, Turn, open_spiel, rows_of

# The nearest in kind: a connection game on a hexagonal board, a long game of attack, games of a hand of cards.
PEERS: dict[str, tuple[str, ...]] = {
    "vizia": ("havannah",),
    "illuminati": ("chess",),
    "illusion": ("crazy_eights",),
    "illusio": ("crazy_eights", "gin_rummy"),
}
ROUNDS = 5
SLICE_S = 0.5  # what each contestant gets in a round


class Contest(NamedTuple):
    """One game, and every way in which it is timed."""

    game: str
    rows: list[Row]


def contest(game: AnyGame) -> Contest:
    spiel = open_spiel()
    return Contest(game.name, rows_of(game, spiel, PEERS.get(game.name, ()) if spiel is not None else ()))


def speed(turn: Turn, first: int, slice_s: float) -> tuple[float, int]:
    """Decisions per second of processor time over whole games until the slice is used up; the number of the next."""
    decisions = 0
    index = first
    began = process_time()
    while True:
        decisions += turn(index)
        index += 1
        spent = process_time() - began
        if spent >= slice_s:
            return decisions / spent, index


def measure(found: Contest, rounds: int, slice_s: float) -> Json:
    """Everybody plays a slice in every round, so that what else the machine does hits all alike."""
    rows = [measure_row(row, rounds, slice_s) for row in found.rows]
    return {"game": found.game, "compiled": runs_compiled(found.game), "rows": rows}


def measure_row(row: Row, rounds: int, slice_s: float) -> Json:
    turns = {"": row.ours, **row.peers}
    speeds: dict[str, list[float]] = {name: [] for name in turns}
    at = dict.fromkeys(turns, 0)
    for _ in range(rounds):
        for name, turn in turns.items():
            per_s, at[name] = speed(turn, at[name], slice_s)
            speeds[name].append(per_s)
    ours = median(speeds[""])
    return {
        "what": row.what,
        "decisions_per_s": ours,
        "rounds": speeds[""],
        "peers": [
            {
                "game": name,
                "decisions_per_s": median(speeds[name]),
                "rounds": speeds[name],
                "ratio": ours / median(speeds[name]),
            }
            for name in row.peers
        ],
    }
