"""What goes out: positions, and how they changed. The one gate between the truth and the wire."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from lanterne.core.errors import BadInput
from lanterne.core.game import Event, EventJson, Seat
from lanterne.core.record import Record
from lanterne.core.terms import TermJson
from lanterne.host.changing_rules import own_outcome
from lanterne.host.host import OVER, Host
from lanterne.host.standing import left_word
from lanterne.host.teaching import astray, followed
from lanterne.match.log import earliest, forgets, log_lines
from lanterne.match.match import Match, Step
from lanterne.server.extras.registry import extras_of
from lanterne.server.messages import Change, Guide, Line, Position, Result, SeatWishes, Sums, Weighed, Words
from lanterne.server.store.rows import MatchRow
from lanterne.server.tables.differences import differences

LOG_LINES = 400


class Shown(Struct, array_like=True):
    """What a pair of eyes is sent, so that a step need only tell what is new.

    Between two steps it is kept packed: the collector would look at every part of it again and again, at thousands of
    tables for a quarter of all time, and everybody would wait for it.
    """

    view: dict[str, Any]
    files: dict[str, str]
    sums: dict[str, Any]  # `Sums`, as they are: nothing of it is looked through when it is unpacked


pack = msgspec.msgpack.Encoder().encode
unpack = msgspec.msgpack.Decoder(Shown).decode
NOTHING = Shown({}, {}, {})


def seen(events: list[Event], seat: Seat | None) -> list[EventJson]:
    return [event.json() for event in events if event.is_for(seat)]


def log_for(match: Match, seat: Seat | None, *, ended: bool) -> list[Line]:
    """The newest lines of the log as this seat may read it, by the plies it has seen; ply -1 is the set-up."""
    lines = log_lines(match, seat, ended=ended)[-LOG_LINES:]
    return [Line(ply=ply, seat=mover, event=event.json()) for ply, mover, event in lines]


def shown(match: Match, seat: Seat | None) -> Shown:
    """What a person in that seat sees now."""
    extras = extras_of(match.game.name)
    view = dict(match.game.view(match.state, seat))
    return Shown(view, extras.files(match), extras.sums(match.game, view))


def codes(host: Host, seat: Seat | None) -> list[str]:
    return [a.code() for a in host.legal(seat)]


def position(host: Host, seat: Seat | None, now: Shown) -> Position:
    """What these eyes see now, and what they may do."""
    made = picture(host.match, seat, now, ended=host.status == OVER)
    made.legal = codes(host, seat)
    made.may_undo = host.may_undo(seat)
    made.wishes = None if seat is None else wishes_for(host, seat)
    made.unasked = unasked(host, seat)
    made.guide = guide(host, seat)
    return made


def wishes_for(host: Host, seat: Seat) -> SeatWishes | None:
    """For nobody's eyes but that seat's."""
    wishes = host.wishes_of(seat)
    return None if wishes is None else SeatWishes(windows=wishes.windows, orders=wishes.orders)


def unasked(host: Host, seat: Seat | None) -> str:
    """Which window, if any, is about to be answered by the seat's wishes."""
    return "" if seat is None else left_word(host, seat)[0]


def guide(host: Host, seat: Seat | None) -> Guide | None:
    lesson = host.lesson
    if lesson is None or seat != lesson.learner:
        return None
    return Guide(at=followed(host), of=len(lesson.moves), astray=astray(host))


def picture(match: Match, seat: Seat | None, now: Shown, *, ended: bool) -> Position:
    """What these eyes see or saw: nothing can be done there."""
    return Position(
        seat=seat,
        ply=match.ply_of(seat),
        view=now.view,
        legal=[],
        log=log_for(match, seat, ended=ended),
        earliest=0 if ended else earliest(match, seat),
        files=now.files,
        sums=now.sums,
    )


def change(host: Host, seat: Seat | None, before: Shown, after: Shown, step: Step) -> Change:
    found = differences(before.view, after.view)
    fades = host.status != OVER and forgets(host.match, step.events)
    return Change(
        seat=seat,
        ply=host.match.ply_of(seat),
        order=found.order,
        set=found.set,
        add=found.add,
        drop=found.drop,
        events=seen(step.events, seat),
        log=log_for(host.match, seat, ended=False) if fades else [],
        earliest=earliest(host.match, seat) if fades else 0,
        legal=codes(host, seat),
        may_undo=host.may_undo(seat),
        files={key: name for key, name in after.files.items() if before.files.get(key) != name},
        sums=changed_sums(before.sums, after.sums),
        unasked=unasked(host, seat),
        guide=guide(host, seat),
    )


def changed_sums(before: Sums, after: Sums) -> Sums:
    """The sums that differ; one that is gone has no terms left."""
    found = {topic: terms for topic, terms in after.items() if before.get(topic) != terms}
    return found | {topic: [] for topic in before if topic not in after}


def words_for(host: Host, table: str, seat: Seat | None) -> Words:
    """What these eyes see and may do, in words."""
    made = words_of(host.match, table, seat)
    made.legal = [(a.code(), host.game.say(a).json()) for a in host.legal(seat)]
    return made


def words_of(match: Match, table: str, seat: Seat | None) -> Words:
    """What these eyes see or saw, in words: nothing can be done there."""
    game = match.game
    view = game.view(match.state, seat)
    return Words(
        table=table,
        seat=seat,
        ply=match.ply_of(seat),
        lines=[phrase.json() for phrase in game.describe(view)],
        legal=[],
        sums={topic: [term.json() for term in terms] for topic, terms in game.sums(view).items()},
    )


def weighed_for(host: Host, table: str, seat: Seat | None, what: str) -> Weighed:
    """What this would bring, as far as these eyes can tell; nothing, where it is nothing that can be weighed."""
    game = host.game
    try:
        found = game.weigh(game.view(host.match.state, seat), what)
        notes, swings = [note.json() for note in found.notes], [swing.json() for swing in found.swings]
    except BadInput:
        notes, swings = [], []
    return Weighed(table=table, seat=seat, ply=host.match.ply_of(seat), what=what, notes=notes, swings=swings)


def result_of(host: Host, row: MatchRow, terms: list[list[TermJson]] | None = None) -> Result | None:
    """`terms` of the scores, where they were kept and are not reckoned anew."""
    outcome = host.outcome
    if host.status != OVER or outcome is None:
        return None
    return Result(
        reason=outcome.reason,
        places=outcome.places,
        scores=outcome.scores,
        seed=host.match.chance.seed,
        house=host.drawing.house,
        digest=record_of(host, row).digest(),
        terms=score_terms(host.match) if terms is None else terms,
    )


def record_of(host: Host, row: MatchRow) -> Record:
    """The match as written down, with how its seed came about.

    Once a digest was told it stays the same, though the table has gone over to other rules since.
    """
    moves = [(step.seat, step.a.code()) for step in host.match.steps]
    outcome, seed = own_outcome(host.outcome), host.match.chance.seed
    record = Record(row.game, row.sealed or row.rules, row.options, row.seats, seed, moves, outcome)
    record.draw = host.drawing.draw()
    return record


def score_terms(match: Match) -> list[list[TermJson]]:
    """Each seat's score term by term, where the game tells it as `score <seat>`."""
    game = match.game
    view = game.view(match.state, None)
    topics = set(game.topics(view))
    names = [f"score {seat}" for seat in range(match.seats)]
    return [[term.json() for term in game.terms(view, name)] if name in topics else [] for name in names]
