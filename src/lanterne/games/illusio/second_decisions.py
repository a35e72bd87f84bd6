"""The second decision of Transform cards and talents: what, for what, which one."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.game import Event, Out
from lanterne.core.phrase import seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illusio.actions import BECOME, DECLINE, GIVE_ITEM, KEEP_CARD, LEAVE_CARD, SWAP, IllusioAction
from lanterne.games.illusio.cards import TRANSFORM
from lanterne.games.illusio.contest import seats_of
from lanterne.games.illusio.frames import Frame
from lanterne.games.illusio.items import UNSAID, badge_of, plain_item, printed_of, with_kind
from lanterne.games.illusio.phrases import card_phrase, item_phrase, objective_phrase
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.talents_backstage import return_to_hand
from lanterne.games.illusio.turn import draw_count, draw_up, step_done
from lanterne.games.illusio.zones import (
    discard_card,
    gain_card,
    leave_backstage,
    lose_openly,
    put_backstage,
    reshape,
    tell,
    tell_card,
    true_item,
)


def follow(s: IllusioState, seat: i64, a: IllusioAction, rng: Rng, out: Out) -> None:
    frame = s.frames.pop()
    if a.verb == BECOME:
        become(s, frame, a.kind, out)
    elif a.verb == LEAVE_CARD:
        leave_card(s, frame, a.kind, out)
    elif a.verb == GIVE_ITEM:
        give_item(s, frame, a.item, out)
    elif a.verb == KEEP_CARD:
        keep_card(s, frame, a.kind, rng, out)
        return  # the rest of the draw follows: that is the step
    elif a.verb == SWAP:
        swap_objective(s, frame, a.objective, out)
    else:
        assert a.verb == DECLINE
        put_under(s, frame.objective, frame.knows)
        if out is not None:
            tell(out, "programme-kept", "IL-050", seat)
    step_done(s)


def become(s: IllusioState, frame: Frame, kind: i64, out: Out) -> None:
    """The new kind is told to all once; with the memory option it is covered from then on (A-39)."""
    if frame.card:
        lose_openly(s, frame.seat, TRANSFORM)  # it stays on the component (IL-081)
    reshape(s, frame.owner, frame.item, kind, 1 if frame.card else 0)
    if out is not None:
        more = {"component": item_phrase(frame.item), "card": card_phrase(kind), "other": seat_phrase(frame.owner)}
        tell(out, "transformed", "IL-080" if frame.card else "IL-052", frame.seat, {**more})


def leave_card(s: IllusioState, frame: Frame, kind: i64, out: Out) -> None:
    lose_openly(s, frame.seat, kind)
    return_to_hand(s, frame.owner, frame.seat, frame.item)
    put_backstage(s, frame.owner, plain_item(kind))
    if out is not None:
        more = {"card": card_phrase(printed_of(frame.item)), "left": card_phrase(kind)}
        more["other"] = seat_phrase(frame.owner)
        tell(out, "filched", "IL-050", frame.seat, {**more}, knew=(frame.seat,))  # what is left was in the hand


def give_item(s: IllusioState, frame: Frame, claimed: i64, out: Out) -> None:
    given = true_item(s, frame.seat, claimed)
    leave_backstage(s, frame.seat, given)
    leave_backstage(s, frame.owner, frame.item)
    put_backstage(s, frame.seat, frame.item)
    put_backstage(s, frame.owner, given)
    if out is not None:
        more = {"component": item_phrase(covered(frame.item)), "given": item_phrase(covered(given))}
        tell(out, "mirrored", "IL-050", frame.seat, {**more, "other": seat_phrase(frame.owner)})


def covered(item: i64) -> i64:
    """The component as the table sees it: a badge hides its kind."""
    return with_kind(item, UNSAID) if badge_of(item) else item


def keep_card(s: IllusioState, frame: Frame, kind: i64, rng: Rng, out: Out) -> None:
    """It counts as one of the cards to be drawn; the others of those seen are discarded face up."""
    count = draw_count(s, frame.seat) - 1
    gain_card(s, frame.seat, kind)
    frame.chosen.remove(kind)
    if out is not None:
        tell(out, "kept-card", "IL-031", frame.seat)
        args = {"seat": seat_phrase(frame.seat), "card": card_phrase(kind)}
        seen = (frame.seat,)
        out.append(Event("card-kept", {**args}, audience=seen, knew=seen, clause="IL-031"))
    for other in frame.chosen:
        discard_card(s, other)
        tell_card(out, "discarded", "A-40", frame.seat, other)
    s.stirred = True
    draw_up(s, frame.seat, count, rng, out)


def swap_objective(s: IllusioState, frame: Frame, index: i64, out: Out) -> None:
    s.contest[s.contest.index(index)] = frame.objective
    put_under(s, index, (1 << (s.seats + 1)) - 1)  # all saw it in the Contest
    if out is not None:
        more = {"objective": objective_phrase(frame.objective), "old": objective_phrase(index)}
        tell(out, "programme-changed", "IL-050", frame.seat, {**more}, knew=seats_of(s, frame.knows))


def put_under(s: IllusioState, index: i64, knows: i64) -> None:
    s.under.append(index)
    s.under_known.append(knows)
