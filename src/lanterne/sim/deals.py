"""Who plays in an arena, and one game of it (`lineups.py` says who meets whom)."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from time import perf_counter
from typing import Any, NamedTuple, final

from lanterne.bots.bot import Bot
from lanterne.bots.registry import bot_from_anywhere, options_with_wishes
from lanterne.core.errors import BadInput
from lanterne.core.game import AnyGame, check_seats
from lanterne.core.record import Record, line_of
from lanterne.core.rng import Chance, simulation_seed
from lanterne.games.registry import game_named
from lanterne.host.playout import Playout, play_out, rotated
from lanterne.sim.ledger import Played
from lanterne.sim.lineups import ALL, WAYS, Lineup, lineups, seating
from lanterne.sim.players import brought_pictures, names_of, with_seconds
from lanterne.sim.timing import Took, taken, timed

MOST_TABLES = 1000  # whose options are kept at hand
MOST_BOTS = 64


class ArenaPlan(NamedTuple):
    """All that decides which games are played; plain values, so that it travels to other processes."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]  # their calls
    names: tuple[str, ...]  # what they are called in results
    seats: int
    way: str  # of making line-ups
    seed: int
    deals: int
    keep_records: bool = False

    def games(self) -> int:
        return self.deals * self.seats


class Stretch(NamedTuple):
    """What a stretch of games came to: the games, and what each bot's answers took."""

    games: list[Played]
    took: list[Took]
    seconds: float


def arena_bots(game: AnyGame, seats: int | None, calls: list[str], seconds: float | None) -> ArenaPlan:
    """A plan without deals: who plays at how many seats. Raises `BadInput` on anything that cannot be."""
    if seats is None:
        seats = game.nature.seats[0]
    check_seats(game, seats)
    if not 2 <= len(calls) <= MOST_BOTS:
        raise BadInput(f"an arena needs 2 to {MOST_BOTS} bots, not {len(calls)}: --bots a,b")
    if seconds is not None:
        calls = [with_seconds(call, game.name, seconds) for call in calls]
    names = names_of(calls, [bot_from_anywhere(call, game.name) for call in calls])
    for name in names:
        if names.count(name) > 1:
            raise BadInput(f"the bot {name} is named twice: an arena tells different bots apart")
    return ArenaPlan(game.name, {}, tuple(calls), tuple(names), seats, "", 0, 0)


def planned(
    game: AnyGame,
    calls: list[str],
    raw: Mapping[str, object],
    *,
    games: int,
    seats: int | None = None,
    seconds: float | None = None,
    way: str = ALL,
    seed: int = 0,
    keep_records: bool = False,
) -> ArenaPlan:
    """The whole plan, its last deal a whole one. Raises `BadInput` on anything that cannot be played."""
    if way not in WAYS:
        raise BadInput(f"lineup is {' or '.join(WAYS)}, not {way!r}")
    if seconds is not None and not (isfinite(seconds) and seconds > 0):
        raise BadInput(f"seconds is more than 0, not {seconds:g}")
    plan = arena_bots(game, seats, calls, seconds)
    lineups(len(plan.bots), plan.seats, way)
    options = game.options_json(game.options(raw, plan.seats))
    deals = -(-games // plan.seats)
    return plan._replace(options=options, way=way, seed=seed, deals=deals, keep_records=keep_records)


@final
class Deals:
    """Everything that does not change from game to game."""

    def __init__(self, plan: ArenaPlan) -> None:
        self.plan = plan
        self.game = game_named(plan.game)
        self.bots = timed(brought_pictures([bot_from_anywhere(call, plan.game) for call in plan.bots]))
        self.lineups = lineups(len(plan.bots), plan.seats, plan.way)
        self._tables: dict[Lineup, object] = {}

    def seated(self, index: int) -> Lineup:
        """Which bot sits where in game `index`."""
        deal, turn = divmod(index, self.plan.seats)
        return tuple(rotated(list(seating(self.lineups, self.plan.seed, deal)), turn))

    def seed(self, index: int) -> str:
        """That of the deal: the same set-up and the same chance from every seat."""
        return simulation_seed(self.plan.seed, index // self.plan.seats)

    def bots_at(self, seated: Lineup) -> list[Bot]:
        return [self.bots[bot] for bot in seated]

    def options(self, seated: Lineup) -> Any:
        """The table's own, and what the bots wish for at their seats."""
        if seated not in self._tables:
            if len(self._tables) >= MOST_TABLES:
                self._tables.clear()
            wished = options_with_wishes(self.game, self.plan.options, dict(enumerate(self.bots_at(seated))))
            self._tables[seated] = self.game.options(wished, self.plan.seats)
        return self._tables[seated]

    def record(self, index: int, played: Playout | None = None) -> Record:
        """The record of a game; of one that is not played yet, what is known beforehand."""
        seated = self.seated(index)
        moves = [] if played is None or played.moves is None else played.moves
        return Record(
            self.game.name,
            self.game.rules,
            self.game.options_json(self.options(seated)),
            self.plan.seats,
            self.seed(index),
            moves,
            None if played is None else self.game.outcome(played.state),
            players=[self.plan.names[bot] for bot in seated],
        )

    def line(self, record: Record, index: int) -> str:
        return line_of({**record.json(), "deal": index // self.plan.seats})

    def play(self, index: int) -> Played:
        seated = self.seated(index)
        keep = self.plan.keep_records
        chance = Chance(self.seed(index))
        played = play_out(self.game, self.options(seated), self.bots_at(seated), chance, keep_moves=keep)
        outcome = self.game.outcome(played.state)
        assert outcome is not None, "a playout ends with the game"
        line = self.line(self.record(index, played), index) if keep else ""
        return Played(index, seated, list(outcome.places), played.decisions, line)


_deals: Deals | None = None


def deals_of(plan: ArenaPlan) -> Deals:
    """Made once in each process: a bot from a file may be long in coming."""
    global _deals
    if _deals is None or _deals.plan != plan:
        _deals = Deals(plan)
    return _deals


def play_stretch(plan: ArenaPlan, first: int, count: int) -> Stretch:
    deals = deals_of(plan)
    began = perf_counter()
    games = [deals.play(index) for index in range(first, first + count)]
    return Stretch(games, taken(deals.bots), perf_counter() - began)
