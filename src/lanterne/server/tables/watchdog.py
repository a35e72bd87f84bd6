"""Tables that should move by themselves and do not: found, set in motion, and counted for whoever asks about health."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from lanterne.host.host import PLAYING, Host
from lanterne.server.tables.live import LiveTable
from lanterne.server.wall_clock import steady_ms

log = logging.getLogger("lanterne.tables")
STILL_S = 10.0  # so long a table may take beyond what its bots may think

Mark = tuple[int, int, int]


def is_due(host: Host, now: int) -> bool:
    """Whether the next word is the table's own: a flag has fallen, a bot decides, somebody has left an answer."""
    if host.status != PLAYING:
        return False
    if host.clock.flagged(now) or (host.standing is not None and host.standing.due_ms <= now):
        return True
    if not any([sitter.bot for sitter in host.sitters]):
        return False  # most tables: they are asked about every other second
    return any(host.is_bot(seat) for seat in host.to_act()) and not host.awaited_words(now)


class Seen:
    """Where a table stood when it was first found there, and since when."""

    def __init__(self, mark: Mark, since_s: float) -> None:
        self.mark = mark
        self.since_s = since_s
        self.thinking_s = 0.0  # the longest that a bot was given there
        self.told = False

    def is_still(self, now_s: float) -> bool:
        return now_s - self.since_s >= STILL_S + self.thinking_s


class Watchdog:
    def __init__(self) -> None:
        self.seen: dict[str, Seen] = {}

    def look(self, tables: Iterable[LiveTable], now_s: float) -> None:
        """Sets in motion what has stood too long, again and again; says so once."""
        now = steady_ms()
        due = {table.id: table for table in tables if table.is_owner and is_due(table.host, now)}
        self.seen = {name: seen for name, seen in self.seen.items() if name in due}
        for name, table in due.items():
            host = table.host
            mark = (host.era, host.match.ply, host.words_heard())
            seen = self.seen.get(name)
            if seen is None or seen.mark != mark:
                seen = self.seen[name] = Seen(mark, now_s)
            seen.thinking_s = max(seen.thinking_s, table.thinking_s())
            if seen.is_still(now_s):
                self._rouse(table, seen)

    def _rouse(self, table: LiveTable, seen: Seen) -> None:
        if not seen.told:
            log.error("table %s stands still at ply %d; it is set in motion", table.id, table.host.match.ply)
            seen.told = True
        if table.task is None or table.task.done():
            table.start_task()
        if table.mailbox.empty():
            table.post(table.rouse)

    def still(self, now_s: float) -> list[str]:
        """The tables that have stood too long."""
        return [name for name, seen in self.seen.items() if seen.is_still(now_s)]
