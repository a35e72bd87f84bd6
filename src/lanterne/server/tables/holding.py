"""Tables that stand still while something is written about their people: nothing of before is written after it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager

from lanterne.server.store.notices import Notice
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.registry import Registry
from lanterne.server.tables.talking import line_of


@asynccontextmanager
async def held(registry: Registry, matches: Collection[str]) -> AsyncIterator[None]:
    """Those of them that are open at this worker; other workers are kept from writing by `upkeep.take_over`.

    Whoever holds tables holds all that it wants before anybody else holds any.
    """
    async with registry.holding:
        opening = [registry.opening[match] for match in matches if match in registry.opening]
        if opening:
            await asyncio.wait(opening)
        written = asyncio.Event()
        still = [_stand_still(registry.tables[match], written) for match in matches if match in registry.tables]
        for ready in still:
            await ready
        try:
            yield
        finally:
            written.set()
            for match in matches:  # also those that were opened meanwhile
                await registry.heard(Notice(kind="changed", about=match))


def _stand_still(table: LiveTable, written: asyncio.Event) -> asyncio.Future[None]:
    ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def stands() -> None:
        if not ready.done():
            ready.set_result(None)

    async def wait() -> None:
        stands()
        await written.wait()
        table.in_doubt = True  # should what follows fail, nothing is done here before it has gone well
        table.talk = [line_of(table, line) for line in await table.store.talk(table.id)]
        await table.make_sure()

    def failed(_error: Exception) -> bool:
        stands()  # it is let go: nothing is written from here
        return False

    table.post(wait, failed, looks=True)
    return ready
