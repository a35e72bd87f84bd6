"""What one person and one address may take of the house at once, so that enough is left for the others.

Counted by each worker for itself; how many tables somebody owns is asked of the database.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from lanterne.core.errors import LanterneError
from lanterne.core.phrase import Phrase
from lanterne.server.limits import Buckets, Turnstile
from lanterne.server.settings import Settings

HOUR_S = 3600.0
LOOKS_S = 20.0  # so many seconds' worth of looks may be taken at once: a page comes back with all of its tables
NAMES_PER_S, NAMES_AT_ONCE = 0.1, 20.0  # that browsers are called by: each is looked up, at somebody else's pace
DRAWN_PER_S, DRAWN_AT_ONCE = 0.5, 20.0  # playbills: each takes a third of a second
MOST_OWNERS = 10_000  # whose pace is remembered


class TooMany(LanterneError):
    """More than one may have at once; `wait_s` above zero: again after so long."""

    def __init__(self, phrase: Phrase, wait_s: float = 0.0) -> None:
        self.wait_s = math.ceil(wait_s)
        super().__init__(phrase)


def address_of(host: str) -> str:
    """By what an address is counted: whoever has one of IPv6 has 2**64 of them."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Quotas:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.making: Counter[str] = Counter()  # tables being made just now, by person
        self.made = Buckets(settings.tables_per_address_hour / HOUR_S, settings.tables_per_address_hour)
        self.sockets: Counter[str] = Counter()  # by person, and by address
        self.messages = Buckets(settings.messages_per_s, settings.messages_burst)  # over all lines of a person
        self.looks = Buckets(settings.looks_per_person_s, LOOKS_S * settings.looks_per_person_s)
        self.looks_of_address = Buckets(settings.looks_per_address_s, LOOKS_S * settings.looks_per_address_s)
        self.names = Buckets(NAMES_PER_S, NAMES_AT_ONCE)  # by address
        self.drawings = Buckets(DRAWN_PER_S, DRAWN_AT_ONCE)  # by address
        self.bots = Turnstile(settings.bot_moves_s)
        self.bots_of: dict[str, Turnstile] = {}  # by owner

    # ------------------------------------------------------------------ tables

    @asynccontextmanager
    async def room_for_table(
        self, user: str, address: str, owned: Callable[[str], Awaitable[int]]
    ) -> AsyncIterator[None]:
        """For making one. `owned`: how many tables of theirs wait or are being played. Raises `TooMany`."""
        self.making[user] += 1  # before anybody is asked: many at once gain nothing
        try:
            most = self.settings.tables_per_person
            if await owned(user) + self.making[user] > most:
                raise TooMany(Phrase("refused-tables-owned", {"most": most}))
            bucket = self.made.of(address_of(address))
            if not bucket.take():
                raise TooMany(Phrase("refused-tables-made"), 1.0 / bucket.per_s)
            yield
        finally:
            self.making[user] -= 1
            if self.making[user] == 0:
                del self.making[user]

    # ------------------------------------------------------------------ sockets

    def open_socket(self, user: str, address: str) -> None:
        """Raises `TooMany`; else `close_socket` has to follow."""
        person, place = f"person {user}", f"address {address_of(address)}"
        if self.sockets[person] >= self.settings.sockets_per_person:
            raise TooMany(Phrase("refused-sockets-person", {"most": self.settings.sockets_per_person}))
        if self.sockets[place] >= self.settings.sockets_per_address:
            raise TooMany(Phrase("refused-sockets-address", {"most": self.settings.sockets_per_address}))
        self.sockets[person] += 1
        self.sockets[place] += 1

    def close_socket(self, user: str, address: str) -> None:
        for key in (f"person {user}", f"address {address_of(address)}"):
            self.sockets[key] -= 1
            if self.sockets[key] == 0:
                del self.sockets[key]

    # ------------------------------------------------------------------ looks and bots

    def may_look(self, user: str, address: str) -> bool:
        """Whether they are shown a whole table once more: that costs as much as many moves."""
        return self.looks.of(user).take() and self.looks_of_address.of(address_of(address)).take()

    def draw_one(self, address: str) -> None:
        """Of what anybody may ask for, signed in or not. Raises `TooMany`."""
        _take_one(self.drawings, address)

    def look_up_one(self, address: str) -> None:
        """Raises `TooMany`."""
        _take_one(self.names, address)

    def bots_wait_s(self, owner: str) -> float:
        """How long a move of bots has to wait at a table of theirs at which nobody else plays."""
        now_s = time.monotonic()
        if len(self.bots_of) > MOST_OWNERS:
            self.bots_of = {name: pace for name, pace in self.bots_of.items() if pace.free_s > now_s}
        own_s = self.bots_of.setdefault(owner, Turnstile(self.settings.bot_moves_per_person_s)).wait_s(now_s)
        return max(own_s, self.bots.wait_s(now_s))


def _take_one(buckets: Buckets, address: str) -> None:
    bucket = buckets.of(address_of(address))
    if not bucket.take():
        raise TooMany(Phrase("refused-too-often"), 1.0 / bucket.per_s)
