"""How a magician of Illusio fares by each edition of the rules: greedy bots, the magician always at the first seat.

    PYTHONPATH=src python scripts/magician.py quatrevaux --seats 2 --games 1000

The same deals for all editions; a share of 1 is what everybody would win if all were equal.
"""

from __future__ import annotations

import argparse
from math import sqrt

from lanterne.bots.registry import bot_named
from lanterne.core.rng import Chance, simulation_seed
from lanterne.games.illusio.game import EDITIONS, Illusio
from lanterne.games.illusio.magicians import magician_of
from lanterne.games.illusio.state import IllusioState
from lanterne.host.playout import play_out
from lanterne.match.match import SET_UP


def deals(name: str, seats: int, games: int, seed: int) -> list[str]:
    """The seeds of the first games in which the magician has the first seat."""
    found: list[str] = []
    game = EDITIONS[max(EDITIONS)]
    options = game.options({}, seats)
    index = 0
    while len(found) < games:
        drawn = simulation_seed(seed, index)
        s = game.start(options, seats, Chance(drawn).at(SET_UP, "start"))
        if magician_of(s.magicians[0]).name == name:
            found.append(drawn)
        index += 1
    return found


def share(game: Illusio, seats: int, seed: str) -> float:
    """What the first seat wins of this game; a shared victory is divided."""
    bots = [bot_named("greedy", game.name)] * seats
    played = play_out(game, game.options({}, seats), bots, Chance(seed), keep_moves=False)
    assert isinstance(played.state, IllusioState)
    outcome = game.outcome(played.state)
    assert outcome is not None
    winners = outcome.winners()
    return seats / len(winners) if 0 in winners else 0.0


def told(values: list[float]) -> str:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return f"{mean:.3f} (s.e. {sqrt(spread / len(values)):.3f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=100, help="say how it stands after so many games")
    wish = parser.parse_args()
    shares: dict[int, list[float]] = {rules: [] for rules in EDITIONS}
    for count, seed in enumerate(deals(wish.name, wish.seats, wish.games, wish.seed), 1):
        for rules, game in EDITIONS.items():
            shares[rules].append(share(game, wish.seats, seed))
        if count % wish.every == 0 or count == wish.games:
            by_rules = ", ".join(f"rules {rules}: {told(values)}" for rules, values in shares.items())
            first, last = shares[min(shares)], shares[max(shares)]
            more = told([new - old for old, new in zip(first, last, strict=True)])
            print(f"{count} games, {wish.seats} seats: {by_rules}, difference {more}", flush=True)


if __name__ == "__main__":
    main()
