"""A finished game as it was told: kept at its end, and shown when the rules it was played by are played no more."""

from __future__ import annotations

import asyncio
import base64
import zlib
from typing import Any

import msgspec
from msgspec import Struct

from lanterne.core.game import AnyGame, Event, Seat, event_from_json
from lanterne.core.record import Record
from lanterne.host.host import OVER
from lanterne.match.editions import written_match, written_step
from lanterne.match.match import Match, Step
from lanterne.server.extras.registry import extras_of
from lanterne.server.messages import Words
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.project import Shown, score_terms, shown, words_of


class ToldStep(Struct, array_like=True):
    seat: int
    code: str
    hidden_from: list[int | None]
    events: list[dict[str, Any]]


class LastSight(Struct, array_like=True):
    """What a pair of eyes saw last, drawn and in words.

    Plain JSON: compiled, the types of `core` tell msgspec nothing that it could check what it reads against.
    """

    view: dict[str, Any]
    sums: dict[str, Any]
    lines: list[Any]
    read: dict[str, Any]


class Ending(Struct):
    """All that is left of a game; of one that ended before endings were kept, less."""

    opening: list[dict[str, Any]] = []
    steps: list[ToldStep] = []
    sights: list[LastSight] = []  # by seat, the spectator's last
    files: dict[str, str] = {}
    brought: dict[str, Any] = {}  # what the game's extras need beside it
    terms: list[list[Any]] = []

    def sight(self, seat: Seat | None) -> LastSight:
        if not self.sights:
            return LastSight({}, {}, [], {})
        return self.sights[-1 if seat is None else seat]

    def shown(self, seat: Seat | None) -> Shown:
        sight = self.sight(seat)
        return Shown(sight.view, self.files, sight.sums)


# ---------------------------------------------------------------------- keeping


def ending_of(match: Match) -> Ending:
    extras = extras_of(match.game.name)
    eyes: list[Seat | None] = [*range(match.seats), None]
    sights: list[LastSight] = []
    for seat in eyes:
        now, words = shown(match, seat), words_of(match, "", seat)
        sights.append(LastSight(now.view, now.sums, words.lines, words.sums))
    ending = log_of(match)
    ending.sights = sights
    ending.files = extras.files(match)
    ending.brought = extras.kept(match)
    ending.terms = score_terms(match)
    return ending


def log_of(match: Match) -> Ending:
    """What happened, and no more."""
    opening = [event.whole_json() for event in match.opening]
    return Ending(opening=opening, steps=[_told_step(step) for step in match.steps])


def _told_step(step: Step) -> ToldStep:
    return ToldStep(step.seat, step.a.code(), step.hidden_from, [event.whole_json() for event in step.events])


def packed(ending: Ending) -> str:
    return base64.b64encode(zlib.compress(msgspec.json.encode(ending))).decode()


def unpacked(body: str) -> Ending:
    return msgspec.json.decode(zlib.decompress(base64.b64decode(body)), type=Ending)


async def keep_ending(table: LiveTable) -> None:
    """Once, when it is over; a game that ended before endings were kept gets one when somebody opens it."""
    if table.host.status != OVER or table.ending is not None or table.ending_kept:
        return
    if not await table.store.has_ending(table.id):
        match = table.host.match  # over: nothing changes it any more
        body = await asyncio.to_thread(lambda: packed(ending_of(match)))
        await table.store.keep_ending(table.id, body)
    table.ending_kept = True


# ---------------------------------------------------------------------- showing


def from_snapshot(body: str) -> Ending:
    """What a snapshot of any time knows of the log. Its state is nobody's any more."""
    try:
        raw: dict[str, Any] = msgspec.json.decode(body)
        return Ending(steps=[ToldStep(seat, code, hidden, told) for seat, code, _, hidden, told in raw["steps"]])
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError):
        return Ending()


def as_told(game: AnyGame, record: Record, ending: Ending) -> Match:
    """The match to count and read. A move of which nothing is known any more is there, with nothing to tell."""
    steps: list[Step] = []
    for ply, (seat, code) in enumerate(record.moves):
        told = ending.steps[ply] if ply < len(ending.steps) else None
        if told is None or (told.seat, told.code) != (seat, code):
            told = ToldStep(seat, code, [], [])
        steps.append(written_step(ply, seat, code, _events(told.events), told.hidden_from))
    return written_match(game, record, _events(ending.opening), steps)


def _events(told: list[dict[str, Any]]) -> list[Event]:
    return [event_from_json(event) for event in told]


def kept_words(ending: Ending, match: Match, table: str, seat: Seat | None) -> Words:
    sight = ending.sight(seat)
    return Words(table=table, seat=seat, ply=match.ply_of(seat), lines=sight.lines, legal=[], sums=sight.read)
