"""A stand-in for a mail server: it takes letters and keeps them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from queue import Queue

PATIENCE_S = 30.0


class MailServer:
    """On a loop in a thread of its own. `refuses`: it takes no recipient, and names them when it says so."""

    def __init__(self) -> None:
        self.letters: Queue[EmailMessage] = Queue()
        self.refuses = False
        self.port = 0
        self.loop = asyncio.new_event_loop()
        self.started = threading.Event()
        self.ended: asyncio.Event | None = None

    def next(self) -> EmailMessage:
        return self.letters.get(timeout=PATIENCE_S)

    async def serve(self) -> None:
        self.ended = asyncio.Event()
        server = await asyncio.start_server(self._talk, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self.started.set()
        await self.ended.wait()
        server.close()

    def close(self) -> None:
        assert self.ended is not None
        self.loop.call_soon_threadsafe(self.ended.set)

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            verb = line[:4].upper().strip()
            if verb == b"DATA":
                writer.write(b"354 go on\r\n")
                text = await reader.readuntil(b"\r\n.\r\n")
                self.letters.put(message_from_bytes(text[:-3], policy=policy.default))
            refused = self.refuses and verb == b"RCPT"
            writer.write(b"550 not " + line if refused else b"221 bye\r\n" if verb == b"QUIT" else b"250 fine\r\n")
            if verb == b"QUIT":
                break
        writer.close()
        await writer.wait_closed()


@contextmanager
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    thread = threading.Thread(target=lambda: asyncio.Runner(loop_factory=lambda: server.loop).run(server.serve()))
    thread.start()
    assert server.started.wait(PATIENCE_S)
    try:
        yield server
    finally:
        server.close()
        thread.join(PATIENCE_S)
