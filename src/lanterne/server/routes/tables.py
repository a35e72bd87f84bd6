"""The lobby, and everything about a table that is not a move."""

from __future__ import annotations

import logging
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Annotated, Any, TypeAlias

from litestar import Controller, Request, get, post
from litestar.params import JSONBody, QueryParameter

from lanterne.server.messages import (
    FromHere,
    Lobby,
    NewLesson,
    NewTable,
    PersonChoice,
    SeatChoice,
    SeatsChoice,
    TableInfo,
)
from lanterne.server.routes.errors import NoSuchTable
from lanterne.server.routes.needs import TablePath, TheFar, ThePublicList, TheRegistry, TheSettings, TheStore, TheUser
from lanterne.server.routes.people import person
from lanterne.server.store.rows import UserRow
from lanterne.server.tables.client import FarAsker
from lanterne.server.tables.commands import Command, Leave, Mute, PutBot, Rematch, Remove, Resign, Resize, Sit, Start
from lanterne.server.tables.far import Far
from lanterne.server.tables.going_on import go_on
from lanterne.server.tables.lessons import teach, under_way
from lanterne.server.tables.listing import listed
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.making import create
from lanterne.server.tables.registry import Registry
from lanterne.server.tables.telling import info

log = logging.getLogger("lanterne.lobby")
TheRequest: TypeAlias = Request[Any, Any, Any]
TheChoice: TypeAlias = JSONBody[SeatChoice]
ThePerson: TypeAlias = JSONBody[PersonChoice]


async def open_table(registry: Registry, name: str) -> LiveTable:
    table = await registry.table(name)
    if table is None:
        raise NoSuchTable(name)
    return table


async def ask(registry: Registry, far: Far, name: str, user: UserRow, command: Command) -> TableInfo:
    """Asks the table's owner, here or elsewhere; what is seen over HTTP is the table afterwards."""
    table = await open_table(registry, name)
    await far.ask(table, FarAsker(user.id, user.name), command)
    return info(table)


class TablesController(Controller):
    path = "/api"

    @get("/lobby", summary="My tables and the public ones: those with free seats first, then the newest, by pages")
    async def lobby(
        self,
        user: TheUser,
        registry: TheRegistry,
        store: TheStore,
        public_list: ThePublicList,
        settings: TheSettings,
        offset: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
        limit: Annotated[int, QueryParameter(ge=1, le=60)] = 60,
    ) -> Lobby:
        mine = [line.seen_by(user.id) for line in await listed(registry, await store.matches_of(user.id))]
        public, more = await public_list.page(limit, offset)
        mine.sort(key=lambda row: (row.status == "over", not row.your_turn, -row.updated_ms))
        return Lobby(me=person(user, settings), mine=mine, public=[line.seen_by(user.id) for line in public], more=more)

    @post("/tables", status_code=201, summary="Open a table")
    async def create(
        self, data: JSONBody[NewTable], request: TheRequest, user: TheUser, registry: TheRegistry
    ) -> TableInfo:
        async with room_for_table(request, user, registry):
            return info(await create(registry, user, data))

    @post("/lessons", status_code=201, summary="Learn a game by playing: one's lesson that is under way, or a new one")
    async def learn(
        self, data: JSONBody[NewLesson], request: TheRequest, user: TheUser, registry: TheRegistry
    ) -> TableInfo:
        table = None if data.again else await under_way(registry, user, data.game)
        if table is not None:
            return info(table)
        async with room_for_table(request, user, registry):
            return info(await teach(registry, user, data.game))

    @get("/tables/{name:str}", summary="A table as everybody sees it")
    async def show(self, name: TablePath, registry: TheRegistry) -> TableInfo:
        return info(await open_table(registry, name))

    @post("/tables/{name:str}/sit", status_code=200, summary="Take a seat, or ask those who play for a bot's")
    async def sit(
        self, name: TablePath, data: TheChoice, user: TheUser, registry: TheRegistry, far: TheFar
    ) -> TableInfo:
        return await ask(registry, far, name, user, Sit(data.seat))

    @post("/tables/{name:str}/bot", status_code=200, summary="Put a bot on a seat")
    async def put_bot(
        self, name: TablePath, data: TheChoice, user: TheUser, registry: TheRegistry, far: TheFar
    ) -> TableInfo:
        return await ask(registry, far, name, user, PutBot(data.seat, data.bot))

    @post("/tables/{name:str}/seats", status_code=200, summary="Add or drop seats while it waits (owner)")
    async def resize(
        self, name: TablePath, data: JSONBody[SeatsChoice], user: TheUser, registry: TheRegistry, far: TheFar
    ) -> TableInfo:
        return await ask(registry, far, name, user, Resize(data.seats))

    @post("/tables/{name:str}/start", status_code=200, summary="Begin; shares of the seed are shown first")
    async def start(self, name: TablePath, user: TheUser, registry: TheRegistry, far: TheFar) -> TableInfo:
        return await ask(registry, far, name, user, Start())

    @post("/tables/{name:str}/leave", status_code=200, summary="Stand up; in a game bots play on")
    async def leave(self, name: TablePath, user: TheUser, registry: TheRegistry, far: TheFar) -> TableInfo:
        return await ask(registry, far, name, user, Leave())

    @post("/tables/{name:str}/resign", status_code=200, summary="Give a seat up")
    async def resign(
        self, name: TablePath, data: TheChoice, user: TheUser, registry: TheRegistry, far: TheFar
    ) -> TableInfo:
        return await ask(registry, far, name, user, Resign(data.seat))

    @post("/tables/{name:str}/rematch", status_code=200, summary="The same again, one seat further")
    async def rematch(
        self, name: TablePath, request: TheRequest, user: TheUser, registry: TheRegistry, far: TheFar
    ) -> TableInfo:
        table = await open_table(registry, name)
        async with nullcontext() if table.row.rematch else room_for_table(request, user, registry):
            again = await far.ask(table, FarAsker(user.id, user.name), Rematch())
        return info(await open_table(registry, again))

    @post("/tables/{name:str}/go-on", status_code=201, summary="A table that goes on from a moment of a finished game")
    async def go_on(
        self, name: TablePath, data: JSONBody[FromHere], request: TheRequest, user: TheUser, registry: TheRegistry
    ) -> TableInfo:
        table = await open_table(registry, name)
        async with room_for_table(request, user, registry):
            return info(await go_on(registry, table, user, data))

    @post("/tables/{name:str}/remove", status_code=200, summary="Show somebody out for good, or clear a seat (owner)")
    async def remove(
        self, name: TablePath, data: ThePerson, user: TheUser, registry: TheRegistry, far: TheFar
    ) -> TableInfo:
        return await ask(registry, far, name, user, Remove(data))

    @post("/tables/{name:str}/mute", status_code=200, summary="Silence somebody, or let them speak again")
    async def mute(
        self, name: TablePath, data: ThePerson, user: TheUser, registry: TheRegistry, far: TheFar
    ) -> TableInfo:
        return await ask(registry, far, name, user, Mute(data))


def room_for_table(request: TheRequest, user: UserRow, registry: Registry) -> AbstractAsyncContextManager[None]:
    address = "" if request.client is None else request.client.host
    return registry.quotas.room_for_table(user.id, address, registry.store.open_tables_of)
