"""Why a bot of Vizia plays so: of all it weighs at the end of a turn, what decided."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.bots.vizia.plans import Plan, Planner, by_rough
from lanterne.bots.vizia.prospects import unseen_by
from lanterne.bots.vizia.worth import Judge, end_worth, lead
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.games.vizia.actions import (
    CAPTURE_WHEEL,
    CLAIM_WHEEL,
    END_TURN,
    PASS_TURN,
    PAY_TOKEN,
    PUT_TILE,
    TAKE_TILE,
    ViziaAction,
)
from lanterne.games.vizia.scoring import score
from lanterne.games.vizia.state import OVER, ViziaState

COMPARED: Final = 8  # plans that begin otherwise
SLIGHT: Final = 0.05  # points: so small a difference decides nothing


@final
class Prospect:
    """The end of a turn, term by term."""

    def __init__(self, judge: Judge, s: ViziaState, seat: i64) -> None:
        self.over: Final = s.phase == OVER
        self.points: Final = int(score(s, seat))
        self.lead: Final = lead(s, seat)
        self.hope = 0.0  # points in sight for the seat itself
        self.fear = 0.0  # and for the next one
        self.worth = end_worth(s, seat) if self.over else judge.full_worth(s, seat)
        if not self.over:
            self.hope, self.fear = in_sight(judge, s, seat)


def in_sight(judge: Judge, s: ViziaState, seat: i64) -> tuple[float, float]:
    """In points, what the seat may hope for after the taking that was found last, and what the next one may."""
    after_it = 0 if seat + 1 == s.seats else seat + 1
    judge.taking_worth(s, seat, judge.best_taken, unseen_by(s, seat))
    return judge.prospects.hope(seat, judge.own), judge.prospects.hope(after_it, judge.next)


def reason_for(judge: Judge, planner: Planner, s: ViziaState, seat: i64, a: ViziaAction, plans: list[Plan]) -> Phrase:
    """`plans`: what could be done in this turn; none after tiles have been placed."""
    if a.kind == TAKE_TILE:
        judge.best_taking(s, seat)
        return Phrase("vizia-why-take", {"points": round(in_sight(judge, s, seat)[0])})
    if a.kind == PAY_TOKEN:
        return Phrase("vizia-why-pay")
    if a.kind == CLAIM_WHEEL or a.kind == CAPTURE_WHEEL:
        return Phrase("vizia-why-token")
    if a.kind == END_TURN or a.kind == PASS_TURN:
        return Phrase("vizia-why-end", {"seat": after(s, seat)})
    mine = [plan for plan in plans if plan.actions[0] == a]
    if not mine:
        mine = [planner.plan_after(s, seat, [a])]
    others = [plan for plan in plans if plan.actions[0] != a]
    found = best_of(judge, mine, seat)
    if found.over and found.worth > 0.0:
        return Phrase("vizia-why-wins")
    gained = found.points - int(score(s, seat))
    if a.kind == PUT_TILE and gained <= 0:
        return Phrase("vizia-why-put")
    return decided(s, seat, found, gained, best_of(judge, others, seat) if others else None)


def best_of(judge: Judge, plans: list[Plan], seat: i64) -> Prospect:
    plans.sort(key=by_rough)
    best = Prospect(judge, plans[0].after, seat)
    for plan in plans[1:COMPARED]:
        then = Prospect(judge, plan.after, seat)
        if then.worth > best.worth:
            best = then
    return best


def decided(s: ViziaState, seat: i64, found: Prospect, gained: int, other: Prospect | None) -> Phrase:
    """The term by which it is ahead of the best that begins otherwise; points speak for themselves."""
    if gained > 0:
        return Phrase("vizia-why-points", {"points": gained})
    if other is None or other.over or found.over:
        return Phrase("vizia-why-quiet")
    more = found.lead - other.lead
    calmer = other.fear - found.fear
    fuller = found.hope - other.hope
    if max(more, calmer, fuller) < SLIGHT:
        return Phrase("vizia-why-quiet")
    if more >= calmer and more >= fuller:
        return Phrase("vizia-why-rivals")
    if calmer >= fuller:
        return Phrase("vizia-why-fear", {"seat": after(s, seat)})
    return Phrase("vizia-why-hope", {"points": round(found.hope)})


def after(s: ViziaState, seat: i64) -> Phrase:
    return seat_phrase(0 if seat + 1 == s.seats else int(seat) + 1)
