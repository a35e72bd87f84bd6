"""What goes out: positions, and how they changed. The one gate between the truth and the wire."""

from __future__ import annotations

from typing import Any

from lanterne.core.game import Event, Seat
from lanterne.match.match import Match, Step
from lanterne.server.extras.extras import Sums
from lanterne.server.extras.registry import extras_of
from lanterne.server.messages import Change, Line, Position, Result

LOG_LINES = 400


def codes(match: Match, seat: Seat | None) -> list[str]:
    return [] if seat is None else [a.code() for a in match.game.legal(match.state, seat)]


def seen(events: list[Event], seat: Seat | None) -> list[dict[str, Any]]:
    return [event.json() for event in events if event.is_for(seat)]


def log_for(match: Match, seat: Seat | None) -> list[Line]:
    """The newest lines of the log as this seat may read it; ply -1 is the set-up."""
    lines = [Line(ply=-1, seat=None, event=event) for event in seen(match.opening, seat)]
    for step in match.steps:
        lines += [Line(ply=step.ply, seat=step.seat, event=event) for event in seen(step.events, seat)]
    return lines[-LOG_LINES:]


def view_for(match: Match, seat: Seat | None) -> dict[str, Any]:
    """What a person in that seat sees."""
    return dict(match.game.view(match.state, seat))


def sums_of(match: Match, view: dict[str, Any]) -> Sums:
    """The sums that the game's board shows all the time; none of a view that was never sent."""
    return extras_of(match.game.name).sums(match.game, view) if view else {}


def changed_sums(before: Sums, after: Sums) -> Sums:
    """The sums that differ; one that is gone has no terms left."""
    found = {topic: terms for topic, terms in after.items() if before.get(topic) != terms}
    return found | {topic: [] for topic in before if topic not in after}


def position(match: Match, seat: Seat | None, *, log: bool = True) -> Position:
    view = view_for(match, seat)
    return Position(
        seat=seat,
        view=view,
        legal=codes(match, seat),
        log=log_for(match, seat) if log else [],
        may_undo=seat is not None and match.may_undo(seat),
        files=extras_of(match.game.name).files(match),
        sums=sums_of(match, view),
    )


def change(match: Match, seat: Seat | None, before: dict[str, Any], after: dict[str, Any], step: Step) -> Change:
    replaced: dict[str, Any] = {}
    added: dict[str, list[Any]] = {}
    for key, value in after.items():
        old = before.get(key)
        if key in before and old == value:
            continue
        if (
            isinstance(value, list)
            and isinstance(old, list)
            and old
            and len(old) < len(value)
            and value[: len(old)] == old
        ):
            added[key] = value[len(old) :]
        else:
            replaced[key] = value
    return Change(
        seat=seat,
        set=replaced,
        add=added,
        drop=[key for key in before if key not in after],
        events=seen(step.events, seat),
        legal=codes(match, seat),
        may_undo=seat is not None and match.may_undo(seat),
        files=extras_of(match.game.name).files(match),
        sums=changed_sums(sums_of(match, before), sums_of(match, after)),
    )


def result_of(match: Match, outcome: dict[str, Any] | None, seed: str) -> Result | None:
    if outcome is None:
        return None
    return Result(
        reason=outcome["reason"],
        places=outcome["places"],
        scores=outcome["scores"],
        seed=seed,
        terms=score_terms(match),
    )


def score_terms(match: Match) -> list[list[dict[str, Any]]]:
    """Each seat's score term by term, where the game tells it as `score <seat>`."""
    game = match.game
    view = game.view(match.state, None)
    topics = set(game.topics(view))
    names = [f"score {seat}" for seat in range(match.seats)]
    return [[term.json() for term in game.terms(view, name)] if name in topics else [] for name in names]
