"""The greedy bot of Illusio: takes the decision after which its plans promise most, one decision at a time."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.illusio.outlook import ACTION, Outlook, fitting, promise, truth_of
from lanterne.bots.illusio.reasons import reason_of
from lanterne.bots.illusio.stock import Stock
from lanterne.bots.illusio.talents import COMPONENT, KEPT, NEVER, best_reshape, is_told, talent_worth
from lanterne.core.game import Action
from lanterne.core.phrase import Phrase
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
    IllusioAction,
)
from lanterne.games.illusio.cards import (
    ANY_KIND,
    COMPONENTS,
    DEJAVU,
    ENCORE,
    GRAND,
    KINDS,
    POINTS_ON_TRICK,
    SUCCESS,
    TAKE,
    TRANSFORM,
    objective,
)
from lanterne.games.illusio.frames import EXCHANGE
from lanterne.games.illusio.items import badge_of, kind_of, printed_of
from lanterne.games.illusio.scoring import pays
from lanterne.games.illusio.tricks import Trick

WIN: Final = 100.0
JUNK: Final = 0.2  # a card worth less may be exchanged
FRESH: Final = 0.24  # what a fresh card promises
ENOUGH: Final = 0.05  # a free action worth less is left for later
STEAL: Final = 0.55
TOLD: Final = 1.0  # a component made for a slot is put there before its kind is forgotten
SELDOM: Final = 0.5  # what a Transform is still worth where its result must be remembered


@final
class IllusioGreedy(Bot):
    def __init__(self) -> None:
        super().__init__("greedy")

    def choose(self, ask: Ask) -> Action:
        legal = ask.legal
        if len(legal) == 1:
            return legal[0]
        outlook = Outlook(truth_of(ask.view, ask.game.rules), ask.seat)
        return best_of(outlook, cast(list[IllusioAction], legal))

    def reason(self, ask: Ask, a: Action) -> Phrase | None:
        return reason_for(ask, a)


def reason_for(ask: Ask, a: Action) -> Phrase | None:
    if len(ask.legal) == 1:
        return Phrase("why-only")
    assert isinstance(a, IllusioAction)
    return reason_of(Outlook(truth_of(ask.view, ask.game.rules), ask.seat), a)


def best_of(outlook: Outlook, legal: list[IllusioAction]) -> IllusioAction:
    """The first of those that are worth most."""
    best = legal[0]
    best_worth = NEVER * 2
    for a in legal:
        worth = move_worth(outlook, a)
        if worth > best_worth:
            best_worth = worth
            best = a
    return best


def move_worth(outlook: Outlook, a: IllusioAction) -> float:
    verb = a.verb
    if verb in (END, PASS, DRAW_CARDS):
        return ENOUGH
    if verb == LOOK:
        return WIN  # free, and it may always be declined
    if verb in (PREPARE, FREE_PREPARE):
        return prepared(outlook, a.kind) - (0.0 if verb == PREPARE else ACTION * 0.1)
    if verb in (ADD, MOVE, FREE_ADD, FREE_MOVE):
        return added(outlook, a)
    if verb == TAKE_OBJECTIVE:
        return taken(outlook, a.objective)
    if verb == PLACE:
        return placed(outlook, a.item)
    if verb == ABANDON:
        return abandoned(outlook, a.objective)
    if verb == PUT_ASIDE:
        return exchanged(outlook, a.kind)
    if verb == DISCARD:
        return -keep(outlook, a.kind)
    if verb == DONE:
        return 0.0
    if verb in (PLAY_ON, PLAY_TAKE, PLAY_TRANSFORM):
        return played(outlook, a)
    return talent_worth(outlook, a)


# ---------------------------------------------------------------------- building tricks


def prepared(outlook: Outlook, kind: i64) -> float:
    """A component moves to the backstage; it helps only where the best plan of the Contest needs it."""
    stock = outlook.stock.copied()
    stock.from_hand(kind)
    stock.onto_back(kind)
    return outlook.gain(stock)


def added(outlook: Outlook, a: IllusioAction) -> float:
    if badge_of(a.item) and not outlook.recalls:
        return (
            with_placed(outlook, a.objective, [a.item], outlook.stock) - outlook.now + TOLD
            if is_told(outlook, a)
            else NEVER
        )
    if outlook.hides(outlook.seat, a.item):
        return NEVER
    stock = outlook.stock.copied()
    kind = kind_of(a.item)
    if a.verb in (ADD, FREE_ADD):
        stock.from_hand(kind)
    else:
        stock.off_back(kind)
    return with_placed(outlook, a.objective, [a.item], stock) - outlook.now


def with_placed(outlook: Outlook, index: i64, items: list[int], stock: Stock) -> float:
    """The promise with these components around one of the seat's objectives; a complete one pays at once."""
    total = 0.0
    row = outlook.s.projects[outlook.seat]
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
        total += float(pays(outlook.s, outlook.seat, trick)) + 0.1
    else:
        row.append(trick)
    total += promise(outlook.s, outlook.seat, stock)
    outlook.s.projects[outlook.seat] = held
    return total


def taken(outlook: Outlook, index: i64) -> float:
    """The components of the backstage that the objective asks for, exact ones first."""
    items = fitting(outlook, index)
    stock = outlook.stock.copied()
    for item in items:
        stock.off_back(kind_of(item))
    held = outlook.s.contest
    outlook.s.contest = [other for other in held if other != index]
    worth = with_placed(outlook, index, items, stock) - outlook.now
    outlook.s.contest = held
    return worth


def placed(outlook: Outlook, item: i64) -> float:
    """Everything that fits saves an action later; exact ones first."""
    if outlook.hides(outlook.seat, item):
        return NEVER
    exact = (objective(outlook.s.top().objective).exact >> kind_of(item)) & 1
    return (1.0 if exact else 0.5) - (0.1 if kind_of(item) != printed_of(item) else 0.0)


def abandoned(outlook: Outlook, index: i64) -> float:
    held = outlook.s.projects[outlook.seat]
    stock = outlook.stock.copied()
    for trick in held:
        if trick.objective == index:
            for item in trick.placed:
                stock.onto_back(kind_of(item))
    outlook.s.projects[outlook.seat] = [trick for trick in held if trick.objective != index]
    worth = outlook.gain(stock) - ACTION
    outlook.s.projects[outlook.seat] = held
    return worth


# ---------------------------------------------------------------------- cards of the hand


def keep(outlook: Outlook, kind: i64) -> float:
    """What the hand loses without one card of this kind."""
    if kind not in outlook.keeps:
        worth = COMPONENT if kind < COMPONENTS else KEPT[kind]
        if kind == TRANSFORM and outlook.s.options.memory and not outlook.recalls:
            worth *= SELDOM
        stock = outlook.stock.copied()
        stock.from_hand(kind)
        spare = outlook.held(kind) > 1
        outlook.keeps[kind] = -outlook.gain(stock) + (worth * 0.7 if spare else worth)
    return outlook.keeps[kind]


def exchanged(outlook: Outlook, kind: i64) -> float:
    """All junk goes at once: the worst card opens the exchange, the others follow."""
    if keep(outlook, kind) >= JUNK:
        return NEVER
    if outlook.s.top().kind == EXCHANGE:
        return JUNK - keep(outlook, kind)
    total = 0.0
    for other in range(KINDS):
        if outlook.held(other) > 0 and keep(outlook, other) < JUNK:
            total += (FRESH - keep(outlook, other)) * float(outlook.held(other))
    return total - keep(outlook, kind) * 0.01


def played(outlook: Outlook, a: IllusioAction) -> float:
    if a.verb == PLAY_TAKE:
        return STEAL + 0.01 * float(outlook.s.scores[a.seat]) - KEPT[TAKE] * 0.1
    if a.verb == PLAY_TRANSFORM:
        return best_reshape(outlook, outlook.seat, a.item, ANY_KIND, True)
    for owner in range(outlook.s.seats):
        for trick in outlook.s.displayed[owner]:
            if trick.objective == a.objective:
                return struck(outlook, owner, trick, a.kind)
    return NEVER


def struck(outlook: Outlook, owner: i64, trick: Trick, kind: i64) -> float:
    """A card on a displayed trick: in favour of the seat's own, against those of rivals, above all near the goal."""
    s = outlook.s
    value = pays(s, owner, trick)
    lacks = s.options.goal - s.scores[owner]
    if owner == outlook.seat:
        if kind == SUCCESS:
            return WIN if value >= lacks else NEVER
        if kind == GRAND:
            return WIN / 2 if value < lacks <= value + POINTS_ON_TRICK[GRAND] else 1.9
        return NEVER
    if kind == DEJAVU:
        saves = value >= lacks > value + POINTS_ON_TRICK[DEJAVU] and not trick.encore
        return WIN / 4 if saves else (0.85 * outlook.share + 0.02 * float(s.scores[owner]) if value > 0 else NEVER)
    if kind == ENCORE:
        return WIN / 5 if value >= lacks else 0.17 * outlook.share * float(value)
    return NEVER
