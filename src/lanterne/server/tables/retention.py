"""Clearing away what nobody needs any more, once an hour, as the settings say (`keep_…_days`)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from lanterne.games.registry import all_games
from lanterne.host.giving_up import ABANDONED
from lanterne.server.settings import Settings
from lanterne.server.store.notices import Notice
from lanterne.server.store.store import Store
from lanterne.server.store.upkeep import OVER, PLAYING, WAITING
from lanterne.server.wall_clock import now_ms

log = logging.getLogger("lanterne.upkeep")
EVERY_S = 3600.0
DAY_MS = 86_400_000
MOST = 2_000  # tables in one go: the rest has another hour
LOCK = 0x1A27E250  # any number that is ours: one worker at a time

Told = Callable[[Notice], Awaitable[None]]  # a table has changed or is gone
Spared = Callable[[str], bool]  # somebody looks at it just now


async def told_nobody(_notice: Notice) -> None: ...


def spares_none(_match: str) -> bool:
    return False


class Retention:
    """Works on the store alone, so that it can be done beside a running server too; open tables hear of it."""

    def __init__(
        self, store: Store, settings: Settings, told: Told = told_nobody, spared: Spared = spares_none
    ) -> None:
        self.store = store
        self.settings = settings
        self.told = told
        self.spared = spared
        self.done_s: float | None = None

    async def now_and_then(self) -> None:
        if self.done_s is None or time.monotonic() - self.done_s >= EVERY_S:
            self.done_s = time.monotonic()
            await self.sweep()

    async def sweep(self) -> dict[str, int]:
        """What was cleared away; nothing where another worker is about it."""
        async with self.store.alone(LOCK) as mine:
            if not mine:
                return {}
            found = await self._sweep()
        if any(found.values()):
            log.info("cleared away: %s", ", ".join([f"{count} {what}" for what, count in found.items() if count]))
        return found

    async def _sweep(self) -> dict[str, int]:
        settings, store = self.settings, self.store
        found: dict[str, int] = {}
        found["waiting"] = await self._each(WAITING, settings.keep_waiting_days, store.delete_match)
        found["idle"] = await self._each(PLAYING, settings.keep_idle_days, self._abandon)
        found["games"] = await self._each(OVER, settings.keep_games_days, store.delete_match)
        if settings.keep_talk_days:
            found["talk"] = await store.forget_talk_of_over(_days_ago(settings.keep_talk_days))
        if settings.keep_snapshots_days:
            played = [(game.name, rules) for game in all_games() for rules in game.plays]
            found["snapshots"] = await store.drop_snapshots_of_over(_days_ago(settings.keep_snapshots_days), played)
        if settings.keep_guests_days:
            found["guests"] = await store.forget_guests(_days_ago(settings.keep_guests_days))
        await store.end_unused_sessions()
        if settings.keep_pictures_days:
            folder = settings.pictures_folder()
            found["pictures"] = await asyncio.to_thread(drop_files, folder, settings.keep_pictures_days)
        return found

    async def _each(self, status: str, days: int, clear: Callable[[str], Awaitable[None]]) -> int:
        if not days:
            return 0
        old = [match for match in await self.store.untouched(status, _days_ago(days), MOST) if not self.spared(match)]
        for match in old:
            await clear(match)
            await self.told(Notice(kind="changed", about=match))
        return len(old)

    async def _abandon(self, match: str) -> None:
        await self.store.end_match(match, ABANDONED)


def _days_ago(days: int) -> int:
    return now_ms() - days * DAY_MS


def drop_files(folder: Path, days: int) -> int:
    """Pictures that were drawn so long ago: each can be drawn again."""
    before_s, dropped = _days_ago(days) / 1000, 0
    for path in folder.iterdir() if folder.is_dir() else ():
        with contextlib.suppress(FileNotFoundError):  # another worker was quicker
            if path.stat().st_mtime < before_s:
                path.unlink()
                dropped += 1
    return dropped
