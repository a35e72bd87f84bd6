"""What an Illusio position promises a seat: the tricks it could finish, in points, less what their actions cost.

A search asks this some hundred thousand times a second: a stock is three numbers, and a plan makes no list.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.bots.illusio.stock import MOST_SLOTS, SLOTS, Stock, count_of, first_kin, one, open_slots, stock_of
from lanterne.games.illusio.cards import COMPONENTS, KIND_NAMED, KINDS, OBJECTIVES, TYPED, objective
from lanterne.games.illusio.dealer import public_state
from lanterne.games.illusio.items import badge_of, kind_of, plain_item
from lanterne.games.illusio.load import count_up
from lanterne.games.illusio.magicians import talent_of
from lanterne.games.illusio.scoring import specialization_of
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.talents import IN_VALIDATION
from lanterne.games.illusio.tricks import Trick
from lanterne.games.illusio.view import IllusioView

ACTION: Final = 0.8  # points that an action is worth
MISSING: Final = 2.2  # actions it takes to get a component that is neither in hand nor backstage
SPARE: Final = 2.0  # the same with a Transform card in hand
LUCK: Final = 0.3  # how often such a component will be exact
DOUBT: Final = 0.86  # by this each such component discounts the promise
SURE: Final = 0.95  # the same with a Transform card
IN_CONTEST: Final = 0.92  # others may take it first
SECOND: Final = 0.35  # the next best objective of the Contest, and all later plans


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


def promise(s: IllusioState, seat: i64, stock: Stock) -> float:
    """The worth of all plans: objectives under realization, the best of the Contest where there is room."""
    total = 0.0
    for trick in s.projects[seat]:
        total += project_worth(s, seat, trick, stock)
    best = 0.0
    second = 0.0
    for index in s.contest:
        worth = IN_CONTEST * contest_worth(s, seat, index, stock)
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    return total + (best if s.has_room(seat) else SECOND * best) + SECOND * second


def project_worth(s: IllusioState, seat: i64, trick: Trick, stock: Stock) -> float:
    """Points that an objective under realization will pay, less the actions it still takes."""
    index = trick.objective
    exact = 0.0
    for item in trick.placed:
        if (objective(index).exact >> kind_of(item)) & 1:
            exact += 1.0
    return plan_worth(s, seat, index, open_slots(index, trick.placed), exact, stock, True)


def contest_worth(s: IllusioState, seat: i64, index: i64, stock: Stock) -> float:
    """The same for an objective of the Contest, which is taken together with what lies backstage."""
    unit: i64 = 1
    return plan_worth(s, seat, index, (unit << objective(index).level) - 1, 0.0, stock, False)


def plan_worth(s: IllusioState, seat: i64, index: i64, left: i64, exact: float, stock: Stock, owned: bool) -> float:
    """How the trick would be finished: exact components first, then others of the family, then what is yet to come."""
    hand = stock.hand
    back = stock.back
    from_back = 1.0 if owned else 0.0
    actions = 0.0 if owned else 1.0
    at: i64 = 0
    while left >> at:
        if (left >> at) & 1:
            kind = SLOTS[index * MOST_SLOTS + at]
            if count_of(back, kind):
                back -= one(kind)
                actions += from_back
            elif count_of(hand, kind):
                hand -= one(kind)
                actions += 1.0
            else:
                at += 1
                continue
            exact += 1.0 if (TYPED >> kind) & 1 else 0.0
            left -= one_slot(at)
        at += 1
    worth = base_worth(s, seat, index) + exact
    if left == 0:
        worth -= ACTION * actions
        return worth if worth > 0.0 else 0.0
    spare = stock.spare
    if s.options.memory:
        spare = 0
    return with_kin(s, seat, index, left, exact, hand, back, spare, from_back, actions)


def one_slot(at: i64) -> i64:
    unit: i64 = 1
    return unit << at


def with_kin(
    s: IllusioState,
    seat: i64,
    index: i64,
    left: i64,
    exact: float,
    hand: i64,
    back: i64,
    spare: i64,
    from_back: float,
    actions: float,
) -> float:
    """The rest of a plan: slots for which no exact component is there."""
    hope = 1.0
    at: i64 = 0
    while left >> at:
        if (left >> at) & 1:
            kind = SLOTS[index * MOST_SLOTS + at]
            typed = 1.0 if (TYPED >> kind) & 1 else 0.0
            kin = first_kin(back, kind)
            if kin >= 0:
                back -= one(kin)
                actions += from_back
            else:
                kin = first_kin(hand, kind)
                if kin >= 0:
                    hand -= one(kin)
                    actions += 1.0
                elif spare > 0:
                    spare -= 1
                    actions += SPARE
                    exact += typed
                    hope *= SURE
                else:
                    actions += MISSING
                    exact += LUCK * typed
                    hope *= DOUBT
        at += 1
    worth = (base_worth(s, seat, index) + exact) * hope - ACTION * actions
    return worth if worth > 0.0 else 0.0


def whole(index: int) -> Trick:
    """The objective as it would be with all that it asks for."""
    trick = Trick(index)
    trick.placed = [plain_item(kind) for kind in objective(index).slots]
    return trick


WHOLE: Final = [whole(index) for index in range(len(OBJECTIVES))]


def base_worth(s: IllusioState, seat: i64, index: i64) -> float:
    """Level, specialization, and what the talent would add."""
    points: i64 = objective(index).level + specialization_of(s, seat, WHOLE[index])
    talent = talent_of(s.magicians[seat])
    if talent.timing == IN_VALIDATION:
        points += talent.bonus(s, seat, WHOLE[index])
    return float(points)


def last_slot(s: IllusioState, seat: i64) -> tuple[int, int]:
    """The first of the seat's objectives that lacks a single component, and the kind it lacks; (-1, -1): none does."""
    for trick in s.projects[seat]:
        left = open_slots(trick.objective, trick.placed)
        for at, kind in enumerate(objective(trick.objective).slots):
            if left == 1 << at:
                return trick.objective, kind
    return -1, -1


@final
class Outlook:
    """One position seen from one seat: what its plans and those of the rivals promise."""

    def __init__(self, s: IllusioState, seat: i64, recalls: bool = False) -> None:
        self.s = s
        self.seat: i64 = seat
        self.recalls = recalls  # what covered components became; `s` then says it
        self.stock = stock_of(s, seat, recalls)
        self.now = promise(s, seat, self.stock)
        self.share = 1.0 / float(s.seats - 1)  # the part of a rival's loss that helps this seat
        self.keeps: dict[int, float] = {}  # what each card of the hand is worth, once asked for

    def gain(self, stock: Stock) -> float:
        """What the plans gain with other components."""
        return promise(self.s, self.seat, stock) - self.now

    def held(self, kind: i64) -> i64:
        """How many cards of the kind are in the hand."""
        return self.s.hands[self.seat * KINDS + kind]

    def stock_of(self, owner: i64) -> Stock:
        return stock_of(self.s, owner, self.recalls)

    def hides(self, owner: i64, item: i64) -> bool:
        """Whether the component is covered and the seat could not tell, or would not tell rightly, what it is."""
        if badge_of(item) == 0:
            return False
        for other in self.s.changed[owner]:
            if badge_of(other) == badge_of(item):
                return not self.recalls or kind_of(other) != kind_of(item)
        return True

    def rival_loss(self, owner: i64, before: float, stock: Stock) -> float:
        """What a rival's plans lose, as far as it helps: it counts more against one who is ahead."""
        ahead = float(self.s.scores[owner] - self.s.scores[self.seat])
        weight = self.share * (1.0 + (0.05 * ahead if ahead > 0.0 else 0.0))
        return (before - promise(self.s, owner, stock)) * weight


def fitting(outlook: Outlook, index: i64) -> list[int]:
    """The components of the backstage that the objective takes along, exact ones first."""
    trick = Trick(index)
    stock = outlook.stock.copied()
    chosen: list[int] = []
    for kind in objective(index).slots:
        if count_of(stock.back, kind) > 0:
            stock.off_back(kind)
            trick.add(plain_item(kind))
            chosen.append(plain_item(kind))
    for kind in range(COMPONENTS):
        while count_of(stock.back, kind) > 0 and trick.fits(kind):
            stock.off_back(kind)
            trick.add(plain_item(kind))
            chosen.append(plain_item(kind))
    return chosen
