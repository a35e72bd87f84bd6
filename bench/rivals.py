"""Our searching bots against OpenSpiel's information set search, which plays our games through `lanterne.envs`.

    python bench/rivals.py [GAME ...] [--games 40] [--seconds 0.2] [--seats 2] [--grade strong] [--jobs J]
                           [--minutes M] [--folder rivals]

Every deal is played from every seat. What was played is kept in the folder, a file a game, and the next run goes on
from there; with `--minutes` a run ends by itself after the game under way. Needs open_spiel.

The search is `open_spiel.python.algorithms.ismcts`, as its own tests set it up: exploration 4, one random playout
for each visit, the most visited action is played. It has `--seconds` of processor time for each decision instead of a
number of simulations; ours has as many by the clock, which is less where other work goes on. The table has what both
took, ours first: milliseconds of processor time a decision, in brackets by the clock; then simulations of ismcts. Its
worlds are dealt by our dealer from its seat's view and what it saw happen. Neither side has a word out of turn: the
door has no place for it yet.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import monotonic, process_time
from typing import Any, final

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.kinds import Param
from lanterne.bots.registry import bot_named
from lanterne.compiled import runs_compiled
from lanterne.core.game import Action, AnyGame, Event, Json, Seat
from lanterne.core.rng import Rng
from lanterne.envs.open_spiel import PLAYERS, PREFIX, LanterneState
from lanterne.games.registry import game_named
from lanterne.sim.arena import arena
from lanterne.sim.arena_file import ArenaFile
from lanterne.sim.deals import Deals, arena_bots, deals_of

GAMES = ("vizia", "illusio", "illuminati")
GRADES = ("strong", "master")
RIVAL = "ismcts"
EXPLORE = 4.0
FEWEST = 2  # simulations: the first one only opens the root
QUICK_S = 0.2
SECONDS = Param("seconds", QUICK_S, least=0.01, most=60.0)
SEED = 7


class Search(ismcts.ISMCTSBot):
    """OpenSpiel's bot; what it does between two looks at the clock is its own."""

    def __init__(self, game: Any, seconds: float, explore: float, rng: Rng) -> None:
        chance = numpy.random.RandomState(int(rng.below(2**31)))
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        super().__init__(game, evaluator, explore, 0, random_state=chance)
        self.seconds = seconds
        self.simulations = 0

    def run_search(self, state: LanterneState) -> Any:
        end = process_time() + self.seconds
        self.reset()
        self._root_node = self.create_new_node(state)
        while self.simulations < FEWEST or process_time() < end:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        return self.get_final_policy(state, self._root_node)


@final
class Ismcts(Bot):
    """The rival as a bot of the house: it sees what any bot sees, and searches through the door."""

    params = (SECONDS, Param("explore", EXPLORE, least=0.0, most=1000.0))

    def __init__(self, seconds: float = QUICK_S, explore: float = EXPLORE) -> None:
        super().__init__(RIVAL, seconds=seconds)
        self.explore = explore
        self.searches = 0
        self.simulations = 0

    def new_mind(self, game: AnyGame, seat: Seat) -> Any:
        return game.witness(seat)

    def told(self, mind: Any, events: list[Event]) -> None:
        for event in events:
            mind.see(event)

    def choose(self, ask: Ask) -> Action:
        if len(ask.legal) == 1:
            return ask.legal[0]
        dealer = ask.game.dealer(ask.view, ask.mind)
        world = dealer.deal(ask.rng)
        game = pyspiel.load_game(PREFIX + ask.game.name, {PLAYERS: world.seats})
        root = LanterneState(game, game.first.standing(world))
        assert root.current_player() == ask.seat
        search = Search(game, self.seconds, self.explore, ask.rng)
        search.set_resampler(lambda state, seat: LanterneState(game, state.table.standing(dealer.deal(ask.rng))))
        a: Action = ask.legal[search.step(root)]
        self.searches += 1
        self.simulations += search.simulations
        return a


@final
class Ours(Bot):
    """One of ours that says nothing while nobody waits for it."""

    params = (SECONDS, Param("grade", GRADES[0], choices=GRADES))

    def __init__(self, seconds: float = QUICK_S, grade: str = GRADES[0]) -> None:
        super().__init__(grade, seconds=seconds)
        self.grade = grade
        self.games: dict[str, Bot] = {}

    def of(self, game: AnyGame) -> Bot:
        if game.name not in self.games:
            self.games[game.name] = bot_named(f"{self.grade}(seconds={self.seconds:g})", game.name)
        return self.games[game.name]

    def new_mind(self, game: AnyGame, seat: Seat) -> Any:
        return (game, self.of(game).new_mind(game, seat))

    def told(self, mind: Any, events: list[Event]) -> None:
        game, inner = mind
        if inner is not None:
            self.of(game).told(inner, events)

    def choose(self, ask: Ask) -> Action:
        ask.mind = ask.mind[1]
        return self.of(ask.game).choose(ask)


@final
class Until:
    """Ends an arena like Ctrl-C when its time is up, after the game under way."""

    def __init__(self, end: float) -> None:
        self.end = end

    def __call__(self, games: int) -> None:
        if monotonic() > self.end:
            raise KeyboardInterrupt


def play(name: str, asked: argparse.Namespace, until: Until) -> Json | None:
    """The figures of one game so far; None where there is no whole deal yet."""
    game = game_named(name)
    here = Path(__file__).resolve()
    pace = f"seconds={asked.seconds:g}"
    bots = [f"{here}:Ours({pace},grade={asked.grade})", f"{here}:Ismcts({pace})"]
    options = game.options_json(game.options({}, asked.seats))
    plan = arena_bots(game, asked.seats, bots, None)
    plan = plan._replace(
        names=(asked.grade, RIVAL), options=options, way="all", seed=SEED, deals=-(-asked.games // asked.seats)
    )
    plan = plan._replace(keep_records=True)
    folder = Path(asked.folder)
    folder.mkdir(parents=True, exist_ok=True)
    with ArenaFile(folder / f"{name}-{asked.seats}-{asked.grade}-{asked.seconds:g}.jsonl", plan) as kept:
        result = arena(plan, asked.jobs, None, kept.games(), kept.keep, until)
    return {**result.json(), "simulations": simulations(deals_of(plan))} if result.ledger.deals else None


def simulations(deals: Deals) -> float | None:
    """How many the rival made for a decision, in the games of this run; not known of other processes."""
    rival = getattr(deals.bots[1], "bot", None)
    return float(rival.simulations / rival.searches) if rival is not None and rival.searches else None


def spent(row: Json) -> str:
    """Milliseconds a decision in the games of this run: the processor's, and by the clock."""
    cpu, wall = row["cpu_ms_per_decision"], row["wall_ms_per_decision"]
    return "–" if cpu is None else f"{cpu:.0f} ({wall:.0f})"


def told(figures: Json) -> str:
    row = next(row for row in figures["results"] if row["bot"] != RIVAL)
    rival = next(row for row in figures["results"] if row["bot"] == RIVAL)
    low, high = 100 * row["share_low"], 100 * row["share_high"]
    made = "–" if figures["simulations"] is None else f"{figures['simulations']:.0f}"
    cells = [
        figures["game"],
        row["bot"],
        str(figures["seats"]),
        str(row["games"]),
        f"{row['wins']:g}",
        f"{100 * row['share']:.1f} % ({low:.1f} to {high:.1f})",
        f"{spent(row)}, {spent(rival)}",
        made,
        f"{figures['decisions'] / figures['games']:.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=QUICK_S)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--grade", default=GRADES[0], choices=GRADES)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60 * 24.0)
    parser.add_argument("--folder", default="rivals")
    asked = parser.parse_args()
    until = Until(monotonic() + 60 * asked.minutes)
    print("compiled" if runs_compiled(asked.game[0]) else "interpreted", flush=True)
    print("| game | ours | seats | games | wins | share (95 %) | ms a decision | simulations | decisions a game |")
    print("|---|---|---|---|---|---|---|---|---|", flush=True)
    for name in asked.game:
        figures = play(name, asked, until)
        if figures is not None:
            print(told(figures), flush=True)


if __name__ == "__main__":
    main()
