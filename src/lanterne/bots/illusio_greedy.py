"""The greedy bot of Illusio: takes the decision after which its plans promise most, one decision at a time."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from lanterne.bots.bot import Bot
from lanterne.bots.illusio_mind import ACTION, Mind, Stock, pays, promise, truth_of
from lanterne.bots.illusio_wiles import COMPONENT, KEPT, NEVER, best_reshape, is_told, talent_worth
from lanterne.core.game import Action, AnyGame, Seat
from lanterne.core.rng import Rng
from lanterne.games.illusio.actions import (
    ABANDON,
    ADD,
    DISCARD,
    DONE,
    DRAW_CARDS,
    END,
    FREE_ADD,
    FREE_MOVE,
    FREE_PREPARE,
    LOOK,
    MOVE,
    PASS,
    PLACE,
    PLAY_ON,
    PLAY_TAKE,
    PLAY_TRANSFORM,
    PREPARE,
    PUT_ASIDE,
    TAKE_OBJECTIVE,
    Move,
)
from lanterne.games.illusio.cards import (
    ANY_KIND,
    COMPONENTS,
    DEJAVU,
    ENCORE,
    GRAND,
    KINDS,
    SUCCESS,
    TAKE,
    TRANSFORM,
    objective,
)
from lanterne.games.illusio.items import badge_of, kind_of, plain_item, printed_of
from lanterne.games.illusio.pieces import EXCHANGE, Trick

WIN: Final = 100.0
JUNK: Final = 0.2  # a card worth less may be exchanged
FRESH: Final = 0.24  # what a fresh card promises
ENOUGH: Final = 0.05  # a free deed worth less is left for later
STEAL: Final = 0.55
TOLD: Final = 1.0  # what was made for a place is put there before it is forgotten
SELDOM: Final = 0.5  # how much of a Transform's use is left where its work must be remembered


@final
class IllusioGreedyBot(Bot):
    def __init__(self) -> None:
        super().__init__("greedy")

    def choose(self, game: AnyGame, v: Any, seat: Seat, legal: list[Action], rng: Rng) -> Action:
        if len(legal) == 1:
            return legal[0]
        mind = Mind(truth_of(v), seat)
        best = legal[0]
        best_worth = NEVER * 2
        for a in legal:
            assert isinstance(a, Move)
            worth = move_worth(mind, a)
            if worth > best_worth:
                best_worth = worth
                best = a
        return best


def move_worth(mind: Mind, a: Move) -> float:
    verb = a.verb
    if verb in (END, PASS, DRAW_CARDS):
        return ENOUGH
    if verb == LOOK:
        return WIN  # free, and it may always be declined
    if verb in (PREPARE, FREE_PREPARE):
        return prepared(mind, a.kind) - (0.0 if verb == PREPARE else ACTION * 0.1)
    if verb in (ADD, MOVE, FREE_ADD, FREE_MOVE):
        return added(mind, a)
    if verb == TAKE_OBJECTIVE:
        return taken(mind, a.objective)
    if verb == PLACE:
        return placed(mind, a.item)
    if verb == ABANDON:
        return abandoned(mind, a.objective)
    if verb == PUT_ASIDE:
        return exchanged(mind, a.kind)
    if verb == DISCARD:
        return -keep(mind, a.kind)
    if verb == DONE:
        return 0.0
    if verb in (PLAY_ON, PLAY_TAKE, PLAY_TRANSFORM):
        return played(mind, a)
    return talent_worth(mind, a)


# ---------------------------------------------------------------------- building tricks


def prepared(mind: Mind, kind: i64) -> float:
    """A component moves to the backstage; it helps only where the best plan of the Contest needs it."""
    stock = mind.copied()
    stock.hand[kind] -= 1
    stock.back[kind] += 1
    return mind.gain(stock)


def added(mind: Mind, a: Move) -> float:
    if badge_of(a.item):
        return with_placed(mind, a.objective, [a.item], mind.stock) - mind.now + TOLD if is_told(mind, a) else NEVER
    stock = mind.copied()
    kind = kind_of(a.item)
    if a.verb in (ADD, FREE_ADD):
        stock.hand[kind] -= 1
    else:
        stock.back[kind] -= 1
    return with_placed(mind, a.objective, [a.item], stock) - mind.now


def with_placed(mind: Mind, index: i64, items: list[int], stock: Stock) -> float:
    """The promise with these components around an own objective; one that is complete pays at once."""
    total = 0.0
    row = mind.s.projects[mind.seat]
    trick = Trick(index)
    at = len(row)
    for place, own in enumerate(row):
        if own.objective == index:
            trick = own.copy()
            at = place
    for item in items:
        trick.add(item)
    held = row[:]
    if at < len(row):
        row.pop(at)
    if trick.free == 0:
        total += float(pays(mind.s, mind.seat, trick)) + 0.1
    else:
        row.append(trick)
    total += promise(mind.s, mind.seat, stock)
    mind.s.projects[mind.seat] = held
    return total


def taken(mind: Mind, index: i64) -> float:
    """The components of the backstage that the objective asks for, exact ones first."""
    items = fitting(mind, index)
    stock = mind.copied()
    for item in items:
        stock.back[kind_of(item)] -= 1
    held = mind.s.contest
    mind.s.contest = [other for other in held if other != index]
    worth = with_placed(mind, index, items, stock) - mind.now
    mind.s.contest = held
    return worth


def fitting(mind: Mind, index: i64) -> list[int]:
    trick = Trick(index)
    back = mind.stock.back[:]
    chosen: list[int] = []
    for kind in objective(index).slots:
        if back[kind] > 0:
            back[kind] -= 1
            trick.add(plain_item(kind))
            chosen.append(plain_item(kind))
    for kind in range(COMPONENTS):
        while back[kind] > 0 and trick.fits(kind):
            back[kind] -= 1
            trick.add(plain_item(kind))
            chosen.append(plain_item(kind))
    return chosen


def placed(mind: Mind, item: i64) -> float:
    """Everything that fits saves an action later; exact ones first."""
    if badge_of(item):
        return NEVER
    exact = (objective(mind.s.top().objective).exact >> kind_of(item)) & 1
    return (1.0 if exact else 0.5) - (0.1 if kind_of(item) != printed_of(item) else 0.0)


def abandoned(mind: Mind, index: i64) -> float:
    held = mind.s.projects[mind.seat]
    stock = mind.copied()
    for trick in held:
        if trick.objective == index:
            for item in trick.placed:
                stock.back[kind_of(item)] += 1
    mind.s.projects[mind.seat] = [trick for trick in held if trick.objective != index]
    worth = mind.gain(stock) - ACTION
    mind.s.projects[mind.seat] = held
    return worth


# ---------------------------------------------------------------------- cards of the hand


def keep(mind: Mind, kind: i64) -> float:
    """What the hand loses without one card of this kind."""
    if kind not in mind.keeps:
        worth = COMPONENT if kind < COMPONENTS else KEPT[kind]
        if kind == TRANSFORM and mind.s.options.memory:
            worth *= SELDOM
        stock = mind.copied()
        stock.hand[kind] -= 1
        spare = mind.stock.hand[kind] > 1
        mind.keeps[kind] = -mind.gain(stock) + (worth * 0.7 if spare else worth)
    return mind.keeps[kind]


def exchanged(mind: Mind, kind: i64) -> float:
    """All junk goes at once: the worst card opens the exchange, the others follow."""
    if keep(mind, kind) >= JUNK:
        return NEVER
    if mind.s.top().kind == EXCHANGE:
        return JUNK - keep(mind, kind)
    total = 0.0
    for other in range(KINDS):
        if mind.stock.hand[other] > 0 and keep(mind, other) < JUNK:
            total += (FRESH - keep(mind, other)) * mind.stock.hand[other]
    return total - keep(mind, kind) * 0.01


def played(mind: Mind, a: Move) -> float:
    if a.verb == PLAY_TAKE:
        return STEAL + 0.01 * float(mind.s.scores[a.seat]) - KEPT[TAKE] * 0.1
    if a.verb == PLAY_TRANSFORM:
        return best_reshape(mind, mind.seat, a.item, ANY_KIND, True)
    for owner in range(mind.s.seats):
        for trick in mind.s.displayed[owner]:
            if trick.objective == a.objective:
                return struck(mind, owner, trick, a.kind)
    return NEVER


def struck(mind: Mind, owner: i64, trick: Trick, kind: i64) -> float:
    """A card on a displayed trick: for the own ones, against those of rivals, most of all near the goal."""
    s = mind.s
    value = pays(s, owner, trick)
    lacks = s.options.goal - s.scores[owner]
    if owner == mind.seat:
        if kind == SUCCESS:
            return WIN if value >= lacks else NEVER
        if kind == GRAND:
            return WIN / 2 if value < lacks <= value + 2 else 1.9
        return NEVER
    if kind == DEJAVU:
        saves = value >= lacks > value - 1 and not trick.encore
        return WIN / 4 if saves else (0.85 * mind.share + 0.02 * float(s.scores[owner]) if value > 0 else NEVER)
    if kind == ENCORE:
        return WIN / 5 if value >= lacks else 0.17 * mind.share * float(value)
    return NEVER


BOT: Final = IllusioGreedyBot()
