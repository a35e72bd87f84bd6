"""A greedy bot for Vizia: closes what can be closed this turn, leaves the next seat little, keeps useful tiles.

It looks one turn ahead. The turn is planned afresh at every decision, from the view alone, and equal views give equal
plans, so what was begun is carried through.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.vizia.plans import WIDTHS, Plan, Planner, by_rough
from lanterne.bots.vizia.reasons import reason_for
from lanterne.bots.vizia.worth import FEAR, HOPE, Judge
from lanterne.core.game import Action
from lanterne.core.phrase import Phrase
from lanterne.games.vizia.actions import END, PASS, TAKES, ViziaAction
from lanterne.games.vizia.bag import count_of
from lanterne.games.vizia.legal import is_blocked, legal_actions, may_end
from lanterne.games.vizia.state import PAY, PLAY, TAKE, ViziaState

LOOKED_AT: Final = 8  # how many plans are followed to their end
WORTH_IT: Final = 1e-6  # how much better than ending the turn a plan must be, so that no bot goes round in circles


@final
class Taste:
    """How far a greedy bot looks, and what it minds."""

    def __init__(
        self,
        *,
        widths: tuple[int, ...] = WIDTHS,
        looked_at: int = LOOKED_AT,
        sight: int = 3,
        fear: float = FEAR,
        hope: float = HOPE,
    ) -> None:
        self.widths = widths
        self.looked_at = looked_at
        self.sight = sight  # how many tiles a wheel may lack to be hoped for
        self.fear = fear
        self.hope = hope


USUAL_TASTE: Final = Taste()


@final
class ViziaGreedy(Bot):
    def __init__(self, name: str = "greedy", taste: Taste = USUAL_TASTE) -> None:
        super().__init__(name)
        self.taste = taste

    def choose(self, ask: Ask) -> Action:
        if len(ask.legal) == 1:
            return ask.legal[0]
        s = ask.game.imagine(ask.view, ask.rng)
        assert isinstance(s, ViziaState)
        return decide(s, ask.seat, self.taste)

    def reason(self, ask: Ask, a: Action) -> Phrase | None:
        return reason_of(ask, a, self.taste)


def reason_of(ask: Ask, a: Action, taste: Taste = USUAL_TASTE) -> Phrase | None:
    """Planned again, as at every decision: equal views give equal plans."""
    if len(ask.legal) == 1:
        return Phrase("why-only")
    s = ask.game.imagine(ask.view, ask.rng)
    assert isinstance(s, ViziaState)
    assert isinstance(a, ViziaAction)
    judge = Judge(taste.fear, taste.hope, taste.sight)
    planner = Planner(judge, taste.widths)
    plans = turn_plans(planner, s, ask.seat) if s.phase == PLAY else []
    return reason_for(judge, planner, s, ask.seat, a, plans)


def decide(s: ViziaState, seat: i64, taste: Taste = USUAL_TASTE) -> ViziaAction:
    """Looks at nothing that the seat could not know, whatever world was imagined."""
    judge = Judge(taste.fear, taste.hope, taste.sight)
    planner = Planner(judge, taste.widths)
    if s.phase == TAKE:
        return next_take(judge, s, seat)
    if s.phase == PAY:
        return best_of(judge, planner.payment_plans(s, seat), seat, taste.looked_at, None, 0.0)
    if s.phase != PLAY:
        found = [planner.plan_after(s, seat, [a]) for a in legal_actions(s, seat)]
        return best_of(judge, found, seat, taste.looked_at, None, 0.0)
    end: ViziaAction | None = None
    worth = 0.0
    found = turn_plans(planner, s, seat)
    if may_end(s) or is_blocked(s):
        end = next_take(judge, s, seat) if may_end(s) else PASS
        worth = judge.full_worth(s, seat)
    return best_of(judge, found, seat, taste.looked_at, end, worth)


def turn_plans(planner: Planner, s: ViziaState, seat: i64) -> list[Plan]:
    """Whatever is worth a look where tiles may be placed."""
    found: list[Plan] = []
    planner.closing_plans(s, seat, 0, None, found)
    found.extend(planner.quiet_plans(s, seat))
    if may_end(s) or is_blocked(s):
        found.extend(planner.purchase_plans(s, seat))
    return found


def best_of(
    judge: Judge, found: list[Plan], seat: i64, looked_at: int, end: ViziaAction | None, end_worth: float
) -> ViziaAction:
    """The best of the most promising plans, or the end of the turn where that is allowed and as good."""
    found.sort(key=by_rough)
    best = end
    worth = end_worth + WORTH_IT
    for plan in found[:looked_at]:
        full = judge.full_worth(plan.after, seat)
        if best is None or full > worth:
            best, worth = plan.actions[0], full
    assert best is not None
    return best


def next_take(judge: Judge, s: ViziaState, seat: i64) -> ViziaAction:
    """The first tile of the best taking, or the end of the turn."""
    taken = judge.best_taking(s, seat)[0]
    for colour in range(6):
        if count_of(taken, colour) > 0:
            return TAKES[colour]
    return END
