"""The course of a turn (section 4): validation, draw, windows of other seats, the end."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.game import Event, Out
from lanterne.core.phrase import seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illusio.frames import DRAW, LIMIT, TURN, WINDOW, Frame
from lanterne.games.illusio.limits import ACTIONS, FULL_DRAW, HAND_LIMIT, SMALL_HAND
from lanterne.games.illusio.magicians import talent_of
from lanterne.games.illusio.phrases import card_phrase, objective_phrase
from lanterne.games.illusio.scoring import check_sold_out, count_turn, validate
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.talents import IN_DRAW, IN_TURN
from lanterne.games.illusio.zones import draw_card, gain_card, tell


def start_turn(s: IllusioState, rng: Rng, out: Out) -> None:
    seat = s.turn
    s.frames = [Frame(TURN, seat)]
    s.actions_left = ACTIONS
    if out is not None:
        tell(out, "turn", "IL-029", seat)
    validate_displayed(s, seat, out)
    if s.reason:
        return
    s.talent_used[seat] = 0  # after the validations
    if talent_of(s.magicians[seat]).timing == IN_DRAW and s.supply() > 0:
        s.frames.append(Frame(DRAW, seat))
        return
    draw_up(s, seat, draw_count(s, seat), rng, out)


def validate_displayed(s: IllusioState, seat: i64, out: Out) -> None:
    """Step 1: own tricks in order of age; an Encore holds one back for a round (IL-030, IL-084, A-30)."""
    if not s.displayed[seat]:
        return
    for trick in s.displayed[seat][:]:
        if trick.waits:
            continue
        if trick.encore:
            trick.encore = False
            if out is not None:
                tell(out, "held-over", "IL-084", seat, {"objective": objective_phrase(trick.objective)})
            continue
        validate(s, seat, trick, out)
        if s.reason:
            return
    check_sold_out(s, out)


def draw_count(s: IllusioState, seat: i64) -> i64:
    """Up to five from a hand below four, else one (IL-031, IL-032)."""
    held = s.hand_sizes[seat]
    return FULL_DRAW - held if held < SMALL_HAND else 1


def draw_up(s: IllusioState, seat: i64, count: i64, rng: Rng, out: Out) -> None:
    """The draw step, or what is left of it; then others may answer."""
    if draw_cards(s, seat, count, rng, out) > 0:
        s.stirred = True
    open_window(s, s.turn)


def draw_cards(s: IllusioState, seat: i64, count: i64, rng: Rng, out: Out) -> i64:
    """As many as there are (A-02); returns how many."""
    if count > s.supply():
        count = s.supply()
    if out is not None and count > 0:
        tell(out, "drew", "IL-031", seat, {"count": count})
    left = count
    while left > 0:
        kind = draw_card(s, rng, out)
        gain_card(s, seat, kind)
        if out is not None:
            args = {"seat": seat_phrase(seat), "card": card_phrase(kind)}
            out.append(Event("drew-card", {**args}, audience=(seat,), knew=(), clause="IL-028"))
        left -= 1
    return count


def step_done(s: IllusioState) -> None:
    """An action or a talent is complete: other seats may answer with theirs (A-38)."""
    s.stirred = True
    if not s.reason:
        open_window(s, s.turn)


def open_window(s: IllusioState, after: i64) -> None:
    """The next seat clockwise, up to the active one, that the table sees might use its talent (A-38)."""
    if not s.options.any_time:
        return
    seat = (after + 1) % s.seats
    while seat != s.turn:
        if s.talent_used[seat] == 0:
            talent = talent_of(s.magicians[seat])
            if talent.timing == IN_TURN and talent.may_answer(s, seat):
                s.frames.append(Frame(WINDOW, seat))
                return
        seat = (seat + 1) % s.seats


def end_turn(s: IllusioState, rng: Rng, out: Out) -> None:
    """A hand above eight is cut down first (IL-033, A-34)."""
    if s.hand_sizes[s.turn] > HAND_LIMIT:
        if s.frames[-1].kind != LIMIT:
            s.frames.append(Frame(LIMIT, s.turn))
        return
    for trick in s.displayed[s.turn]:
        trick.waits = False  # its round begins now
    count_turn(s, out)
    if s.reason:
        return
    s.turn = (s.turn + 1) % s.seats
    start_turn(s, rng, out)
