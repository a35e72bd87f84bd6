"""Alembic runs this: the connection comes from `store/migrate.py`."""

from __future__ import annotations

from alembic import context

from lanterne.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
