"""What comes of a turn: the next seats reply, each with a quick plan of its own, and the end of that is weighed."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.bots.search.knowledge import Line
from lanterne.bots.search.trials import Trial
from lanterne.bots.vizia.greedy import decide
from lanterne.bots.vizia.plans import Plan, Planner, by_rough
from lanterne.bots.vizia.values import Weights, outlook, points_of, share_expected, share_won
from lanterne.bots.vizia.worth import Judge
from lanterne.core.game import Seat, State
from lanterne.core.rng import FastRng, Rng
from lanterne.games.vizia.actions import END, END_TURN, PASS, PASS_TURN, TAKES, ViziaAction
from lanterne.games.vizia.apply import apply_action
from lanterne.games.vizia.bag import EMPTY_BAG, count_of
from lanterne.games.vizia.legal import may_end
from lanterne.games.vizia.state import OVER, ViziaState

STRIDE: Final = 0x9E3779B97F4A7  # between the seeds of two turns


@final
class Sequel(Trial):
    """Replies come from narrow plans: a search wants thousands of them a second."""

    def __init__(
        self, judge: Judge, planner: Planner, weights: Weights, depth: int, looked_at: int, *, quiet: bool
    ) -> None:
        self.judge = judge
        self.planner = planner
        self.weights = weights
        self.depth = depth  # turns after the line
        self.looked_at = looked_at  # plans of a reply that are weighed with their takings
        self.quiet = quiet  # whether a reply looks at quiet tiles where it could close a wheel
        self.chance = FastRng(0)
        self.taken: i64 = EMPTY_BAG  # by the last reply

    def play(self, s: State, seat: Seat, line: Line, number: i64, seed: i64) -> float:
        assert isinstance(s, ViziaState)
        self.chance.reseed(seed)
        follow(s, seat, line, self.chance)
        here = s
        for turn in range(self.depth):
            if here.phase == OVER:
                break
            mover = here.turn
            self.chance.reseed(seed + (turn + 1) * STRIDE)  # the same luck for all lines, whatever they drew before
            here = self.reply(here, mover, self.chance, turn == self.depth - 1)
            if here.phase != OVER and turn == self.depth - 1:
                return self.weighed(here, seat, mover)
        return share_won(here, seat, points_of(here))

    def weighed(self, s: ViziaState, seat: i64, mover: i64) -> float:
        """After the last reply, before its turn is ended."""
        points = outlook(s, mover, self.judge.hopes(s, mover, self.taken), self.weights)
        return share_expected(s, seat, points, self.weights)

    def reply(self, s: ViziaState, seat: i64, rng: Rng, is_last: bool) -> ViziaState:
        """The position after the turn that the seat will probably play; the last is not ended."""
        found: list[Plan] = []
        self.planner.closing_plans(s, seat, 0, None, found)
        if self.quiet or not found:
            found.extend(self.planner.quiet_plans(s, seat))
        if not found:
            self.taken = EMPTY_BAG
            if not is_last:
                apply_action(s, seat, END if may_end(s) else PASS, rng, None)
            return s
        found.sort(key=by_rough)
        judge = self.judge
        best = found[0].after
        worth = judge.full_worth(best, seat)
        taken = judge.best_taken
        for plan in found[1 : self.looked_at]:
            full = judge.full_worth(plan.after, seat)
            if full > worth:
                best, worth = plan.after, full
                taken = judge.best_taken
        self.taken = taken
        if not is_last and best.phase != OVER:
            end_turn(best, seat, taken, rng)
        return best


def follow(s: ViziaState, seat: i64, line: Line, rng: Rng) -> None:
    """Plays the line; where it ends in the middle of a turn, on as greedy would."""
    last: ViziaAction | None = None
    for a in line.actions:
        assert isinstance(a, ViziaAction)
        apply_action(s, seat, a, rng, None)
        last = a
    while s.phase != OVER and (last is None or (last.kind != END_TURN and last.kind != PASS_TURN)):
        last = decide(s, seat)
        apply_action(s, seat, last, rng, None)


def end_turn(s: ViziaState, seat: i64, taken: i64, rng: Rng) -> None:
    for colour in range(6):
        for _ in range(count_of(taken, colour)):
            apply_action(s, seat, TAKES[colour], rng, None)
    apply_action(s, seat, END, rng, None)
