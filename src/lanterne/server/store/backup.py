"""A database as one file of JSON lines, from either kind and into either kind; taken while people play.

The first line says by which schema it was written. Restoring makes an empty database of that schema, fills it, and
brings it up to date: an old backup can always be restored.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import IO, Any

import asyncpg
import msgspec
from alembic.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from lanterne.core.errors import BadInput
from lanterne.core.phrase import Phrase
from lanterne.server.store.base import make_engine
from lanterne.server.store.check import shown
from lanterne.server.store.file import DatabaseFile, file_of
from lanterne.server.store.migrate import HEAD, upgrade
from lanterne.server.store.outage import is_outage, short

Told = Callable[[int], None]
KIND = "lanterne backup"
AT_ONCE = 500
NOT_KEPT = ("alembic_version", "workers", "leases", "commands", "errands", "mail_links")  # these are of the moment


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[AsyncEngine]:
    """Raises `BadInput` where it cannot be read or written."""
    engine = make_engine(url)
    try:
        yield engine
    except (SQLAlchemyError, asyncpg.InterfaceError, asyncpg.PostgresError) as error:
        why = str(error.orig) if isinstance(error, DBAPIError) else short(error)
        raise BadInput(Phrase("refused-database", {"database": shown(url), "why": why})) from None
    finally:
        await engine.dispose()


async def back_up(url: str, file: IO[str], told: Told) -> int:
    """Writes all rows as they stand at one moment; how many they are."""
    async with opened(url) as engine, engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            await connection.exec_driver_sql("BEGIN")  # the driver begins with the first change only
        known = await connection.run_sync(_tables)
        schema = await connection.run_sync(lambda c: MigrationContext.configure(c).get_current_revision())
        if schema is None:
            raise BadInput(Phrase("refused-backup-empty"))
        file.write(_line({"kind": KIND, "schema": schema}))
        rows = 0
        async for line in _rows(connection, known):
            file.write(line)
            rows += 1
            told(1)
        return rows


def _tables(connection: Connection) -> MetaData:
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name not in NOT_KEPT)
    return found


async def _rows(connection: AsyncConnection, known: MetaData) -> AsyncIterator[str]:
    for table in known.sorted_tables:
        result = await connection.stream(select(table))
        async for row in result:
            yield _line([str(table.name), {str(key): value for key, value in row._mapping.items()}])


def _line(value: object) -> str:
    return msgspec.json.encode(value).decode() + "\n"


async def count_rows(url: str) -> int:
    """For whoever wants to see how far it is. Raises `BadInput` when there is no such file."""
    path = file_of(url)
    if path is not None and not path.exists():
        raise BadInput(Phrase("refused-backup-empty"))
    async with opened(url) as engine, engine.connect() as connection:
        known = await connection.run_sync(_tables)
        counts = [await connection.scalar(select(func.count()).select_from(table)) for table in known.sorted_tables]
        return sum([count or 0 for count in counts])


async def restore(url: str, lines: Iterable[str], told: Told) -> int:
    """All or nothing, into an empty database that nobody else has open. Raises `BadInput`."""
    path = file_of(url)
    file = None if path is None else DatabaseFile(path)
    if file is not None:
        file.take()
    try:
        return await _restore(url, lines, told)
    finally:
        if file is not None:
            file.release()


async def _restore(url: str, lines: Iterable[str], told: Told) -> int:
    async with opened(url) as engine, engine.begin() as connection:
        if connection.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN")  # else new tables stay, whatever comes after them
        if await connection.run_sync(lambda c: bool(inspect(c).get_table_names())):
            raise BadInput(Phrase("refused-restore-full"))
        rows = iter(lines)
        head = _decoded(next(rows, ""))
        schema = head.get("schema") if isinstance(head, dict) and head.get("kind") == KIND else None
        if not isinstance(schema, str) or not schema.isdecimal():
            raise BadInput(Phrase("refused-restore-kind"))
        try:
            await connection.run_sync(upgrade, schema)
        except CommandError:
            raise BadInput(Phrase("refused-restore-newer")) from None
        known = await connection.run_sync(_tables)
        count = await _fill(connection, known, rows, told)
        await connection.run_sync(upgrade, HEAD)
        return count


async def _fill(connection: AsyncConnection, known: MetaData, lines: Iterable[str], told: Told) -> int:
    count, name, waiting = 0, "", list[dict[str, Any]]()

    async def write() -> None:
        if waiting:
            try:
                await connection.execute(insert(known.tables[name]), waiting)
            except SQLAlchemyError as error:
                if is_outage(error):
                    raise
                raise BadInput(Phrase("refused-restore-kind")) from None
            told(len(waiting))
            waiting.clear()

    for line in lines:
        table, row = _row_of(known, line)
        if table.name != name or len(waiting) >= AT_ONCE:
            await write()
        name = table.name
        waiting.append(row)
        count += 1
    await write()
    if connection.dialect.name == "postgresql":  # rows came with their numbers: the next ones count from there
        await connection.execute(text("SELECT setval(pg_get_serial_sequence('talk', 'id'), max(id)) FROM talk"))
    return count


def _row_of(known: MetaData, line: str) -> tuple[Table, dict[str, Any]]:
    """Raises `BadInput`."""
    match _decoded(line):
        case [str() as name, dict() as row] if name in known.tables and _fits(row, known.tables[name]):
            return known.tables[name], row
    raise BadInput(Phrase("refused-restore-kind"))


def _fits(row: dict[str, Any], table: Table) -> bool:
    return set(row) <= set(table.columns.keys())


def _decoded(line: str) -> Any:
    try:
        return msgspec.json.decode(line)
    except msgspec.DecodeError:
        raise BadInput(Phrase("refused-restore-kind")) from None
