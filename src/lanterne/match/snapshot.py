"""A match as it stood at a ply, to be restored without playing all of it again. A cache: the record stays the truth."""

from __future__ import annotations

from lanterne.core.errors import BadRecord, LanterneError
from lanterne.core.game import Json, Seat, event_from_json
from lanterne.match.match import Match, Step


def snapshot(match: Match) -> Json:
    """The newest state and what has been told so far. Holds every secret: never leaves the server."""
    steps = [
        [step.seat, step.a.code(), step.free, step.hidden_from, [event.whole_json() for event in step.events]]
        for step in match.steps
    ]
    return {"state": match.state.json(), "steps": steps}


def restore(match: Match, raw: Json, moves: list[tuple[Seat, str]]) -> None:
    """Brings a match that has not begun to where the snapshot stood. Raises `BadRecord` if it is not of these moves."""
    assert not match.steps
    steps = raw["steps"]
    if [(seat, code) for seat, code, *_ in steps] != moves[: len(steps)]:
        raise BadRecord("the snapshot is of other moves")
    if not steps:
        return
    try:
        state = match.game.load(raw["state"])
        for ply, (seat, code, free, hidden_from, events) in enumerate(steps):
            told = [event_from_json(event) for event in events]
            match.steps.append(Step(ply, seat, match.game.parse(code), None, told, free, hidden_from))
    except (LanterneError, LookupError, TypeError, ValueError) as error:
        match.steps.clear()
        raise BadRecord(f"the snapshot cannot be read: {error}") from None
    match.steps[-1].after = state
    match.state = state
    match.count_again()
