"""Vizia: what the end of a turn is worth. Graded bots play, with slips; then the net itself among them."""

from __future__ import annotations

from typing import Final

from lanterne.bots.bot import Bot
from lanterne.bots.nets.net import Net
from lanterne.bots.vizia.grades import CARELESS, SIMPLE
from lanterne.bots.vizia.greedy import USUAL_TASTE, decide
from lanterne.bots.vizia.valued import Valuer, ViziaByNet, turn_by_net
from lanterne.core.game import Action
from lanterne.core.rng import FastRng
from lanterne.games.vizia.actions import END, ViziaAction
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.options import OPTION_LIST
from lanterne.games.vizia.state import OVER, ViziaState
from lanterne.games.vizia.witness import ViziaWitness
from lanterne.learn.samples import Samples
from lanterne.learn.task import Task

SEATS: Final = (2, 2, 2, 3, 4, 4)  # each as likely as it stands here
VARIANTS: Final = 4  # one game in so many is played with other options
TASTES: Final = (SIMPLE, CARELESS, USUAL_TASTE, USUAL_TASTE, USUAL_TASTE)
BY_NET: Final = 60  # of a hundred seats, once there is a net
SLIPS: Final = 4  # of a hundred decisions are made blindly
PLANS: Final = 8  # of a turn that are weighed by the net while it learns


class ViziaTask(Task):
    def __init__(self) -> None:
        super().__init__(GAME)

    def play(self, seed: int, net: Net | None, samples: Samples) -> None:
        rng = FastRng(seed)
        seats = SEATS[rng.below(len(SEATS))]
        s = GAME.start(GAME.options(options(rng, seats), seats), seats, rng)
        valuer = None if net is None else Valuer(net)
        players = [player(rng, valuer) for _ in range(seats)]
        ends: list[ViziaState] = []
        rest: list[Action] = []
        while s.phase != OVER:
            seat = int(s.turn)
            taste = players[seat]
            slip = rng.below(100) < SLIPS
            if slip:
                rest = [GAME.pick(s, seat, rng)]
            elif taste is not None:
                rest = [decide(s, seat, TASTES[taste])]
            elif not rest:
                assert valuer is not None
                rest = turn_by_net(valuer, s, seat, PLANS)
            a = rest.pop(0)
            if slip:
                rest = []
            if a is END:
                ends.append(s.copy())
            assert isinstance(a, ViziaAction)
            GAME.apply(s, seat, a, rng)
        keep(s, ends, rng, samples)

    def bot(self, net: Net) -> Bot:
        return ViziaByNet("net", Valuer(net))


def options(rng: FastRng, seats: int) -> dict[str, object]:
    """The usual ones mostly, else each with one chance in three."""
    if rng.below(VARIANTS) > 0:
        return {}
    found: dict[str, object] = {}
    for option in OPTION_LIST:
        if rng.below(3) == 0 and (option.key != "teams" or seats == 4):
            found[option.key] = True
    return found


def player(rng: FastRng, valuer: Valuer | None) -> int | None:
    """A taste by number; None: the net."""
    if valuer is not None and rng.below(100) < BY_NET:
        return None
    return int(rng.below(len(TASTES)))


def keep(s: ViziaState, ends: list[ViziaState], rng: FastRng, samples: Samples) -> None:
    """The end of every turn, for every seat, with what it remembers or without."""
    outcome = GAME.outcome(s)
    assert outcome is not None
    winners = outcome.winners()
    share = (2.0 if s.options.teams else 1.0) / len(winners)
    for end in ends:
        for seat in range(int(end.seats)):
            witness = None
            if rng.below(2) == 0:
                witness = ViziaWitness()
                witness.known = end.known
            samples.add(GAME.features(end, seat, witness), share if seat in winners else 0.0)
