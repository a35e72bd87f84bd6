"""Cards moving between deck, hands, backstages, tricks and discard, and what each seat then knows of hands."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.game import Event, Out, Seat
from lanterne.core.phrase import Arg, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illusio.cards import COMPONENTS, KINDS, TRANSFORM, UNIT
from lanterne.games.illusio.items import (
    ONE_ATTACHED,
    ONE_BADGE,
    UNSAID,
    attached_to,
    badge_of,
    is_plain,
    kind_of,
    plain_item,
    printed_of,
    with_kind,
)
from lanterne.games.illusio.phrases import card_phrase, item_phrase, objective_phrase
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.tricks import Trick

WRONG = -1  # no such component: the claim about it does not hold


def tell(
    out: list[Event],
    name: str,
    clause: str,
    seat: Seat,
    more: dict[str, Arg] | None = None,
    knew: tuple[Seat, ...] | None = None,
) -> None:
    """Reports an event of a seat that everybody sees; without `knew`, one that everybody could have foreseen."""
    args: dict[str, Arg] = {"seat": seat_phrase(seat)}
    if more is not None:
        args.update(more)
    out.append(Event(name, args, knew=knew, clause=clause))


def tell_card(out: Out, name: str, clause: str, seat: Seat, kind: i64) -> None:
    """The same for a card that only this seat had seen."""
    if out is not None:
        tell(out, name, clause, seat, {"card": card_phrase(kind)}, knew=(seat,))


# ---------------------------------------------------------------------- the deck


def draw_card(s: IllusioState, rng: Rng, out: Out) -> i64:
    """The next card of the mixed deck; an empty deck is rebuilt first (IL-025, A-33). There must be one."""
    if s.deck_size == 0:
        rebuild_deck(s, out)
    left = rng.below(s.deck_size)
    kind: i64 = 0
    while left >= s.deck[kind]:
        left -= s.deck[kind]
        kind += 1
    s.deck[kind] -= 1
    s.deck_size -= 1
    return kind


def rebuild_deck(s: IllusioState, out: Out) -> None:
    kind: i64 = 0
    while kind < KINDS:
        s.deck[kind] += s.discard[kind]
        s.discard[kind] = 0
        kind += 1
    s.deck_size += s.discard_size
    s.discard_size = 0
    if out is not None:
        out.append(Event("deck-rebuilt", clause="IL-025"))


def discard_card(s: IllusioState, kind: i64) -> None:
    s.discard[kind] += 1
    s.discard_size += 1


def discard_item(s: IllusioState, item: i64) -> None:
    """The component with its printed kind, and the Transform cards on it (IL-093, A-17)."""
    discard_card(s, printed_of(item))
    discard_attached(s, item)


def discard_attached(s: IllusioState, item: i64) -> None:
    s.discard[TRANSFORM] += attached_to(item)
    s.discard_size += attached_to(item)


# ---------------------------------------------------------------------- hands


def gain_card(s: IllusioState, seat: i64, kind: i64) -> None:
    s.hands[seat * KINDS + kind] += 1
    s.hand_sizes[seat] += 1


def gain_openly(s: IllusioState, seat: i64, kind: i64) -> None:
    """A card that all saw enters the hand: all know it is there."""
    gain_card(s, seat, kind)
    viewer: i64 = 0
    while viewer <= s.seats:
        if viewer != seat:
            s.known[(viewer * s.seats + seat) * KINDS + kind] += 1
        viewer += 1


def lose_openly(s: IllusioState, seat: i64, kind: i64) -> None:
    """A card that all see leaves the hand: one fewer of that kind is known to be there."""
    s.hands[seat * KINDS + kind] -= 1
    s.hand_sizes[seat] -= 1
    viewer: i64 = 0
    while viewer <= s.seats:
        forget_card(s, viewer, seat, kind)
        viewer += 1


def forget_card(s: IllusioState, viewer: i64, seat: i64, kind: i64) -> None:
    at = (viewer * s.seats + seat) * KINDS + kind
    if s.known[at] > 0:
        s.known[at] -= 1


def steal_card(s: IllusioState, thief: i64, victim: i64, rng: Rng) -> i64:
    """A random card changes hands (IL-083). The two know which; for the others any known card may have gone."""
    left = rng.below(s.hand_sizes[victim])
    kind: i64 = 0
    while left >= s.hands[victim * KINDS + kind]:
        left -= s.hands[victim * KINDS + kind]
        kind += 1
    s.hands[victim * KINDS + kind] -= 1
    s.hand_sizes[victim] -= 1
    gain_card(s, thief, kind)
    viewer: i64 = 0
    while viewer <= s.seats:
        if viewer == thief:
            forget_card(s, viewer, victim, kind)
        elif viewer == victim:
            s.known[(viewer * s.seats + thief) * KINDS + kind] += 1
        else:
            for any_kind in range(KINDS):
                forget_card(s, viewer, victim, any_kind)
        viewer += 1
    return kind


# ---------------------------------------------------------------------- backstages


def put_backstage(s: IllusioState, seat: i64, item: i64) -> None:
    s.backstage_sizes[seat] += 1
    if is_plain(item):
        kind = kind_of(item)
        s.plain[seat * COMPONENTS + kind] += 1
        s.units[seat] += UNIT[kind]
        return
    row = s.changed[seat]
    at = 0
    while at < len(row) and row[at] <= item:
        at += 1
    row.insert(at, item)
    if badge_of(item) == 0:
        s.units[seat] += UNIT[kind_of(item)]


def leave_backstage(s: IllusioState, seat: i64, item: i64) -> None:
    s.backstage_sizes[seat] -= 1
    if is_plain(item):
        kind = kind_of(item)
        s.plain[seat * COMPONENTS + kind] -= 1
        s.units[seat] -= UNIT[kind]
        return
    s.changed[seat].remove(item)
    if badge_of(item) == 0:
        s.units[seat] -= UNIT[kind_of(item)]


def open_backstage(s: IllusioState, seat: i64) -> list[int]:
    """The components of a backstage whose kind lies open, in the order of the kinds, changed ones last."""
    found: list[int] = []
    for kind in range(COMPONENTS):
        found += [plain_item(kind)] * s.plain[seat * COMPONENTS + kind]
    return found + [item for item in s.changed[seat] if badge_of(item) == 0]


def true_item(s: IllusioState, seat: i64, claimed: i64) -> i64:
    """The component in the seat's backstage that an action names, or `WRONG` when the stated kind is not true."""
    badge = badge_of(claimed)
    if badge == 0:
        return claimed
    for item in s.changed[seat]:
        if badge_of(item) == badge:
            return item if kind_of(claimed) in (UNSAID, kind_of(item)) else WRONG
    return WRONG


def lose_illusion(s: IllusioState, owner: i64, claimed: i64) -> None:
    """The owner named it wrongly: the printed component returns, its Transform cards are discarded (IL-082, A-39)."""
    item = true_item(s, owner, with_kind(claimed, UNSAID))
    leave_backstage(s, owner, item)
    discard_attached(s, item)
    put_backstage(s, owner, plain_item(printed_of(item)))


def named_item(s: IllusioState, seat: i64, owner: i64, claimed: i64, out: Out) -> i64:
    """`true_item`; all hear whether the kind stated is right, and a wrong one costs the owner the illusion (A-39)."""
    item = true_item(s, owner, claimed)
    if badge_of(claimed) == 0:
        return item
    if out is not None:
        args: dict[str, Arg] = {"seat": seat_phrase(seat), "component": item_phrase(claimed)}
        args["other"] = seat_phrase(owner)
        out.append(Event("misnamed" if item == WRONG else "named", args, knew=(), clause="A-39"))
    if item == WRONG and seat == owner:
        lose_illusion(s, owner, claimed)
    return item


def reshape(s: IllusioState, owner: i64, item: i64, kind: i64, cards: i64) -> None:
    """A component of a backstage becomes another kind (IL-080, IL-052, A-15)."""
    leave_backstage(s, owner, item)
    changed = with_kind(item, kind) + cards * ONE_ATTACHED
    if s.options.memory and badge_of(item) == 0:
        s.badges += 1
        changed += s.badges * ONE_BADGE
    put_backstage(s, owner, changed)


# ---------------------------------------------------------------------- tricks


def place_item(s: IllusioState, seat: i64, trick: Trick, item: i64, out: Out, *, from_hand: bool = False) -> None:
    """A component joins one of the seat's tricks; the last one puts the trick on display at once (IL-060, A-10)."""
    trick.add(item)
    if out is not None:
        more: dict[str, Arg] = {"component": item_phrase(item), "objective": objective_phrase(trick.objective)}
        tell(out, "placed", "IL-043", seat, more, knew=(seat,) if from_hand else None)
    if trick.free == 0:
        s.projects[seat].remove(trick)
        s.displayed[seat].append(trick)
        trick.waits = seat != s.turn
        if out is not None:
            tell(out, "displayed", "IL-060", seat, {"objective": objective_phrase(trick.objective)})


def project_of(s: IllusioState, seat: i64, index: i64) -> Trick | None:
    for trick in s.projects[seat]:
        if trick.objective == index:
            return trick
    return None


def shown_owner(s: IllusioState, index: i64) -> i64:
    """Who has that trick on display, or -1."""
    seat: i64 = 0
    while seat < s.seats:
        for trick in s.displayed[seat]:
            if trick.objective == index:
                return seat
        seat += 1
    return -1
