"""Plays a line of Illuminati and on, everybody as greedy would, to the end of the turn, or until no goal is near."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.bots.illuminati.greedy import decide
from lanterne.bots.illuminati.memory import Memory
from lanterne.bots.illuminati.prospects import shares
from lanterne.bots.illuminati.replies import answer_offer
from lanterne.bots.illuminati.values import steps_left
from lanterne.bots.search.knowledge import Line
from lanterne.bots.search.trials import Trial
from lanterne.core.game import Seat, State
from lanterne.core.rng import FastRng, Rng, low63
from lanterne.games.illuminati.apply import apply_action
from lanterne.games.illuminati.deals.judging import OFFERS_A_TURN, awaited_answers
from lanterne.games.illuminati.deals.offers import OfferAction, PromiseAction
from lanterne.games.illuminati.goals.goals import cards_of
from lanterne.games.illuminati.legal import legal_actions
from lanterne.games.illuminati.moves import ATTACK_WITH, IlluminatiAction, Move
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.turn.flow import waited_for

LONGEST: Final = 400  # decisions; four times what a round takes
SPREAD: Final[tuple[i64, i64]] = (0x4F1BBCDC, 0x60C8A2E6)  # of 2**31: steps that scatter the throws evenly
PARTS: Final[i64] = 0x80000000


def throws() -> list[int]:
    """All throws of two dice, the low sums first: 6 * first + second, counted from 0."""
    found = [(one + two, 6 * one + two) for one in range(6) for two in range(6)]
    found.sort()
    return [both for _, both in found]


THROWS: Final = throws()


@final
class SpreadDice(Rng):
    """Chance in which the first two throws of two dice go evenly through all that can be thrown, world by world.

    So lines are compared by the same luck, and a few worlds show good luck as often as bad.
    """

    def __init__(self, number: i64, seed: i64) -> None:
        self.used = False
        self.fast: Final = FastRng(seed)
        self.number: Final[i64] = number
        self.drawn: i64 = 0  # of the dice
        self.throw: i64 = 0

    def below(self, n: i64) -> i64:
        if n != 6 or self.drawn >= 4:
            return self.fast.below(n)
        which = self.drawn >> 1
        if self.drawn & 1 == 0:
            at = low63((self.number * 2 + 1) * SPREAD[which]) & (PARTS - 1)
            self.throw = THROWS[at * 36 >> 31]
        self.drawn += 1
        return self.throw // 6 if self.drawn & 1 else self.throw % 6


@final
class Sequel(Trial):
    """`fear`: so few steps from its goal, another seat must be seen to play its turn before anything is judged."""

    def __init__(self, memories: list[Memory], fear: float) -> None:
        self.memories: Final = memories
        self.fear: Final = fear

    def play(self, s: State, seat: Seat, line: Line, number: i64, seed: i64) -> float:
        assert isinstance(s, IlluminatiState)
        rng = SpreadDice(number, seed)
        for a in line.actions:
            assert isinstance(a, IlluminatiAction)
            apply_action(s, seat, a, rng, None)
        self.play_on(s, seat, rng)
        return shares(s)[seat]

    def play_on(self, s: IlluminatiState, me: Seat, rng: Rng) -> None:
        mover = s.turn
        quiet(s)
        for _ in range(LONGEST):
            waited = waited_for(s)
            if not waited:
                return
            if s.turn != mover:
                if s.turn == me or not self.is_tense(s, me):
                    return
                mover = s.turn
                quiet(s)
            self.decide(s, waited[0], rng)

    def is_tense(self, s: IlluminatiState, me: Seat) -> bool:
        for seat in range(s.seats):
            if seat != me and s.alive[seat] and steps_left(s, seat, seat, cards_of(s, seat), 0) <= self.fear:
                return True
        return False

    def decide(self, s: IlluminatiState, waited: Seat, rng: Rng) -> None:
        if s.offers and self.answer(s, rng):
            return
        legal: list[IlluminatiAction] = []
        s.frames[-1].legal(s, waited, legal)
        a = legal[0]
        if len(legal) > 1:
            a = decide(s, waited, legal, rng, self.memories[waited])
            if isinstance(a, (OfferAction, PromiseAction)) or a not in legal:
                a = legal[0]
        apply_action(s, waited, a, rng, None)
        aim = self.memories[waited].aim
        if aim is not None and isinstance(a, Move) and a.verb == ATTACK_WITH:
            apply_action(s, waited, aim, rng, None)  # as it was just thought out: in one world it comes to the same

    def answer(self, s: IlluminatiState, rng: Rng) -> bool:
        """Whoever was made an offer answers first."""
        for seat in awaited_answers(s):
            a = answer_offer(s, seat, legal_actions(s, seat), self.memories[seat])
            if a is not None:
                apply_action(s, seat, a, rng, None)
                return True
        return False


def quiet(s: IlluminatiState) -> None:
    """Nobody makes offers for the rest of the turn: they are answered here, not thought of."""
    for seat in range(s.seats):
        s.offers_made[seat] = OFFERS_A_TURN
