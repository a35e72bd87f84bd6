"""Fits what `bots/vizia/values.py` takes a position for: greedy plays itself, and its games tell what decided them.

    python scripts/vizia_values.py --seats 2 --games 200

Prints the constants for that number of seats. Best on the compiled wheel: two hundred games take some ten seconds.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import numpy as np

from lanterne.bots.vizia.greedy import decide
from lanterne.bots.vizia.values import FITTED, points_of, to_come
from lanterne.bots.vizia.worth import Judge
from lanterne.core.rng import FastRng
from lanterne.games.vizia.actions import END
from lanterne.games.vizia.apply import apply_action
from lanterne.games.vizia.bag import EMPTY_BAG
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.state import OVER, ViziaState

NAMES = ("calm", "blur", "token", "tempo", "hope", "fear", "later")
Array = np.ndarray[Any, np.dtype[np.float64]]


def row_of(s: ViziaState, seat: int, judge: Judge) -> list[float]:
    """The end of a turn: what is to come, then points, tokens and hopes of each seat, the mover first."""
    hopes = judge.hopes(s, seat, EMPTY_BAG)
    order = [(seat + k) % int(s.seats) for k in range(int(s.seats))]
    points = points_of(s)
    return [
        to_come(s),
        *[points[k] for k in order],
        *[float(s.laid[k]) for k in order],
        *[hopes[k] for k in order],
    ]


def play(seats: int, seed: int) -> tuple[list[list[float]], list[list[float]]]:
    """The ends of turns of one game, and each seat's share of the victory, the mover first."""
    rng, judge = FastRng(seed), Judge()
    s = GAME.start(GAME.options({}, seats), seats, rng)
    rows: list[list[float]] = []
    movers: list[int] = []
    while s.phase != OVER:
        seat = int(s.turn)
        a = decide(s, seat)
        if a is END:
            rows.append(row_of(s, seat, judge))
            movers.append(seat)
        apply_action(s, seat, a, rng, None)
    outcome = GAME.outcome(s)
    assert outcome is not None
    shares = [(seat in outcome.winners()) / len(outcome.winners()) for seat in range(seats)]
    return rows, [shares[seat:] + shares[:seat] for seat in movers]


def loss(rows: Array, shares: Array, values: Array) -> float:
    seats = shares.shape[1]
    calm, blur, token, tempo = values[:4]
    points, tokens, hopes = np.split(rows[:, 1:], 3, axis=1)
    hopes = np.sqrt(hopes) if FITTED[seats].roots else hopes
    z = points + token * tokens
    z[:, 1:] += tempo
    z += hopes * np.array([*values[4:], *[values[6]] * (seats - 3)])[:seats]
    z /= (abs(calm) + abs(blur) * np.sqrt(np.maximum(rows[:, 0], 0.0)))[:, None]
    z -= z.max(axis=1, keepdims=True)
    return float(-np.mean((shares * (z - np.log(np.exp(z).sum(axis=1, keepdims=True)))).sum(axis=1)))


def fitted(judged: Callable[[Array], float], values: Array) -> Array:
    """One value after another, by ever smaller steps."""
    step = 0.2
    best = judged(values)
    while step > 0.005:
        better = False
        for k in range(len(values)):
            for sign in (step, -step):
                tried = values.copy()
                tried[k] += sign
                found = judged(tried)
                if found < best:
                    values, best, better = tried, found, True
        if not better:
            step /= 2
    return values


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rows: list[list[float]] = []
    shares: list[list[float]] = []
    for game in range(args.games):
        more, won = play(args.seats, args.seed * 1_000_003 + game)
        rows += more
        shares += won
    table, outcomes = np.array(rows), np.array(shares)
    before = np.array([0.3, 0.4, 0.0, 0.0, 0.25, 0.4, 0.0])
    found = fitted(lambda values: loss(table, outcomes, values), before)
    print(f"{len(rows)} ends of turns; loss {loss(table, outcomes, before):.4f} -> {loss(table, outcomes, found):.4f}")
    print(", ".join(f"{name} {value:.2f}" for name, value in zip(NAMES, found, strict=True)))


if __name__ == "__main__":
    main()
