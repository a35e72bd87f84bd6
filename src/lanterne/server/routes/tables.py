"""The lobby, and everything about a table that is not a move."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

from litestar import Controller, get, post
from litestar.params import JSONBody

from lanterne.core.errors import LanterneError
from lanterne.server.messages import Gone, Lobby, NewTable, SeatChoice, TableInfo, TableRow
from lanterne.server.routes.errors import NoSuchTable
from lanterne.server.routes.needs import TablePath, TheHall, TheStore, TheUser
from lanterne.server.routes.people import person
from lanterne.server.store.rows import MatchRow, UserRow
from lanterne.server.tables import seating
from lanterne.server.tables.hall import Hall
from lanterne.server.tables.live import LiveTable


async def open_table(hall: Hall, name: str) -> LiveTable:
    table = await hall.table(name)
    if table is None:
        raise NoSuchTable(name)
    return table


async def do(hall: Hall, name: str, job: Callable[[LiveTable], Awaitable[object]]) -> TableInfo:
    table = await open_table(hall, name)
    await table.run(lambda: job(table))
    return table.info()


class TablesController(Controller):
    path = "/api"

    @get("/lobby", summary="My tables and the public ones")
    async def lobby(self, user: TheUser, hall: TheHall, store: TheStore) -> Lobby:
        mine = [await table_row(hall, row, user) for row in await store.matches_of(user.id)]
        public = [await table_row(hall, row, user) for row in await store.public_matches()]
        mine.sort(key=lambda row: (row.status == "over", not row.your_turn, -row.updated_ms))
        return Lobby(me=person(user), mine=mine, public=public)

    @post("/tables", status_code=201, summary="Open a table")
    async def create(self, data: JSONBody[NewTable], user: TheUser, hall: TheHall) -> TableInfo:
        return (await hall.create(user, data)).info()

    @get("/tables/{name:str}", summary="A table as everybody sees it")
    async def show(self, name: TablePath, hall: TheHall) -> TableInfo:
        return (await open_table(hall, name)).info()

    @post("/tables/{name:str}/sit", status_code=200, summary="Take a seat")
    async def sit(self, name: TablePath, data: JSONBody[SeatChoice], user: TheUser, hall: TheHall) -> TableInfo:
        return await do(hall, name, lambda table: seating.sit(table, user, data.seat))

    @post("/tables/{name:str}/bot", status_code=200, summary="Put a bot on a seat")
    async def put_bot(self, name: TablePath, data: JSONBody[SeatChoice], user: TheUser, hall: TheHall) -> TableInfo:
        return await do(hall, name, lambda table: seating.put_bot(table, user, data.seat, data.bot))

    @post("/tables/{name:str}/start", status_code=200, summary="Begin; empty seats go to bots")
    async def start(self, name: TablePath, user: TheUser, hall: TheHall) -> TableInfo:
        return await do(hall, name, lambda table: seating.start(table, user))

    @post("/tables/{name:str}/leave", status_code=200, summary="Stand up; in a game bots play on")
    async def leave(self, name: TablePath, user: TheUser, hall: TheHall) -> TableInfo:
        return await do(hall, name, lambda table: seating.leave(table, user))

    @post("/tables/{name:str}/resign", status_code=200, summary="Give a seat up")
    async def resign(self, name: TablePath, data: JSONBody[SeatChoice], user: TheUser, hall: TheHall) -> TableInfo:
        return await do(hall, name, lambda table: seating.resign(table, user, data.seat))

    @post("/tables/{name:str}/rematch", status_code=200, summary="The same again, one seat further")
    async def rematch(self, name: TablePath, user: TheUser, hall: TheHall) -> TableInfo:
        table = await open_table(hall, name)
        again = await table.run(lambda: hall.rematch(table, user))
        return (await open_table(hall, again)).info()

    @post("/tables/{name:str}/remove", status_code=200, summary="Show somebody out (owner)")
    async def remove(self, name: TablePath, data: JSONBody[SeatChoice], user: TheUser, hall: TheHall) -> TableInfo:
        table = await open_table(hall, name)
        removed = await table.run(lambda: seating.remove(table, user, data.seat))
        for client in [client for client in table.watchers if client.user == removed]:
            table.watchers.discard(client)
            client.tables.discard(name)
            client.send(Gone(table=name))
        return table.info()

    @post("/tables/{name:str}/mute", status_code=200, summary="Silence a seat, or let it speak again (owner)")
    async def mute(self, name: TablePath, data: JSONBody[SeatChoice], user: TheUser, hall: TheHall) -> TableInfo:
        return await do(hall, name, lambda table: seating.mute(table, user, data.seat))


async def table_row(hall: Hall, row: MatchRow, user: UserRow) -> TableRow:
    """A line of a list. Finished tables are read from their rows alone: the lobby opens none of them."""
    table = hall.tables.get(row.id)
    if table is None and row.status != "over":
        with suppress(LanterneError):  # one that cannot be opened any more is still listed
            table = await hall.table(row.id)
    seats = table.seats if table is not None else await hall.store.seats(row.id)
    mine = [seat.seat for seat in seats if seat.user == user.id]
    places = [] if row.outcome is None else row.outcome["places"]
    return TableRow(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=row.seats,
        names=[seat.name for seat in seats],
        mine=bool(mine),
        your_turn=table is not None and any(seat in table.to_act() for seat in table.seats_of(user.id)),
        ply=table.match.ply if table is not None else 0,
        updated_ms=row.updated_ms,
        free_seats=len([seat for seat in seats if seat.user is None and not seat.bot]),
        winners=[seat.name for seat, place in zip(seats, places, strict=False) if place == 1],
    )
