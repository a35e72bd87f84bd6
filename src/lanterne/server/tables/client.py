"""A connected client: who it is and where its messages go."""

from __future__ import annotations

import asyncio

import msgspec

from lanterne.server.messages import FromServer

QUEUE_LIMIT = 500
encoder = msgspec.json.Encoder()


class Client:
    """One socket. Sending never waits: a client that does not read is dropped, nobody waits for it."""

    def __init__(self, user: str, name: str) -> None:
        self.user = user
        self.name = name
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE_LIMIT)
        self.tables: set[str] = set()
        self.fast_bots = False  # its latest word: no pause before what bots do
        self.dropped = False

    def send(self, message: FromServer) -> None:
        self.send_bytes(encoder.encode(message))

    def send_bytes(self, data: bytes) -> None:
        if self.dropped:
            return
        try:
            self.outbox.put_nowait(data)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """Ends the socket: the page reconnects and gets the whole table."""
        self.dropped = True
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
