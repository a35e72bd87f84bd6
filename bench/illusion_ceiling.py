"""How far the bots of Illusion are from the best that their eyes allow, and what becomes of arrows.

`python bench/illusion_ceiling.py loss --seats 2 --eyes steady --games 20 --worlds 60`
plays games among equal eyes. At every choice between placing and doubting it searches for the best answer: worlds are
dealt from what the seat sees and remembers, weighed by what the others did, and in each of them every candidate is
followed to the end of the round, all seats playing as the bots do. Bot and search are then judged in the true game,
which neither has seen: the loss is what the search's answer is worth more, in chances to win the game.

`python bench/illusion_ceiling.py habits --games 600 --seed 1 > habits.json`
fits the figures of `bots/illusion/habits.py`: at tables of mixed eyes every choice is also played on from the placing.
"""

from __future__ import annotations

import argparse
import json
import math
from typing import NamedTuple

import numpy as np

from lanterne.bots.illusion.chain import COUNT
from lanterne.bots.illusion.chances import SHARES
from lanterne.bots.illusion.deeds import pairs_of
from lanterne.bots.illusion.habits import features
from lanterne.bots.illusion.looker import LookerBot, best_of, order_of
from lanterne.bots.illusion.stakes import worth_of_arrows
from lanterne.core.game import Event, Seat
from lanterne.core.rng import Chance, FastRng, Rng, simulation_seed
from lanterne.games.illusion.actions import DOUBT, PLACES, IllusionAction
from lanterne.games.illusion.apply import first_fall
from lanterne.games.illusion.eyes import GRADES
from lanterne.games.illusion.game import GAME
from lanterne.games.illusion.state import IllusionState
from lanterne.games.illusion.witness import IllusionWitness
from lanterne.host.asking import decision

ROLLOUTS = 6  # in the true game, for each answer that is judged
CANDIDATES = 2  # gaps that the search looks at


class Choice(NamedTuple):
    """A seat's choice between placing and doubting."""

    s: IllusionState
    seat: Seat
    bots: list[LookerBot]
    witness: IllusionWitness
    a: IllusionAction  # what the bot did


def choices(bots: list[LookerBot], seed: int, index: int) -> list[Choice]:
    """One game; every decision in which there was something to choose."""
    raw: dict[str, object] = {}
    for seat, bot in enumerate(bots):
        raw.update(bot.wishes(seat))
    chance = Chance(simulation_seed(seed, index))
    events: list[Event] = []
    witness = IllusionWitness()  # all seats see the same happen
    s = GAME.start(GAME.options(raw, len(bots)), len(bots), chance.at(-1, "start"), events)
    found: list[Choice] = []
    ply = 0
    while not s.over:
        for event in events:
            witness.see(event)
        events = []
        a = decision(GAME, s, s.turn, bots[s.turn], witness, chance.of_bot(ply, s.turn))
        assert isinstance(a, IllusionAction)
        if len(s.row) > 1 and s.next >= 0:
            then = IllusionWitness()
            then.known, then.order = dict(witness.known), witness.order[:]
            found.append(Choice(s.copy(), s.turn, bots, then, a))
        GAME.apply(s, s.turn, a, chance.at(ply, a.code()), events)
        ply += 1
    return found


def winner_of(s: IllusionState, bots: list[LookerBot], a: IllusionAction, rng: Rng) -> Seat:
    """Who gets the arrow of the round when this is done and everybody then plays as the bots do. `s` is changed."""
    if a is DOUBT:
        return s.last_placer if first_fall(s) == 0 else s.turn
    before = [int(s.arrows_of(seat)) for seat in range(s.seats)]
    GAME.apply(s, s.turn, a, rng)
    while before == [int(s.arrows_of(seat)) for seat in range(s.seats)]:
        answer = decision(GAME, s, s.turn, bots[s.turn], None, FastRng(1))
        assert isinstance(answer, IllusionAction)
        GAME.apply(s, s.turn, answer, rng)
    return next(seat for seat in range(s.seats) if s.arrows_of(seat) > before[seat])


def searched(choice: Choice, worlds: int, rng: Rng) -> IllusionAction:
    """The best answer over worlds that the seat cannot tell from the true one."""
    s, seat, bots, witness, _ = choice
    bot = bots[seat]
    v = GAME.bot_view(s, seat, bot.wishes(seat))
    found = bot.read(v, seat, witness)
    gaps = sorted(range(len(found.gaps)), key=lambda gap: -found.gaps[gap])[:CANDIDATES]
    candidates = [DOUBT] + [PLACES[gap] for gap in gaps]
    pairs = pairs_of(v, seat, order_of(v, witness), bot.grades(v), bot.pairs)
    worth = worth_of_arrows(v, seat, bot.races)
    values = [0.0] * len(candidates)
    dealer = GAME.dealer(v, witness)
    for _ in range(worlds):
        world = dealer.deal(rng)
        ranks = [SHARES.index(world.deck.share(card, world.arrow)) for card in world.row]
        weight = math.prod(pair[COUNT * ranks[at] + ranks[at + 1]] for at, pair in enumerate(pairs))
        for at, a in enumerate(candidates):
            values[at] += weight * worth[(winner_of(world.copy(), bots, a, rng) - seat) % s.seats]
    return candidates[values.index(max(values))]


def worth_in_truth(choice: Choice, a: IllusionAction, seed: int) -> float:
    s, seat, bots, _, _ = choice
    worth = worth_of_arrows(GAME.view(s, seat), seat, bots[seat].races)
    total = 0.0
    for salt in range(ROLLOUTS):
        total += worth[(winner_of(s.copy(), bots, a, FastRng(seed + salt)) - seat) % s.seats]
    return total / ROLLOUTS


def loss(seats: int, eyes: str, games: int, worlds: int, seed: int) -> None:
    by_game: list[float] = []
    counts = differ = 0
    for index in range(games):
        lost = 0.0
        for at, choice in enumerate(choices([LookerBot(eyes)] * seats, seed, index)):
            salt = 1000 * (100 * index + at) + seed
            best = searched(choice, worlds, FastRng(salt))
            counts += 1
            if best is not choice.a:
                differ += 1
                lost += worth_in_truth(choice, best, salt) - worth_in_truth(choice, choice.a, salt)
        by_game.append(lost)
    mean = sum(by_game) / games
    wide = 2 * math.sqrt(sum((one - mean) ** 2 for one in by_game) / max(1, games - 1) / games)
    each = games / counts
    low, high = (mean - wide) * each, (mean + wide) * each
    print(f"{eyes}, {seats} seats: {games} games, {counts} choices, the search differs in {differ / counts:.1%}")
    print(f"  loss a choice {mean * each:+.4f} (95 %: {low:+.4f} to {high:+.4f})")
    print(f"  of a game, all seats together: {mean:+.4f} +- {wide:.4f} chances to win")


# ---------------------------------------------------------------------- habits


class Case(NamedTuple):
    about: list[float]
    onward: int  # to whom the arrow went, from who placed


def cases(seats: int, games: int, seed: int) -> list[Case]:
    """Every choice of mixed tables, played on from the placing."""
    bots = [LookerBot(grade) for grade in GRADES[1:]]
    rng = FastRng(seed)
    found: list[Case] = []
    for index in range(games):
        seated = [bots[rng.below(len(bots))] for _ in range(seats)]
        for s, seat, _, witness, _ in choices(seated, seed, index):
            bot, following = seated[seat], seated[(seat + 1) % seats]
            read = bot.read(GAME.bot_view(s, seat, bot.wishes(seat)), seat, witness)
            gap = best_of(read.gaps)
            own, other = GRADES.index(bot.grade), GRADES.index(following.grade)
            about = features(read.gaps[gap], len(s.row) + 1, own, other)
            found.append(Case(about, (winner_of(s, seated, PLACES[gap], rng) - seat) % seats))
    return found


def fitted(rows: list[Case], seats: int) -> list[list[float]]:
    """What draws the arrow to who placed and to the next seat: a multinomial logistic law, by Newton's method."""
    kinds = 1 if seats == 2 else 2
    x = np.array([row.about for row in rows])
    y = np.array([[float(row.onward == kind) for kind in range(kinds)] for row in rows])
    size = x.shape[1]
    law = np.zeros((kinds, size))
    for _ in range(25):
        drawn = np.exp(np.clip(x @ law.T, -30, 30))
        chance = drawn / (1 + drawn.sum(1, keepdims=True))
        slope = ((y - chance).T @ x - 2.0 * law).ravel()  # a slight pull to nothing
        bend = 2.0 * np.eye(kinds * size)
        for one in range(kinds):
            for other in range(kinds):
                weight = chance[:, one] * ((one == other) - chance[:, other])
                bend[one * size : (one + 1) * size, other * size : (other + 1) * size] += (x * weight[:, None]).T @ x
        law += np.linalg.solve(bend, slope).reshape(kinds, size)
    return [[round(float(value), 2) for value in one] for one in law]


def habits(games: int, seed: int) -> None:
    for seats in (2, 3, 4, 5):
        rows = cases(seats, games // seats, seed)
        rest = [row.onward for row in rows if row.onward > 1]
        others = [round(rest.count(onward) / len(rest), 3) for onward in range(2, seats)]
        print(json.dumps({"seats": seats, "cases": len(rows), "laws": fitted(rows, seats), "others": others}))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("loss", "habits"))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--eyes", default="steady", choices=GRADES[1:])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--worlds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.what == "loss":
        loss(asked.seats, asked.eyes, asked.games, asked.worlds, asked.seed)
    else:
        habits(asked.games, asked.seed)


if __name__ == "__main__":
    main()
