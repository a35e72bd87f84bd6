"""A greedy bot for Vizia: closes what can be closed this turn, leaves the next seat little, keeps useful tiles.

It looks one turn ahead. The turn is planned afresh at every decision, from the view alone, and equal views give equal
plans, so what was begun is carried through.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.vizia.plans import (
    Plan,
    by_rough,
    closing_plans,
    payment_plans,
    plan_after,
    purchase_plans,
    quiet_plans,
)
from lanterne.bots.vizia.worth import best_taking, full_worth
from lanterne.core.game import Action
from lanterne.games.vizia.actions import END, PASS, TAKES, ViziaAction
from lanterne.games.vizia.bag import count_of
from lanterne.games.vizia.legal import is_blocked, legal_actions, may_end
from lanterne.games.vizia.state import PAY, PLAY, TAKE, ViziaState

LOOKED_AT: Final = 8  # how many plans are followed to their end
WORTH_IT: Final = 1e-6  # how much better than ending the turn a plan must be, so that no bot goes round in circles


@final
class ViziaGreedy(Bot):
    def __init__(self) -> None:
        super().__init__("greedy")

    def choose(self, ask: Ask) -> Action:
        if len(ask.legal) == 1:
            return ask.legal[0]
        s = ask.game.imagine(ask.view, ask.rng)
        assert isinstance(s, ViziaState)
        return decide(s, ask.seat)


def decide(s: ViziaState, seat: i64) -> ViziaAction:
    """Looks at nothing that the seat could not know, whatever world was imagined."""
    if s.phase == TAKE:
        return next_take(s, seat)
    if s.phase == PAY:
        return best_of(payment_plans(s, seat), seat, None, 0.0)
    if s.phase != PLAY:
        return best_of([plan_after(s, seat, [a]) for a in legal_actions(s, seat)], seat, None, 0.0)
    found: list[Plan] = []
    closing_plans(s, seat, 0, None, found)
    found.extend(quiet_plans(s, seat))
    if may_end(s):
        found.extend(purchase_plans(s, seat))
        return best_of(found, seat, next_take(s, seat), full_worth(s, seat))
    if is_blocked(s):
        found.extend(purchase_plans(s, seat))
        return best_of(found, seat, PASS, full_worth(s, seat))
    return best_of(found, seat, None, 0.0)


def best_of(found: list[Plan], seat: i64, end: ViziaAction | None, end_worth: float) -> ViziaAction:
    """The best of the most promising plans, or the end of the turn where that is allowed and as good."""
    found.sort(key=by_rough)
    best = end
    worth = end_worth + WORTH_IT
    for plan in found[:LOOKED_AT]:
        full = full_worth(plan.after, seat)
        if best is None or full > worth:
            best, worth = plan.first, full
    assert best is not None
    return best


def next_take(s: ViziaState, seat: i64) -> ViziaAction:
    """The first tile of the best taking, or the end of the turn."""
    taken = best_taking(s, seat)[0]
    for colour in range(6):
        if count_of(taken, colour) > 0:
            return TAKES[colour]
    return END
