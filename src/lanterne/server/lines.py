"""Lines over which requests come: whoever takes too long to send one is hung up on, and whoever is no longer there.

Neither uvicorn nor its parsers bound the time for a request, and a few hundred half-sent ones would keep everybody else
out.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LATE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Punctual(HttpToolsProtocol):
    """A request has so long from its first byte (the first one: from the call itself) to its last."""

    request_s: ClassVar[float] = 10.0

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.due: asyncio.TimerHandle | None = None
        self.is_whole = False  # the newest request has come in

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        if self.due is None:
            self._expect()  # before anything is read: an empty line begins no request
        super().data_received(data)

    def on_message_begin(self) -> None:
        self.is_whole = False
        if self.due is None:
            self._expect()  # it came together with the one before it
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.is_whole = True
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._wait_no_more()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def _expect(self) -> None:
        self.due = self.loop.call_later(self.request_s, self._is_late)

    def _wait_no_more(self) -> None:
        if self.due is not None:
            self.due.cancel()
            self.due = None

    def _is_late(self) -> None:
        self.due = None
        if self.transport.is_closing():
            return
        unanswered = self.cycle is not None and not self.cycle.response_complete
        if self.is_whole and unanswered:
            self._expect()  # it is we who take long; what came behind the request can wait
            return
        if not unanswered:
            self.transport.write(LATE)
        self.transport.close()


class Attentive(WebSocketsSansIOProtocol):
    """Whoever gives no sign is gone at once: what waits to be sent to them does not keep the line open."""

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def attention(silence_s: float) -> dict[str, Any]:
    """So that a line on which nobody answers has ended after that time: some of it passes before anybody is asked."""
    return {"ws": Attentive, "ws_ping_interval": silence_s * 4 / 9, "ws_ping_timeout": silence_s * 5 / 9}
