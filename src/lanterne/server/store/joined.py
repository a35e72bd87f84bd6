"""A store beside a server that may be running: it changes the database, and whoever has a table open hears of it."""

from __future__ import annotations

from typing import Any

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import DBAPIError

from lanterne.core.errors import BadInput
from lanterne.core.phrase import Phrase
from lanterne.server.store.check import shown
from lanterne.server.store.file import file_of
from lanterne.server.store.migrate import script_location
from lanterne.server.store.notices import Kind
from lanterne.server.store.outage import OUTAGES, short
from lanterne.server.store.store import Store
from lanterne.server.store.upkeep import errand


class JoinedStore(Store):
    """Takes no lock: SQLite lets several processes write, and a server asks every few seconds what was changed."""

    async def join(self) -> None:
        """Raises `BadInput` where there is nothing, or something of another version."""
        path = file_of(self.url)
        if path is not None and not path.exists():
            raise BadInput(Phrase("refused-backup-empty"))
        config = Config()
        config.set_main_option("script_location", script_location())
        try:
            async with self.engine.connect() as connection:
                found = await connection.run_sync(lambda c: MigrationContext.configure(c).get_current_revision())
        except (DBAPIError, *OUTAGES) as error:
            why = str(error.orig) if isinstance(error, DBAPIError) else short(error)
            raise BadInput(Phrase("refused-database", {"database": shown(self.url), "why": why})) from None
        if found is None:
            raise BadInput(Phrase("refused-backup-empty"))
        if found != ScriptDirectory.from_config(config).get_current_head():
            raise BadInput(Phrase("refused-database-version", {"database": shown(self.url)}))
        self.writer.start()

    async def _tell_with(self, kind: Kind, about: str, *statements: Any) -> None:
        more = [] if self.notices.url else [errand(self.notices.text(kind, about))]
        await super()._tell_with(kind, about, *statements, *more)
