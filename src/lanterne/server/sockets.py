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
from lanterne.host.host import WAITING
from lanterne.server import messages as m
from lanterne.server.address import reach
from lanterne.server.limits import Bucket
from lanterne.server.people import COOKIE, session_id
from lanterne.server.routes.needs import ThePeople, TheRegistry, TheSettings
from lanterne.server.store.outage import is_outage
from lanterne.server.tables import drawing, play, taking_over, talking, undo, wishes
from lanterne.server.tables.client import LATER, SIGNED_OUT, Client
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.project import weighed_for, words_for
from lanterne.server.tables.registry import Registry
from lanterne.server.tables.telling import tell_changed, tell_seat_wish, whole
from lanterne.server.wall_clock import steady_ms

Socket: TypeAlias = WebSocket[Any, Any, Any]

log = logging.getLogger("lanterne.sockets")
decoder = msgspec.json.Decoder(m.FromClient)
LOOKS = (m.Watch, m.AskWords, m.Weigh)  # messages that change nothing in the store
MOST_TABLES = 50
SEEN_AGAIN = 9.0  # messages more that it costs to be shown a table again
BAD_ORIGIN = 4403


def same_origin(socket: Socket) -> bool:
    """Browsers always say where a page comes from; programs need not."""
    origin = socket.headers.get("origin")
    return origin is None or origin.split("://", 1)[-1] == socket.headers.get("host", "")


@websocket("/api/socket")
async def socket_route(socket: Socket, registry: TheRegistry, people: ThePeople, settings: TheSettings) -> None:
    if not same_origin(socket):
        await socket.close(code=BAD_ORIGIN)
        return
    await socket.accept()
    try:
        user = await people.known(socket.cookies.get(COOKIE))
    except Exception as error:
        if not is_outage(error):
            raise
        await socket.close(code=LATER, reason="the database is away")
        return
    if user is None:
        await socket.close(code=SIGNED_OUT)
        return
    client = Client(user.id, user.name, session_id(socket.cookies[COOKIE]))
    registry.clients.add(client)
    client.send(m.Welcome(user=user.id, name=user.name, reach=reach(settings.host, settings.port)))
    sender = asyncio.create_task(_send_all(socket, client))
    try:
        await _receive_all(socket, client, registry, Bucket(settings.messages_per_s, settings.messages_burst))
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        registry.clients.discard(client)
        for name in list(client.tables):
            leave_table(registry, client, name)
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


async def _send_all(socket: Socket, client: Client) -> None:
    while True:
        data = await client.next()
        if data is None:
            await socket.close(code=client.code)
            return
        await socket.send_data(data, mode="text")


async def _receive_all(socket: Socket, client: Client, registry: Registry, bucket: Bucket) -> None:
    while True:
        text = await socket.receive_data(mode="text")
        if client.dropped:
            return
        if not bucket.take():
            client.send(m.Refused(why="too-fast"))
            await asyncio.sleep(0.2)
            continue
        try:
            message = decoder.decode(text)
        except msgspec.MsgspecError as error:
            client.send(m.Refused(why="bad-message", text=str(error)[:200]))
            continue
        if isinstance(message, m.Watch) and not may_see_again(client, message.table, bucket):
            client.send(m.Refused(why="too-fast", table=message.table))
            continue
        await handle(registry, client, message)


def may_see_again(client: Client, table: str, bucket: Bucket) -> bool:
    """A whole table is a large answer: the first time it costs no more than any message, then much more."""
    if table in client.shown:
        return bucket.take(SEEN_AGAIN)
    client.shown.add(table)
    return True


async def handle(registry: Registry, client: Client, message: m.FromClient) -> None:
    """Answers at once or posts the message to its table: what one table does keeps nobody from another."""
    if isinstance(message, m.Ping):
        client.send(m.Pong())
        return
    if isinstance(message, m.Unwatch):
        leave_table(registry, client, message.table)
        return
    try:
        table = await registry.table(message.table)
    except LanterneError as error:
        said = None if error.phrase is None else error.phrase.json()
        client.send(m.Refused(why="unknown-table", table=message.table, phrase=said, text=str(error)))
        return
    except Exception as error:
        log.error("table %s cannot be opened", message.table, exc_info=None if is_outage(error) else error)
        client.send(refused_for_now(message))
        return
    if table is None:
        client.send(m.Refused(why="unknown-table", table=message.table))
        return
    opened = table

    def failed(_error: Exception) -> bool:
        client.send(refused_for_now(message))
        return False  # the table writes it down and goes on

    table.post(lambda: obey(opened, client, message), failed, looks=isinstance(message, LOOKS))


def refused_for_now(message: m.FromClient) -> m.Refused:
    """It is nobody's fault: the same may be sent again, under the same id."""
    return m.Refused(why="failed", table=getattr(message, "table", ""), id=getattr(message, "id", ""))


async def obey(table: LiveTable, client: Client, message: m.FromClient) -> None:
    if client.user in table.host.shown_out:
        client.send(m.Gone(table=table.id))
    elif isinstance(message, m.Watch):
        watch(table, client, message.fast_bots)
    elif isinstance(message, m.Move):
        await play.play(table, client, message)
    elif isinstance(message, m.Undo):
        await undo.ask(table, client, message)
    elif isinstance(message, m.UndoAnswer):
        await undo.answer(table, client, message)
    elif isinstance(message, m.SeatAnswer):
        await taking_over.answer(table, client, message)
    elif isinstance(message, m.Say):
        await talking.say(table, client, message)
    elif isinstance(message, m.AskWords):
        tell_words(table, client, message.seat)
    elif isinstance(message, m.Weigh):
        tell_weighed(table, client, message)
    elif isinstance(message, m.Wishes):
        await wishes.wish(table, client, message)
    elif isinstance(message, m.Pledge):
        await drawing.take_pledge(table, client, message)
    elif isinstance(message, m.Share):
        await drawing.take_share(table, client, message)
    elif isinstance(message, m.LetGo) and message.seat in table.host.seats_of(client.user):
        table.host.let_go(message.seat)


def watch(table: LiveTable, client: Client, fast_bots: bool) -> None:
    if len(client.tables) >= MOST_TABLES and table.id not in client.tables:
        most = Phrase("refused-tables-at-once", {"most": MOST_TABLES})
        client.send(m.Refused(why="too-fast", table=table.id, phrase=most.json()))
        return
    came = client.user not in table.host.present
    client.fast_bots = fast_bots
    client.tables.add(table.id)
    table.watchers.add(client)
    table.host.came(client.user)
    client.send(whole(table, client.user))
    if came and table.host.seats_of(client.user):
        tell_changed(table)


def leave_table(registry: Registry, client: Client, name: str) -> None:
    client.tables.discard(name)
    table = registry.tables.get(name)
    if table is None:
        return
    table.watchers.discard(client)
    if all(other.user != client.user for other in table.watchers):
        asked = table.host.seat_wish
        table.host.went(client.user, steady_ms())
        table.nudge()
        if asked is not table.host.seat_wish:
            tell_seat_wish(table)
        if table.host.seats_of(client.user):
            tell_changed(table)


def tell_words(table: LiveTable, client: Client, seat: int | None) -> None:
    if may_look(table, client, seat):
        client.send(words_for(table.host, table.id, seat))


def tell_weighed(table: LiveTable, client: Client, message: m.Weigh) -> None:
    if may_look(table, client, message.seat):
        client.send(weighed_for(table.host, table.id, message.seat, message.what))


def may_look(table: LiveTable, client: Client, seat: int | None) -> bool:
    """Only through one's own eyes, and not before the start."""
    if seat in table.eyes_of(client.user) and table.host.status != WAITING:
        return True
    client.send(m.Refused(why="not-yours", table=table.id))
    return False
