"""What could be done in a turn: fillings of open wheels one after another, single quiet tiles, purchases that pay."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.bots.vizia.fillings import Filling, fillings, free_around
from lanterne.bots.vizia.worth import lead, rough_worth
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
TILE_PRICE: Final = 0.4  # what a tile spent on a filling costs, in points, when fillings are first ranked
PAYMENTS: Final = 3  # how many tokens are considered as the price of a purchase
STILL: Final = FastRng(0)  # plans never draw: the end of a turn is judged, not played


@final
class Plan:
    """A first action, and the position that it and its follow-ups lead to."""

    def __init__(self, first: ViziaAction, after: ViziaState, rough: float) -> None:
        self.first = first
        self.after = after
        self.rough = rough


def by_rough(plan: Plan) -> float:
    return -plan.rough


def plan_after(s: ViziaState, seat: i64, sequence: list[ViziaAction]) -> Plan:
    """The plan of doing these in sequence; any choice they leave open is made for the most points."""
    after = s.copy()
    for a in sequence:
        apply_action(after, seat, a, STILL, None)
        settle_choices(after, seat)
    return Plan(sequence[0], after, rough_worth(after, seat))


def settle_choices(s: ViziaState, seat: i64) -> None:
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
        apply_action(s, seat, best, STILL, None)


# ---------------------------------------------------------------------- placing


def available(s: ViziaState) -> i64:
    return s.hands[s.turn] + s.commons


def placing(s: ViziaState, colour: i64, cell: i64) -> ViziaAction:
    """Prefers a common tile: the seat's own ones stay secret and at hand."""
    return place_at(FROM_COMMONS if count_of(s.commons, colour) > 0 else FROM_HAND, colour, cell)


def quiet_plans(s: ViziaState, seat: i64) -> list[Plan]:
    """Every tile that could be laid, alone."""
    found: list[Plan] = []
    bag = available(s)
    for colour in range(6):
        if count_of(bag, colour) > 0:
            for cell in cells_for(s, colour):
                found.append(plan_after(s, seat, [placing(s, colour, cell)]))
    return found


def closing_plans(s: ViziaState, seat: i64, depth: int, first: ViziaAction | None, found: list[Plan]) -> None:
    """The best fillings, and after each the best of those that are still possible."""
    bag = available(s)
    if depth == len(WIDTHS) or s.phase != PLAY:
        return
    ways = fillings(s, bag, size_of(bag))
    ways.sort(key=by_price)
    here = [filled(s, seat, way) for way in ways[: 2 * WIDTHS[depth]]]
    here.sort(key=by_rough)
    for plan in here[: WIDTHS[depth]]:
        if first is not None:
            plan.first = first
        found.append(plan)
        closing_plans(plan.after, seat, depth + 1, plan.first, found)


def by_price(way: Filling) -> float:
    return TILE_PRICE * len(way.cells) - way.worth


def filled(s: ViziaState, seat: i64, way: Filling) -> Plan:
    """The plan of laying a filling. A choice of tokens may end the game before all of it lies."""
    after = s.copy()
    first: ViziaAction | None = None
    for cell, colour in zip(way.cells, way.colours, strict=True):
        if after.phase != PLAY:
            break
        a = placing(after, colour, cell)
        if first is None:
            first = a
        apply_action(after, seat, a, STILL, None)
        settle_choices(after, seat)
    assert first is not None
    return Plan(first, after, rough_worth(after, seat))


# ---------------------------------------------------------------------- purchase


def purchase_plans(s: ViziaState, seat: i64) -> list[Plan]:
    """VZ-078: every leaf to where it closes a wheel, for one of the tokens that will be missed least."""
    found: list[Plan] = []
    if not may_pay(s, seat):
        return found
    for leaf in s.leaves:
        if has_elsewhere(s, leaf):
            for cell in closing_cells(s, s.colour(leaf), leaf):
                for vertex in cheapest_tokens(s, seat):
                    buy = action_at(BUY, leaf)
                    found.append(plan_after(s, seat, [buy, action_at(PAY_TOKEN, vertex), action_at(PUT_TILE, cell)]))
    return found


def payment_plans(s: ViziaState, seat: i64) -> list[Plan]:
    """A tile is lifted: every token, every cell where the tile closes a wheel, or else every cell."""
    cells = closing_cells(s, s.lifted_colour, s.lifted)
    if not cells:
        cells = [cell for cell in cells_for(s, s.lifted_colour) if cell != s.lifted]
    found: list[Plan] = []
    for vertex in tokens_of(s, seat):
        for cell in cells:
            found.append(plan_after(s, seat, [action_at(PAY_TOKEN, vertex), action_at(PUT_TILE, cell)]))
    return found


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
