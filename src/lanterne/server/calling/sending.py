"""One request to an address that a browser named. It never leads into a network of our own, whatever names say."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

import h11
from msgspec import Struct

PATIENCE_S: Final = 10.0  # for all of a request
MOST_READ: Final = 4_096  # of an answer: its first lines
PORTS: Final = {"https": 443, "http": 80}
SHARED: Final = [ipaddress.ip_network(name) for name in ("64:ff9b::/96", "64:ff9b:1::/48", "100.64.0.0/10")]

_resolvers: Final = ThreadPoolExecutor(4, "names")  # a name server that is slow keeps nobody waiting for anything else

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Barred(ValueError):
    """Nothing is sent there."""


class Target(Struct, frozen=True):
    secure: bool
    host: str
    port: int
    path: str
    origin: str


class Reply(Struct):
    status: int
    retry_s: float = 0.0  # not again before


def target_of(endpoint: str, *, private: bool) -> Target:
    """Raises `Barred` for what is no push service's address."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError as error:
        raise Barred(str(error)) from None
    plain = parts.scheme == "http" and private
    if not (parts.scheme == "https" or plain) or not parts.hostname or parts.username is not None or parts.fragment:
        raise Barred("not the address of a push service")
    if not private and port != PORTS["https"]:
        raise Barred("not the port of a push service")
    if not endpoint.isascii() or any(sign <= " " for sign in endpoint):
        raise Barred("not an address")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(not plain, parts.hostname, port, path, f"{parts.scheme}://{parts.netloc}")


def is_public(address: Address) -> bool:
    """Whether anybody in the world may be there, seen through whatever is wrapped around an address."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is not None:
            return is_public(inner)
        if address.teredo is not None:
            return False
    if any(address.version == net.version and address in net for net in SHARED):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def addresses_of(target: Target, *, private: bool) -> list[str]:
    """Where the name leads now.

    Raises `Barred` when any of it lies in a network of our own, `OSError` when nowhere.
    """
    found = await look_up(target.host, target.port)
    addresses = list(dict.fromkeys([str(each[4][0]) for each in found]))
    if not private and not all([is_public(ipaddress.ip_address(each.partition("%")[0])) for each in addresses]):
        raise Barred("an address in a private network")
    return addresses


async def look_up(host: str, port: int) -> list[Any]:
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    async with asyncio.timeout(PATIENCE_S):
        return await asyncio.get_running_loop().run_in_executor(_resolvers, ask)


async def post(target: Target, headers: dict[str, str], body: bytes, *, private: bool) -> Reply:
    """Raises `Barred`, or `OSError` and its kin when nobody answers in time."""
    async with asyncio.timeout(PATIENCE_S):
        reader, writer = await _connected(target, await addresses_of(target, private=private))
        try:
            return await _exchange(reader, writer, target, headers, body)
        finally:
            writer.transport.abort()


async def _connected(target: Target, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """At one of the very addresses that were looked at: a name asked again could lead elsewhere."""
    tls = ssl.create_default_context() if target.secure else None
    name = target.host if target.secure else None
    failed: OSError = OSError("no address")
    for address in addresses:
        try:
            return await asyncio.open_connection(address, target.port, ssl=tls, server_hostname=name)
        except OSError as error:
            failed = error
    raise failed


async def _exchange(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, target: Target, headers: dict[str, str], body: bytes
) -> Reply:
    line = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_READ)
    named = {"Host": target.origin.partition("://")[2], "Content-Length": str(len(body)), "Connection": "close"}
    request = h11.Request(method="POST", target=target.path, headers=list((named | headers).items()))
    parts: list[h11.Request | h11.Data | h11.EndOfMessage] = [request, h11.Data(data=body), h11.EndOfMessage()]
    for part in parts:
        writer.write(line.send(part) or b"")
    await writer.drain()
    try:
        while True:
            event = line.next_event()
            if event is h11.NEED_DATA:
                line.receive_data(await reader.read(MOST_READ))
            elif isinstance(event, h11.Response):
                return Reply(event.status_code, _retry_s(event))
            elif not isinstance(event, h11.InformationalResponse):
                raise ConnectionError("no answer")
    except h11.ProtocolError as error:
        raise ConnectionError(str(error)) from None


def _retry_s(response: h11.Response) -> float:
    for name, value in response.headers:
        if name == b"retry-after" and value.isdigit():
            return float(value)
    return 0.0
