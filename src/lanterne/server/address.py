"""The addresses a server has: the one to open on its own machine, and the one by which other machines reach it.

They follow from how it listens, never from what a request claims to have asked for.
"""

from __future__ import annotations

import ipaddress
import socket

ANYWHERE = ("0.0.0.0", "::", "")
# Documentation addresses: a datagram socket that is only connected sends nothing, it merely chooses a way out.
FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
UNKNOWN = ""


def own_address(host: str, port: int) -> str:
    """For a browser on the server's own machine."""
    return url("::1" if host == "::" else "127.0.0.1" if host in ANYWHERE else host, port)


def reach(host: str, port: int) -> str | None:
    """For other machines. None: it listens to its own alone; `UNKNOWN`: beyond, but by which name is not known."""
    if is_loopback(host):
        return None
    if host not in ANYWHERE:
        return url(host, port)
    found = way_out(socket.AF_INET6 if host == "::" else socket.AF_INET)
    return UNKNOWN if found is None or is_loopback(found) else url(found, port)


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def way_out(family: socket.AddressFamily) -> str | None:
    """This machine's address on the network it would send by, if it has one."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((FAR_AWAY[family], 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
