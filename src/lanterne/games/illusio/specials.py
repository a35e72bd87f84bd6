"""Action B: the special action cards (section 7)."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.game import Event, Out
from lanterne.core.phrase import seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illusio.actions import IllusioAction
from lanterne.games.illusio.cards import ANY_KIND, DEJAVU, ENCORE, GRAND, SUCCESS, TAKE, TRANSFORM
from lanterne.games.illusio.frames import INTO, Frame
from lanterne.games.illusio.items import kind_of
from lanterne.games.illusio.phrases import card_phrase, objective_phrase
from lanterne.games.illusio.scoring import check_sold_out, validate
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.tricks import Trick
from lanterne.games.illusio.turn import step_done
from lanterne.games.illusio.zones import (
    WRONG,
    discard_card,
    lose_openly,
    named_item,
    shown_owner,
    steal_card,
    tell,
)


def play_on_trick(s: IllusioState, seat: i64, a: IllusioAction, out: Out) -> None:
    """Encore, Immediate success, Deja vu, Grand on a displayed trick (IL-084 to IL-090)."""
    s.actions_left -= 1
    owner = shown_owner(s, a.objective)
    lose_openly(s, seat, a.kind)
    if out is not None:
        more = {"card": card_phrase(a.kind), "objective": objective_phrase(a.objective), "other": seat_phrase(owner)}
        tell(out, "played-on", "IL-091", seat, {**more}, knew=(seat,))
    for trick in s.displayed[owner][:]:
        if trick.objective == a.objective:
            lay_on(s, owner, trick, a.kind, out)
    step_done(s)


def lay_on(s: IllusioState, owner: i64, trick: Trick, kind: i64, out: Out) -> None:
    if kind == GRAND:
        trick.grands += 1
    elif kind == DEJAVU:
        trick.deja_vus += 1
    elif kind == ENCORE:
        trick.encores += 1
        trick.encore = True
    else:
        assert kind == SUCCESS
        discard_card(s, kind)  # IL-093
        validate(s, owner, trick, out)  # IL-087: even under an Encore
        check_sold_out(s, out)


def play_take(s: IllusioState, seat: i64, a: IllusioAction, rng: Rng, out: Out) -> None:
    """A random card moves from another hand to the seat's own; only the two of them see which (IL-083)."""
    s.actions_left -= 1
    lose_openly(s, seat, TAKE)
    discard_card(s, TAKE)
    kind = steal_card(s, seat, a.seat, rng)
    if out is not None:
        other = seat_phrase(a.seat)
        tell(out, "took-card", "IL-083", seat, {"other": other}, knew=(seat,))
        args = {"seat": seat_phrase(seat), "other": other, "card": card_phrase(kind)}
        out.append(Event("card-taken", {**args}, audience=(seat, a.seat), knew=(a.seat,), clause="IL-083"))
    step_done(s)


def play_transform(s: IllusioState, seat: i64, a: IllusioAction, out: Out) -> None:
    """Which component; what it becomes is asked next (IL-080, A-16)."""
    s.actions_left -= 1
    item = named_item(s, seat, seat, a.item, out)
    if item == WRONG:
        lose_openly(s, seat, TRANSFORM)
        discard_card(s, TRANSFORM)  # the action is spent, and the card with it
        step_done(s)
        return
    frame = Frame(INTO, seat)
    frame.owner = seat
    frame.item = item
    frame.mask = ANY_KIND - (1 << kind_of(item))
    frame.card = True
    s.frames.append(frame)
