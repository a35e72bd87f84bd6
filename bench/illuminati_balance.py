"""Whether greedy bots make a game of Illuminati: who wins, how, how soon somebody is out, and what becomes of offers.

    python bench/illuminati_balance.py [--seats 3,4,6] [--games 1000] [--seed 1] [--bots greedy]

Per Illuminati: wins divided by what an even share of its games would be, with a 95 % interval (a shared win counts
whole). Then who was out by which round, how games ended, what was offered, and how long a decision took.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from math import sqrt
from typing import Any

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.registry import bot_named
from lanterne.compiled import runs_compiled
from lanterne.core.game import Action, AnyGame, Event, Seat
from lanterne.core.phrase import Phrase
from lanterne.games.illuminati.cards.table import CARDS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.goals.goals import basic_goal, goal_of, meets
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.host.playout import play_series

EARLY = 4  # rounds before whose end nobody should be out
OFFER_EVENTS = ("offered", "offer-refused", "deal-done", "offer-lapsed", "offer-withdrawn")


class Log:
    """What is counted over all games of one series."""

    def __init__(self) -> None:
        self.round = 0  # of the last decision
        self.deals: Counter[str] = Counter()
        self.out: Counter[int] = Counter()  # by the round in which seats left, from 1 on
        self.moves: Counter[str] = Counter()  # decisions by verb
        self.repeated = 0  # offers that were refused before in the same turn
        self.thinking_s = 0.0
        self.decisions = 0


class Watched(Bot):
    """A bot that is watched: what its seat hears is counted, once for the table."""

    def __init__(self, inner: Bot, log: Log) -> None:
        super().__init__(inner.name)
        self.inner = inner
        self.log = log

    def new_mind(self, game: AnyGame, seat: Seat) -> Any:
        return {"seat": seat, "inner": self.inner.new_mind(game, seat), "made": [], "refused": set()}

    def told(self, mind: Any, events: list[Event]) -> None:
        for event in events:
            self.count(mind, event)
        if mind["inner"] is not None:
            self.inner.told(mind["inner"], events)

    def count(self, mind: Any, event: Event) -> None:
        speaker = event.args.get("seat")
        mine = isinstance(speaker, Phrase) and speaker.args.get("seat") == mind["seat"]
        if event.name == "turn-began":
            mind["refused"] = set()
        if event.name in OFFER_EVENTS and mine:  # every one of these has one seat that speaks
            self.log.deals[event.name] += 1
        if event.name == "offered" and mine:
            mind["made"] = [repr(event.args["give"]), repr(event.args["want"])]
            self.log.repeated += tuple(mind["made"]) in mind["refused"]
        if event.name == "offer-refused" and not mine:
            mind["refused"].add(tuple(mind["made"]))
        if event.name in ("eliminated", "resigned") and mine:
            self.log.out[self.log.round + 1] += 1

    def asked(self, ask: Ask) -> Ask:
        self.log.round = ask.view["round"]
        return Ask(ask.game, ask.view, ask.seat, ask.legal, ask.rng, ask.mind["inner"], ask.budget)

    def choose(self, ask: Ask) -> Action:
        inner = self.asked(ask)
        began = time.perf_counter()
        a = self.inner.choose(inner)
        self.log.thinking_s += time.perf_counter() - began
        self.log.decisions += 1
        self.log.moves[a.code().split(" ")[0]] += 1
        return a

    def speaks_up(self, rng: Any) -> bool:
        return self.inner.speaks_up(rng)

    def interject(self, ask: Ask) -> Action | None:
        return self.inner.interject(self.asked(ask))


class Tally:
    def __init__(self) -> None:
        self.sat: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.by_kind: Counter[tuple[str, str]] = Counter()
        self.shared = 0
        self.rounds: list[int] = []
        self.bots: Counter[str] = Counter()

    def add(self, s: IlluminatiState, names: list[str]) -> None:
        assert s.result is not None
        winners = s.result.winners()
        self.shared += len(winners) > 1 and s.result.reason == "goal"
        self.rounds.append(s.round + 1)
        for seat in range(s.seats):
            self.sat[CARDS[s.illuminati[seat]].id] += 1
        for seat in winners:
            house = CARDS[s.illuminati[seat]].id
            kind = kind_of(s, seat)
            self.won[house] += 1
            self.kinds[kind] += 1
            self.by_kind[house, kind] += 1
            self.bots[names[seat]] += 1


def kind_of(s: IlluminatiState, seat: Seat) -> str:
    assert s.result is not None
    if s.result.reason != "goal":
        return s.result.reason
    if meets(s, seat, goal_of(s, seat)):
        return "special"
    assert len(s.grid[seat]) >= basic_goal(s)
    return "basic"


def measure(bots: list[str], games: int, seed: int) -> None:
    log, tally = Log(), Tally()
    seats = len(bots)
    watched: list[Bot] = [Watched(bot_named(name, GAME.name), log) for name in bots]
    options = GAME.options({}, seats)
    began = time.perf_counter()
    for index in range(games):
        (played,) = play_series(GAME, options, watched, seed, index, 1, keep_moves=False)
        assert isinstance(played.state, IlluminatiState)
        turn = index % seats
        tally.add(played.state, bots[turn:] + bots[:turn])
    print(f"\n== {seats} seats, {games} games, seed {seed}, {time.perf_counter() - began:.0f} s")
    show(log, tally, seats, games)


def show(log: Log, tally: Tally, seats: int, games: int) -> None:
    for house in sorted(tally.sat, key=lambda house: -tally.won[house] / tally.sat[house]):
        n, won = tally.sat[house], tally.won[house]
        share, wide = won / n, 1.96 * sqrt(max(won, 1) / n * (1 - won / n) / n)
        kinds = ", ".join([f"{kind} {tally.by_kind[house, kind]}" for kind in sorted(tally.kinds)])
        bounds = f"[{(share - wide) * seats:.2f}, {(share + wide) * seats:.2f}]"
        print(f"  {house:22} {won:4}/{n:4}  ratio {share * seats:.2f} {bounds}   {kinds}")
    early = sum([count for number, count in log.out.items() if number <= EARLY])
    print(
        f"  out by the end of round {EARLY}: {early} of {games * seats} seats ({early / games / seats:.1%})", end="; "
    )
    print("by round:", " ".join([f"{number}:{log.out[number]}" for number in sorted(log.out)]))
    print(f"  victories: {dict(tally.kinds)}; shared: {tally.shared}")
    rounds = sorted(tally.rounds)
    print(
        f"  rounds: median {rounds[len(rounds) // 2]}, nine in ten {rounds[len(rounds) * 9 // 10]}, most {rounds[-1]}"
    )
    made = log.deals["offered"]
    print(f"  offers: {made} made, {log.deals['offer-refused']} refusals, {log.deals['deal-done']} accepted,", end=" ")
    print(f"{log.deals['offer-lapsed']} lapsed, {log.deals['offer-withdrawn']} withdrawn, {log.repeated} repeated")
    print("  decisions:", ", ".join([f"{verb} {count / games:.1f}" for verb, count in log.moves.most_common(16)]))
    each = 1e6 * log.thinking_s / max(1, log.decisions)
    print(f"  {log.decisions / games:.0f} decisions a game, {each:.0f} µs each; wins by bot: {dict(tally.bots)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", default="3,4,6")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="greedy", help="repeated around the table")
    args = parser.parse_args()
    print("compiled" if runs_compiled(GAME.name) else "interpreted")
    names = args.bots.split(",")
    for text in args.seats.split(","):
        measure([names[seat % len(names)] for seat in range(int(text))], args.games, args.seed)


if __name__ == "__main__":
    main()
