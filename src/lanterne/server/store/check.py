"""Trying a database before a server is started on it: whatever is wrong with it is one line."""

from __future__ import annotations

from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from lanterne.core.errors import BadInput
from lanterne.core.phrase import Phrase
from lanterne.server.store.outage import OUTAGES, short
from lanterne.server.store.store import Store


async def check_database(url: str) -> None:
    """Opens it, brings it up to date and lets it go. Raises `BadInput`."""
    try:
        store = Store(url)
        try:
            await store.open()
        finally:
            await store.close()
    except CommandError:
        raise BadInput(Phrase("refused-database-newer", {"database": shown(url)})) from None
    except (SQLAlchemyError, ValueError, *OUTAGES) as error:
        why = str(error.orig) if isinstance(error, DBAPIError) else short(error)
        raise BadInput(Phrase("refused-database", {"database": shown(url), "why": why})) from None


def shown(url: str) -> str:
    """Without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (SQLAlchemyError, ValueError):
        return "--db"
