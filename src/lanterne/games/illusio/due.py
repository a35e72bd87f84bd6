"""When tricks on display are due, and what will have been validated before. Made from a view."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.games.illusio.dealer import public_state
from lanterne.games.illusio.pieces import Trick
from lanterne.games.illusio.scoring import validate
from lanterne.games.illusio.state import State
from lanterne.games.illusio.stored import count_up
from lanterne.games.illusio.view import View


def state_before(v: View, seat: i64, index: i64) -> State:
    """What the view tells, the owner's tricks that are due before this one already validated (A-30, A-36)."""
    s = public_state(v)
    count_up(s)
    shown = s.displayed[seat][:]
    wanted = [turns_until(s, seat, trick) for trick in shown if trick.objective == index]
    for turns in range(1, wanted[0] + 1 if wanted and not s.reason else 1):
        if turns > 1:
            s.talent_used[seat] = 0
        for trick in shown:
            if turns_until(s, seat, trick) == turns:
                if trick.objective == index:
                    return s
                validate(s, seat, trick, None)
    return s


def turns_until(s: State, seat: i64, trick: Trick) -> int:
    """At which of its owner's next turns a trick on display is due (IL-062, IL-084, A-38)."""
    return 1 + (1 if trick.encore else 0) + (1 if trick.waits and s.turn != seat else 0)
