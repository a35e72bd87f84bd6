"""Trying a database before a server is started on it: whatever is wrong with it is one line."""

from __future__ import annotations

from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from lanterne.core.errors import BadInput
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
    except CommandError as error:
        raise BadInput(f"the database {shown(url)} was made by a newer Lanterne: {error}") from None
    except DBAPIError as error:
        raise BadInput(f"cannot use the database {shown(url)}: {error.orig}") from None
    except (SQLAlchemyError, ValueError, *OUTAGES) as error:
        raise BadInput(f"cannot use the database {shown(url)}: {short(error)}") from None


def shown(url: str) -> str:
    """Without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (SQLAlchemyError, ValueError):
        return "that --db names"
