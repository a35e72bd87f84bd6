"""Who is at a table and what is asked there at the moment: its owner knows, tells the others, and leaves it behind."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from lanterne.host.sitter import SeatWish
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.onlookers import Onlookers, onlookers_of
from lanterne.server.tables.telling import tell_changed, tell_seat_wish, tell_undo
from lanterne.server.wall_clock import steady_ms

COUNT_S = 0.3  # from a coming to its telling
SETTLE_S = 3.0  # after which a new owner has heard who looks on elsewhere


class Wish(Struct):
    user: str
    name: str
    seat: int
    agreed: list[str]


class Room(Struct, omit_defaults=True):
    """Of those whose seats these are, and whoever wishes for one. Times are spans: clocks differ."""

    present: list[str] = []
    away_ms: dict[str, int] = {}
    undo_by: int | None = None
    undo_ply: int = 0
    undo_agreed: list[str] = []
    wish: Wish | None = None
    declined_ms: dict[str, int] = {}
    onlookers: Onlookers = Onlookers()

    def mark(self) -> object:
        """The same while nothing has happened but time."""
        return (
            self.present,
            sorted(self.away_ms),
            self.undo_by,
            self.undo_ply,
            self.undo_agreed,
            self.wish,
            self.onlookers,
        )


def room_of(table: LiveTable) -> Room:
    host, now = table.host, steady_ms()
    wish = host.seat_wish
    counted = host.owners() if wish is None else host.owners() | {wish.user}
    return Room(
        present=sorted(host.present & counted),
        away_ms={user: now - since for user, since in host.away_since.items() if user in counted},
        undo_by=host.undo_by,
        undo_ply=host.undo_ply,
        undo_agreed=sorted(host.undo_agreed),
        wish=None if wish is None else Wish(wish.user, wish.name, wish.seat, sorted(wish.agreed)),
        declined_ms={user: now - since for user, since in host.declined.items()},
        onlookers=table.onlookers,
    )


def take_over(table: LiveTable, text: str) -> None:
    """What the owner says goes on there; those who look on here are told what is new to them."""
    if not text:
        return
    table.heard_room = text
    room, host, now = msgspec.json.decode(text, type=Room), table.host, steady_ms()
    before = room_of(table)
    host.present = set(room.present) | set(table.looking())
    host.arrived |= set(table.looking()) - set(room.present)
    host.away_since = {user: now - span for user, span in room.away_ms.items() if user not in host.present}
    host.undo_by, host.undo_ply, host.undo_agreed = room.undo_by, room.undo_ply, set(room.undo_agreed)
    host.declined = {user: now - span for user, span in room.declined_ms.items()}
    table.onlookers = room.onlookers
    host.seat_wish = None
    if room.wish is not None:
        host.seat_wish = SeatWish(room.wish.user, room.wish.name, room.wish.seat)
        host.seat_wish.agreed = set(room.wish.agreed)
    after = room_of(table)
    if (before.undo_by, before.undo_ply) != (after.undo_by, after.undo_ply):
        tell_undo(table)
    _tell_new(table, before, after)


async def hear_again(table: LiveTable, text: str, known: str) -> None:
    """Where a notice was lost: what was read, unless the owner has said something since, when `known` was all."""
    if not table.is_owner and table.heard_room == known:
        take_over(table, text)


def _tell_new(table: LiveTable, before: Room, after: Room) -> None:
    if before.wish != after.wish:
        tell_seat_wish(table)
    here = (set(before.present), set(before.away_ms), before.onlookers)
    if here != (set(after.present), set(after.away_ms), after.onlookers):
        tell_changed(table)


def settle(table: LiveTable) -> None:
    """At the owner: whoever looks on somewhere is present, and nobody else."""
    host, now = table.host, steady_ms()
    before = room_of(table)
    looking = set(table.looking()).union(*table.elsewhere.values())
    for user in looking - host.present:
        host.came(user)
    for user in host.present - looking:
        host.went(user, now)
    _tell_new(table, before, room_of(table))


def hear_of(table: LiveTable, worker: str, people: dict[str, bool]) -> None:
    """Another worker tells its owner who looks at a table there."""
    table.elsewhere.pop(worker, None)
    if people:
        table.elsewhere[worker] = people
    else:
        table.names_elsewhere.pop(worker, None)
    settle(table)


def count_soon(table: LiveTable) -> None:
    """At the owner: those who look on are counted anew a moment after one has come or gone, once for many."""
    if table.is_owner and "onlookers" not in table.timers and onlookers_of(table) != table.onlookers:
        table.later("onlookers", COUNT_S, lambda: _count(table))


async def _count(table: LiveTable) -> None:
    table.forget("onlookers")
    before, table.onlookers = table.onlookers, onlookers_of(table)
    if table.is_owner and before != table.onlookers:
        tell_changed(table)
