"""What a simulation counts. Tallies of parts add up to the tally of the whole, in any order."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any, NamedTuple, final

from lanterne.core.game import Json, Outcome
from lanterne.sim.intervals import Units, per_seat

QUANTILES = {"q05": 0.05, "q25": 0.25, "median": 0.5, "q75": 0.75, "q95": 0.95}


class Part(NamedTuple):
    """What somebody had of one game: seats held there, how many of them won, and how many seats won in all."""

    held: int
    won: int
    winners: int


@final
class Tally:
    """Counts only, no floats: sums are exact, so the number of processes cannot show in them."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.by_bot: Counter[tuple[str, Part]] = Counter()  # (bot, its part): games
        self.by_seat: Counter[tuple[int, Part]] = Counter()  # (seat, its part): games
        self.by_role: Counter[tuple[tuple[str, str], Part]] = Counter()  # ((sort, role), its part): games
        self.lengths: Counter[int] = Counter()  # decisions of a game: games
        self.scores: Counter[tuple[str, int]] = Counter()  # (bot, score): times
        self.reasons: Counter[str] = Counter()
        self.figures: Counter[tuple[str, int]] = Counter()  # (a game's own figure, value): games

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
            self.scores[bot, outcome.scores[seat]] += 1
            self.by_seat[seat, Part(1, int(seat in winners), len(winners))] += 1
        self.by_bot.update(parts_of(bots, winners))
        self.figures.update(figures.items())
        for sort, names in (roles or {}).items():
            self.by_role.update(((sort, name), part) for name, part in parts_of(names, winners))

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
        for (sort, name), row in rows_of(self.by_role, seats).items():
            by_role.setdefault(sort, {})[name] = row
        return {
            "by_bot": rows_of(self.by_bot, seats),
            "by_seat": [{"seat": seat, **row} for seat, row in rows_of(self.by_seat, seats).items()],
            "by_role": by_role,
        }

    def scores_by_bot(self) -> dict[str, Json]:
        found: dict[str, Counter[int]] = {}
        for (bot, score), count in sorted(self.scores.items()):
            found.setdefault(bot, Counter())[score] += count
        return {bot: spread(counts) for bot, counts in found.items()}


def parts_of(names: list[str], winners: list[int]) -> list[tuple[str, Part]]:
    """What each of those named by seat had of a game."""
    held = Counter(names)
    won = Counter([names[seat] for seat in winners])
    return [(name, Part(held[name], won[name], len(winners))) for name in sorted(held)]


def rows_of(counts: Counter[Any], seats: int) -> dict[Any, Json]:
    """The wins of everybody counted; of a win shared by k each winner has 1/k."""
    parts: dict[Any, dict[Part, int]] = {}
    for who, part in sorted(counts):
        parts.setdefault(who, {})[part] = counts[who, part]
    return {who: share_of(found, seats) for who, found in parts.items()}


def share_of(parts: dict[Part, int], seats: int) -> Json:
    """Wins per seat held. The game is the trial: whoever holds two seats of it wins it once at most."""
    units = Units()
    held = 0
    for part, games in parts.items():
        units.add(part.won / part.winners, 1, games)
        held += part.held * games
    row = per_seat(units, held)
    if all([part.held == seats for part in parts]):
        row["low"] = row["high"] = row["share"]  # who holds every seat wins every game: that is no finding
    return row


def mean(counts: Counter[int]) -> float:
    return sum(value * count for value, count in counts.items()) / counts.total()


def spread(counts: Counter[int]) -> Json:
    """Mean, deviation, extremes and quantiles of counted values; a quantile is a value that occurred."""
    middle = mean(counts)
    squares = sum(count * (value - middle) ** 2 for value, count in sorted(counts.items()))
    told: Json = {"mean": middle, "deviation": sqrt(squares / counts.total()), "least": min(counts)}
    told |= {name: quantile(counts, level) for name, level in QUANTILES.items()}
    return told | {"most": max(counts)}


def quantile(counts: Counter[int], level: float) -> int:
    """The smallest value that at least that part of all do not exceed."""
    needed = level * counts.total()
    reached = 0
    for value in sorted(counts):
        reached += counts[value]
        if reached >= needed:
            return value
    return max(counts)
