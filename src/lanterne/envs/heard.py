"""What has happened so far, as each seat heard of it: a chain that grows at one end and is shared by copies."""

from __future__ import annotations

import hashlib
from typing import Final, final

import msgspec

from lanterne.core.game import Event, Json, Seat, event_from_json

SIZE: Final = 8  # bytes of a digest
NOTHING: Final = b""

encode: Final = msgspec.json.Encoder(order="deterministic").encode


@final
class Step:
    """One action, or the set-up (no seat, no code), with all its events; before it everything that `before` has."""

    __slots__ = ("before", "code", "digests", "events", "seat")

    def __init__(self, before: Step | None, seat: Seat, code: str, events: list[Event]) -> None:
        self.before = before
        self.seat = seat
        self.code = code
        self.events = events
        self.digests: dict[Seat, bytes] = {}

    def fold(self, seat: Seat, before: bytes) -> bytes:
        """What the seat knows of all up to here, from what it knew before; the same where it learned nothing."""
        own = self.code if seat == self.seat else ""
        seen = [event.json() for event in self.events if event.is_for(seat)]
        if not own and not seen:
            return before
        return hashlib.blake2b(before + encode([own, seen]), digest_size=SIZE).digest()


def steps_of(last: Step | None) -> list[Step]:
    """The chain from its beginning."""
    found: list[Step] = []
    while last is not None:
        found.append(last)
        last = last.before
    found.reverse()
    return found


def digest_of(last: Step | None, seat: Seat) -> bytes:
    """Stands for everything the seat has done and seen: the same for histories that it cannot tell apart."""
    todo: list[Step] = []
    while last is not None and seat not in last.digests:
        todo.append(last)
        last = last.before
    digest = NOTHING if last is None else last.digests[seat]
    for step in reversed(todo):
        digest = step.fold(seat, digest)
        step.digests[seat] = digest
    return digest


def heard_by(last: Step | None, seat: Seat) -> Step | None:
    """The same chain as far as the seat knows it: what was for others only has not been."""
    known: Step | None = None
    for step in steps_of(last):
        events = [event for event in step.events if event.is_for(seat)]
        own = step.seat == seat
        if events or own:
            known = Step(known, step.seat, step.code if own else "", events)
            known.digests[seat] = digest_of(step, seat)
    return known


def chain_json(last: Step | None) -> list[Json]:
    return [
        {"seat": step.seat, "code": step.code, "events": [event.whole_json() for event in step.events]}
        for step in steps_of(last)
    ]


def chain_from_json(raw: list[Json]) -> Step | None:
    """The inverse of `chain_json`."""
    last: Step | None = None
    for one in raw:
        last = Step(last, one["seat"], one["code"], [event_from_json(event) for event in one["events"]])
    return last
