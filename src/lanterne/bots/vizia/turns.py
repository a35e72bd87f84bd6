"""Whole turns as lines for a search: what is laid, bought and taken, and the end; the best by what greedy minds."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.bots.search.knowledge import Line
from lanterne.bots.vizia.plans import Plan, Planner, by_rough
from lanterne.bots.vizia.prospects import unseen_by
from lanterne.bots.vizia.worth import Judge, lead, takings
from lanterne.core.game import Action
from lanterne.core.rng import GOLDEN, MIX_A, low63, mix
from lanterne.games.vizia.actions import END, PASS, TAKES
from lanterne.games.vizia.bag import EMPTY_BAG, count_of
from lanterne.games.vizia.legal import is_blocked, may_end
from lanterne.games.vizia.state import OVER, PLAY, ViziaState

TAKINGS: Final = 3  # of one plan that become lines


@final
class Turn:
    """A plan with its taking."""

    def __init__(self, plan: Plan, taken: i64, worth: float) -> None:
        self.plan = plan
        self.taken: i64 = taken
        self.worth = worth


def by_worth(turn: Turn) -> float:
    return -turn.worth


@final
class Turns:
    """Finds them for one decision. `beam` plans are carried on with a quiet tile, so many `rounds` long."""

    def __init__(self, judge: Judge, planner: Planner, beam: int, rounds: int) -> None:
        self.judge = judge
        self.planner = planner
        self.beam = beam
        self.rounds = rounds
        self.seen: set[int] = set()

    def lines(self, s: ViziaState, seat: i64, most: int) -> list[Line]:
        """The likeliest first, at least one, in the middle of a turn too."""
        turns = self.turns(s, seat, most)
        if not turns:
            return [Line(0, [PASS], 0.0)]
        return [Line(at, actions_of(turn), turn.worth) for at, turn in enumerate(turns[:most])]

    def turns(self, s: ViziaState, seat: i64, most: int) -> list[Turn]:
        """Of so many plans, the likeliest first; none where the turn can only be passed."""
        self.seen = {key_of(s)}
        found = self.plans(s, seat)
        turns: list[Turn] = []
        if may_end(s):
            self.add_turns(Plan([], s, 0.0), seat, turns)
        found.sort(key=by_rough)
        for plan in found[:most]:
            self.add_turns(plan, seat, turns)
        turns.sort(key=by_worth)
        return turns

    def plans(self, s: ViziaState, seat: i64) -> list[Plan]:
        if s.phase != PLAY:
            return []
        found = self.steps(s, seat, None)
        if may_end(s) or is_blocked(s):
            found.extend(self.planner.purchase_plans(s, seat))
        newest = found
        for _ in range(self.rounds):
            newest.sort(key=by_rough)
            more: list[Plan] = []
            for plan in newest[: self.beam]:
                if plan.after.phase == PLAY:
                    more.extend(self.steps(plan.after, seat, plan))
            found = found + more
            newest = more
        return found

    def steps(self, s: ViziaState, seat: i64, before: Plan | None) -> list[Plan]:
        """Fillings and quiet tiles from here; positions that were met before are left out."""
        found: list[Plan] = []
        self.planner.closing_plans(s, seat, 0, before, found)
        for plan in self.planner.quiet_plans(s, seat):
            if before is not None:
                plan.actions = before.actions + plan.actions
            found.append(plan)
        return [plan for plan in found if self.is_new(plan)]

    def is_new(self, plan: Plan) -> bool:
        key = key_of(plan.after)
        if key in self.seen:
            return False
        self.seen.add(key)
        return True

    def add_turns(self, plan: Plan, seat: i64, turns: list[Turn]) -> None:
        s = plan.after
        if s.phase == OVER or not may_end(s):
            turns.append(Turn(plan, EMPTY_BAG, self.judge.full_worth(s, seat)))
            return
        self.judge.prospects.read(s)
        unseen = unseen_by(s, seat)
        points = lead(s, seat)
        here = [Turn(plan, bag, points + self.judge.taking_worth(s, seat, bag, unseen)) for bag in takings(s, seat)]
        here.sort(key=by_worth)
        turns.extend(here[:TAKINGS])


def actions_of(turn: Turn) -> list[Action]:
    """In the order of playing; where the turn cannot end yet, only what is planned of it."""
    actions: list[Action] = list(turn.plan.actions)
    if may_end(turn.plan.after) and turn.plan.after.phase != OVER:
        for colour in range(6):
            actions.extend([TAKES[colour]] * int(count_of(turn.taken, colour)))
        actions.append(END)
    return actions


def key_of(s: ViziaState) -> int:
    """The same for the same tiles and tokens, in whatever order they were laid."""
    key: i64 = 0
    for cell in s.tiles:
        key = low63(key + mix(low63((cell * 8 + s.colour(cell) + 1) * GOLDEN)))
    for token in s.tokens:
        number: i64 = token
        key = low63(key + mix(low63((number + 1) * MIX_A)))
    return int(key)
