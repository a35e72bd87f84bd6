"""Ratings by maximum likelihood, in Elo, from places at tables of any size.

A table of several seats is taken as a meeting of every pair of them (two seats of one bot do not meet): the better
place has a point, an equal one half, and the model of Bradley and Terry gives the chance of it, 1 / (1 + 10^(-d/400))
for a difference of d. At two seats that is the usual Elo. The other candidate, Plackett and Luce's choice of the
first, then the second of the rest, needs places without ties, and here they are the rule: games name one winner and
leave the others level, and partners share their place. Pairs of one table hang together, so this is a composite
likelihood: its maximum is where it should be, only its curvature says too much. Intervals therefore come from
resampling whole deals (the bootstrap), which asks nothing of what happens inside one.

A bot that has won everything has no best rating, and resampling what never differed shows no spread. So each pair of
bots has 1 / (bots - 1) of a drawn meeting beside those it played (one in all for each bot), and among the deals that
are drawn again there is for each bot one more in which it won over all others.

The mean of all ratings is 0: only differences mean anything.
"""

from __future__ import annotations

import random
from math import exp, log
from typing import final

ELO = 400 / log(10)  # one unit of the model in Elo
RESAMPLES = 500
MOST_PARTS = 200  # to 400 of them are drawn again; where there are more deals, neighbours go together
STEPS = 100
LONGEST_STEP = 1.5
CLOSE = 1e-9

Pair = tuple[int, int]  # of bots, the smaller number first
Scores = dict[Pair, tuple[float, float]]  # points of the first of the pair, meetings


@final
class Parts:
    """The scores of deals in order, put together two by two whenever there are too many of them."""

    def __init__(self) -> None:
        self.size = 1  # deals in each part but the last
        self.parts: list[Scores] = []
        self._room = 0  # deals that the last part can still take

    def add(self, deal: Scores) -> None:
        if self._room == 0:
            if len(self.parts) == 2 * MOST_PARTS:
                self.parts = [joined(self.parts[at : at + 2]) for at in range(0, 2 * MOST_PARTS, 2)]
                self.size *= 2
            self.parts.append({})
            self._room = self.size
        self.parts[-1] = joined([self.parts[-1], deal])
        self._room -= 1


def joined(scores: list[Scores]) -> Scores:
    found: Scores = {}
    for part in scores:
        for pair, (points, meetings) in part.items():
            old_points, old_meetings = found.get(pair, (0.0, 0.0))
            found[pair] = (old_points + points, old_meetings + meetings)
    return found


def ratings(bots: int, scores: Scores, start: list[float] | None = None) -> list[float]:
    """The ratings under which these scores are likeliest, in units of the model."""
    drawn = 1 / (bots - 1)
    table = [[0.0] * bots for _ in range(bots)]  # points of the row's bot
    for low in range(bots):
        for high in range(low + 1, bots):
            points, meetings = scores.get((low, high), (0.0, 0.0))
            table[low][high] = points + drawn / 2
            table[high][low] = meetings - points + drawn / 2
    found = list(start) if start is not None else [0.0] * bots
    for _ in range(STEPS):
        step = newton(table, found)
        longest = max([abs(part) for part in step])
        scale = min(1.0, LONGEST_STEP / longest) if longest > 0 else 1.0
        found = [rating + scale * part for rating, part in zip(found, step, strict=True)]
        if longest < CLOSE:
            break
    middle = sum(found) / bots
    return [rating - middle for rating in found]


def newton(table: list[list[float]], at: list[float]) -> list[float]:
    """Newton's step for all ratings but the first, which stays where it is."""
    bots = len(table)
    slope = [0.0] * bots
    bend = [[0.0] * bots for _ in range(bots)]
    for low in range(bots):
        for high in range(low + 1, bots):
            meetings = table[low][high] + table[high][low]
            chance = 1 / (1 + exp(at[high] - at[low]))
            surprise = table[low][high] - meetings * chance
            weight = meetings * chance * (1 - chance)
            slope[low] += surprise
            slope[high] -= surprise
            bend[low][low] += weight
            bend[high][high] += weight
            bend[low][high] -= weight
            bend[high][low] -= weight
    return [0.0, *solved([row[1:] for row in bend[1:]], slope[1:])]


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination; the matrix is positive definite, so no row needs another's place."""
    size = len(rows)
    rows = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for column in range(size):
        for below in range(column + 1, size):
            factor = rows[below][column] / rows[column][column]
            if factor:
                rows[below] = [value - factor * above for value, above in zip(rows[below], rows[column], strict=True)]
    found = [0.0] * size
    for row in range(size - 1, -1, -1):
        known = sum([rows[row][column] * found[column] for column in range(row + 1, size)])
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found


def rated(bots: int, parts: Parts, a_deal: float, seed: int) -> list[tuple[float, float, float]]:
    """Rating, low and high in Elo for each bot. `a_deal` is how many meetings a bot has in one deal."""
    best = ratings(bots, joined(parts.parts))
    pool = [*parts.parts, *[won_by(bot, bots, a_deal) for bot in range(bots)]]
    rng = random.Random(seed)
    drawn: list[list[float]] = []
    for _ in range(RESAMPLES):
        again = [pool[int(rng.random() * len(pool))] for _ in pool]
        drawn.append(ratings(bots, joined(again), best))
    found: list[tuple[float, float, float]] = []
    cut = (RESAMPLES + 1) // 40 - 1  # 2.5 % on either side
    for bot in range(bots):
        values = sorted([each[bot] for each in drawn])
        low, high = values[cut], values[-1 - cut]
        found.append((ELO * best[bot], ELO * min(low, best[bot]), ELO * max(high, best[bot])))
    return found


def won_by(bot: int, bots: int, meetings: float) -> Scores:
    """A deal in which the bot won over all others, who meet it equally often."""
    each = meetings / (bots - 1)
    return {(min(bot, other), max(bot, other)): (each * (bot < other), each) for other in range(bots) if other != bot}
