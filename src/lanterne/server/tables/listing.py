"""Lines of a list of tables. The public ones are the same for all, but for whose they are, and are kept at hand."""

from __future__ import annotations

import logging
import time
from contextlib import suppress
from typing import Final, final

import msgspec

from lanterne.core.errors import LanterneError
from lanterne.server.messages import TableRow
from lanterne.server.store.outage import is_outage
from lanterne.server.store.rows import MatchRow
from lanterne.server.tables.changing import sitter_of
from lanterne.server.tables.registry import Registry

log = logging.getLogger("lanterne.lobby")
FRESH_S: Final = 1.0  # what other workers write is seen that late
MOST_PAGES: Final = 20


@final
class Listed:
    """A line, and whom it concerns."""

    def __init__(self, row: TableRow, people: set[str | None], waited: set[str | None]) -> None:
        self.row = row
        self.people = people
        self.waited = waited

    def seen_by(self, user: str) -> TableRow:
        mine = user in self.people
        if not mine:
            return self.row
        return msgspec.structs.replace(self.row, mine=True, your_turn=user in self.waited)


@final
class PublicList:
    """Pages of public tables, anew when something was written here, or after a moment."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.pages: dict[tuple[int, int], tuple[int, float, list[Listed], bool]] = {}

    async def page(self, limit: int, offset: int) -> tuple[list[Listed], bool]:
        """One page, and whether there are more."""
        store = self.registry.store
        written, now = store.writer.batches, time.monotonic()
        known = self.pages.get((limit, offset))
        if known is not None and known[0] == written and now - known[1] < FRESH_S:
            return known[2], known[3]
        found = await store.public_matches(limit + 1, offset)
        rows = await listed(self.registry, found[:limit])
        if len(self.pages) >= MOST_PAGES:
            self.pages.clear()
        self.pages[limit, offset] = (written, now, rows, len(found) > limit)
        return rows, len(found) > limit


async def listed(registry: Registry, rows: list[MatchRow]) -> list[Listed]:
    """One that cannot be told of takes no other along."""
    found: list[Listed] = []
    for row in rows:
        try:
            found.append(await line_of(registry, row))
        except Exception as error:
            if is_outage(error):
                raise
            log.exception("table %s cannot be listed", row.id)
    return found


async def line_of(registry: Registry, row: MatchRow) -> Listed:
    """Where nothing happens the rows tell everything: the lobby opens no such table."""
    table = registry.tables.get(row.id)
    if table is None and row.status == "playing":
        with suppress(LanterneError):  # one that cannot be opened any more is still listed
            table = await registry.table(row.id)
    host = None if table is None else table.host
    sitters = [sitter_of(seat) for seat in await registry.store.seats(row.id)] if host is None else host.sitters
    places = [] if row.outcome is None else row.outcome["places"]
    line = TableRow(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=row.seats,
        names=[sitter.name for sitter in sitters],
        bots=["" if sitter.user is not None else sitter.bot for sitter in sitters],
        pace=row.pace,
        options=row.options,
        mine=False,
        your_turn=False,
        ply=0 if host is None else host.match.ply_of(None),  # what anybody may know
        updated_ms=row.updated_ms,
        free_seats=len([sitter for sitter in sitters if sitter.is_empty()]),
        winners=[seat for seat, place in enumerate(places) if place == 1],
    )
    waited = set() if host is None else {sitters[seat].user for seat in host.to_act() if not sitters[seat].bot}
    return Listed(line, {sitter.user for sitter in sitters}, waited)
