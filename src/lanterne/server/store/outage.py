"""Telling a database that is away, which passes, from a mistake, which does not."""

from __future__ import annotations

import asyncpg
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

MISTAKES = (IntegrityError, DataError, ProgrammingError)
OUTAGES = (OSError, NoConnectionFree, asyncpg.InterfaceError, asyncpg.PostgresError)


def is_outage(error: BaseException) -> bool:
    """No line, a disk that is full, a server that restarts: the same again may go well later."""
    if isinstance(error, DBAPIError):
        return not isinstance(error, MISTAKES)
    return isinstance(error, OUTAGES)


def short(error: BaseException) -> str:
    """The first line of what it says: databases tell long stories."""
    lines = str(error).splitlines() or [""]
    return f"{type(error).__name__}: {lines[0][:200]}"
