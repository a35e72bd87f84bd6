"""All open tables and all connected clients of this process."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from lanterne.bots.registry import bot_named, options_with_wishes
from lanterne.core.errors import BadInput
from lanterne.core.phrase import Arg, Phrase
from lanterne.games.registry import game_named
from lanterne.host.host import OVER, PLAYING, NotAllowed
from lanterne.host.sitter import Sitter, short_name
from lanterne.host.starting import pledge
from lanterne.server.extras.easel import Easel
from lanterne.server.extras.registry import extras_of
from lanterne.server.ids import fresh_id
from lanterne.server.messages import NewTable, Pace
from lanterne.server.names import clean_name
from lanterne.server.settings import Settings
from lanterne.server.store.outage import is_outage, short
from lanterne.server.store.rows import ClocksRow, MatchRow, UserRow
from lanterne.server.store.store import SESSION, USER, Clash, Store
from lanterne.server.tables.changing import carry_out, seat_row
from lanterne.server.tables.client import SIGNED_OUT, Client
from lanterne.server.tables.drawing import committed, start_table
from lanterne.server.tables.driver import Driver
from lanterne.server.tables.follow import catch_up
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.loading import load_table, reload
from lanterne.server.tables.snapshots import keep_snapshot
from lanterne.server.tables.telling import tell_changed
from lanterne.server.tables.watchdog import Watchdog
from lanterne.server.thinking.pool import Pool
from lanterne.server.wall_clock import now_ms, steady_ms

log = logging.getLogger("lanterne.tables")
LEADER_S = 3.0
WATCH_S = 2.0
BEAT_S = 10.0
BEAT_MS, DAYS_BEAT_MS = 10_000, 600_000  # so much a clock may lose when the house falls down
SWEEP_S = 60.0


async def often(name: str, every_s: float, work: Callable[[], Awaitable[None]]) -> None:
    """Again and again: what fails today may go well the next time."""
    while True:
        await asyncio.sleep(every_s)
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
        self.watchdog = Watchdog()
        self.easel = Easel(settings.pictures_folder())
        self.chores: list[asyncio.Task[None]] = []

    async def resume(self) -> None:
        """Opens every table that was being played: bots go on, clocks run from now."""
        await self.store.notices.open(self.heard, self.heard_nothing_for_a_while)
        for match in await self.store.open_matches("waiting", "playing"):
            await self._open_by_itself(match)
        self._begin("sweep", SWEEP_S, self._sweep_and_tidy)
        self._begin("watchdog", WATCH_S, self._watch)
        self._begin("beat", BEAT_S, self.beat)
        if self.store.notices.url:
            self._begin("leader", LEADER_S, self._lead_all)

    def _begin(self, name: str, every_s: float, work: Callable[[], Awaitable[None]]) -> None:
        self.chores.append(asyncio.create_task(often(name, every_s, work), name=name))

    async def _open_by_itself(self, match: str) -> None:
        """The others must not suffer for one table that cannot be opened."""
        try:
            await self.table(match)
        except Exception as error:
            if is_outage(error):
                self.unopened.add(match)
            log.error(
                "table %s cannot be opened: %s", match, short(error), exc_info=None if is_outage(error) else error
            )
        else:
            self.unopened.discard(match)

    async def _watch(self) -> None:
        for match in list(self.unopened):
            await self._open_by_itself(match)
        self.watchdog.look(self.tables.values(), time.monotonic())

    def hang_up_session(self, session: str) -> None:
        """Whoever signed out there is heard no more."""
        for client in [client for client in self.clients if client.session == session]:
            client.drop(SIGNED_OUT)

    def hang_up_user(self, user: str) -> None:
        for client in [client for client in self.clients if client.user == user]:
            client.drop(SIGNED_OUT)

    # ------------------------------------------------------------------ other workers

    async def heard(self, match: str) -> None:
        """Another worker changed a table: follow it, where it is open here. Or somebody has signed out there."""
        if match.startswith(SESSION):
            self.hang_up_session(match.removeprefix(SESSION))
        elif match.startswith(USER):
            self.hang_up_user(match.removeprefix(USER))
        table = self.tables.get(match)
        if table is not None:
            table.ask_the_store()

    async def heard_nothing_for_a_while(self) -> None:
        """The line to the others was broken: all leads are lost, and what they said meanwhile."""
        for table in self.tables.values():
            table.ask_the_store()
        await self._lead_all()

    async def _lead_all(self) -> None:
        """Takes over the tables whose worker is gone, and follows where a notice was lost."""
        await self.store.notices.check()
        for table in list(self.tables.values()):
            await self._lead(table)
        changed = await self.store.updated(list(self.tables))
        for match, updated_ms in changed.items():
            table = self.tables[match]
            if table.row.updated_ms != updated_ms and not table.working:
                table.ask_the_store()
        for match in await self.store.open_matches("playing"):
            if match not in self.tables:
                await self._open_by_itself(match)

    async def _lead(self, table: LiveTable) -> None:
        led = table.is_leader
        table.is_leader = await self.store.notices.lead(table.id)
        if table.is_leader and not led:
            table.post(lambda: reload(table))  # its clocks too: nobody is charged for the time since their last beat
        elif led and not table.is_leader:
            table.nudge()  # its bots are another's to ask

    async def close(self) -> None:
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*(table.stop_task() for table in self.tables.values()))
        try:
            await self.keep_clocks(list(self.tables.values()))
        except Exception:
            log.exception("the clocks could not be kept")
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
        row = await self.store.match(match)
        if row is not None:
            self.tables[match] = await self._open(row)
        return self.tables.get(match)

    async def _open(self, row: MatchRow) -> LiveTable:
        table = await load_table(self.store, self.settings, self.pool, row)
        table.is_leader = await self.store.notices.lead(row.id)
        driver = Driver(table, lambda: self._began(table))
        if row.status == PLAYING:
            self._began(table)
        table.after_job = lambda: keep_snapshot(table)
        table.make_sure = lambda: catch_up(table)
        table.start_task()
        driver.drive()
        return table

    def _began(self, table: LiveTable) -> None:
        """What the game will need later is made ready; nothing is made for a table at which nobody plays."""
        extras_of(table.row.game).prepare(table.host.match, self.easel)

    async def _sweep_and_tidy(self) -> None:
        await self.sweep()
        await self.store.end_unused_sessions()
        await self.store.tidy()

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
            if table.is_leader and host.status == PLAYING and host.clock.next_flag_ms(now) is not None:
                clocks[table.id] = ClocksRow(ply=host.match.ply, left=host.clock.shown(now))
        await self.store.keep_clocks(clocks)

    async def sweep(self) -> None:
        """Forgets the tables whose game is over and at which nobody looks: whoever asks opens them again."""
        for name, table in list(self.tables.items()):
            if table.is_deserted():
                del self.tables[name]
                await table.stop_task()

    # ------------------------------------------------------------------ making tables

    async def create(self, user: UserRow, wish: NewTable) -> LiveTable:
        """Raises `BadInput` with everything that is wrong."""
        game = game_named(wish.game)
        check_pace(wish.pace)
        if wish.mine + len(wish.bots) > wish.seats:
            taken: dict[str, Arg] = {"mine": wish.mine, "bots": len(wish.bots), "seats": wish.seats}
            raise BadInput(Phrase("refused-too-many", taken))
        first_bot = wish.seats - len(wish.bots)
        bots = {first_bot + at: bot_named(call, wish.game) for at, call in enumerate(wish.bots)}
        options = game.options_json(game.options(options_with_wishes(game, wish.options, bots), wish.seats))
        sitters = [Sitter()] * wish.seats
        for seat in range(wish.mine):
            given = clean_name(wish.names[seat]) if seat < len(wish.names) else ""
            sitters[seat] = Sitter(user.id, "", given or user.name)
        for seat, bot in bots.items():
            sitters[seat] = Sitter(None, bot.name, short_name(bot.name))
        table = await self._make(user, wish.game, options, sitters, wish.pace, public=wish.public)
        opened = table
        if wish.pledge and wish.mine:
            await table.run(lambda: carry_out(opened, pledge(opened.host, user.id, wish.pledge, now_ms())))
        if wish.start:
            await table.run(lambda: start_table(opened, user.id))
        return table

    async def rematch(self, table: LiveTable, user: UserRow) -> str:
        """The same table again, everybody one seat further: made once, by one whose game it was, who owns it."""
        host, old = table.host, table.row
        if host.status != OVER:
            raise NotAllowed(Phrase("refused-until-over"))
        if user.id not in host.owners():
            raise NotAllowed(Phrase("refused-rematch"))
        again = await self.store.claim_rematch(old.id, fresh_id())
        if await self.table(again) is None:
            moved = [*host.sitters[1:], host.sitters[0]]
            sitters = [Sitter(was.user, "" if was.user else was.bot, was.name) for was in moved]
            with suppress(Clash):  # another worker has made it since
                await self._make(user, old.game, old.options, sitters, old.pace, public=old.public, name=again)
        if table.row.rematch != again:
            table.row.rematch = again
            tell_changed(table)
        return again

    async def _make(
        self,
        user: UserRow,
        game: str,
        options: dict[str, object],
        sitters: list[Sitter],
        pace: Pace,
        *,
        public: bool,
        name: str = "",
    ) -> LiveTable:
        now = now_ms()
        row = MatchRow(
            id=name or fresh_id(),
            game=game,
            rules=game_named(game).rules,
            options=options,
            seats=len(sitters),
            seed="",
            owner=user.id,
            pace=pace,
            public=public,
            status="waiting",
            outcome=None,
            rematch=None,
            created_ms=now,
            updated_ms=now,
        )
        await self.store.add_match(committed(row), [seat_row(seat, sitter) for seat, sitter in enumerate(sitters)])
        made = await self.table(row.id)
        assert made is not None
        return made


def check_pace(pace: Pace) -> None:
    """Somebody must be able to make a move at all. Raises `BadInput`."""
    if pace.kind == "live" and pace.base_s < 1:
        raise BadInput(Phrase("refused-pace-live"))
    if pace.kind == "days" and pace.days < 1:
        raise BadInput(Phrase("refused-pace-days"))
