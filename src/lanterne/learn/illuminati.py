"""Illuminati: whatever a seat did is learned with what its game came to, for any number of seats in one net.

Graded bots play the first games, with slips; then the net is among the players.
"""

from __future__ import annotations

from typing import Final

from lanterne.bots.bot import Ask, Bot, Budget
from lanterne.bots.illuminati.by_net import IlluminatiByNet, IlluminatiScorer, answers_in, turned, worth_weighing
from lanterne.bots.illuminati.greedy import IlluminatiGreedy
from lanterne.bots.illuminati.modest import IlluminatiModest
from lanterne.bots.nets.file import ActionCells
from lanterne.bots.nets.net import Net
from lanterne.core.errors import BadOptions
from lanterne.core.game import Event, Seat
from lanterne.core.rng import FastRng
from lanterne.games.illuminati.deals.judging import awaited_answers
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.moves import IlluminatiAction
from lanterne.games.illuminati.options import OPTION_LIST, IlluminatiOptions
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.learn.config import Config
from lanterne.learn.samples import Samples
from lanterne.learn.shares import shares_of
from lanterne.learn.task import Task

SEATS: Final = (2, 3, 3, 4, 4, 4, 5, 6, 8)  # each as likely as it stands here
VARIANTS: Final = 5  # one game in so many is played with other options
BY_NET: Final = 60  # of a hundred seats, once there is a net
GREEDY: Final = 70  # of a hundred of the others; the rest are modest
TRUSTS: Final = [-1.0, 0.1, 0.3]  # of nets in the greedy bot
SLIPS: Final = 4  # of a hundred decisions are made blindly
LONGEST: Final = 25  # rounds
NO_HURRY: Final = 60.0
WIDTHS: Final = (48, 32)
KEPT: Final = 12  # of so many decisions one is learned from: those of one game came to the same
DEEDS: Final = ActionCells(GAME)


class IlluminatiTask(Task):
    def __init__(self) -> None:
        super().__init__(GAME, actions=True, widths=WIDTHS)

    def config(self, seed: int) -> Config:
        return Config(self.game.name, seed=seed, games=32, decay=0.02)

    def play(self, seed: int, net: Net | None, samples: Samples) -> None:
        rng = FastRng(seed)
        seats = SEATS[rng.below(len(SEATS))]
        Played(options(rng, seats), seats, rng, net).play(samples)

    def bot(self, net: Net) -> Bot:
        return IlluminatiByNet("net", IlluminatiScorer(net))


def options(rng: FastRng, seats: int) -> IlluminatiOptions:
    """The usual ones mostly, else each switch with one chance in three, where they go together."""
    raw: dict[str, object] = {"round_limit": LONGEST}
    if rng.below(VARIANTS) == 0:
        for option in OPTION_LIST:
            if option.kind() == "switch" and rng.below(3) == 0:
                raw[option.key] = not option.default
    try:
        return GAME.options(raw, seats)
    except BadOptions:
        return GAME.options({"round_limit": LONGEST}, seats)


def player(rng: FastRng, net: Net | None) -> Bot:
    if net is not None and rng.below(100) < BY_NET:
        return IlluminatiByNet("net", IlluminatiScorer(net), TRUSTS[rng.below(len(TRUSTS))])
    if rng.below(100) < GREEDY:
        return IlluminatiGreedy()
    return IlluminatiModest("casual", aims=rng.below(2) == 0)


class Played:
    """One game with what was done in it."""

    def __init__(self, options: IlluminatiOptions, seats: int, rng: FastRng, net: Net | None) -> None:
        self.rng = rng
        self.bots = [player(rng, net) for _ in range(seats)]
        self.minds = [bot.new_mind(GAME, seat) for seat, bot in enumerate(self.bots)]
        self.events: list[Event] = []
        self.s: IlluminatiState = GAME.start(options, seats, rng, self.events)
        self.deeds: list[tuple[Seat, list[int]]] = []

    def play(self, samples: Samples) -> None:
        s = self.s
        while s.result is None:
            self.tell()
            if not (s.offers and self.answered()):
                seat = GAME.to_act(s)[0]
                self.decide(seat, GAME.legal(s, seat))
        outcome = s.result
        assert outcome is not None
        shares = shares_of(outcome)
        for seat, cells in self.deeds:
            samples.add(cells, shares[seat])

    def tell(self) -> None:
        for seat, bot in enumerate(self.bots):
            if self.minds[seat] is not None:
                bot.told(self.minds[seat], [event for event in self.events if event.is_for(seat)])
        self.events = []

    def ask(self, seat: Seat, legal: list[IlluminatiAction]) -> Ask:
        view = GAME.bot_view(self.s, seat, {})
        return Ask(GAME, view, seat, list(legal), self.rng, self.minds[seat], Budget(NO_HURRY))

    def answered(self) -> bool:
        """Whoever was made an offer answers first."""
        for seat in awaited_answers(self.s):
            answers = answers_in(GAME.legal(self.s, seat))
            if answers:
                slips = self.rng.below(100) < SLIPS
                a = (
                    answers[self.rng.below(len(answers))]
                    if slips
                    else self.bots[seat].interject(self.ask(seat, answers))
                )
                if isinstance(a, IlluminatiAction):
                    self.do(seat, a, len(answers) > 1)
                    return True
        return False

    def decide(self, seat: Seat, legal: list[IlluminatiAction]) -> None:
        moves = worth_weighing(legal)
        if len(moves) == 1:
            return self.do(seat, moves[0], False)
        if self.rng.below(100) < SLIPS:
            return self.do(seat, moves[self.rng.below(len(moves))], True)
        a = self.bots[seat].choose(self.ask(seat, legal))
        assert isinstance(a, IlluminatiAction)
        return self.do(seat, a, True)

    def do(self, seat: Seat, a: IlluminatiAction, kept: bool) -> None:
        if kept and self.rng.below(KEPT) == 0:
            self.deeds.append((seat, GAME.features(self.s, seat) + DEEDS.of(turned(self.s, seat, a))))
        GAME.apply(self.s, seat, a, self.rng, self.events)
