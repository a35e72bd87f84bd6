"""What is asked of a table's owner at another worker, until that owner takes it; every row is taken once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from lanterne.server.store import schema as t
from lanterne.server.store.notices import Kind
from lanterne.server.store.rows import CommandRow

ADD_COMMAND = insert(t.commands)


class Commands(ABC):
    engine: AsyncEngine

    @abstractmethod
    async def _tell_with(self, kind: Kind, about: str, *statements: Any) -> None: ...

    async def add_command(self, match: str, row: CommandRow) -> None:
        values = {"match": match, "name": row.name, "worker": row.worker, "body": row.body}
        await self._tell_with("command", match, (ADD_COMMAND, values))

    async def take_commands(self, match: str) -> list[CommandRow]:
        """In the order in which they were asked; nobody else gets them any more."""
        row = t.commands.c
        taking = delete(t.commands).where(row.match == match).returning(row.id, row.name, row.worker, row.body)
        async with self.engine.begin() as connection:
            rows = sorted((await connection.execute(taking)).all(), key=lambda each: int(each.id))
        return [CommandRow(name=r.name, worker=r.worker, body=r.body) for r in rows]

    async def commands_for(self) -> set[str]:
        """The tables of which something is asked."""
        async with self.engine.connect() as connection:
            return set(await connection.scalars(select(t.commands.c.match)))

    async def withdraw_command(self, name: str) -> bool:
        """Whether nobody has taken it yet; now nobody will."""
        async with self.engine.begin() as connection:
            result = await connection.execute(delete(t.commands).where(t.commands.c.name == name))
        return bool(result.rowcount)
