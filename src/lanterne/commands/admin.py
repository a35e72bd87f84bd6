"""`lanterne admin`: who and what there is in a house, and what its keeper decides, also while people play."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from lanterne.commands.common import plain_console, print_json
from lanterne.core.errors import BadInput
from lanterne.core.phrase import Phrase
from lanterne.host.giving_up import CLOSED
from lanterne.server.settings import CONFIG, Settings, read_settings
from lanterne.server.store.joined import JoinedStore
from lanterne.server.store.upkeep import OVER, WAITING
from lanterne.server.tables.retention import Retention
from lanterne.text import Words, default_language

LEAST_LETTERS = 4  # of a table: so many stand in the log

Work = Callable[[JoinedStore], Awaitable[None]]


class Keeper:
    """Where the house is, and how its keeper speaks."""

    def __init__(self, db: str | None, config: str) -> None:
        environ = dict(os.environ) | ({CONFIG: config} if config else {})
        self.settings: Settings = read_settings(environ, {"db": db})[0]
        self.words = Words(default_language())

    def say(self, key: str, **args: str | int) -> None:
        plain_console().print(self.words.text(key, **args))

    def do(self, work: Work) -> None:
        asyncio.run(self._do(work))

    async def _do(self, work: Work) -> None:
        store = JoinedStore(self.settings.db)
        try:
            await store.join()
            await work(store)
        finally:
            with suppress(Exception):
                await store.close()

    # ------------------------------------------------------------------ lists

    def people(self, text: str, as_json: bool) -> None:
        async def work(store: JoinedStore) -> None:
            self._list(
                await store.people(text), as_json, ("id", "name", "account", "created_ms", "seen_ms", "banned_ms")
            )

        self.do(work)

    def tables(self, text: str, as_json: bool) -> None:
        async def work(store: JoinedStore) -> None:
            columns = ("id", "game", "status", "seats", "owner", "public", "created_ms", "updated_ms")
            self._list(await store.tables(text), as_json, columns)

        self.do(work)

    def _list(self, rows: list[dict[str, Any]], as_json: bool, columns: tuple[str, ...]) -> None:
        if as_json:
            print_json(rows)
            return
        told = [[shown(column, row[column]) for column in columns] for row in rows]
        head = [self.words.text(f"admin-column-{column.removesuffix('_ms')}") for column in columns]
        widths = [max(len(line[at]) for line in [head, *told]) for at in range(len(columns))]
        for line in [head, *told]:
            cells = [cell.ljust(width) for cell, width in zip(line, widths, strict=True)]
            plain_console().print("  ".join(cells).rstrip())

    # ------------------------------------------------------------------ people

    def ban(self, who: str, *, banned: bool) -> None:
        async def work(store: JoinedStore) -> None:
            user = await one_person(store, who)
            await store.ban(user, banned=banned)
            self.say("admin-banned" if banned else "admin-unbanned", who=user)

        self.do(work)

    def export(self, who: str) -> None:
        async def work(store: JoinedStore) -> None:
            print_json(await store.all_about(await one_person(store, who)))

        self.do(work)

    def erase(self, who: str, sure: bool) -> None:
        async def work(store: JoinedStore) -> None:
            user = await one_person(store, who)
            check_sure(sure)
            await store.erase(user)
            self.say("admin-erased", who=user)

        self.do(work)

    # ------------------------------------------------------------------ tables

    def close(self, name: str) -> None:
        """A game ends without a winner; a table that waits is gone."""

        async def work(store: JoinedStore) -> None:
            table = await one_table(store, name)
            if table["status"] == OVER:
                raise BadInput(Phrase("refused-over"))
            if table["status"] == WAITING:
                await store.delete_match(table["id"])
            else:
                await store.end_match(table["id"], CLOSED)
            self.say("admin-closed", table=table["id"])

        self.do(work)

    def delete(self, name: str, sure: bool) -> None:
        async def work(store: JoinedStore) -> None:
            table = await one_table(store, name)
            check_sure(sure)
            await store.delete_match(table["id"])
            self.say("admin-deleted", table=table["id"])

        self.do(work)

    def sweep(self) -> None:
        async def work(store: JoinedStore) -> None:
            found = await Retention(store, self.settings).sweep()
            for what, count in found.items():
                self.say(f"admin-swept-{what}", count=count)
            if not found:
                self.say("admin-swept-elsewhere")

        self.do(work)


async def one_person(store: JoinedStore, text: str) -> str:
    """Raises `BadInput` unless exactly one is meant."""
    found = await store.people_called(text)
    if not found:
        raise BadInput(Phrase("refused-no-person", {"who": text}))
    if len(found) > 1:
        raise BadInput(Phrase("refused-many-people", {"who": text, "count": len(found)}))
    return found[0]


async def one_table(store: JoinedStore, text: str) -> dict[str, Any]:
    """By its name, or by the first letters of it. Raises `BadInput`."""
    found = await store.tables(text) if len(text) >= LEAST_LETTERS else []
    if not found:
        raise BadInput(Phrase("refused-no-table", {"table": text}))
    if len(found) > 1:
        raise BadInput(Phrase("refused-many-tables", {"table": text, "count": len(found)}))
    return found[0]


def check_sure(sure: bool) -> None:
    if not sure:
        raise BadInput(Phrase("refused-not-sure"))


def shown(column: str, value: object) -> str:
    if value is None:
        return "-"
    if column.endswith("_ms"):
        return datetime.fromtimestamp(int(str(value)) / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return str(value)
