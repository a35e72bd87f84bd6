"""Learns from games what an Illusio position is worth to each seat, and prints `bots/illusio/weights.py`'s two tables.

    python bench/illusio_values.py [--seats 2,3,4] [--games 4000] [--seed 1] [--bot "master(iterations=20)"]

Whenever a turn begins, the features of all seats are noted, and at the end who won. The weights are those that make
what happened likeliest (a logistic fit over the seats of a game, by Newton steps). Every fifth game is kept aside: how
well its winners are foretold is printed too, beside what blind guessing would give. Without `--bot` the greedy policy
of the rollouts plays: a thousand games in a few seconds, compiled.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lanterne.bots.bot import Bot
from lanterne.bots.illusio.rollout import greedy_step
from lanterne.bots.illusio.values import PLAIN, features, talent_at
from lanterne.bots.registry import bot_named
from lanterne.core.game import Event
from lanterne.core.rng import FastRng, Rng
from lanterne.games.illusio.game import GAME
from lanterne.games.illusio.magicians import MAGICIANS
from lanterne.games.illusio.state import IllusioState
from lanterne.host.asking import decision

Numbers = NDArray[np.float64]
RIDGE = 30.0  # keeps weights small that hardly matter, by the squares of features of deviation one
ASIDE = 5


class Player:
    """Plays every seat: the greedy policy, or a bot with a mind of its own for each."""

    def __init__(self, bot: Bot | None, seats: int) -> None:
        self.bot = bot
        self.minds: list[Any] = [None if bot is None else bot.new_mind(GAME, seat) for seat in range(seats)]

    def told(self, events: list[Event]) -> None:
        for seat, mind in enumerate(self.minds):
            if self.bot is not None and mind is not None:
                self.bot.told(mind, [event for event in events if event.is_for(seat)])

    def step(self, s: IllusioState, rng: FastRng) -> None:
        if self.bot is None:
            greedy_step(s, rng)
            return
        seat = s.frames[-1].seat
        a = decision(GAME, s, seat, self.bot, self.minds[seat], rng)
        events: list[Event] = []
        GAME.apply(s, seat, GAME.parse(a.code()), rng, events)
        self.told(events)


def noted(s: IllusioState) -> list[list[float]]:
    """Of each seat: the features, then which magician it is."""
    rows = []
    for seat in range(s.seats):
        talents = [0.0] * len(MAGICIANS)
        talents[talent_at(s, seat)] = 1.0
        rows.append(features(s, seat) + talents)
    return rows


def played(bot: Bot | None, seats: int, rng: FastRng) -> tuple[list[list[list[float]]], list[float]]:
    """One game: what was noted at each turn, and each seat's share of the victory."""
    player = Player(bot, seats)
    events: list[Event] = []
    s = GAME.start(GAME.options({}, seats), seats, rng, events)
    player.told(events)
    rows: list[list[list[float]]] = []
    turn = -1
    while not s.reason:
        if s.turn != turn:
            turn = s.turn
            rows.append(noted(s))
        player.step(s, rng)
    outcome = GAME.outcome(s)
    assert outcome is not None
    winners = outcome.winners()
    return rows, [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def likely(x: Numbers, w: Numbers) -> Numbers:
    worth = x @ w
    shares: Numbers = np.exp(worth - worth.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    return shares


def fitted(x: Numbers, y: Numbers) -> Numbers:
    w = np.zeros(x.shape[2])
    for _ in range(12):
        p = likely(x, w)
        slope = np.einsum("nsk,ns->k", x, y - p) - RIDGE * w
        mean = np.einsum("nsk,ns->nk", x, p)
        curve = np.einsum("nsk,ns,nsl->kl", x, p, x, optimize=True) - mean.T @ mean + RIDGE * np.eye(len(w))
        w += np.linalg.solve(curve, slope)
    return w


def surprise(x: Numbers, y: Numbers, w: Numbers) -> float:
    return float(-(y * np.log(likely(x, w))).sum(axis=1).mean())


def learn(bot: Bot | None, seats: int, games: int, rng: Rng) -> None:
    rows: list[list[list[float]]] = []
    wins: list[list[float]] = []
    aside: list[bool] = []
    for number in range(games):
        found, shares = played(bot, seats, FastRng(rng.below(1 << 30)))
        rows += found
        wins += [shares] * len(found)
        aside += [number % ASIDE == 0] * len(found)
    x, y, kept = np.array(rows), np.array(wins), np.array(aside)
    scale = np.ones(x.shape[2])
    scale[:PLAIN] = x[:, :, :PLAIN].std(axis=(0, 1)) + 1e-9
    w = fitted(x[~kept] / scale, y[~kept])
    print(f"# {seats} seats, {len(x)} turns: {surprise(x[kept] / scale, y[kept], w):.4f}, blind {np.log(seats):.4f}")
    talents = w[PLAIN:] - w[PLAIN:].mean()
    print(f"    {seats}: {[round(float(v), 4) for v in w[:PLAIN] / scale[:PLAIN]]},")
    print(f"    {seats}: {[round(float(v), 3) for v in talents]},", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="")
    args = parser.parse_args()
    bot = bot_named(args.bot, GAME.name) if args.bot else None
    for seats in args.seats.split(","):
        learn(bot, int(seats), args.games, FastRng(args.seed))


if __name__ == "__main__":
    main()
