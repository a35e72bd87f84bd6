"""Carrying out an action that is known to be legal: a dispatch, and a function for each kind of action."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.game import Out
from lanterne.core.phrase import Phrase
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
    TARGET,
    IllusioAction,
)
from lanterne.games.illusio.contest import drop_objective, fill_slot
from lanterne.games.illusio.frames import EXCHANGE, PLACING, TURN, Frame
from lanterne.games.illusio.items import plain_item
from lanterne.games.illusio.legal import free_after
from lanterne.games.illusio.magicians import magician_of
from lanterne.games.illusio.phrases import objective_phrase
from lanterne.games.illusio.second_decisions import follow
from lanterne.games.illusio.specials import play_on_trick, play_take, play_transform
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.tricks import Trick
from lanterne.games.illusio.turn import draw_cards, draw_count, draw_up, end_turn, open_window, step_done
from lanterne.games.illusio.zones import (
    WRONG,
    discard_card,
    leave_backstage,
    lose_openly,
    named_item,
    place_item,
    project_of,
    put_backstage,
    tell,
    tell_card,
)


def apply_action(s: IllusioState, seat: i64, a: IllusioAction, rng: Rng, out: Out) -> None:
    verb = a.verb
    if verb == PUT_ASIDE:
        put_aside(s, seat, a)
    elif verb == PREPARE:
        prepare(s, seat, a, out)
    elif verb in (ADD, MOVE):
        add_component(s, seat, a, out)
    elif verb == DONE:
        finish_choice(s, seat, rng, out)
    elif verb == END:
        end_turn(s, rng, out)
    elif verb == TAKE_OBJECTIVE:
        begin_taking(s, seat, a)
    elif verb == PLACE:
        choose_component(s, seat, a, rng, out)
    elif verb == ABANDON:
        abandon(s, seat, a, out)
    elif verb == PLAY_ON:
        play_on_trick(s, seat, a, out)
    elif verb == PLAY_TAKE:
        play_take(s, seat, a, rng, out)
    elif verb == PLAY_TRANSFORM:
        play_transform(s, seat, a, out)
    elif verb in (TARGET, LOOK, FREE_PREPARE, FREE_ADD, FREE_MOVE):
        use_talent(s, seat, a, rng, out)
    elif verb == DISCARD:
        discard_surplus(s, seat, a, rng, out)
    elif verb == PASS:
        s.frames.pop()
        open_window(s, seat)
    elif verb == DRAW_CARDS:
        s.frames.pop()
        draw_up(s, seat, draw_count(s, seat), rng, out)
    else:
        follow(s, seat, a, rng, out)


def finish_choice(s: IllusioState, seat: i64, rng: Rng, out: Out) -> None:
    if s.frames[-1].kind == EXCHANGE:
        exchange(s, seat, rng, out)
    else:
        take_objective(s, seat, rng, out)


# ---------------------------------------------------------------------- A, E, F


def prepare(s: IllusioState, seat: i64, a: IllusioAction, out: Out) -> None:
    """A: a component from the hand goes face up into the seat's own backstage (IL-035)."""
    s.actions_left -= 1
    lose_openly(s, seat, a.kind)
    put_backstage(s, seat, plain_item(a.kind))
    tell_card(out, "prepared", "IL-035", seat, a.kind)
    step_done(s)


def add_component(s: IllusioState, seat: i64, a: IllusioAction, out: Out) -> None:
    """E: a component from the hand or backstage is placed around one of the seat's objectives (IL-043)."""
    s.actions_left -= 1
    trick = project_of(s, seat, a.objective)
    assert trick is not None
    if a.verb == ADD:
        lose_openly(s, seat, a.kind)
        place_item(s, seat, trick, plain_item(a.kind), out, from_hand=True)
    else:
        item = named_item(s, seat, seat, a.item, out)
        if item != WRONG:
            leave_backstage(s, seat, item)
            place_item(s, seat, trick, item, out)
    step_done(s)


def abandon(s: IllusioState, seat: i64, a: IllusioAction, out: Out) -> None:
    """F: the objective is discarded, its components return to the backstage as they are (IL-044, A-17)."""
    s.actions_left -= 1
    trick = project_of(s, seat, a.objective)
    assert trick is not None
    s.projects[seat].remove(trick)
    for item in trick.placed:
        put_backstage(s, seat, item)
    if out is not None:
        tell(out, "abandoned", "IL-044", seat, {"objective": objective_phrase(a.objective)})
    drop_objective(s, a.objective, out)
    step_done(s)


# ---------------------------------------------------------------------- C


def put_aside(s: IllusioState, seat: i64, a: IllusioAction) -> None:
    """One more card for the exchange; it stays in the hand until the choice is done."""
    frame = s.frames[-1]
    if frame.kind == TURN:
        s.actions_left -= 1
        frame = Frame(EXCHANGE, seat)
        s.frames.append(frame)
    frame.chosen.append(a.kind)
    frame.chosen.sort()


def exchange(s: IllusioState, seat: i64, rng: Rng, out: Out) -> None:
    """C: as many new cards; the old ones are discarded only afterwards, so none can come back (IL-038)."""
    aside = s.frames.pop().chosen
    for kind in aside:
        lose_openly(s, seat, kind)
    if out is not None:
        tell(out, "exchanged", "IL-038", seat, {"count": len(aside)})
    draw_cards(s, seat, len(aside), rng, out)
    for kind in aside:
        discard_card(s, kind)
        tell_card(out, "discarded", "A-37", seat, kind)
    step_done(s)


# ---------------------------------------------------------------------- D


def begin_taking(s: IllusioState, seat: i64, a: IllusioAction) -> None:
    s.actions_left -= 1
    frame = Frame(PLACING, seat)
    frame.objective = a.objective
    s.frames.append(frame)


def choose_component(s: IllusioState, seat: i64, a: IllusioAction, rng: Rng, out: Out) -> None:
    """One more component for the objective being taken; a wrong statement costs the action (A-39)."""
    frame = s.frames[-1]
    item = named_item(s, seat, seat, a.item, out)
    if item == WRONG:
        s.frames.pop()
        step_done(s)
        return
    frame.chosen.append(item)
    frame.chosen.sort()
    if free_after(frame) == 0:
        take_objective(s, seat, rng, out)


def take_objective(s: IllusioState, seat: i64, rng: Rng, out: Out) -> None:
    """D: the objective with the chosen components; the Contest is filled up at once (IL-039, IL-027)."""
    frame = s.frames.pop()
    at = s.contest.index(frame.objective)
    trick = Trick(frame.objective)
    s.projects[seat].append(trick)
    if out is not None:
        tell(out, "took", "IL-039", seat, {"objective": objective_phrase(frame.objective)})
    for item in frame.chosen:
        leave_backstage(s, seat, item)
        place_item(s, seat, trick, item, out)
    fill_slot(s, at, rng, out)
    step_done(s)


# ---------------------------------------------------------------------- talents, the end of the turn


def use_talent(s: IllusioState, seat: i64, a: IllusioAction, rng: Rng, out: Out) -> None:
    """Once between two turns of the seat, and without spending an action (IL-048, IL-049)."""
    if s.frames[-1].kind != TURN:
        s.frames.pop()  # the window, or the draw step that it opens
    s.talent_used[seat] = 1
    magician = magician_of(s.magicians[seat])
    if out is not None:
        tell(out, "talent", "IL-049", seat, {"talent": Phrase(f"illusio-talent-{magician.name}")})
    depth = len(s.frames)
    magician.talent.begin(s, seat, a, rng, out)
    if len(s.frames) == depth:
        step_done(s)


def discard_surplus(s: IllusioState, seat: i64, a: IllusioAction, rng: Rng, out: Out) -> None:
    lose_openly(s, seat, a.kind)
    discard_card(s, a.kind)
    tell_card(out, "discarded", "IL-033", seat, a.kind)
    end_turn(s, rng, out)
