"""What an arena counts, deal by deal; a deal that is not whole counts for nothing."""

from __future__ import annotations

from typing import NamedTuple, final

from lanterne.core.game import Json
from lanterne.sim.intervals import Units, per_seat
from lanterne.sim.lineups import Lineup
from lanterne.sim.ratings import Parts, Scores, rated
from lanterne.sim.sequential import Bets

FIRST = 0  # the bot that `--stop` asks about


class Played(NamedTuple):
    """A finished game: its number, who sat where, and how it ended; `line` is its record, where such are kept."""

    number: int
    seated: Lineup
    places: list[int]
    decisions: int
    line: str = ""


@final
class Standing:
    """The wins of one bot, and the seats it held for them."""

    def __init__(self) -> None:
        self.units = Units()
        self.held = 0

    def add(self, won: float, games: int, held: int) -> None:
        self.units.add(won, games)
        self.held += held

    def row(self) -> Json:
        return per_seat(self.units, self.held)


@final
class Ledger:
    def __init__(self, names: tuple[str, ...], seats: int, lineups: int) -> None:
        self.names = names
        self.seats = seats
        self.lineups = lineups  # deals a block
        self.deals = 0
        self.decisions = 0
        self.standings = [Standing() for _ in names]
        self.by_lineup: dict[Lineup, dict[int, Standing]] = {}
        self.pairs: dict[tuple[int, int], Units] = {}
        self.parts = Parts()
        self.bets = Bets()
        self._deal: list[Played] = []
        self._block = [0.0, 0.0]  # what the first bot won in it, and the seats it held

    def add(self, played: Played) -> bool:
        """Games come in order. Whether this one ended a block."""
        self._deal.append(played)
        if len(self._deal) < self.seats:
            return False
        self._count(self._deal)
        self._deal = []
        if self.deals % self.lineups:
            return False
        self.bets.add(self._block[0] / self._block[1])
        self._block = [0.0, 0.0]
        return True

    def _count(self, games: list[Played]) -> None:
        self.deals += 1
        self.decisions += sum([played.decisions for played in games])
        won = dict.fromkeys(range(len(self.names)), 0.0)
        scores: Scores = {}
        for played in games:
            winners = [bot for bot, place in zip(played.seated, played.places, strict=True) if place == 1]
            for bot in winners:
                won[bot] += 1 / len(winners)
            meet(played, scores)
        lineup = tuple(sorted(games[0].seated))
        apart = self.by_lineup.setdefault(lineup, {bot: Standing() for bot in sorted(set(lineup))})
        for bot in apart:
            held = lineup.count(bot) * len(games)
            for standing in (self.standings[bot], apart[bot]):
                standing.add(won[bot], len(games), held)
        self._block[0] += won[FIRST]
        self._block[1] += lineup.count(FIRST) * len(games)
        for pair, (points, meetings) in scores.items():
            self.pairs.setdefault(pair, Units()).add(points, meetings)
        self.parts.add(scores)

    # ------------------------------------------------------------------ what it comes to

    def results(self, seed: int) -> list[Json]:
        """A row for each bot, in their own order."""
        meetings = sum([units.most for units in self.pairs.values()])
        a_deal = 2 * meetings / self.deals / len(self.names)
        found: list[Json] = []
        for bot, (rating, low, high) in enumerate(rated(len(self.names), self.parts, a_deal, seed)):
            row: Json = {"bot": self.names[bot], **self.wins_of(self.standings[bot])}
            found.append(row | {"rating": rating, "low": low, "high": high})
        return found

    def wins_of(self, standing: Standing) -> Json:
        """Nothing but null where the bot has not played yet."""
        if not standing.held:
            return {"games": 0, "wins": 0, "share": None, "share_low": None, "share_high": None}
        row = standing.row()
        return {
            "games": row["games"],
            "wins": row["wins"],
            "share": row["share"],
            "share_low": row["low"],
            "share_high": row["high"],
        }

    def lineup_rows(self) -> list[Json]:
        """How each line-up ended; where the same bots meet in other numbers, this is what tells them apart."""
        return [
            {
                "bots": [self.names[bot] for bot in lineup],
                "deals": next(iter(standings.values())).units.count,
                "results": [{"bot": self.names[bot], **self.wins_of(standings[bot])} for bot in standings],
            }
            for lineup, standings in sorted(self.by_lineup.items())
        ]

    def crosstable(self) -> list[Json]:
        """For each bot and each it met: meetings of a seat with a seat, points, the share of them."""
        found: list[Json] = []
        for bot, name in enumerate(self.names):
            for other, opponent in enumerate(self.names):
                units = self.pairs.get((min(bot, other), max(bot, other)))
                if bot == other or units is None:
                    continue
                share, (low, high) = units.share(), units.interval()
                points = units.won
                if bot > other:
                    share, low, high, points = 1 - share, 1 - high, 1 - low, units.most - units.won
                row: Json = {"bot": name, "opponent": opponent, "meetings": round(units.most)}
                found.append(row | {"points": round(points, 6), "share": share, "low": low, "high": high})
        return found


def meet(played: Played, scores: Scores) -> None:
    """Every two seats of different bots meet: a point for the better place, half for an equal one."""
    for seat, bot in enumerate(played.seated):
        for later in range(seat + 1, len(played.seated)):
            other = played.seated[later]
            if bot == other:
                continue
            mine, theirs = played.places[seat], played.places[later]
            point = 0.5 if mine == theirs else float(mine < theirs)
            pair = (min(bot, other), max(bot, other))
            points, meetings = scores.get(pair, (0.0, 0.0))
            scores[pair] = (points + (point if bot < other else 1 - point), meetings + 1)
