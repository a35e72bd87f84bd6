"""Calling people back: at which tables they play, how they want to be called, where their browsers hear of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from sqlalchemy import Row, select

from lanterne.server.store import schema as t
from lanterne.server.store.upkeep import PLAYING


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
