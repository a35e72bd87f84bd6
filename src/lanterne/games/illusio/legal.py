"""What a seat may do now, in pinned order: a list for each kind of frame. The list is the one author of legality;
`refusal` finds words for what is not in it."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.games.illusio.actions import (
    ABANDON,
    ADD,
    BECOME,
    DECLINE,
    DISCARD,
    DONE,
    DRAW_CARDS,
    END,
    GIVE_ITEM,
    KEEP_CARD,
    LEAVE_CARD,
    MOVE,
    NO_KIND,
    NO_OBJECTIVE,
    NO_SEAT,
    PASS,
    PLACE,
    PLAY_ON,
    PLAY_TAKE,
    PLAY_TRANSFORM,
    PREPARE,
    PUT_ASIDE,
    SWAP,
    TAKE_OBJECTIVE,
    IllusioAction,
    bare,
    of_item,
    of_kind,
    on_objective,
)
from lanterne.games.illusio.cards import (
    ANY_KIND,
    COMPONENTS,
    ENCORE,
    GRAND,
    KINDS,
    TAKE,
    TRANSFORM,
    UNIT,
    Objective,
    fitting_kinds,
    objective,
    units_fitting,
)
from lanterne.games.illusio.frames import (
    DRAW,
    EXCHANGE,
    GIVE,
    INTO,
    KEEP,
    LEAVE,
    LIMIT,
    PLACING,
    PROGRAMME,
    TURN,
    WINDOW,
    Frame,
)
from lanterne.games.illusio.items import badge_of, kind_of, plain_item
from lanterne.games.illusio.legal_parts import add_fitting, list_backstage, list_claims
from lanterne.games.illusio.magicians import talent_of
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.talents import IN_TURN


def legal_actions(s: IllusioState, seat: i64) -> list[IllusioAction]:
    found: list[IllusioAction] = []
    if s.reason or s.frames[-1].seat != seat:
        return found
    frame = s.frames[-1]
    kind = frame.kind
    if kind == TURN:
        list_turn(s, seat, found)
    elif kind == EXCHANGE:
        list_exchange(s, frame, found)
    elif kind == PLACING:
        list_placing(s, frame, found)
    elif kind == INTO:
        list_kinds(BECOME, frame.mask, found)
    elif kind == LIMIT:
        list_hand(s, seat, DISCARD, KINDS, found)
    elif kind == LEAVE:
        list_hand(s, seat, LEAVE_CARD, COMPONENTS, found)
    elif kind == GIVE:
        list_backstage(s, seat, ANY_KIND, GIVE_ITEM, found, unsaid=True)
    elif kind == KEEP:
        list_kept(frame, found)
    elif kind == PROGRAMME:
        for index in s.contest:
            found.append(on_objective(SWAP, index))
        found.append(bare(DECLINE))
    else:
        assert kind in (DRAW, WINDOW)
        talent_of(s.magicians[seat]).list_actions(s, seat, found)
        found.append(bare(DRAW_CARDS) if kind == DRAW else bare(PASS))
    return found


def list_turn(s: IllusioState, seat: i64, found: list[IllusioAction]) -> None:
    """Actions A to F while some are left (IL-034), the talent (IL-048), the end."""
    if s.actions_left > 0:
        list_hand(s, seat, PREPARE, COMPONENTS, found)
        list_plays(s, seat, found)
        if s.supply() > 0:
            list_hand(s, seat, PUT_ASIDE, KINDS, found)
        if s.has_room(seat):
            for index in s.contest:
                if may_take(s, seat, objective(index)):
                    found.append(on_objective(TAKE_OBJECTIVE, index))
        for trick in s.projects[seat]:
            add_fitting(s, seat, trick, ANY_KIND, ADD, MOVE, found)
            found.append(on_objective(ABANDON, trick.objective))
    if s.talent_used[seat] == 0:
        talent = talent_of(s.magicians[seat])
        if talent.timing == IN_TURN:
            talent.list_actions(s, seat, found)
    found.append(bare(END))


def list_hand(s: IllusioState, seat: i64, verb: i64, kinds: i64, found: list[IllusioAction]) -> None:
    """One action for each different card of the hand, among the first `kinds` kinds."""
    kind: i64 = 0
    row = seat * KINDS
    while kind < kinds:
        if s.hands[row + kind] > 0:
            found.append(of_kind(verb, kind))
        kind += 1


def list_plays(s: IllusioState, seat: i64, found: list[IllusioAction]) -> None:
    """B: each special action of the hand with each target (section 7)."""
    row = seat * KINDS
    if s.hands[row + TRANSFORM] > 0:
        list_backstage(s, seat, ANY_KIND, PLAY_TRANSFORM, found)
    if s.hands[row + TAKE] > 0:
        other: i64 = 0
        while other < s.seats:
            if other != seat and s.hand_sizes[other] > 0:
                found.append(of_kind(PLAY_TAKE, NO_KIND, NO_OBJECTIVE, other))
            other += 1
    kind: i64 = ENCORE
    while kind <= GRAND:
        if s.hands[row + kind] > 0:
            list_displayed(s, kind, found)
        kind += 1


def list_displayed(s: IllusioState, kind: i64, found: list[IllusioAction]) -> None:
    """Any seat's displayed trick (IL-091); a second Encore in one round has no effect and is not playable (IL-085)."""
    for row in s.displayed:
        for trick in row:
            if kind != ENCORE or not trick.encore:
                found.append(of_kind(PLAY_ON, kind, trick.objective))


def may_take(s: IllusioState, seat: i64, card: Objective) -> bool:
    """Whether the backstage holds half of the components, those with a badge claimed as needed (IL-039, A-03)."""
    if s.backstage_sizes[seat] < card.threshold:
        return False
    fitting = units_fitting(card.need, s.units[seat])
    if fitting < card.threshold and s.options.memory:
        for item in s.changed[seat]:
            if badge_of(item):
                fitting += 1
    return fitting >= card.threshold


def list_exchange(s: IllusioState, frame: Frame, found: list[IllusioAction]) -> None:
    """C: more cards, never more than can be drawn (A-32)."""
    if len(frame.chosen) < s.supply():
        kind: i64 = 0
        while kind < KINDS:
            held = s.hands[frame.seat * KINDS + kind]
            if held > 0 and held > frame.chosen.count(kind):
                found.append(of_kind(PUT_ASIDE, kind))
            kind += 1
    found.append(bare(DONE))


def list_placing(s: IllusioState, frame: Frame, found: list[IllusioAction]) -> None:
    """D: any component of the backstage that still fits, until half is there, then also the end (IL-041, IL-047)."""
    card = objective(frame.objective)
    mask = fitting_kinds(free_after(frame))
    kind: i64 = 0
    while kind < COMPONENTS:
        held = s.plain[frame.seat * COMPONENTS + kind]
        if (mask >> kind) & 1 and held > 0 and held > frame.chosen.count(plain_item(kind)):
            found.append(of_kind(PLACE, kind))
        kind += 1
    list_changed_placing(s, frame, mask, found)
    if len(frame.chosen) >= card.threshold:
        found.append(bare(DONE))


def free_after(frame: Frame) -> i64:
    """The slots that the components chosen so far leave free."""
    free = objective(frame.objective).need
    for item in frame.chosen:
        free -= UNIT[kind_of(item)]
    return free


def list_changed_placing(s: IllusioState, frame: Frame, mask: i64, found: list[IllusioAction]) -> None:
    row = s.changed[frame.seat]
    last: i64 = -1
    for item in row:
        if item == last or (frame.chosen and frame.chosen.count(item) == row.count(item)):
            continue
        last = item
        if badge_of(item):
            list_claims(item, claimable(s, frame, mask), PLACE, found, NO_OBJECTIVE, NO_SEAT)
        elif (mask >> kind_of(item)) & 1:
            found.append(of_item(PLACE, item))


def claimable(s: IllusioState, frame: Frame, mask: i64) -> i64:
    """The kinds that a component with a badge may be stated to be, half of the objective staying within reach.

    A claim takes a slot that a plain component may need; without badges any choice can be carried on.
    """
    free = free_after(frame)
    units = s.units[frame.seat]
    badges: i64 = -1  # the one that is stated
    for item in s.changed[frame.seat]:
        if badge_of(item) and item not in frame.chosen:
            badges += 1
    for item in frame.chosen:
        if badge_of(item) == 0:
            units -= UNIT[kind_of(item)]
    wanted = objective(frame.objective).threshold - len(frame.chosen) - 1 - badges
    kept: i64 = 0
    kind: i64 = 0
    while kind < COMPONENTS:
        if (mask >> kind) & 1 and units_fitting(free - UNIT[kind], units) >= wanted:
            kept |= 1 << kind
        kind += 1
    return kept


def list_kinds(verb: i64, mask: i64, found: list[IllusioAction]) -> None:
    kind: i64 = 0
    while kind < COMPONENTS:
        if (mask >> kind) & 1:
            found.append(of_kind(verb, kind))
        kind += 1


def list_kept(frame: Frame, found: list[IllusioAction]) -> None:
    last: i64 = -1
    for kind in frame.chosen:
        if kind != last:
            found.append(of_kind(KEEP_CARD, kind))
        last = kind
