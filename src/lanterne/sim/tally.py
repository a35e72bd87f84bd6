"""What a simulation counts. Tallies of parts add up to the tally of the whole, in any order."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import final

from lanterne.core.game import Json, Outcome

Z95 = 1.959963984540054  # the normal quantile of a two-sided 95 % interval


@final
class Tally:
    """Counts only, no floats: sums are exact, so the number of processes cannot show in them."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.played_by: Counter[str] = Counter()  # bot: seats it held, over all games
        self.won_by: Counter[tuple[str, int]] = Counter()  # (bot, how many shared the win): times
        self.won_at: Counter[tuple[int, int]] = Counter()  # (seat, how many shared the win): times
        self.lengths: Counter[int] = Counter()  # decisions of a game: games
        self.scores: Counter[tuple[str, int]] = Counter()  # (bot, score): times
        self.reasons: Counter[str] = Counter()
        self.figures: Counter[tuple[str, int]] = Counter()  # (a game's own figure, value): games

    def add(self, bots: list[str], outcome: Outcome, decisions: int, figures: dict[str, int]) -> None:
        """One finished game; `bots` are the names by seat."""
        self.games += 1
        self.decisions += decisions
        self.lengths[decisions] += 1
        self.reasons[outcome.reason] += 1
        winners = outcome.winners()
        for seat, bot in enumerate(bots):
            self.played_by[bot] += 1
            self.scores[bot, outcome.scores[seat]] += 1
        for seat in winners:
            self.won_by[bots[seat], len(winners)] += 1
            self.won_at[seat, len(winners)] += 1
        self.figures.update(figures.items())

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for name in ("played_by", "won_by", "won_at", "lengths", "scores", "reasons", "figures"):
            getattr(self, name).update(getattr(other, name))

    def wins(self, seats: int) -> Json:
        """By bot, per seat held, and by seat: `{games, wins, share, low, high}` each."""
        return {
            "by_bot": {bot: share_of(self.played_by[bot], shared(self.won_by, bot)) for bot in sorted(self.played_by)},
            "by_seat": [{"seat": seat, **share_of(self.games, shared(self.won_at, seat))} for seat in range(seats)],
        }


def shared(counts: Counter[tuple[str, int]] | Counter[tuple[int, int]], who: str | int) -> float:
    """Wins of one bot or seat; of a win shared by k each winner has 1/k."""
    return sum(count / sharers for (winner, sharers), count in sorted(counts.items()) if winner == who)


def share_of(games: int, wins: float) -> Json:
    low, high = wilson(games, wins)
    return {"games": games, "wins": round(wins, 6), "share": wins / games, "low": low, "high": high}


def wilson(games: int, wins: float) -> tuple[float, float]:
    """Wilson's 95 % interval of the share `wins / games`."""
    share = wins / games
    scale = 1 + Z95 * Z95 / games
    middle = share + Z95 * Z95 / (2 * games)
    half = Z95 * sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games))
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def mean(counts: Counter[int]) -> float:
    return sum(value * count for value, count in counts.items()) / counts.total()
