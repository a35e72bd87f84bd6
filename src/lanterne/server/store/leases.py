"""Which worker owns a table. With SQLite there is one worker, and it owns them all.

A worker that is well says so every second, and holds a lock over its line (`Notices`). One whose line has ended, or
that has said nothing for `DEAD_MS`, owns nothing any more, whatever it believes: every change of a table is written
together with `FENCE`, which fails for whoever is not its owner. All times are the database's own, so that clocks of
different machines need not agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Row, bindparam, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from lanterne.server.store import schema as t
from lanterne.server.store.notices import LOCKS, Notices
from lanterne.server.store.writer import Statement

DEAD_MS: Final = 3_000
FORGOTTEN_MS: Final = 60_000  # after which a dead worker's row, and what it asked, is taken away
AT_ONCE: Final = 20  # so many a worker takes before it lets the others have a turn
HELD: Final = "ck_leases_held"  # the constraint that `FENCE` breaks

_mine = (t.leases.c.worker == bindparam("b_worker")) & (t.leases.c.epoch == bindparam("b_epoch"))
# Locks the row, so that nobody takes the table over in the middle; a table without a row was never taken over.
FENCE: Final = update(t.leases).where(t.leases.c.match == bindparam("b_match")).values(held=_mine)

NOW: Final = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
BEAT: Final = f"""WITH last AS (SELECT beat_ms FROM workers WHERE id = :me)
    INSERT INTO workers (id, number, beat_ms) VALUES (:me, :number, {NOW})
    ON CONFLICT (id) DO UPDATE SET beat_ms = {NOW}
    RETURNING coalesce((SELECT beat_ms FROM last), 0) < {NOW} - {DEAD_MS} AS was_dead"""
FORGET: Final = f"DELETE FROM workers WHERE beat_ms < {NOW} - {FORGOTTEN_MS}"
FORGET_COMMANDS: Final = "DELETE FROM commands WHERE worker NOT IN (SELECT id FROM workers)"
ALIVE: Final = f"""SELECT id FROM workers WHERE beat_ms > {NOW} - {DEAD_MS} AND number IN
    (SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = {LOCKS} AND granted)"""
MINE: Final = "SELECT match FROM leases WHERE worker = :me"
CLAIM: Final = f"""INSERT INTO leases (match, worker, epoch, held) VALUES (:match, :me, 1, true)
    ON CONFLICT (match) DO UPDATE SET worker = :me, epoch = leases.epoch + 1, held = true
    WHERE leases.worker = :me OR leases.worker NOT IN ({ALIVE})
    RETURNING epoch, room"""
OWNER: Final = f"SELECT room FROM leases WHERE match = :match AND worker IN ({ALIVE})"
# What is this worker's by its row and not in `epochs` counts as nobody's: it can take it again, and nobody else can.
OTHERS: Final = f"worker <> :me AND worker IN ({ALIVE})"
OWNED: Final = f"SELECT match FROM leases WHERE match = ANY(:matches) AND {OTHERS}"
# Each worker looks in an order of its own: they get into each other's way less.
WANTED: Final = f"""SELECT id FROM matches m
    WHERE (status = 'playing' OR (status = 'waiting' AND asked_ms IS NOT NULL))
    AND NOT EXISTS (SELECT 1 FROM leases l WHERE l.match = m.id AND {OTHERS})
    AND id <> ALL(:but)
    ORDER BY md5(id || :me) LIMIT {AT_ONCE}"""
ROOMS: Final = "SELECT match, room FROM leases WHERE match = ANY(:matches)"
KEEP_ROOM: Final = "UPDATE leases SET room = :room WHERE match = :match AND worker = :me AND epoch = :epoch"
LET_GO: Final = "UPDATE leases SET worker = '' WHERE match = :match AND worker = :me AND epoch = :epoch"
LET_ALL_GO: Final = "UPDATE leases SET worker = '' WHERE worker = :me"
GONE: Final = "DELETE FROM workers WHERE id = :me"


class Fenced(Exception):
    """Another worker owns the table: nothing was written."""


class Leases:
    def __init__(self, engine: AsyncEngine, notices: Notices) -> None:
        self.engine = engine
        self.shared = bool(notices.url)
        self.me = notices.worker
        self.number = notices.number
        self.epochs: dict[str, int] = {}  # of the tables that are owned here
        self.alive: set[str] = set()  # the workers that are well, this one among them
        self.was_dead = True  # until its last beat: the others may have counted it out

    def owns(self, match: str) -> bool:
        return not self.shared or match in self.epochs

    def fence(self, match: str) -> list[Statement]:
        """What goes with everything that is written about a table. Raises `Fenced` for what is not owned here."""
        if not self.shared:
            return []
        epoch = self.epochs.get(match)
        if epoch is None:
            raise Fenced(match)
        return [(FENCE, {"b_match": match, "b_worker": self.me, "b_epoch": epoch})]

    async def beat(self) -> list[str]:
        """This worker is well. The tables that it has lost meanwhile."""
        self.was_dead = (await self._do(BEAT, number=self.number))[0].was_dead
        self.alive = {row.id for row in await self._do(ALIVE)}
        believed = dict(self.epochs)
        held = {row.match for row in await self._do(MINE)}
        # What was claimed again meanwhile is not lost, whatever was believed before.
        lost = [match for match in believed if match not in held and self.epochs.get(match) == believed[match]]
        for match in lost:
            del self.epochs[match]
        return lost

    async def forget_the_dead(self) -> None:
        await self._do(FORGET)
        await self._do(FORGET_COMMANDS)

    async def claim(self, match: str) -> str | None:
        """Takes the table unless somebody has it: what was going on there; None: somebody has it."""
        if not self.shared:
            return ""
        rows = await self._do(CLAIM, match=match)
        if not rows:
            self.epochs.pop(match, None)
            return None
        self.epochs[match] = rows[0].epoch
        return str(rows[0].room)

    async def room(self, match: str) -> str | None:
        """What goes on at a table that somebody else owns; None: nobody does."""
        rows = await self._do(OWNER, match=match)
        return str(rows[0].room) if rows else None

    async def rooms(self, matches: list[str]) -> dict[str, str]:
        """What goes on at these, as their owners last left it."""
        return {row.match: row.room for row in await self._do(ROOMS, matches=matches)} if matches else {}

    async def owned_by_others(self, matches: list[str]) -> set[str]:
        return {row.match for row in await self._do(OWNED, matches=matches)} if matches else set()

    async def wanted(self, but: list[str]) -> list[str]:
        """Some of the tables that should move by themselves and that nobody else owns, others than these."""
        return [row.id for row in await self._do(WANTED, but=but)]

    async def keep_room(self, match: str, room: str) -> None:
        epoch = self.epochs.get(match)
        if epoch is not None:
            await self._do(KEEP_ROOM, match=match, room=room, epoch=epoch)

    def forget(self, match: str) -> int | None:
        """It is not written to from here any more; what is to be let go, should it be opened again meanwhile."""
        return self.epochs.pop(match, None)

    async def let_go(self, match: str, epoch: int | None) -> None:
        if epoch is not None:
            await self._do(LET_GO, match=match, epoch=epoch)

    async def let_all_go(self) -> None:
        """The worker ends: others may take its tables at once."""
        self.epochs.clear()
        if self.shared:
            await self._do(LET_ALL_GO)
            await self._do(GONE)

    async def _do(self, statement: str, **values: Any) -> Sequence[Row[Any]]:
        async with self.engine.begin() as connection:
            wanted = {key: value for key, value in {**values, "me": self.me}.items() if f":{key}" in statement}
            result = await connection.execute(text(statement), wanted)
            return result.all() if result.returns_rows else []
