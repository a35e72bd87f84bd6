"""All open tables and all connected clients of this process."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial

from lanterne.host.host import PLAYING
from lanterne.pictures.stage import show_pictures
from lanterne.server.extras.easel import Easel
from lanterne.server.extras.registry import extras_of
from lanterne.server.quotas import Quotas
from lanterne.server.settings import Settings
from lanterne.server.store.notices import Notice
from lanterne.server.store.outage import is_outage, short
from lanterne.server.store.rows import ClocksRow
from lanterne.server.store.store import Store
from lanterne.server.tables import presence
from lanterne.server.tables.client import SIGNED_OUT, Client
from lanterne.server.tables.driver import Driver
from lanterne.server.tables.follow import catch_up
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.loading import load_table, reload
from lanterne.server.tables.retention import Retention
from lanterne.server.tables.reviews import Reviews
from lanterne.server.tables.rules import keep_for_later
from lanterne.server.tables.telling import tell_gone
from lanterne.server.tables.turns import Turns
from lanterne.server.tables.watchdog import Watchdog
from lanterne.server.thinking.pool import Pool
from lanterne.server.wall_clock import steady_ms

log = logging.getLogger("lanterne.tables")
WORKER_S = 1.0
FOLLOW_S = 3.0
WATCH_S = 2.0
BEAT_S = 10.0
BEAT_MS, DAYS_BEAT_MS = 10_000, 600_000  # so much a clock may lose when the house falls down
SWEEP_S = 60.0
TIDY_S = 2.0  # a little at a time: what has grown for long takes half a second, and everybody waits


async def often(name: str, every_s: float, work: Callable[[], Awaitable[None]], first_s: float) -> None:
    """Again and again: what fails today may go well the next time."""
    wait_s = first_s
    while True:
        await asyncio.sleep(wait_s)
        wait_s = every_s
        try:
            await work()
        except Exception as error:
            told = "%s failed and is tried again: %s"
            log.warning(told, name, short(error), exc_info=None if is_outage(error) else error)


class Registry:
    def __init__(self, store: Store, settings: Settings, pool: Pool) -> None:
        self.store = store
        self.settings = settings
        self.pool = pool
        self.tables: dict[str, LiveTable] = {}
        self.clients: set[Client] = set()
        self.opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.unopened: set[str] = set()  # the database was away when they should have been opened
        self.hopeless: set[str] = set()  # cannot be opened at all: nobody tries again by themselves
        self.introductions = 0  # to the other workers, that are still to come
        self.may_have_left: set[Client] = set()  # while the line to the other workers was broken
        self.watchdog = Watchdog()
        self.easel = Easel(settings.pictures_folder())
        show_pictures()
        self.quotas = Quotas(settings)
        self.reviews = Reviews(pool, settings)
        self.turns = Turns(store, self.table)
        self.retention = Retention(store, settings, self.heard, self._is_watched)
        self.closing: set[asyncio.Task[None]] = set()
        self.chores: list[asyncio.Task[None]] = []
        self.owning = asyncio.Lock()
        self.holding = asyncio.Lock()  # tables that are to stand still (`holding`)
        # What there is to do between workers (`Far`).
        self.heard_from: Callable[[Notice], Awaitable[None]] = _heard_by_nobody
        self.owned: Callable[[LiveTable], None] = _nothing
        self.looked: Callable[[LiveTable], None] = _nothing
        self.spread: Callable[[LiveTable], None] = _nothing

    async def resume(self) -> None:
        """Has every table opened that was being played: bots go on, clocks run from then."""
        await self.store.notices.open(self.heard, self.heard_nothing_for_a_while)
        if self.store.leases.shared:
            await self.beat_as_worker()
            self._begin("worker", WORKER_S, self.beat_as_worker)
            self._begin("own", WORKER_S, self.own_what_nobody_owns, at_once=True)
            self._begin("follow", FOLLOW_S, self.follow_what_was_missed)
        else:
            self._begin("open", SWEEP_S, self._open_all, at_once=True)
        self._begin("sweep", SWEEP_S, self._sweep_and_clear)
        self._begin("tidy", TIDY_S, self.store.tidy)
        self._begin("watchdog", WATCH_S, self._watch)
        self._begin("beat", BEAT_S, self.beat)

    def _begin(self, name: str, every_s: float, work: Callable[[], Awaitable[None]], *, at_once: bool = False) -> None:
        first_s = 0.0 if at_once else every_s
        self.chores.append(asyncio.create_task(often(name, every_s, work, first_s), name=name))

    async def _open_all(self) -> None:
        """Whoever asks for a table meanwhile gets it first."""
        for match in await self.store.moving_matches():
            if match not in self.tables and match not in self.hopeless:
                await self._open_by_itself(match)

    async def _open_by_itself(self, match: str) -> None:
        """The others must not suffer for one table that cannot be opened."""
        try:
            await self.table(match)
        except Exception as error:
            (self.unopened if is_outage(error) else self.hopeless).add(match)
            log.error(
                "table %s cannot be opened: %s", match, short(error), exc_info=None if is_outage(error) else error
            )
            if not is_outage(error):
                self.unopened.discard(match)
        else:
            self.unopened.discard(match)

    async def _watch(self) -> None:
        for match in list(self.unopened):
            await self._open_by_itself(match)
        for notice in await self.store.errands() if not self.store.leases.shared else ():
            await self.heard(notice)
        self.watchdog.look(self.tables.values(), time.monotonic())

    def hang_up_session(self, session: str) -> None:
        """Whoever signed out there is heard no more."""
        for client in [client for client in self.clients if client.session == session]:
            client.drop(SIGNED_OUT)

    def hang_up_user(self, user: str) -> None:
        for client in [client for client in self.clients if client.user == user]:
            client.drop(SIGNED_OUT)

    # ------------------------------------------------------------------ several workers

    async def heard(self, notice: Notice) -> None:
        """What another worker says: of a table that is open here, of somebody who has signed out there."""
        if notice.kind == "signed-out":
            self.hang_up_session(notice.about)
        elif notice.kind == "left":
            self.hang_up_user(notice.about)
        elif notice.kind == "let-go":
            await self.own_what_nobody_owns()
        elif notice.kind == "turns":
            await self.turns.hear(notice)
        elif notice.kind == "changed":
            await self._ask_the_store_of(notice.about)
        else:
            await self.heard_from(notice)

    async def _ask_the_store_of(self, match: str) -> None:
        if match in self.opening:  # what has been read of it may be what it was before
            await asyncio.wait([self.opening[match]])
        table = self.tables.get(match)
        if table is not None:
            table.ask_the_store()

    async def heard_nothing_for_a_while(self) -> None:
        """The line to the others was broken: what they said meanwhile is not known."""
        for table in self.tables.values():
            table.ask_the_store()
            self.looked(table)
            if table.is_owner:
                self.owned(table)
        self.turns.look_again()
        self.may_have_left = set(self.clients)
        await self.beat_as_worker()
        await self.own_what_nobody_owns()

    async def _hang_up_who_left(self) -> None:
        """Whose session ended, or who was banned, while nobody could say so here."""
        asked = set(self.may_have_left)
        if asked:
            known = await self.store.sessions_that_hold({client.session for client in asked})
            for client in asked & self.clients:
                if client.session not in known:
                    client.drop(SIGNED_OUT)
            self.may_have_left -= asked

    async def beat_as_worker(self) -> None:
        """Says that this worker is well, and learns which others are."""
        leases = self.store.leases
        for match in await leases.beat():
            if match in self.tables:
                self.disown(self.tables[match])
        for table in self.tables.values():
            for worker in set(table.elsewhere) - leases.alive if table.is_owner else ():
                table.post(lambda table=table, worker=worker: self.hear_of_nobody(table, worker))  # type: ignore[misc]
        self._introduce_again()

    def _introduce_again(self) -> None:
        """After a silence the others believe that nobody looks on here. Twice: one may just be about to believe it."""
        self.introductions = 2 if self.store.leases.was_dead else max(0, self.introductions - 1)
        for table in self.tables.values() if self.introductions else ():
            self.looked(table)

    async def own_what_nobody_owns(self) -> None:
        """Takes over the tables of workers that are gone, and those that nobody has opened yet."""
        async with self.owning:
            await self._own_what_nobody_owns()

    async def _own_what_nobody_owns(self) -> None:
        leases = self.store.leases
        followed = [table for table in self.tables.values() if not table.is_owner]
        owned = await leases.owned_by_others([table.id for table in followed])
        for table in followed:
            if table.id not in owned:
                await self._own(table)
        while matches := await leases.wanted([*self.tables, *self.opening, *self.hopeless, *self.unopened]):
            for match in matches:
                if await leases.claim(match) is not None:
                    await self._open_by_itself(match)

    async def follow_what_was_missed(self) -> None:
        """Where a notice was lost."""
        await self.store.notices.check()
        await self.store.leases.forget_the_dead()
        for match in await self.store.commands_for():
            if match in self.tables and self.tables[match].is_owner:
                self.owned(self.tables[match])
        followed = [table.id for table in self.tables.values() if not table.is_owner]
        await self._read_rooms_again(followed)
        await self._hang_up_who_left()
        for match, stored in (await self.store.updated(followed)).items():
            table = self.tables.get(match)
            if table is None or table.working:
                continue
            if (table.row.updated_ms, table.host.match.ply + table.beyond) != stored:
                table.ask_the_store()

    async def _read_rooms_again(self, followed: list[str]) -> None:
        known = {match: self.tables[match].heard_room for match in followed}
        for match, text in (await self.store.leases.rooms(followed)).items():
            table = self.tables.get(match)
            if table is not None and text != known[match]:
                table.post(partial(presence.hear_again, table, text, known[match]), looks=True)

    async def _own(self, table: LiveTable) -> None:
        room = await self.store.leases.claim(table.id)
        if room is None:
            return

        async def begin() -> None:
            await reload(table)  # its clocks too: nobody is charged for the time since their last beat
            table.is_owner = True
            self._took_over(table, room)

        table.post(begin)

    def _took_over(self, table: LiveTable, room: str) -> None:
        """What went on there goes on; who is there is settled when all who look on elsewhere have been heard of."""
        presence.take_over(table, room)
        table.later("presence", presence.SETTLE_S, lambda: self.settle(table))
        self.turns.took_over(table)
        self.owned(table)

    async def settle(self, table: LiveTable) -> None:
        presence.settle(table)

    async def hear_of_nobody(self, table: LiveTable, worker: str) -> None:
        presence.hear_of(table, worker, {})

    def disown(self, table: LiveTable) -> None:
        """Another worker has it: what is under way here comes to nothing."""
        self.store.leases.forget(table.id)
        if table.is_owner:
            log.warning("table %s has another owner now", table.id)
            table.is_owner = False
            table.elsewhere, table.names_elsewhere = {}, {}
            table.ask_the_store()
            self.looked(table)

    async def close(self) -> None:
        """Others take over at once what this worker lets go."""
        for chore in self.chores:
            chore.cancel()
        await self.reviews.close()
        await asyncio.gather(*(table.stop_task() for table in self.tables.values()))
        try:
            await self.keep_clocks(list(self.tables.values()))
            await self.store.leases.let_all_go()
            await self.store.notices.tell("let-go")
        except Exception:
            log.exception("the tables could not be handed on")
        for client in list(self.clients):
            client.drop()
        await asyncio.to_thread(self.easel.close)

    async def table(self, match: str) -> LiveTable | None:
        """The open table, read from the store the first time it is asked for."""
        found = self.tables.get(match)
        if found is not None:
            return found
        task = self.opening.get(match)
        if task is None:  # whoever asks meanwhile waits for the same one
            task = self.opening[match] = asyncio.create_task(self._open_stored(match), name=f"open {match}")
            task.add_done_callback(lambda _done: self.opening.pop(match, None))
        return await asyncio.shield(task)

    async def _open_stored(self, match: str) -> LiveTable | None:
        table = await self._open(match)
        if table is not None and not table.is_owner:
            await self._follow_from_now(table)
        return table

    async def _open(self, match: str) -> LiveTable | None:
        """Owned before it is read, all of it: nobody else has written since."""
        if await self.store.match(match) is None:
            return None  # whatever anybody asks for, only tables that there are have owners
        room = await self.store.leases.claim(match)
        try:
            row = await self.store.match(match)
            table = None if row is None else await load_table(self.store, self.settings, self.pool, row)
        except BaseException:
            await self.store.leases.let_go(match, self.store.leases.forget(match))
            raise
        if row is None or table is None:  # it was deleted meanwhile
            await self.store.leases.let_go(match, self.store.leases.forget(match))
            return None
        table.is_owner = room is not None
        self.tables[match] = table
        driver = Driver(table, lambda: self._began(table), self.quotas)
        if row.status == PLAYING:
            self._began(table)
        table.after_job = lambda: keep_for_later(table)
        table.make_sure = lambda: catch_up(table)
        table.vanished = lambda: self._vanished(table)
        table.fenced = lambda: self.disown(table)
        table.spread = lambda: self._spread(table)
        table.start_task()
        if room is not None:
            self._took_over(table, room)
        driver.drive()
        return table

    async def _follow_from_now(self, table: LiveTable) -> None:
        """What was said between reading and being there to hear is made up for."""
        room = await self.store.leases.room(table.id)
        if room is not None and not table.is_owner:
            presence.take_over(table, room)
        table.ask_the_store()

    def _spread(self, table: LiveTable) -> None:
        self.turns.look(table)
        self.spread(table)

    def _began(self, table: LiveTable) -> None:
        """What the game will need later is made ready; nothing is made for a table at which nobody plays."""
        extras_of(table.row.game).prepare(table.host.match, self.easel)

    def _vanished(self, table: LiveTable) -> None:
        """It was deleted: whoever looks is told, and it is let go."""
        self.tables.pop(table.id, None)
        self.turns.ended(table)
        self.store.leases.forget(table.id)
        tell_gone(table)
        task = asyncio.create_task(table.stop_task(), name=f"close {table.id}")
        self.closing.add(task)
        task.add_done_callback(self.closing.discard)

    def _is_watched(self, match: str) -> bool:
        table = self.tables.get(match)
        return table is not None and bool(table.watchers or table.elsewhere)

    async def _sweep_and_clear(self) -> None:
        await self.sweep()
        await self.retention.now_and_then()

    async def beat(self) -> None:
        """Keeps what running clocks have left now and then, so that a restart gives no time back."""
        now, due = steady_ms(), []
        for table in self.tables.values():
            every_ms = DAYS_BEAT_MS if table.host.clock.fresh_ms else BEAT_MS
            if not table.working and now - table.beaten_ms >= every_ms:
                table.beaten_ms = now
                due.append(table)
        await self.keep_clocks(due)

    async def keep_clocks(self, tables: list[LiveTable]) -> None:
        now = steady_ms()
        clocks: dict[str, ClocksRow] = {}
        for table in tables:
            host = table.host
            if table.is_owner and host.status == PLAYING and host.clock.next_flag_ms(now) is not None:
                clocks[table.id] = ClocksRow(ply=host.match.ply, left=host.clock.shown(now))
        await self.store.keep_clocks(clocks)

    async def sweep(self) -> None:
        """Forgets the tables at which nobody looks and nothing happens: whoever asks opens them again."""
        leases, some = self.store.leases, False
        for name, table in list(self.tables.items()):
            if table.is_deserted():
                del self.tables[name]
                epoch = leases.forget(name)
                await table.stop_task()
                await leases.let_go(name, epoch)
                some = True
        if some:  # whoever has just come to one of them elsewhere
            await self.store.notices.tell("let-go")


async def _heard_by_nobody(_notice: Notice) -> None: ...


def _nothing(_table: LiveTable) -> None: ...
