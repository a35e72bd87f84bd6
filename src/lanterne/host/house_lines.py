"""What happens at a table and is no move: who stands up, comes back, runs out of time.

It stands between the lines of the log. Everybody hears of it, so it may tell nothing but what everybody can see of
the seats.
"""

from __future__ import annotations

from typing import Final, final

from lanterne.core.game import Seat
from lanterne.host.change import Change
from lanterne.host.host import PLAYING, Host
from lanterne.host.sitter import STOOD_UP, TIME, Sitter

CAME_BACK: Final = "came-back"
TOOK_OVER: Final = "took-over"  # the seat of nobody's bot
SHOWN_OUT: Final = "shown-out"
TIME_LOST: Final = "time-lost"  # the seat is out
WENT_ON: Final = "went-on"  # with a finished game, from here


@final
class HouseLine:
    """`ply`: how many moves had been made. `user` is told to nobody: it is there so that a name can be erased."""

    def __init__(self, kind: str, seat: Seat, user: str | None, name: str, ply: int, at_ms: int) -> None:
        self.kind = kind
        self.seat = seat
        self.user = user
        self.name = name
        self.ply = ply
        self.at_ms = at_ms  # the time of day


def lines_of(host: Host, change: Change, at_ms: int) -> list[HouseLine]:
    """What there is to tell of a change that has not happened yet."""
    if host.status != PLAYING:
        return []
    ply = host.match.ply + (0 if change.step is None else 1)
    lines: list[HouseLine] = []
    for seat, after in sorted(change.sitters.items()):
        before = host.sitters[seat]
        kind = "" if after.lost and change.step is not None else kind_of(before, after)  # the game tells it
        if kind:
            person = after if kind == TOOK_OVER else before
            lines.append(HouseLine(kind, seat, person.user, person.name, ply, at_ms))
    return lines


def kind_of(before: Sitter, after: Sitter) -> str:
    """Empty: nothing that people would call a change."""
    if after.lost and not before.lost:
        return TIME_LOST if after.why == TIME else after.why
    if after.user != before.user:
        return SHOWN_OUT if after.user is None else TOOK_OVER
    if bool(before.bot) == bool(after.bot):
        return ""
    return after.why or STOOD_UP if after.bot else CAME_BACK
