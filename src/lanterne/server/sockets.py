"""One websocket per client carries all of its tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from lanterne.core.errors import LanterneError
from lanterne.core.phrase import Phrase
from lanterne.server import messages as m
from lanterne.server.address import reach
from lanterne.server.limits import Bucket
from lanterne.server.people import COOKIE
from lanterne.server.routes.needs import TheHall, ThePeople, TheSettings
from lanterne.server.store.rows import TalkRow
from lanterne.server.tables import play, undo
from lanterne.server.tables.client import Client
from lanterne.server.tables.driver import go_on
from lanterne.server.tables.hall import Hall
from lanterne.server.tables.live import LiveTable
from lanterne.server.timepiece import now_ms

Socket: TypeAlias = WebSocket[Any, Any, Any]

log = logging.getLogger("lanterne.sockets")
decoder = msgspec.json.Decoder(m.FromClient)
MOST_TABLES = 50
NO_COOKIE = 4401
BAD_ORIGIN = 4403


def same_origin(socket: Socket) -> bool:
    """Browsers always say where a page comes from; programs need not."""
    origin = socket.headers.get("origin")
    return origin is None or origin.split("://", 1)[-1] == socket.headers.get("host", "")


@websocket("/api/socket")
async def socket_route(socket: Socket, hall: TheHall, people: ThePeople, settings: TheSettings) -> None:
    if not same_origin(socket):
        await socket.close(code=BAD_ORIGIN)
        return
    user = await people.known(socket.cookies.get(COOKIE))
    if user is None:
        await socket.accept()
        await socket.close(code=NO_COOKIE)
        return
    await socket.accept()
    client = Client(user.id, user.name)
    hall.clients.add(client)
    client.send(m.Welcome(user=user.id, name=user.name, reach=reach(settings.host, settings.port)))
    sender = asyncio.create_task(_send_all(socket, client))
    try:
        await _receive_all(socket, client, hall, Bucket(settings.messages_per_s, settings.messages_burst))
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        hall.clients.discard(client)
        for name in list(client.tables):
            await leave_table(hall, client, name)
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


async def _send_all(socket: Socket, client: Client) -> None:
    while True:
        data = await client.outbox.get()
        if data is None:
            await socket.close(code=1013)
            return
        await socket.send_data(data, mode="text")


async def _receive_all(socket: Socket, client: Client, hall: Hall, bucket: Bucket) -> None:
    while not client.dropped:
        text = await socket.receive_data(mode="text")
        if not bucket.take():
            client.send(m.Refused(why="too-fast"))
            await asyncio.sleep(0.2)
            continue
        try:
            message = decoder.decode(text)
        except msgspec.MsgspecError as error:
            client.send(m.Refused(why="bad-message", text=str(error)[:200]))
            continue
        await handle(hall, client, message)


async def handle(hall: Hall, client: Client, message: m.FromClient) -> None:
    if isinstance(message, m.Ping):
        client.send(m.Pong())
        return
    if isinstance(message, m.Unwatch):
        await leave_table(hall, client, message.table)
        return
    try:
        table = await hall.table(message.table)
    except LanterneError as error:
        said = None if error.phrase is None else error.phrase.json()
        client.send(m.Refused(why="unknown-table", table=message.table, phrase=said, text=str(error)))
        return
    if table is None:
        client.send(m.Refused(why="unknown-table", table=message.table))
        return
    opened = table
    if isinstance(message, m.Watch):
        await table.run(lambda: watch(opened, client, message.fast_bots))
    elif isinstance(message, m.Move):
        await table.run(lambda: play.play(opened, client, message))
    elif isinstance(message, m.Undo):
        await table.run(lambda: undo.ask(opened, client, message))
    elif isinstance(message, m.UndoAnswer):
        await table.run(lambda: undo.answer(opened, client, message))
    else:
        await table.run(lambda: say(opened, client, message))


async def watch(table: LiveTable, client: Client, fast_bots: bool) -> None:
    if len(client.tables) >= MOST_TABLES and table.row.id not in client.tables:
        most = Phrase("refused-tables-at-once", {"most": MOST_TABLES})
        client.send(m.Refused(why="too-fast", table=table.row.id, phrase=most.json()))
        return
    came = not table.online(client.user)
    paused = not table.hurries()
    client.fast_bots = fast_bots
    client.tables.add(table.row.id)
    table.watchers.add(client)
    table.away_since.pop(client.user, None)
    client.send(table.whole(client.user))
    if came and table.seats_of(client.user):
        table.tell_changed()
    if paused and table.hurries():
        go_on(table)  # a bot that pauses just now pauses no longer


async def leave_table(hall: Hall, client: Client, name: str) -> None:
    client.tables.discard(name)
    table = hall.tables.get(name)
    if table is None:
        return
    table.watchers.discard(client)
    if not table.online(client.user) and table.seats_of(client.user):
        table.away_since[client.user] = now_ms()
        table.tell_changed()


async def say(table: LiveTable, client: Client, message: m.Say) -> None:
    if client.user in table.muted:
        client.send(m.Refused(why="muted", table=table.row.id))
        return
    if not table.talk_bucket.take():
        client.send(m.Refused(why="too-fast", table=table.row.id))
        return
    mine = table.seats_of(client.user)
    seat = mine[0] if mine else None
    name = table.seats[seat].name if seat is not None else client.name
    text = "".join(letter if letter.isprintable() else " " for letter in message.text).strip()
    if not text:
        return
    row = TalkRow(user=client.user, name=name, seat=seat, text=text, at_ms=now_ms())
    await table.store.add_talk(table.row.id, row)
    line = m.Talk(name=name, text=text, at_ms=row.at_ms, seat=seat)
    table.talk.append(line)
    for watcher in table.watchers:
        watcher.send(m.Said(table=table.row.id, line=line))
