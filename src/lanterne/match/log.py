"""The log of a match as somebody may read it: what the rules let one remember, and no more.

While a game is played some things are told once and then covered (`Game.forgets_at`): lines from before are told with
less (`Game.faded`), and nobody looks back beyond them. Once it is over all of it can be read.
"""

from __future__ import annotations

from typing import TypeAlias

from lanterne.core.game import Event, Seat
from lanterne.match.match import Match

LogLine: TypeAlias = tuple[int, Seat | None, Event]  # ply as those eyes count it (-1: the set-up), mover, event


def log_lines(match: Match, seat: Seat | None, *, ended: bool) -> list[LogLine]:
    lines: list[LogLine] = [(-1, None, event) for event in match.opening if event.is_for(seat)]
    for ply, step in enumerate(match.steps_seen(seat)):
        for event in step.events:
            if event.is_for(seat):
                lines.append((ply, step.seat, event))
    return lines if ended else _faded(match, lines)


def forgets(match: Match, events: list[Event]) -> bool:
    """Whether lines of the log fade with these events."""
    names = match.game.forgets_at(match.options)
    return bool(names) and any([event.name in names for event in events])


def earliest(match: Match, seat: Seat | None) -> int:
    """The first ply, as those eyes count, at which they may look back while it is played."""
    if not match.game.forgets_at(match.options):
        return 0
    found = 0
    for ply, step in enumerate(match.steps_seen(seat)):
        if forgets(match, step.events):
            found = ply + 1
    return found


def _faded(match: Match, lines: list[LogLine]) -> list[LogLine]:
    names = match.game.forgets_at(match.options)
    marks = [at for at, (_, _, event) in enumerate(lines) if event.name in names]
    if not marks:
        return lines
    kept: list[LogLine] = []
    for ply, mover, event in lines[: marks[-1]]:
        less = match.game.faded(event)
        if less is not None:
            kept.append((ply, mover, less))
    return kept + lines[marks[-1] :]
