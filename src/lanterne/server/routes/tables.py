"""The lobby, and everything about a table that is not a move."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, TypeAlias

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter

from lanterne.core.errors import LanterneError
from lanterne.host import giving_up, seating
from lanterne.host.change import Change
from lanterne.server.messages import Lobby, NewTable, PersonChoice, SeatChoice, TableInfo, TableRow
from lanterne.server.routes.errors import NoSuchTable
from lanterne.server.routes.needs import TablePath, TheRegistry, TheStore, TheUser
from lanterne.server.routes.people import person
from lanterne.server.store.outage import is_outage
from lanterne.server.store.rows import MatchRow, UserRow
from lanterne.server.tables.changing import carry_out, sitter_of
from lanterne.server.tables.drawing import start_table
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.registry import Registry
from lanterne.server.tables.taking_over import sit
from lanterne.server.tables.talking import meant, mute
from lanterne.server.tables.telling import info
from lanterne.server.wall_clock import steady_ms

log = logging.getLogger("lanterne.lobby")
TheChoice: TypeAlias = JSONBody[SeatChoice]
ThePerson: TypeAlias = JSONBody[PersonChoice]


async def open_table(registry: Registry, name: str) -> LiveTable:
    table = await registry.table(name)
    if table is None:
        raise NoSuchTable(name)
    return table


async def do(registry: Registry, name: str, change: Callable[[LiveTable], Change]) -> TableInfo:
    """Carries a change out in the table's own task."""
    table = await open_table(registry, name)
    await table.run(lambda: carry_out(table, change(table)))
    return info(table)


class TablesController(Controller):
    path = "/api"

    @get("/lobby", summary="My tables and the public ones: those with free seats first, then the newest, by pages")
    async def lobby(
        self,
        user: TheUser,
        registry: TheRegistry,
        store: TheStore,
        offset: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
        limit: Annotated[int, QueryParameter(ge=1, le=60)] = 60,
    ) -> Lobby:
        mine = await table_rows(registry, await store.matches_of(user.id), user)
        found = await store.public_matches(limit + 1, offset)
        public = await table_rows(registry, found[:limit], user)
        mine.sort(key=lambda row: (row.status == "over", not row.your_turn, -row.updated_ms))
        return Lobby(me=person(user), mine=mine, public=public, more=len(found) > limit)

    @post("/tables", status_code=201, summary="Open a table")
    async def create(self, data: JSONBody[NewTable], user: TheUser, registry: TheRegistry) -> TableInfo:
        return info(await registry.create(user, data))

    @get("/tables/{name:str}", summary="A table as everybody sees it")
    async def show(self, name: TablePath, registry: TheRegistry) -> TableInfo:
        return info(await open_table(registry, name))

    @post("/tables/{name:str}/sit", status_code=200, summary="Take a seat, or ask those who play for a bot's")
    async def sit(self, name: TablePath, data: TheChoice, user: TheUser, registry: TheRegistry) -> TableInfo:
        table = await open_table(registry, name)
        await table.run(lambda: sit(table, user, data.seat))
        return info(table)

    @post("/tables/{name:str}/bot", status_code=200, summary="Put a bot on a seat")
    async def put_bot(self, name: TablePath, data: TheChoice, user: TheUser, registry: TheRegistry) -> TableInfo:
        return await do(
            registry, name, lambda table: seating.put_bot(table.host, user.id, data.seat, data.bot, steady_ms())
        )

    @post("/tables/{name:str}/start", status_code=200, summary="Begin; shares of the seed are shown first")
    async def start(self, name: TablePath, user: TheUser, registry: TheRegistry) -> TableInfo:
        table = await open_table(registry, name)
        await table.run(lambda: start_table(table, user.id))
        return info(table)

    @post("/tables/{name:str}/leave", status_code=200, summary="Stand up; in a game bots play on")
    async def leave(self, name: TablePath, user: TheUser, registry: TheRegistry) -> TableInfo:
        return await do(registry, name, lambda table: seating.leave(table.host, user.id, steady_ms()))

    @post("/tables/{name:str}/resign", status_code=200, summary="Give a seat up")
    async def resign(self, name: TablePath, data: TheChoice, user: TheUser, registry: TheRegistry) -> TableInfo:
        return await do(registry, name, lambda table: giving_up.resign(table.host, user.id, data.seat, steady_ms()))

    @post("/tables/{name:str}/rematch", status_code=200, summary="The same again, one seat further")
    async def rematch(self, name: TablePath, user: TheUser, registry: TheRegistry) -> TableInfo:
        table = await open_table(registry, name)
        again = await table.run(lambda: registry.rematch(table, user))
        return info(await open_table(registry, again))

    @post("/tables/{name:str}/remove", status_code=200, summary="Show somebody out for good, or clear a seat (owner)")
    async def remove(self, name: TablePath, data: ThePerson, user: TheUser, registry: TheRegistry) -> TableInfo:
        table = await open_table(registry, name)
        await table.run(lambda: carry_out(table, shown_out(table, user, data)))
        return info(table)

    @post("/tables/{name:str}/mute", status_code=200, summary="Silence somebody, or let them speak again")
    async def mute(self, name: TablePath, data: ThePerson, user: TheUser, registry: TheRegistry) -> TableInfo:
        table = await open_table(registry, name)
        await table.run(lambda: mute(table, user.id, data))
        return info(table)


def shown_out(table: LiveTable, user: UserRow, choice: PersonChoice) -> Change:
    if choice.seat is not None:
        return seating.remove(table.host, user.id, choice.seat, steady_ms())
    return seating.show_out(table.host, user.id, meant(table, choice), steady_ms())


async def table_rows(registry: Registry, rows: list[MatchRow], user: UserRow) -> list[TableRow]:
    """One that cannot be told of takes no other along."""
    found: list[TableRow] = []
    for row in rows:
        try:
            found.append(await table_row(registry, row, user))
        except Exception as error:
            if is_outage(error):
                raise
            log.exception("table %s cannot be listed", row.id)
    return found


async def table_row(registry: Registry, row: MatchRow, user: UserRow) -> TableRow:
    """A line of a list. Finished tables are read from their rows alone: the lobby opens none of them."""
    table = registry.tables.get(row.id)
    if table is None and row.status != "over":
        with suppress(LanterneError):  # one that cannot be opened any more is still listed
            table = await registry.table(row.id)
    host = None if table is None else table.host
    sitters = [sitter_of(seat) for seat in await registry.store.seats(row.id)] if host is None else host.sitters
    places = [] if row.outcome is None else row.outcome["places"]
    return TableRow(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=row.seats,
        names=[sitter.name for sitter in sitters],
        mine=any(sitter.user == user.id for sitter in sitters),
        your_turn=host is not None and any(seat in host.to_act() for seat in host.seats_of(user.id)),
        ply=0 if host is None else host.match.ply_of(None),  # what anybody may know
        updated_ms=row.updated_ms,
        free_seats=len([sitter for sitter in sitters if sitter.is_empty()]),
        winners=[sitter.name for sitter, place in zip(sitters, places, strict=False) if place == 1],
    )
