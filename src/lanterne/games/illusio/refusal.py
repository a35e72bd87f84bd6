"""Why an action is refused: `legal_actions` decides, this finds the clause and the words for what it left out."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.errors import Refusal
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.games.illusio.actions import (
    ABANDON,
    ADD,
    BECOME,
    DECLINE,
    DISCARD,
    DONE,
    DRAW_CARDS,
    FREE_ADD,
    FREE_MOVE,
    FREE_PREPARE,
    GIVE_ITEM,
    KEEP_CARD,
    LEAVE_CARD,
    LOOK,
    MOVE,
    PASS,
    PLACE,
    PLAY_ON,
    PLAY_TAKE,
    PLAY_TRANSFORM,
    PREPARE,
    PUT_ASIDE,
    SWAP,
    TAKE_OBJECTIVE,
    TARGET,
    IllusioAction,
)
from lanterne.games.illusio.cards import (
    COMPONENTS,
    DEJAVU,
    ENCORE,
    GRAND,
    KINDS,
    SUCCESS,
    TAKE,
    TRANSFORM,
    fitting_kinds,
    objective,
)
from lanterne.games.illusio.frames import (
    DRAW,
    EXCHANGE,
    FRAME_NAMES,
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
from lanterne.games.illusio.items import badge_of, is_plain, kind_of
from lanterne.games.illusio.legal import free_after, legal_actions
from lanterne.games.illusio.magicians import magician_of, talent_of
from lanterne.games.illusio.phrases import card_phrase, item_phrase, objective_phrase
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.talents import IN_DRAW, IN_TURN
from lanterne.games.illusio.zones import project_of, shown_owner

TALENT_VERBS = (TARGET, LOOK, FREE_PREPARE, FREE_ADD, FREE_MOVE)
ACTION_VERBS = (
    PREPARE, PLAY_TAKE, PLAY_ON, PLAY_TRANSFORM, PUT_ASIDE, TAKE_OBJECTIVE, ADD, MOVE, ABANDON,
)  # fmt: skip
ANSWERS = {
    DRAW: (DRAW_CARDS, *TALENT_VERBS),
    LIMIT: (DISCARD,),
    WINDOW: (PASS, *TALENT_VERBS),
    EXCHANGE: (PUT_ASIDE, DONE),
    PLACING: (PLACE, DONE),
    INTO: (BECOME,),
    LEAVE: (LEAVE_CARD,),
    GIVE: (GIVE_ITEM,),
    KEEP: (KEEP_CARD,),
    PROGRAMME: (SWAP, DECLINE),
}
FRAME_CLAUSES = {
    DRAW: "A-07", LIMIT: "IL-033", WINDOW: "A-38", EXCHANGE: "IL-038", PLACING: "IL-039", INTO: "A-16",
    LEAVE: "IL-050", GIVE: "IL-050", KEEP: "IL-050", PROGRAMME: "IL-050",
}  # fmt: skip
ON_TRICK_CLAUSES = {ENCORE: "IL-084", SUCCESS: "A-18", DEJAVU: "IL-089", GRAND: "IL-090"}


def no(clause: str, name: str, args: dict[str, Arg] | None = None) -> Refusal:
    return Refusal(clause, Phrase(f"illusio-refused-{name}", args))


def refusal_of(s: IllusioState, seat: i64, a: IllusioAction) -> Refusal | None:
    if s.reason:
        return no("IL-100", "over")
    frame = s.frames[-1]
    if frame.seat != seat:
        return no("IL-029", "not-your-turn", {"seat": seat_phrase(frame.seat)})
    if a in legal_actions(s, seat):
        return None
    if frame.kind == TURN:
        return explain_turn(s, seat, a)
    if a.verb not in ANSWERS[frame.kind]:
        return no(FRAME_CLAUSES[frame.kind], f"asked-{FRAME_NAMES[frame.kind]}")
    if a.verb in TALENT_VERBS:
        return explain_talent(s, seat, a)
    return explain_answer(s, seat, a, frame)


def explain_turn(s: IllusioState, seat: i64, a: IllusioAction) -> Refusal:
    if a.verb in TALENT_VERBS:
        return explain_talent(s, seat, a)
    if a.verb not in ACTION_VERBS:
        return no("IL-034", "not-asked")
    if s.actions_left == 0:
        return no("IL-034", "no-action-left")
    if a.verb == PREPARE:
        return missing_card("IL-035", a.kind)
    if a.verb == PUT_ASIDE:
        return no("A-32", "nothing-to-draw") if s.supply() == 0 else missing_card("IL-038", a.kind)
    if a.verb == TAKE_OBJECTIVE:
        return explain_take(s, seat, a.objective)
    if a.verb == ABANDON:
        return explain_owned(s, seat, a.objective, "A-11", "IL-044")
    if a.verb in (ADD, MOVE):
        return explain_add(s, seat, a)
    return explain_play(s, seat, a)


def missing_card(clause: str, kind: i64) -> Refusal:
    return no(clause, "not-in-hand", {"card": card_phrase(kind)})


def missing_component(clause: str, item: i64) -> Refusal:
    return no(clause, "not-backstage", {"component": item_phrase(item)})


def explain_play(s: IllusioState, seat: i64, a: IllusioAction) -> Refusal:
    kind = TAKE if a.verb == PLAY_TAKE else TRANSFORM if a.verb == PLAY_TRANSFORM else a.kind
    if s.hands[seat * KINDS + kind] == 0:
        return missing_card("IL-037", kind)
    if a.verb == PLAY_TAKE:
        if a.seat == seat or a.seat >= s.seats:
            return no("IL-083", "take-nobody")
        return no("A-23", "hand-empty", {"seat": seat_phrase(a.seat)})
    if a.verb == PLAY_TRANSFORM:
        if is_placed(s, a.item):
            return no("IL-042", "placed", {"component": item_phrase(a.item)})
        return missing_component("IL-080", a.item)
    card = objective_phrase(a.objective)
    if shown_owner(s, a.objective) >= 0:
        return no("IL-085", "second-encore", {"objective": card})
    return no(ON_TRICK_CLAUSES[a.kind], "not-displayed", {"card": card_phrase(a.kind), "objective": card})


def is_placed(s: IllusioState, item: i64) -> bool:
    """Whether such a component has been placed around some objective."""
    for row in s.projects + s.displayed:
        for trick in row:
            if item in trick.placed:
                return True
    return False


def explain_take(s: IllusioState, seat: i64, index: i64) -> Refusal:
    card = objective_phrase(index)
    if index not in s.contest:
        return no("IL-039", "not-in-contest", {"objective": card})
    if not s.has_room(seat):
        return no("A-09" if s.options.displayed_count else "IL-045", "two-already")
    return too_few(index)


def too_few(index: i64) -> Refusal:
    return no("IL-039", "too-few", {"objective": objective_phrase(index), "count": objective(index).threshold})


def explain_owned(s: IllusioState, seat: i64, index: i64, displayed: str, other: str) -> Refusal:
    """The seat is not working on this objective: it is on display, or somebody else's."""
    args: dict[str, Arg] = {"objective": objective_phrase(index)}
    if shown_owner(s, index) == seat:
        return no(displayed, "already-displayed", args)
    return no(other, "not-your-objective", args)


def explain_add(s: IllusioState, seat: i64, a: IllusioAction) -> Refusal:
    trick = project_of(s, seat, a.objective)
    if trick is None:
        return explain_owned(s, seat, a.objective, "IL-043", "A-29")
    if a.verb in (ADD, FREE_ADD) and s.hands[seat * KINDS + a.kind] == 0:
        return missing_card("IL-043", a.kind)
    if a.verb in (MOVE, FREE_MOVE) and not lies_backstage(s, seat, a.item):
        return missing_component("IL-043", a.item)
    return no_slot(a.item, a.objective)


def no_slot(item: i64, index: i64) -> Refusal:
    return no("IL-047", "no-slot", {"component": item_phrase(item), "objective": objective_phrase(index)})


def lies_backstage(s: IllusioState, seat: i64, item: i64) -> bool:
    """Whether the backstage holds the named component, whatever kind was claimed for it."""
    if is_plain(item):
        return s.plain[seat * COMPONENTS + kind_of(item)] > 0
    badge = badge_of(item)
    return any([other == item or (badge > 0 and badge_of(other) == badge) for other in s.changed[seat]])


def explain_talent(s: IllusioState, seat: i64, a: IllusioAction) -> Refusal:
    magician = magician_of(s.magicians[seat])
    talent = talent_of(s.magicians[seat])
    args: dict[str, Arg] = {"talent": Phrase(f"illusio-talent-{magician.name}")}
    wanted = IN_DRAW if s.frames[-1].kind == DRAW else IN_TURN
    if talent.timing != wanted:
        return no("A-07", "talent-not-now", args)
    if s.talent_used[seat]:
        return no("IL-049", "talent-used", args)
    owner = seat if a.verb == FREE_MOVE else min(a.seat, s.seats - 1)
    if a.verb in (TARGET, FREE_MOVE) and is_placed(s, a.item) and not lies_backstage(s, owner, a.item):
        return no("IL-051", "placed", {"component": item_phrase(a.item)})
    return no("IL-050", "talent-no-target", args)


def explain_answer(s: IllusioState, seat: i64, a: IllusioAction, frame: Frame) -> Refusal:
    if a.verb == PUT_ASIDE:
        if len(frame.chosen) >= s.supply():
            return no("A-32", "exchange-too-many", {"count": s.supply()})
        return missing_card("IL-038", a.kind)
    if a.verb == PLACE:
        if not lies_backstage(s, seat, a.item):
            return missing_component("A-03", a.item)
        if not (fitting_kinds(free_after(frame)) >> kind_of(a.item)) & 1:
            return no_slot(a.item, frame.objective)
        return too_few(frame.objective) if badge_of(a.item) else missing_component("A-03", a.item)
    if a.verb == DONE:
        return too_few(frame.objective)
    if a.verb == BECOME:
        return no("A-16" if frame.card else "IL-052", "cannot-become", {"card": card_phrase(a.kind)})
    if a.verb == GIVE_ITEM:
        return missing_component("IL-050", a.item)
    if a.verb == SWAP:
        return no("IL-050", "not-in-contest", {"objective": objective_phrase(a.objective)})
    if a.verb == KEEP_CARD:
        return no("IL-050", "not-seen", {"card": card_phrase(a.kind)})
    return missing_card(FRAME_CLAUSES[frame.kind], a.kind)
