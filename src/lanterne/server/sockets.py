"""One websocket per client carries all of its tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Literal, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from lanterne.core.errors import LanterneError
from lanterne.core.phrase import Phrase
from lanterne.host.host import WAITING
from lanterne.server import messages as m
from lanterne.server.address import reach
from lanterne.server.figures import REFUSALS
from lanterne.server.limits import Bucket
from lanterne.server.people import COOKIE, Banned, session_id
from lanterne.server.quotas import TooMany
from lanterne.server.routes.needs import TheFar, ThePeople, TheRegistry, TheSettings
from lanterne.server.store.outage import is_outage
from lanterne.server.tables.client import LATER, SIGNED_OUT, TOO_MANY, Client, encoder
from lanterne.server.tables.endings import kept_words
from lanterne.server.tables.far import Far
from lanterne.server.tables.hints import give_hint
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.presence import settle
from lanterne.server.tables.project import weighed_for, words_for
from lanterne.server.tables.registry import Registry
from lanterne.server.tables.telling import tell_changed, whole

Socket: TypeAlias = WebSocket[Any, Any, Any]

log = logging.getLogger("lanterne.sockets")
decoder = msgspec.json.Decoder(m.FromClient)
Looks: TypeAlias = m.Watch | m.AskWords | m.Weigh | m.AskHint
LOOKS = (m.Watch, m.AskWords, m.Weigh, m.AskHint)  # messages that change nothing in the store
PAUSE_S = 0.2  # before a line of somebody who is too fast is read again
LONGEST_PAUSE_S = 3.2
MOST_SHOWN = 1000  # tables that are remembered of a line, also ones there are not
SEEN_AGAIN = 9.0  # messages more that it costs to be shown a table again
BAD_ORIGIN = BANNED = 4403


def same_origin(socket: Socket) -> bool:
    """Browsers always say where a page comes from; programs need not."""
    origin = socket.headers.get("origin")
    return origin is None or origin.split("://", 1)[-1] == socket.headers.get("host", "")


@websocket("/api/socket")
async def socket_route(
    socket: Socket, registry: TheRegistry, far: TheFar, people: ThePeople, settings: TheSettings
) -> None:
    if not same_origin(socket):
        await socket.close(code=BAD_ORIGIN)
        return
    await socket.accept()
    try:
        user = await people.known(socket.cookies.get(COOKIE))
    except Banned as error:
        await turn_away(socket, error, "refused", BANNED)
        return
    except Exception as error:
        if not is_outage(error):
            raise
        await socket.close(code=LATER, reason="the database is away")
        return
    if user is None:
        await socket.close(code=SIGNED_OUT)
        return
    address = "" if socket.client is None else socket.client.host
    quotas = registry.quotas
    try:
        quotas.open_socket(user.id, address)
    except TooMany as error:
        await turn_away(socket, error, "too-many", TOO_MANY)
        return
    may_look = partial(quotas.may_look, user.id, address)
    client = Client(user.id, user.name, session_id(socket.cookies[COOKIE]), may_look)
    registry.clients.add(client)
    client.send(m.Welcome(user=user.id, name=user.name, reach=reach(settings.host, settings.port)))
    sender = asyncio.create_task(_send_all(socket, client))
    try:
        await _receive_all(socket, client, registry, far, lambda: quotas.messages.of(user.id))
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        quotas.close_socket(user.id, address)
        registry.clients.discard(client)
        registry.turns.leave(client)
        for name in list(client.tables):
            leave_table(registry, client, name)
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


async def turn_away(socket: Socket, error: LanterneError, why: Literal["too-many", "refused"], code: int) -> None:
    """Nobody's line ends without a reason."""
    phrase = None if error.phrase is None else error.phrase.json()
    REFUSALS.labels(why).inc()
    await socket.send_data(encoder.encode(m.Refused(why=why, phrase=phrase)), mode="text")
    await socket.close(code=code)


async def _send_all(socket: Socket, client: Client) -> None:
    while True:
        data = await client.next()
        if data is None:
            await socket.close(code=client.code)
            return
        await socket.send_data(data, mode="text")


async def _receive_all(
    socket: Socket, client: Client, registry: Registry, far: Far, messages: Callable[[], Bucket]
) -> None:
    pause_s = PAUSE_S
    while True:
        text = await socket.receive_data(mode="text")
        if client.dropped:
            return
        bucket = messages()
        in_time = bucket.take()
        try:
            message = decoder.decode(text)
        except msgspec.MsgspecError as error:
            client.send(m.Refused(why="bad-message" if in_time else "too-fast", text=str(error)[:200]))
        else:
            if in_time:
                await obey(registry, far, client, message, bucket)
            else:
                client.send(refused(message, "too-fast"))
        # Whoever goes on all the same is read less and less often: what they send waits on their own machine.
        if in_time:
            pause_s = PAUSE_S
        else:
            await asyncio.sleep(pause_s)
            pause_s = min(2 * pause_s, LONGEST_PAUSE_S)


async def obey(registry: Registry, far: Far, client: Client, message: m.FromClient, bucket: Bucket) -> None:
    if isinstance(message, m.Watch) and not may_see_again(client, message.table, bucket):
        client.send(refused(message, "too-fast"))
    else:
        await handle(registry, far, client, message)


def may_see_again(client: Client, table: str, bucket: Bucket) -> bool:
    """A whole table is a large answer: the first time it costs no more than any message, then much more."""
    if table in client.shown:
        return bucket.take(SEEN_AGAIN)
    if len(client.shown) >= MOST_SHOWN:
        client.shown.clear()  # whoever asks for so many has paid as much
    client.shown.add(table)
    return True


async def handle(registry: Registry, far: Far, client: Client, message: m.FromClient) -> None:
    """Answers at once or posts the message to its table: what one table does keeps nobody from another."""
    if isinstance(message, m.Ping):
        client.send(m.Pong())
        return
    if isinstance(message, m.AskTurns):
        registry.turns.follow(client)
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
        client.send(refused(message, "failed"))
        return
    if table is None:
        client.send(m.Refused(why="unknown-table", table=message.table))
        return
    opened = table

    def failed() -> None:
        client.send(refused(message, "failed"))

    if isinstance(message, LOOKS):
        table.post(lambda: look(registry, opened, client, message), lambda _error: failed_to_look(failed), looks=True)
    else:
        far.send(table, client, message, failed)


def failed_to_look(failed: Callable[[], None]) -> bool:
    failed()
    return False  # the table writes it down and goes on


def refused(message: m.FromClient, why: Literal["failed", "too-fast"]) -> m.Refused:
    """For now: the same may be sent again, under the same id."""
    return m.Refused(why=why, table=getattr(message, "table", ""), id=getattr(message, "id", ""))


async def look(registry: Registry, table: LiveTable, client: Client, message: Looks) -> None:
    """What changes nothing: every worker shows what it knows."""
    if client.user in table.host.shown_out:
        client.send(m.Gone(table=table.id))
    elif isinstance(message, m.Watch):
        watch(registry, table, client, message.fast_bots)
    elif isinstance(message, m.AskWords):
        tell_words(table, client, message.seat)
    elif isinstance(message, m.Weigh):
        tell_weighed(table, client, message)
    elif isinstance(message, m.AskHint):
        give_hint(table, client, message.seat)


def watch(registry: Registry, table: LiveTable, client: Client, fast_bots: bool) -> None:
    most = table.settings.tables_watched
    if len(client.tables) >= most and table.id not in client.tables:
        phrase = Phrase("refused-tables-at-once", {"most": most})
        client.send(m.Refused(why="too-many", table=table.id, phrase=phrase.json()))
        return
    if not may_be_shown(table, client):
        return
    before = table.looking()
    came = client.user not in table.host.present
    client.fast_bots = fast_bots
    client.tables.add(table.id)
    table.watchers.add(client)
    table.host.came(client.user)
    client.send(whole(table, client.user))
    if came and table.host.seats_of(client.user):
        tell_changed(table)
    if table.looking() != before:
        registry.looked(table)


def leave_table(registry: Registry, client: Client, name: str) -> None:
    client.tables.discard(name)
    client.read.pop(name, None)
    table = registry.tables.get(name)
    if table is None or client not in table.watchers:  # who was not there leaves nothing to be seen to
        return
    table.watchers.discard(client)
    if table.is_owner:
        settle(table)
        table.nudge()
    else:
        registry.looked(table)


def tell_words(table: LiveTable, client: Client, seat: int | None) -> None:
    if not may_look(table, client, seat):
        return
    now = (seat, table.host.match.ply_of(seat))  # as those eyes count: else a refusal would tell of a step in secret
    if client.read.get(table.id) == now and not may_be_shown(table, client):  # what is new costs nothing
        return
    client.read[table.id] = now
    if table.ending is None:
        client.send(words_for(table.host, table.id, seat))
    else:
        client.send(kept_words(table.ending, table.host.match, table.id, seat))


def may_be_shown(table: LiveTable, client: Client) -> bool:
    if client.may_look():
        return True
    client.send(m.Refused(why="later", table=table.id))
    return False


def tell_weighed(table: LiveTable, client: Client, message: m.Weigh) -> None:
    if may_look(table, client, message.seat) and table.ending is None:
        client.send(weighed_for(table.host, table.id, message.seat, message.what))


def may_look(table: LiveTable, client: Client, seat: int | None) -> bool:
    """Only through one's own eyes, and not before the start."""
    if seat in table.eyes_of(client.user) and table.host.status != WAITING:
        return True
    client.send(m.Refused(why="not-yours", table=table.id))
    return False
