"""Who asks something of a table: a connected client, and where its messages go."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable

import msgspec

from lanterne.server.figures import REFUSALS
from lanterne.server.messages import FromServer, Refused

QUEUE_LIMIT = 500
MOST_BYTES = 2_000_000  # that wait to be read: fifty large tables at once
LATER = 1013
SIGNED_OUT = 4401
TOO_MANY = 4429
encoder = msgspec.json.Encoder()


class Asker(ABC):
    """Somebody who asks something of a table, and is answered."""

    def __init__(self, user: str, name: str) -> None:
        self.user = user
        self.name = name
        self.tables: set[str] = set()  # that they look at

    def send(self, message: FromServer) -> None:
        if isinstance(message, Refused):
            REFUSALS.labels(message.why).inc()
        self.send_bytes(encoder.encode(message))

    @abstractmethod
    def send_bytes(self, data: bytes) -> None: ...


class FarAsker(Asker):
    """Somebody at another worker, which passes on what they are sent."""

    def __init__(self, user: str, name: str) -> None:
        super().__init__(user, name)
        self.sent: list[bytes] = []
        self.sees_again = False  # the whole table, as it is known there

    def send_bytes(self, data: bytes) -> None:
        self.sent.append(data)


def _always() -> bool:
    return True


class Client(Asker):
    """One socket. Sending never waits: a client that does not read is dropped, nobody waits for it."""

    def __init__(self, user: str, name: str, session: str = "", may_look: Callable[[], bool] = _always) -> None:
        super().__init__(user, name)
        self.session = session  # by which it came in
        self.may_look = may_look  # asked before a whole table is shown
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE_LIMIT)
        self.waiting = 0  # bytes in the outbox
        self.shown: set[str] = set()  # tables that it was sent whole
        self.read: dict[str, tuple[int | None, int]] = {}  # whose eyes' words it was told last, and at which ply
        self.fast_bots = False  # its latest word: no pause before what bots do
        self.dropped = False
        self.code = LATER  # with which the socket ends

    def send_bytes(self, data: bytes) -> None:
        if self.dropped:
            return
        self.waiting += len(data)
        if self.waiting > MOST_BYTES or self.outbox.full():
            self.drop()
        else:
            self.outbox.put_nowait(data)

    async def next(self) -> bytes | None:
        """What is to be sent next; None: nothing more, the socket ends."""
        data = await self.outbox.get()
        self.waiting -= 0 if data is None else len(data)
        return data

    def drop(self, code: int = LATER) -> None:
        """Ends the socket: the page reconnects and gets the whole table, unless the code says that it may not."""
        self.dropped = True
        self.code = code
        self.waiting = 0
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
