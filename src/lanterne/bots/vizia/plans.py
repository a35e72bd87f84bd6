"""What could be done in a turn: fillings of open wheels one after another, single quiet tiles, purchases that pay."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.bots.vizia.fillings import Filling, Fillings, free_around
from lanterne.bots.vizia.worth import Judge, lead
from lanterne.core.rng import FastRng
from lanterne.games.vizia.actions import (
    BUY,
    FROM_COMMONS,
    FROM_HAND,
    PAY_TOKEN,
    PUT_TILE,
    ViziaAction,
    action_at,
    place_at,
)
from lanterne.games.vizia.apply import apply_action
from lanterne.games.vizia.bag import count_of, size_of
from lanterne.games.vizia.lattice import corners
from lanterne.games.vizia.legal import cells_for, has_elsewhere, legal_actions, may_pay
from lanterne.games.vizia.state import CAPTURE, CLAIM, PLAY, ViziaState
from lanterne.games.vizia.wheels import lift_token, tokens_of

WIDTHS: Final = (10, 4, 2, 1, 1, 1)  # fillings followed at each step of a plan
PAYMENTS: Final = 3  # how many tokens are considered as the price of a purchase
STILL: Final = FastRng(0)  # plans never draw: the end of a turn is judged, not played


@final
class Plan:
    """The first actions of a turn, and the position that they lead to."""

    def __init__(self, actions: list[ViziaAction], after: ViziaState, rough: float) -> None:
        self.actions = actions
        self.after = after
        self.rough = rough


def by_rough(plan: Plan) -> float:
    return -plan.rough


@final
class Planner:
    """Plans one turn after another, as widely as it is told; like its judge, it belongs to one decision."""

    def __init__(self, judge: Judge, widths: tuple[int, ...] = WIDTHS) -> None:
        self.judge = judge
        self.widths = widths
        self.fillings = Fillings()

    def plan_after(self, s: ViziaState, seat: i64, sequence: list[ViziaAction]) -> Plan:
        """The plan of doing these in sequence; any choice they leave open is made for the most points."""
        after = s.copy()
        done: list[ViziaAction] = []
        for a in sequence:
            apply_action(after, seat, a, STILL, None)
            done.append(a)
            settle_choices(after, seat, done)
        return Plan(done, after, self.judge.rough_worth(after, seat))

    # ------------------------------------------------------------------ placing

    def quiet_plans(self, s: ViziaState, seat: i64) -> list[Plan]:
        """Every tile that could be laid, alone."""
        found: list[Plan] = []
        bag = available(s)
        for colour in range(6):
            if count_of(bag, colour) > 0:
                for cell in cells_for(s, colour):
                    found.append(self.plan_after(s, seat, [placing(s, colour, cell)]))
        return found

    def closing_plans(self, s: ViziaState, seat: i64, depth: int, before: Plan | None, found: list[Plan]) -> None:
        """The best fillings, and after each the best of those that are still possible."""
        if depth == len(self.widths) or s.phase != PLAY:
            return
        bag = available(s)
        self.fillings.read(s, bag, size_of(bag))
        ways = self.fillings.cheapest(s, 2 * self.widths[depth])
        here = [self.filled(s, seat, way, before) for way in ways]
        here.sort(key=by_rough)
        for plan in here[: self.widths[depth]]:
            found.append(plan)
            self.closing_plans(plan.after, seat, depth + 1, plan, found)

    def filled(self, s: ViziaState, seat: i64, way: Filling, before: Plan | None) -> Plan:
        """The plan of laying a filling. A choice of tokens may end the game before all of it lies."""
        after = s.copy()
        done: list[ViziaAction] = [] if before is None else before.actions[:]
        for at, cell in enumerate(way.cells):
            if after.phase != PLAY:
                break
            a = placing(after, way.colours[at], cell)
            done.append(a)
            apply_action(after, seat, a, STILL, None)
            settle_choices(after, seat, done)
        return Plan(done, after, self.judge.rough_worth(after, seat))

    # ------------------------------------------------------------------ purchase

    def purchase_plans(self, s: ViziaState, seat: i64) -> list[Plan]:
        """VZ-078: every leaf to where it closes a wheel, for one of the tokens that will be missed least."""
        found: list[Plan] = []
        if not may_pay(s, seat):
            return found
        for leaf in s.leaves:
            if has_elsewhere(s, leaf):
                buy = action_at(BUY, leaf)
                for cell in closing_cells(s, s.colour(leaf), leaf):
                    put = action_at(PUT_TILE, cell)
                    for vertex in cheapest_tokens(s, seat):
                        found.append(self.plan_after(s, seat, [buy, action_at(PAY_TOKEN, vertex), put]))
        return found

    def payment_plans(self, s: ViziaState, seat: i64) -> list[Plan]:
        """A tile is lifted: every token, every cell where the tile closes a wheel, or else every cell."""
        cells = closing_cells(s, s.lifted_colour, s.lifted)
        if not cells:
            cells = [cell for cell in cells_for(s, s.lifted_colour) if cell != s.lifted]
        found: list[Plan] = []
        for vertex in tokens_of(s, seat):
            for cell in cells:
                found.append(self.plan_after(s, seat, [action_at(PAY_TOKEN, vertex), action_at(PUT_TILE, cell)]))
        return found


def settle_choices(s: ViziaState, seat: i64, done: list[ViziaAction]) -> None:
    """V-04, V-18: short of tokens, those that lead to most points."""
    while s.phase == CLAIM or s.phase == CAPTURE:
        best: ViziaAction | None = None
        most = 0.0
        for a in legal_actions(s, seat):
            after = s.copy()
            apply_action(after, seat, a, STILL, None)
            points = lead(after, seat)
            if best is None or points > most:
                best, most = a, points
        assert best is not None
        done.append(best)
        apply_action(s, seat, best, STILL, None)


def available(s: ViziaState) -> i64:
    return s.hands[s.turn] + s.commons


def placing(s: ViziaState, colour: i64, cell: i64) -> ViziaAction:
    """Prefers a common tile: the seat's own ones stay secret and at hand."""
    return place_at(FROM_COMMONS if count_of(s.commons, colour) > 0 else FROM_HAND, colour, cell)


def closing_cells(s: ViziaState, colour: i64, leaf: i64) -> list[int]:
    """Where a tile lifted from a leaf would close a wheel; a leaf is in none itself (F4)."""
    return [cell for cell in cells_for(s, colour) if cell != leaf and would_close(s, cell, leaf)]


def would_close(s: ViziaState, cell: i64, leaf: i64) -> bool:
    return any([free_around(s, vertex) == 1 and vertex not in corners(leaf) for vertex in corners(cell)])


def cheapest_tokens(s: ViziaState, seat: i64) -> list[int]:
    """The seat's tokens whose loss costs least."""
    priced: list[tuple[float, int]] = []
    for vertex in tokens_of(s, seat):
        after = s.copy()
        lift_token(after, seat, vertex)
        priced.append((-lead(after, seat), vertex))
    priced.sort()
    return [vertex for _, vertex in priced[:PAYMENTS]]
