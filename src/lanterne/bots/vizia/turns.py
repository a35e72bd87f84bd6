"""Whole turns: what is laid, which commons are taken, the end. Lines for a search, and quick replies in its worlds."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.bots.search.halving import Sight, SightMaker
from lanterne.bots.search.knowledge import Line
from lanterne.bots.vizia.greedy import decide
from lanterne.bots.vizia.plans import Plan, Planner, by_rough
from lanterne.bots.vizia.prospects import unseen_by
from lanterne.bots.vizia.values import ended, expected
from lanterne.bots.vizia.worth import Judge, takings
from lanterne.core.game import Seat, State
from lanterne.core.rng import GOLDEN, MIX_A, Rng, low63, mix
from lanterne.games.vizia.actions import END, END_TURN, PASS, PASS_TURN, TAKES, ViziaAction
from lanterne.games.vizia.apply import apply_action
from lanterne.games.vizia.bag import EMPTY_BAG, count_of
from lanterne.games.vizia.legal import is_blocked, legal_actions, may_end
from lanterne.games.vizia.scoring import score
from lanterne.games.vizia.state import OVER, PLAY, TAKE, ViziaState

LINES: Final = 20
LOOKED_AT: Final = 24  # plans whose takings are weighed for lines
TAKINGS: Final = 3  # of one plan that become lines


@final
class Turn:
    """A plan with its taking."""

    def __init__(self, plan: Plan, taken: i64, full: float) -> None:
        self.plan = plan
        self.taken: i64 = taken
        self.full = full


def by_full(turn: Turn) -> float:
    return -turn.full


@final
class ViziaSight(Sight):
    """Lines from wide plans; replies from narrow ones."""

    def __init__(self, depth: int, widths: tuple[int, ...], reply_widths: tuple[int, ...], reply_looks: int) -> None:
        self.depth = depth  # turns after the line
        self.judge = Judge()
        self.planner = Planner(self.judge, widths)
        self.replier = Planner(self.judge, reply_widths)
        self.reply_looks = reply_looks

    # ------------------------------------------------------------------ lines

    def lines(self, s: State, seat: Seat) -> list[Line]:
        assert isinstance(s, ViziaState)
        if s.phase == PLAY or s.phase == TAKE:
            return [line_of(turn) for turn in self.turns(s, seat)]
        return [Line(at, [a], 0.0) for at, a in enumerate(legal_actions(s, seat))]

    def turns(self, s: ViziaState, seat: i64) -> list[Turn]:
        """The best turns by what greedy thinks of them."""
        found: list[Plan] = []
        if s.phase == PLAY:
            self.planner.closing_plans(s, seat, 0, None, found)
            found.extend(self.planner.quiet_plans(s, seat))
            if may_end(s) or is_blocked(s):
                found.extend(self.planner.purchase_plans(s, seat))
        found = different(found)
        found.sort(key=by_rough)
        turns: list[Turn] = []
        if may_end(s):
            self.add_turns(Plan([], s, 0.0), seat, turns)
        elif not found:
            turns.append(Turn(Plan([PASS], s, 0.0), EMPTY_BAG, 0.0))
        for plan in found[:LOOKED_AT]:
            self.add_turns(plan, seat, turns)
        turns.sort(key=by_full)
        return turns[:LINES]

    def add_turns(self, plan: Plan, seat: i64, turns: list[Turn]) -> None:
        s = plan.after
        if s.phase == OVER or not may_end(s):
            turns.append(Turn(plan, EMPTY_BAG, self.judge.full_worth(s, seat)))
            return
        self.judge.prospects.read(s)
        unseen = unseen_by(s, seat)
        points = self.judge.points_lead(s, seat)
        here = [
            Turn(plan, taken, points + self.judge.taking_worth(s, seat, taken, unseen)) for taken in takings(s, seat)
        ]
        here.sort(key=by_full)
        turns.extend(here[:TAKINGS])

    # ------------------------------------------------------------------ trials

    def tried(self, s: State, seat: Seat, line: Line, rng: Rng) -> float:
        assert isinstance(s, ViziaState)
        here = s.copy()
        last: ViziaAction | None = None
        for a in line.actions:
            assert isinstance(a, ViziaAction)
            apply_action(here, seat, a, rng, None)
            last = a
        finish_turn(here, seat, last, rng)
        for _ in range(self.depth - 1):
            if here.phase == OVER:
                break
            here = self.reply(here, here.turn, rng, False)
        if here.phase == OVER:
            return ended(here, seat, points_of(here))
        mover = here.turn
        here = self.reply(here, mover, rng, True)
        points = points_of(here)
        if here.phase == OVER:
            return ended(here, seat, points)
        points[mover] += self.judge.best_hope
        points[(mover + 1) % here.seats] += self.judge.best_fear
        return expected(here, seat, points)

    def reply(self, s: ViziaState, seat: i64, rng: Rng, is_last: bool) -> ViziaState:
        """The position after the turn that the seat will probably play; the last is not ended, for nobody follows."""
        found: list[Plan] = []
        self.replier.closing_plans(s, seat, 0, None, found)
        if not found:
            found = self.replier.quiet_plans(s, seat)
        if not found:
            after = s.copy()
            self.judge.best_hope, self.judge.best_fear = 0.0, 0.0
            if is_blocked(s):
                apply_action(after, seat, PASS, rng, None)
            else:
                finish_turn(after, seat, None, rng)
            return after
        found.sort(key=by_rough)
        judge = self.judge
        best = found[0]
        worth = judge.full_worth(best.after, seat)
        taken, hope, fear = judge.best_taken, judge.best_hope, judge.best_fear
        for plan in found[1 : self.reply_looks]:
            full = judge.full_worth(plan.after, seat)
            if full > worth:
                best, worth = plan, full
                taken, hope, fear = judge.best_taken, judge.best_hope, judge.best_fear
        judge.best_hope, judge.best_fear = hope, fear
        if not is_last and best.after.phase != OVER:
            end_turn(best.after, seat, taken, rng)
        return best.after


def end_turn(s: ViziaState, seat: i64, taken: i64, rng: Rng) -> None:
    for colour in range(6):
        for _ in range(count_of(taken, colour)):
            apply_action(s, seat, TAKES[colour], rng, None)
    apply_action(s, seat, END, rng, None)


def finish_turn(s: ViziaState, seat: i64, last: ViziaAction | None, rng: Rng) -> None:
    """Where a line ends in the middle of a turn: on as greedy would."""
    while s.phase != OVER and (last is None or (last.kind != END_TURN and last.kind != PASS_TURN)):
        last = decide(s, seat)
        apply_action(s, seat, last, rng, None)


def points_of(s: ViziaState) -> list[float]:
    return [float(score(s, seat)) for seat in range(s.seats)]


def line_of(turn: Turn) -> Line:
    actions: list[ViziaAction] = turn.plan.actions[:]
    if turn.plan.after.phase != OVER and (not actions or actions[-1] is not PASS) and may_end(turn.plan.after):
        for colour in range(6):
            actions.extend([TAKES[colour]] * int(count_of(turn.taken, colour)))
        actions.append(END)
    return Line(0, list(actions), 0.0)


def different(plans: list[Plan]) -> list[Plan]:
    """One plan for each position that they lead to."""
    seen: set[int] = set()
    found: list[Plan] = []
    for plan in plans:
        key = key_of(plan.after)
        if key not in seen:
            seen.add(key)
            found.append(plan)
    return found


def key_of(s: ViziaState) -> int:
    """The same for the same tiles and tokens, in whatever order they were laid."""
    key: i64 = 0
    for cell in s.tiles:
        key = low63(key + mix(low63((cell * 8 + s.colour(cell) + 1) * GOLDEN)))
    for token in s.tokens:
        number: i64 = token
        key = low63(key + mix(low63((number + 1) * MIX_A)))
    return int(key)


@final
class ViziaSightMaker(SightMaker):
    def __init__(
        self,
        *,
        depth: int = 1,
        widths: tuple[int, ...] = (10, 4, 2, 1, 1, 1),
        reply_widths: tuple[int, ...] = (4, 2, 1, 1),
        reply_looks: int = 3,
    ) -> None:
        self.depth = depth
        self.widths = widths
        self.reply_widths = reply_widths
        self.reply_looks = reply_looks

    def sight(self) -> Sight:
        return ViziaSight(self.depth, self.widths, self.reply_widths, self.reply_looks)
