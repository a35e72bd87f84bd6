"""What is written down about every request: an id in each of its lines, one line for its answer, figures.

A line names the route and never the address itself: the link of a private table is its key.
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from contextvars import ContextVar
from typing import Any, Final

from litestar import Litestar
from litestar.types import Message

from lanterne.server.address import is_loopback
from lanterne.server.figures import REQUEST_S, REQUESTS

log = logging.getLogger("lanterne.access")
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
HEADER: Final = b"x-request-id"
USABLE: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")
FORWARDED: Final = (b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via")
OTHER: Final = "other"  # the route of what leads nowhere: addresses that people make up are no labels
METHODS: Final = ("GET", "HEAD", "POST", "DELETE", "OPTIONS")


def request_id(scope: Any) -> str:
    """A proxy's own, where one stands on this machine; else a new one."""
    client = scope.get("client")
    # uvicorn gives port 0 to whom a trusted proxy speaks for.
    trusted = client is not None and (client[1] == 0 or is_loopback(client[0]))
    for name, value in scope["headers"] if trusted else ():
        if name == HEADER and USABLE.fullmatch(value):
            return str(value.decode())
    return secrets.token_hex(8)


def has_proxy(scope: Any) -> bool:
    """Whether somebody speaks for somebody else, trusted or not."""
    named = any(name in FORWARDED for name, _ in scope["headers"])
    return named or scope["client"] is None or scope["client"][1] == 0


class App(Litestar):
    """The application with its journal."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await super().__call__(scope, receive, send)
            return
        mark = REQUEST.set(request_id(scope))
        try:
            if scope["type"] == "http":
                await self._answer(scope, receive, send)
            else:
                await self._talk(scope, receive, send)
        finally:
            REQUEST.reset(mark)

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        began, status = time.perf_counter(), 0
        mine = (HEADER, REQUEST.get().encode())

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], mine]
            await send(message)

        try:
            await super().__call__(scope, receive, noted)
        finally:
            took_s = time.perf_counter() - began
            route = scope.get("path_template") or OTHER
            method = scope["method"] if scope["method"] in METHODS else OTHER
            REQUESTS.labels(method, route, status).inc()
            REQUEST_S.labels(route).observe(took_s)
            told = {"method": method, "route": route, "status": status, "ms": round(took_s * 1000, 1)}
            log.info("%(method)s %(route)s %(status)d in %(ms)g ms", told, extra={"fields": told})

    async def _talk(self, scope: Any, receive: Any, send: Any) -> None:
        began = time.perf_counter()
        log.info("a socket is called")
        try:
            await super().__call__(scope, receive, send)
        finally:
            told = {"seconds": round(time.perf_counter() - began, 1)}
            log.info("a socket has ended after %(seconds)g s", told, extra={"fields": told})
