"""Intervals of shares whose trials come in units: the games of one deal, the seats that a bot holds in one game.

Results inside a unit hang together (who holds two seats cannot win at both; who got the better deal got it in all its
games), so the unit is the trial. Of each unit two numbers are known: what was won in it and the most that could have
been. Wilson's interval is taken for as many trials as would spread like these units: with one game a unit, won or
lost, it is Wilson's own; units that differ little from each other (a deal played from both sides, mostly 1 to 1) count
for more than one trial each, units that differ wildly for less (the design effect of survey statistics: R. Dean and
M. Pagano, 2015, Evaluating confidence interval methods for binomial proportions in clustered surveys).

Five units that happen to be equal are no proof that all are: the spread is measured with two more, one in which all
was won and one in which all was lost.
"""

from __future__ import annotations

from math import sqrt
from typing import final

from lanterne.core.game import Json

Z95 = 1.959963984540054  # the normal quantile of a two-sided 95 % interval


def wilson(trials: float, wins: float) -> tuple[float, float]:
    """Wilson's 95 % interval of the share `wins / trials`."""
    share = wins / trials
    scale = 1 + Z95 * Z95 / trials
    middle = share + Z95 * Z95 / (2 * trials)
    half = Z95 * sqrt(share * (1 - share) / trials + Z95 * Z95 / (4 * trials * trials))
    low, high = (middle - half) / scale, (middle + half) / scale
    return min(share, max(0.0, low)), max(share, min(1.0, high))  # rounding must not put the share outside


@final
class Units:
    """What was won in each unit and the most that could have been, kept as sums."""

    def __init__(self) -> None:
        self.count = 0
        self.won = 0.0
        self.most = 0.0
        self._won_won = 0.0
        self._won_most = 0.0
        self._most_most = 0.0

    def add(self, won: float, most: float, times: int = 1) -> None:
        self.count += times
        self.won += times * won
        self.most += times * most
        self._won_won += times * won * won
        self._won_most += times * won * most
        self._most_most += times * most * most

    def share(self) -> float:
        return self.won / self.most

    def trials(self) -> float:
        """As many independent trials would tell as much."""
        mean = self.most / self.count
        share = (self.won + mean) / (self.most + 2 * mean)
        apart = self._won_won - 2 * share * self._won_most + share * share * self._most_most
        apart += mean * mean * ((1 - share) * (1 - share) + share * share)
        spread = apart / (self.count + 2) / (mean * mean)
        return self.count * share * (1 - share) / spread

    def interval(self) -> tuple[float, float]:
        trials = self.trials()
        return wilson(trials, trials * min(1.0, self.share()))


def per_seat(units: Units, held: float) -> Json:
    """Wins by the seats held in units that count games: who holds two seats of a game wins it once at most."""
    scale = units.most / held
    share = units.share() * scale
    low, high = units.interval()
    return {
        "games": round(held),
        "wins": round(units.won, 6),
        "share": share,
        "low": min(share, low * scale),
        "high": max(share, high * scale),
    }
