"""What a simulation counts. Tallies of parts add up to the tally of the whole, in any order."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any, final

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
        self.played_as: Counter[tuple[str, str]] = Counter()  # (sort, role): seats it held, over all games
        self.won_as: Counter[tuple[tuple[str, str], int]] = Counter()  # ((sort, role), how many shared the win): times

    def add(
        self,
        bots: list[str],
        outcome: Outcome,
        decisions: int,
        figures: dict[str, int],
        roles: dict[str, list[str]] | None = None,
    ) -> None:
        """One finished game; `bots` are the names by seat, `roles` those of what each seat played as, by sort."""
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
        for sort, names in (roles or {}).items():
            for name in names:
                self.played_as[sort, name] += 1
            for seat in winners:
                self.won_as[(sort, names[seat]), len(winners)] += 1

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for counts, others in zip(self.counters(), other.counters(), strict=True):
            counts.update(others)

    def counters(self) -> list[Counter[Any]]:
        return [counts for counts in vars(self).values() if isinstance(counts, Counter)]

    def wins(self, seats: int) -> Json:
        """By bot, per seat held, by seat, and by role where a game has such: `{games, wins, share, low, high}` each."""
        by_role: Json = {}
        for sort, name in sorted(self.played_as):
            row = share_of(self.played_as[sort, name], shared(self.won_as, (sort, name)))
            by_role.setdefault(sort, {})[name] = row
        return {
            "by_bot": {bot: share_of(self.played_by[bot], shared(self.won_by, bot)) for bot in sorted(self.played_by)},
            "by_seat": [{"seat": seat, **share_of(self.games, shared(self.won_at, seat))} for seat in range(seats)],
            "by_role": by_role,
        }


def shared(counts: Counter[Any], who: str | int | tuple[str, str]) -> float:
    """Wins of one bot, seat or role; of a win shared by k each winner has 1/k."""
    return sum(float(count / sharers) for (winner, sharers), count in sorted(counts.items()) if winner == who)


def share_of(games: int, wins: float) -> Json:
    low, high = wilson(games, wins)
    return {"games": games, "wins": round(wins, 6), "share": wins / games, "low": low, "high": high}


def wilson(games: int, wins: float) -> tuple[float, float]:
    """Wilson's 95 % interval of the share `wins / games`."""
    share = wins / games
    scale = 1 + Z95 * Z95 / games
    middle = share + Z95 * Z95 / (2 * games)
    half = Z95 * sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games))
    low, high = (middle - half) / scale, (middle + half) / scale
    return min(share, max(0.0, low)), max(share, min(1.0, high))  # rounding must not put the share outside


def mean(counts: Counter[int]) -> float:
    return sum(value * count for value, count in counts.items()) / counts.total()
