"""Tables at which somebody learns: the other seats make the moves of the lesson as long as the learner does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lanterne.core.game import Seat

if TYPE_CHECKING:
    from lanterne.host.host import Host


def followed(host: Host) -> int:
    """How many moves of the lesson were made before somebody left it."""
    assert host.lesson is not None
    return int(host.lesson.follows([(step.seat, step.a.code()) for step in host.match.steps]))


def astray(host: Host) -> int:
    """How many moves were made since the lesson was left; those after its end are free."""
    assert host.lesson is not None
    done = followed(host)
    return 0 if done == len(host.lesson.moves) else host.match.ply - done


def next_line(host: Host) -> tuple[Seat, str] | None:
    """The next move of the lesson; None: it is over, was left, the learner does not play, or there is none."""
    lesson = host.lesson
    if lesson is None or host.is_bot(lesson.learner):
        return None
    done = followed(host)
    if done < host.match.ply or done == len(lesson.moves):
        return None
    seat, code = lesson.moves[done]
    return seat, code
