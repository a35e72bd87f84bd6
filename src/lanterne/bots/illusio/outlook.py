"""What an Illusio position promises a seat: the tricks it could finish, in points, less what their actions cost."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.games.illusio.cards import (
    COMPONENTS,
    FAMILY_OF,
    KIND_NAMED,
    KINDS,
    TRANSFORM,
    is_typed,
    objective,
)
from lanterne.games.illusio.dealer import public_state
from lanterne.games.illusio.items import badge_of, kind_of, plain_item
from lanterne.games.illusio.load import count_up
from lanterne.games.illusio.magicians import talent_of
from lanterne.games.illusio.scoring import specialization_of
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.tricks import EMPTY, Trick, seated
from lanterne.games.illusio.view import IllusioView

ACTION: Final = 0.8  # points that an action is worth
MISSING: Final = 2.2  # actions it takes to get a component that is neither in hand nor backstage
SPARE: Final = 2.0  # the same with a Transform card in hand
LUCK: Final = 0.3  # how often such a component will be exact
DOUBT: Final = 0.86  # by this each such component discounts the promise
IN_CONTEST: Final = 0.92  # others may take it first
SECOND: Final = 0.35  # the next best objective of the Contest, and all later plans


@final
class Stock:
    """One seat's components as the plan counts them: of the hand, of the backstage, by kind."""

    def __init__(self) -> None:
        self.hand: list[int] = [0] * KINDS
        self.back: list[int] = [0] * COMPONENTS


def truth_of(v: IllusioView, rules: int) -> IllusioState:
    """All that the viewer sees, as a state with empty decks and empty other hands."""
    s = public_state(v, rules)
    hand = v["hand"]
    seat = v["seat"]
    if hand is not None and seat is not None:
        for name, count in hand.items():
            s.hands[seat * KINDS + KIND_NAMED[name]] = count
    count_up(s)
    for other, player in enumerate(v["players"]):
        s.hand_sizes[other] = player["hand"]
    return s


def stock_of(s: IllusioState, seat: i64) -> Stock:
    """Components whose badge hides their kind are left out: a bot soon forgets them (A-39)."""
    stock = Stock()
    for kind in range(KINDS):
        stock.hand[kind] = s.hands[seat * KINDS + kind]
    for kind in range(COMPONENTS):
        stock.back[kind] = s.plain[seat * COMPONENTS + kind]
    for item in s.changed[seat]:
        if badge_of(item) == 0:
            stock.back[kind_of(item)] += 1
    return stock


def promise(s: IllusioState, seat: i64, stock: Stock) -> float:
    """The worth of all plans: objectives under realization, the best of the Contest where there is room."""
    total = 0.0
    for trick in s.projects[seat]:
        total += plan_worth(s, seat, trick, stock, True)
    best = 0.0
    second = 0.0
    for index in s.contest:
        worth = IN_CONTEST * plan_worth(s, seat, Trick(index), stock, False)
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    return total + (best if s.has_room(seat) else SECOND * best) + SECOND * second


def plan_worth(s: IllusioState, seat: i64, trick: Trick, stock: Stock, owned: bool) -> float:
    """Points that the trick will pay, less the actions it still takes."""
    plan = Plan(stock, owned)
    for item in trick.placed:
        plan.exact += 1.0 if (objective(trick.objective).exact >> kind_of(item)) & 1 else 0.0
    inexact = [kind for kind in slots_left(trick) if not plan.use_exact(kind)]
    for kind in inexact:
        plan.use_other(kind, not s.options.memory)
    worth = (base_worth(s, seat, trick) + plan.exact) * plan.hope - ACTION * plan.actions
    return worth if worth > 0.0 else 0.0


@final
class Plan:
    """How one trick would be finished: exact components first, then others of the family, then what is yet to come."""

    def __init__(self, stock: Stock, owned: bool) -> None:
        self.hand = stock.hand[:]
        self.back = stock.back[:]
        self.from_back = 1.0 if owned else 0.0  # an objective is taken together with what lies backstage
        self.actions = 0.0 if owned else 1.0
        self.exact = 0.0
        self.hope = 1.0

    def use_exact(self, kind: int) -> bool:
        if self.back[kind] > 0:
            self.back[kind] -= 1
            self.actions += self.from_back
        elif self.hand[kind] > 0:
            self.hand[kind] -= 1
            self.actions += 1.0
        else:
            return False
        self.exact += 1.0 if is_typed(kind) else 0.0
        return True

    def use_other(self, kind: int, transforms: bool) -> None:
        if take_kin(self.back, kind):
            self.actions += self.from_back
        elif take_kin(self.hand, kind):
            self.actions += 1.0
        elif transforms and self.hand[TRANSFORM] > 0:
            self.hand[TRANSFORM] -= 1
            self.actions += SPARE
            self.exact += 1.0 if is_typed(kind) else 0.0
            self.hope *= 0.95
        else:
            self.actions += MISSING
            self.exact += LUCK if is_typed(kind) else 0.0
            self.hope *= DOUBT


def base_worth(s: IllusioState, seat: i64, trick: Trick) -> float:
    """Level, specialization, and what the talent would add."""
    card = objective(trick.objective)
    whole = Trick(trick.objective)
    whole.placed = [plain_item(kind) for kind in card.slots]
    bonus = talent_of(s.magicians[seat]).bonus(s, seat, whole)
    return float(card.level + specialization_of(s, seat, trick) + bonus)


def slots_left(trick: Trick) -> list[int]:
    """The kinds still asked for, exact components having filled their own slots first."""
    card = objective(trick.objective)
    filled = seated(card, trick.placed)
    return [kind for at, kind in enumerate(card.slots) if filled[at] == EMPTY]


def last_slot(s: IllusioState, seat: i64) -> tuple[int, int]:
    """The first of the seat's objectives that lacks a single component, and the kind it lacks; (-1, -1): none does."""
    for trick in s.projects[seat]:
        left = slots_left(trick)
        if len(left) == 1:
            return trick.objective, left[0]
    return -1, -1


def take_kin(counts: list[int], kind: int) -> bool:
    """Uses up a component of the same family, if there is one."""
    for other in range(COMPONENTS):
        if counts[other] > 0 and FAMILY_OF[other] == FAMILY_OF[kind]:
            counts[other] -= 1
            return True
    return False


@final
class Outlook:
    """One position seen from one seat: what its plans and those of the rivals promise."""

    def __init__(self, s: IllusioState, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.stock = stock_of(s, seat)
        self.now = promise(s, seat, self.stock)
        self.share = 1.0 / float(s.seats - 1)  # the part of a rival's loss that helps this seat
        self.keeps: dict[int, float] = {}  # what each card of the hand is worth, once asked for

    def gain(self, stock: Stock) -> float:
        """What the plans gain with other components."""
        return promise(self.s, self.seat, stock) - self.now

    def copied(self) -> Stock:
        stock = Stock()
        stock.hand = self.stock.hand[:]
        stock.back = self.stock.back[:]
        return stock

    def rival_loss(self, owner: i64, before: float, stock: Stock) -> float:
        """What a rival's plans lose, as far as it helps: it counts more against one who is ahead."""
        ahead = float(self.s.scores[owner] - self.s.scores[self.seat])
        weight = self.share * (1.0 + (0.05 * ahead if ahead > 0.0 else 0.0))
        return (before - promise(self.s, owner, stock)) * weight
