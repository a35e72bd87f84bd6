"""A connected client: who it is and where its messages go."""

from __future__ import annotations

import asyncio

import msgspec

from lanterne.server.messages import FromServer

QUEUE_LIMIT = 500
MOST_BYTES = 2_000_000  # that wait to be read: fifty large tables at once
LATER = 1013
SIGNED_OUT = 4401
encoder = msgspec.json.Encoder()


class Client:
    """One socket. Sending never waits: a client that does not read is dropped, nobody waits for it."""

    def __init__(self, user: str, name: str, session: str = "") -> None:
        self.user = user
        self.name = name
        self.session = session  # by which it came in
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE_LIMIT)
        self.waiting = 0  # bytes in the outbox
        self.tables: set[str] = set()
        self.shown: set[str] = set()  # tables that it was sent whole
        self.fast_bots = False  # its latest word: no pause before what bots do
        self.dropped = False
        self.code = LATER  # with which the socket ends

    def send(self, message: FromServer) -> None:
        self.send_bytes(encoder.encode(message))

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
