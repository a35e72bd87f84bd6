"""Illusio by Deep Monte Carlo: whatever a seat did is learned with what its game came to, and the net plays by that.

The greedy bot plays the first games; then the net is among the players, most of the time, and slips now and then.
"""

from __future__ import annotations

from typing import Final

from lanterne.bots.bot import Bot
from lanterne.bots.illusio.by_net import IllusioByNet, IllusioScorer, turned
from lanterne.bots.illusio.greedy import best_of
from lanterne.bots.illusio.outlook import Outlook
from lanterne.bots.nets.file import ActionCells
from lanterne.bots.nets.net import Net
from lanterne.bots.nets.scorer import Scorer
from lanterne.core.game import Event, Seat
from lanterne.core.rng import FastRng
from lanterne.games.illusio.actions import IllusioAction
from lanterne.games.illusio.game import GAME
from lanterne.games.illusio.options import IllusioOptions
from lanterne.games.illusio.witness import IllusioWitness
from lanterne.learn.config import Config
from lanterne.learn.samples import Samples
from lanterne.learn.shares import shares_of
from lanterne.learn.task import Task

SEATS: Final = (2, 2, 2, 3, 3, 4, 4, 5, 6)  # each as likely as it stands here
VARIANTS: Final = 5  # one game in so many is played with other options
BY_NET: Final = 75  # of a hundred seats, once there is a net
TRUSTS: Final = [-1.0, 0.0, 0.3]  # of nets in what the greedy bot says
SLIPS: Final = 4  # of a hundred decisions are made blindly
WIDTHS: Final = (96, 48)
KEPT: Final = 4  # of so many decisions one is learned from: those of one game came to the same
DEEDS: Final = ActionCells(GAME)


class IllusioTask(Task):
    def __init__(self) -> None:
        super().__init__(GAME, actions=True, widths=WIDTHS)

    def config(self, seed: int) -> Config:
        return Config(self.game.name, seed=seed, games=128, decay=0.02)

    def play(self, seed: int, net: Net | None, samples: Samples) -> None:
        rng = FastRng(seed)
        seats = SEATS[rng.below(len(SEATS))]
        Played(options(rng), seats, rng, net).play(samples)

    def bot(self, net: Net) -> Bot:
        return IllusioByNet("net", IllusioScorer(net))


def options(rng: FastRng) -> IllusioOptions:
    """The usual ones mostly, else each with one chance in two."""
    if rng.below(VARIANTS) > 0:
        return IllusioOptions()
    goal = (8, 12, 16, 20)[rng.below(4)]
    return IllusioOptions(goal, rng.below(2) == 0, rng.below(2) == 0, rng.below(2) == 0)


def scorer(rng: FastRng, net: Net | None) -> Scorer | None:
    """The net by itself, the net with greed's word, or the greedy bot."""
    if net is None or rng.below(100) >= BY_NET:
        return None
    return IllusioScorer(net, TRUSTS[rng.below(len(TRUSTS))])


class Played:
    """One game with what was done in it."""

    def __init__(self, options: IllusioOptions, seats: int, rng: FastRng, net: Net | None) -> None:
        self.rng = rng
        self.scorers = [scorer(rng, net) for _ in range(seats)]  # None: the greedy bot
        self.eyes = [IllusioWitness(seat, seats) for seat in range(seats)] if options.memory else []
        self.events: list[Event] = []
        self.s = GAME.start(options, seats, rng, self.events)
        self.deeds: list[tuple[Seat, list[int]]] = []

    def play(self, samples: Samples) -> None:
        s = self.s
        while not s.reason:
            self.look_on()
            seat = int(s.frames[-1].seat)
            legal = GAME.legal(s, seat)
            a = legal[0]
            if len(legal) > 1:
                a = self.chosen(seat, legal)
                if self.rng.below(KEPT) == 0:
                    self.keep(seat, a)
            GAME.apply(s, seat, a, self.rng, self.events if self.eyes else None)
        outcome = GAME.outcome(s)
        assert outcome is not None
        shares = shares_of(outcome)
        for seat, cells in self.deeds:
            samples.add(cells, shares[seat])

    def keep(self, seat: Seat, a: IllusioAction) -> None:
        witness = self.eyes[seat] if self.eyes else None
        cells = GAME.features(self.s, seat, witness)
        self.deeds.append((seat, cells + DEEDS.of(turned(self.s, seat, a))))

    def look_on(self) -> None:
        for event in self.events if self.eyes else ():
            for eyes in self.eyes:
                if event.is_for(eyes.seat):
                    eyes.see(event)
        self.events = []

    def chosen(self, seat: Seat, legal: list[IllusioAction]) -> IllusioAction:
        if self.rng.below(100) < SLIPS:
            return legal[self.rng.below(len(legal))]
        by_net = self.scorers[seat]
        if by_net is not None:
            witness = self.eyes[seat] if self.eyes else None
            a = by_net.best(self.s, seat, list(legal), witness)
            assert isinstance(a, IllusioAction)
            return a
        return best_of(Outlook(self.s, seat), legal)
