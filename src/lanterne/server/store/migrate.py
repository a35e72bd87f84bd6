"""Brings a database to the present schema by the migrations that ship with the package."""

from __future__ import annotations

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

HEAD = "head"
LOCK = 0x1A27E24E  # any number that is ours: workers that start together migrate one after the other


async def migrate(engine: AsyncEngine) -> None:
    logging.getLogger("alembic").setLevel(logging.WARNING)  # a start that goes well has nothing to tell
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, HEAD)


def script_location() -> str:
    return str(Path(__file__).parent / "migrations")


def upgrade(connection: Connection, revision: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    config = Config()
    config.set_main_option("script_location", script_location())
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    # What cannot be written is no database to play on, and better found out now.
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
