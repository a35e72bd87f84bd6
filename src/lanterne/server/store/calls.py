"""Calling people back: at which tables they play, how they want to be called, where their browsers hear of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Row, delete, insert, select, update

from lanterne.server.store import schema as t
from lanterne.server.store.rows import PushRow
from lanterne.server.store.upkeep import PLAYING
from lanterne.server.store.writer import Clash
from lanterne.server.wall_clock import now_ms

MOST_BROWSERS = 10  # of one person: one that comes takes the place of the oldest


class Calls(ABC):
    @abstractmethod
    async def _keep(self, *statements: Any) -> None: ...

    @abstractmethod
    async def _rows(self, statement: Any) -> list[Row[Any]]: ...

    async def played_by(self, user: str, limit: int) -> list[str]:
        """Tables at which that person's games go on, those in which nobody has moved for longest first."""
        mine = select(t.seats.c.match).where(t.seats.c.user == user)
        row = t.matches.c
        played = select(row.id).where(row.status == PLAYING, row.id.in_(mine))
        return [each.id for each in await self._rows(played.order_by(row.updated_ms).limit(limit))]

    # ------------------------------------------------------------------ wishes

    async def call_wishes(self, user: str) -> tuple[str, str] | None:
        """For games of days and for others; None: nothing was ever said."""
        rows = await self._rows(select(t.call_wishes).where(t.call_wishes.c.user == user))
        return (rows[0].days, rows[0].live) if rows else None

    async def set_call_wishes(self, user: str, days: str, live: str) -> None:
        mine = t.call_wishes.c.user == user
        try:
            await self._keep(
                delete(t.call_wishes).where(mine), insert(t.call_wishes).values(user=user, days=days, live=live)
            )
        except Clash:  # at two places at once
            await self._keep(update(t.call_wishes).where(mine).values(days=days, live=live))

    # ------------------------------------------------------------------ browsers

    async def add_push(self, session: str, push: PushRow) -> None:
        """A browser has one: whoever used it before is called there no more."""
        values = {**msgspec.structs.asdict(push), "session": session, "created_ms": now_ms()}
        try:
            await self._keep(delete(t.pushes).where(t.pushes.c.id == push.id), insert(t.pushes).values(**values))
        except Clash:  # it was asked for twice at once
            await self._keep(update(t.pushes).where(t.pushes.c.id == push.id).values(**values))
        user = select(t.sessions.c.user).where(t.sessions.c.id == session).scalar_subquery()
        theirs = select(t.sessions.c.id).where(t.sessions.c.user == user)
        pushes = t.pushes.c
        old = select(pushes.id).where(pushes.session.in_(theirs)).order_by(pushes.created_ms.desc())
        rows = await self._rows(old.offset(MOST_BROWSERS))
        await self.drop_pushes([row.id for row in rows])

    async def pushes(self, user: str) -> list[PushRow]:
        fields = PushRow.__struct_fields__
        columns = [t.pushes.c[name] for name in fields]
        theirs = (
            select(*columns).join(t.sessions, t.sessions.c.id == t.pushes.c.session).where(t.sessions.c.user == user)
        )
        return [PushRow(**{name: getattr(row, name) for name in fields}) for row in await self._rows(theirs)]

    async def drop_pushes(self, pushes: list[str]) -> None:
        if pushes:
            await self._keep(delete(t.pushes).where(t.pushes.c.id.in_(pushes)))

    # ------------------------------------------------------------------ who was called

    async def claim_call(self, match: str, user: str) -> bool:
        """Whether it is for whoever asks to call them: nobody else has."""
        try:
            await self._keep(insert(t.calls).values(match=match, user=user, done=False))
        except Clash:
            return False
        return True

    async def call_done(self, match: str, user: str) -> None:
        await self._keep(update(t.calls).where(*_call(match, user)).values(done=True))

    async def end_call(self, match: str, user: str) -> None:
        await self._keep(delete(t.calls).where(*_call(match, user)))

    async def calls(self, match: str) -> dict[str, bool]:
        """Who was called there, and whether that is done."""
        rows = await self._rows(select(t.calls).where(t.calls.c.match == match))
        return {row.user: row.done for row in rows}

    # ------------------------------------------------------------------ the house's keys

    async def house_key(self, name: str, fresh: str) -> str:
        """The one that is kept; `fresh` from now on, where there is none."""
        asked = select(t.house_keys.c.value).where(t.house_keys.c.name == name)
        if not await self._rows(asked):
            with suppress(Clash):  # another worker was quicker
                await self._keep(insert(t.house_keys).values(name=name, value=fresh))
        return str((await self._rows(asked))[0].value)


def _call(match: str, user: str) -> tuple[Any, Any]:
    return t.calls.c.match == match, t.calls.c.user == user
