"""What is counted and cleared away: how much somebody has, and what nobody needs any more."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncEngine

from lanterne.server.store import schema as t
from lanterne.server.store.notices import Kind, Notice, decoder
from lanterne.server.store.writer import Statement
from lanterne.server.wall_clock import now_ms

AT_ONCE = 500  # in one statement
WAITING, PLAYING, OVER = "waiting", "playing", "over"
# All that hangs on a match, and the match itself last.
OF_MATCH = (
    t.commands,
    t.leases,
    t.calls,
    t.talk,
    t.snapshots,
    t.endings,
    t.restraints,
    t.spent,
    t.moves,
    t.shares,
    t.house_lines,
    t.seats,
)
# Whatever names a person; who is named nowhere can be forgotten.
NAMED = (
    t.seats.c.user,
    t.matches.c.owner,
    t.shares.c.user,
    t.restraints.c.user,
    t.restraints.c.by,
    t.talk.c.user,
    t.house_lines.c.user,
)


class Upkeep(ABC):
    engine: AsyncEngine

    @abstractmethod
    async def _tell_with(self, kind: Kind, about: str, *statements: Any) -> None: ...

    @abstractmethod
    async def _keep(self, *statements: Any) -> None: ...

    @abstractmethod
    async def _rows(self, statement: Any) -> list[Row[Any]]: ...

    async def open_tables_of(self, user: str) -> int:
        mine = (t.matches.c.owner == user) & t.matches.c.status.in_((WAITING, PLAYING))
        return int((await self._rows(select(func.count()).select_from(t.matches).where(mine)))[0][0])

    async def tables_by_status(self) -> dict[str, int]:
        number = func.count().label("number")
        rows = await self._rows(select(t.matches.c.status, number).group_by(t.matches.c.status))
        return {row.status: row.number for row in rows}

    @asynccontextmanager
    async def alone(self, number: int) -> AsyncIterator[bool]:
        """Whether no other worker is about the same thing now; none is until this ends. SQLite has one server."""
        async with self.engine.connect() as connection:
            if connection.dialect.name != "postgresql":
                yield True
                return
            yield bool(await connection.scalar(select(func.pg_try_advisory_xact_lock(number))))

    # ------------------------------------------------------------------ tables

    async def untouched(self, status: str, before_ms: int, limit: int) -> list[str]:
        """Tables that have not changed since, the longest first."""
        old = (t.matches.c.status == status) & (t.matches.c.updated_ms < before_ms)
        order = t.matches.c.updated_ms
        return [row.id for row in await self._rows(select(t.matches.c.id).where(old).order_by(order).limit(limit))]

    async def end_match(self, match: str, reason: str) -> None:
        """Without a winner. A game that is not being played stays as it is."""
        outcome = msgspec.json.encode({"reason": reason, "places": [], "scores": []}).decode()
        played = (t.matches.c.id == match) & (t.matches.c.status == PLAYING)
        ended = update(t.matches).where(played).values(status=OVER, outcome=outcome, updated_ms=now_ms())
        await self._tell_with("changed", match, take_over([match]), ended)

    async def delete_match(self, match: str) -> None:
        """All of it; games that name it as their rematch stay as they are."""
        statements: list[Any] = [delete(table).where(table.c.match == match) for table in OF_MATCH]
        gone = delete(t.matches).where(t.matches.c.id == match)
        await self._tell_with("changed", match, take_over([match]), *statements, gone)

    async def forget_talk_of_over(self, before_ms: int) -> int:
        return await self._clear(t.talk, _over(before_ms))

    async def drop_snapshots_of_over(self, before_ms: int, played: list[tuple[str, int]]) -> int:
        """Of finished games by rules that are still `played`: those can always be played again from their moves."""
        by_rules = tuple_(t.matches.c.game, t.matches.c.rules).in_(played)
        told = t.matches.c.id.in_(select(t.endings.c.match))  # what was told is kept besides
        return await self._clear(t.snapshots, _over(before_ms).where(by_rules, told))

    # ------------------------------------------------------------------ people

    async def forget_guests(self, before_ms: int) -> int:
        """Who came before then and not since, has no account, and is named nowhere. A ban is not forgotten."""
        guest = t.users.c.account.is_(None) & t.users.c.banned_ms.is_(None) & (t.users.c.created_ms < before_ms)
        here = select(t.sessions.c.user).where(t.sessions.c.created_ms >= before_ms)
        gone = guest & t.users.c.id.not_in(here)
        for column in NAMED:
            gone &= t.users.c.id.not_in(select(column).where(column.is_not(None)))
        forgotten = 0
        while rows := await self._rows(select(t.users.c.id).where(gone).limit(AT_ONCE)):
            names = [row.id for row in rows]
            ended = delete(t.sessions).where(t.sessions.c.user.in_(names), t.sessions.c.created_ms < before_ms)
            # Who has just sat down or come back is held by what names them: then all of these wait for another hour.
            await self._keep(ended, delete(t.users).where(t.users.c.id.in_(names)))
            forgotten += len(names)
        return forgotten

    async def ban(self, user: str, *, banned: bool) -> None:
        at_ms = now_ms() if banned else None
        await self._tell_with("left", user, update(t.users).where(t.users.c.id == user).values(banned_ms=at_ms))

    # ------------------------------------------------------------------ what was changed from outside

    async def errands(self) -> list[Notice]:
        """What somebody else has written about, beside a server that has its file for itself. Told once."""
        rows = await self._rows(select(t.errands).order_by(t.errands.c.id))
        if rows:
            await self._keep(delete(t.errands).where(t.errands.c.id <= rows[-1].id))
        return [decoder.decode(row.words) for row in rows]

    # ------------------------------------------------------------------

    async def _clear(self, table: Any, matches: Any) -> int:
        """Deletes what a table holds of these matches, some at a time: moves are written in between."""
        cleared = 0
        some = select(table.c.match).where(table.c.match.in_(matches)).distinct().limit(AT_ONCE)
        while rows := await self._rows(some):
            await self._keep(delete(table).where(table.c.match.in_([row.match for row in rows])))
            cleared += len(rows)
        return cleared


def _over(before_ms: int) -> Any:
    return select(t.matches.c.id).where(t.matches.c.status == OVER, t.matches.c.updated_ms < before_ms)


def take_over(matches: list[str]) -> Any:
    """Goes before what a house's keeper changes at tables: what their owners have not written by then comes to nothing,
    and whoever owns them next reads them anew."""
    theirs = t.leases.c.match.in_(matches)
    return update(t.leases).where(theirs).values(worker="", epoch=t.leases.c.epoch + 1)


def errand(words: str) -> Statement:
    return t.errands.insert(), {"words": words}
