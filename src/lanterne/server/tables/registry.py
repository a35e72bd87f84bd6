"""All open tables and all connected clients of this process."""

from __future__ import annotations

import asyncio
import logging
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
from lanterne.server.store.rows import ClocksRow, MatchRow, UserRow
from lanterne.server.store.store import Clash, Store
from lanterne.server.tables.changing import carry_out, seat_row
from lanterne.server.tables.client import Client
from lanterne.server.tables.drawing import committed, start_table
from lanterne.server.tables.driver import Driver
from lanterne.server.tables.follow import catch_up
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.loading import load_table, reload
from lanterne.server.tables.snapshots import keep_snapshot
from lanterne.server.tables.telling import tell_changed
from lanterne.server.thinking.pool import Pool
from lanterne.server.wall_clock import now_ms, steady_ms

log = logging.getLogger("lanterne.tables")
LEADER_S = 3.0
BEAT_S = 10.0
BEAT_MS, DAYS_BEAT_MS = 10_000, 600_000  # so much a clock may lose when the house falls down
SWEEP_S = 60.0


class Registry:
    def __init__(self, store: Store, settings: Settings, pool: Pool) -> None:
        self.store = store
        self.settings = settings
        self.pool = pool
        self.tables: dict[str, LiveTable] = {}
        self.clients: set[Client] = set()
        self.opening: dict[str, asyncio.Lock] = {}
        self.easel = Easel(settings.pictures_folder())
        self.chores: list[asyncio.Task[None]] = []

    async def resume(self) -> None:
        """Opens every table that was being played: bots go on, clocks run from now."""
        await self.store.notices.open(self.heard)
        for match in await self.store.open_matches():
            try:
                await self.table(match)
            except Exception:  # the others must not suffer for one table that cannot be opened
                log.exception("table %s cannot be opened", match)
        self.chores.append(asyncio.create_task(self._sweep_often(), name="sweep"))
        self.chores.append(asyncio.create_task(self._beat_often(), name="beat"))
        if self.store.notices.url:
            self.chores.append(asyncio.create_task(self._lead_often(), name="leader"))

    async def heard(self, match: str) -> None:
        """Another worker changed a table: follow it, where it is open here."""
        table = self.tables.get(match)
        if table is not None:
            opened = table
            await table.run(lambda: catch_up(opened))

    async def _lead_often(self) -> None:
        """Takes over the tables whose worker is gone."""
        while True:
            await asyncio.sleep(LEADER_S)
            for table in list(self.tables.values()):
                await self._lead(table)

    async def _lead(self, table: LiveTable) -> None:
        led = table.is_leader
        table.is_leader = await self.store.notices.lead(table.id)
        if table.is_leader and not led:
            table.post(lambda: reload(table))  # its clocks too: nobody is charged for the time since their last beat

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
        lock = self.opening.setdefault(match, asyncio.Lock())
        try:
            async with lock:
                if match not in self.tables:
                    row = await self.store.match(match)
                    if row is None:
                        return None
                    self.tables[match] = await self._open(row)
        finally:
            self.opening.pop(match, None)
        return self.tables[match]

    async def _open(self, row: MatchRow) -> LiveTable:
        table = await load_table(self.store, self.settings, self.pool, row)
        table.is_leader = await self.store.notices.lead(row.id)
        driver = Driver(table, lambda: self._began(table))
        if row.status == PLAYING:
            self._began(table)
        table.after_job = lambda: keep_snapshot(table)
        table.start_task()
        driver.drive()
        return table

    def _began(self, table: LiveTable) -> None:
        """What the game will need later is made ready; nothing is made for a table at which nobody plays."""
        extras_of(table.row.game).prepare(table.host.match, self.easel)

    async def _sweep_often(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            try:
                await self.sweep()
                await self.store.tidy()
            except Exception:
                log.exception("sweeping failed; it is tried again")

    async def _beat_often(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            try:
                await self.beat()
            except Exception:
                log.exception("the clocks could not be kept; it is tried again")

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
