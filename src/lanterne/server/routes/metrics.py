"""Figures for Prometheus: for this machine, or for who has the token."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections import Counter
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import PermissionDeniedException
from prometheus_client.core import Metric

from lanterne.server.address import is_loopback
from lanterne.server.figures import KIND, exposition, gauge
from lanterne.server.journal import has_proxy
from lanterne.server.routes.needs import TheRegistry, TheSettings
from lanterne.server.tables.registry import Registry

PATH = "/metrics"
ANSWER_S = 2.0


def check_reader(request: Request[Any, Any, Any], token: str) -> None:
    """Without a token: a program on this machine that asks by itself. Raises `PermissionDeniedException`."""
    if token:
        given = request.headers.get("authorization", "").encode()
        if not hmac.compare_digest(given, f"Bearer {token}".encode()):
            raise PermissionDeniedException("the token is missing or wrong")
        return
    host = request.headers.get("host", "").rpartition(":")[0] or request.headers.get("host", "")
    client = request.client
    if client is None or not is_loopback(client.host) or not is_loopback(host.strip("[]")) or has_proxy(request.scope):
        raise PermissionDeniedException("figures are for this machine; set metrics_token for others")


async def readings(registry: Registry) -> list[Metric]:
    """What is read off now."""
    store, pool = registry.store, registry.pool
    still = len(registry.watchdog.still(time.monotonic())) + len(registry.unopened)
    opened = Counter[str]([table.host.status for table in registry.tables.values()])
    waiting = {
        "bots": len(pool.waiting),
        "writes": store.writer.jobs.qsize(),
        "jobs": sum([table.mailbox.qsize() for table in registry.tables.values()]),
        "messages": sum([client.outbox.qsize() for client in registry.clients]),
    }
    found = [
        gauge("sockets", "Open sockets of this worker", {"": len(registry.clients)}),
        gauge("tables_open", "Tables in this worker's memory", dict(opened), "status"),
        gauge("tables_still", "Tables that should move by themselves and do not", {"": still}),
        gauge("queue", "What waits, by what for", {key: float(value) for key, value in waiting.items()}, "what"),
        gauge("outbox_bytes", "Bytes that wait to be read", {"": sum([client.waiting for client in registry.clients])}),
    ]
    try:
        stored = await asyncio.wait_for(store.tables_by_status(), ANSWER_S)
    except Exception:  # counted where it failed; the rest is wanted all the more
        return found
    whole = {status: float(number) for status, number in stored.items()}
    return [*found, gauge("tables", "Tables in the database, the same at every worker", whole, "status")]


@get(PATH, include_in_schema=False, media_type="text/plain")
async def metrics(request: Request[Any, Any, Any], registry: TheRegistry, settings: TheSettings) -> Response[bytes]:
    check_reader(request, settings.metrics_token)
    return Response(exposition(await readings(registry)), headers={"Content-Type": KIND})
