"""Who looks on at a table and has no seat there: counted at its owner, told to everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from lanterne.server.tables.live import LiveTable

MOST_NAMED = 20  # of many, so many are told by name


class Onlookers(Struct, frozen=True):
    names: tuple[str, ...] = ()
    count: int = 0


def onlookers_of(table: LiveTable) -> Onlookers:
    """Here and at other workers."""
    users = set(table.looking()).union(*table.elsewhere.values()) - table.host.owners()
    names = {client.user: client.name for client in table.watchers}
    for some in table.names_elsewhere.values():
        names.update(some)
    return Onlookers(tuple(sorted(names[user] for user in users if user in names)[:MOST_NAMED]), len(users))


def names_here(table: LiveTable) -> dict[str, str]:
    """For the owner elsewhere."""
    seated = table.host.owners()
    named = {client.user: client.name for client in table.watchers if client.user not in seated}
    return dict(sorted(named.items())[:MOST_NAMED])
