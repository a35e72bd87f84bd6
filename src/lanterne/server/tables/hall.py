"""All open tables and all connected clients of this process."""

from __future__ import annotations

import asyncio
import logging
import secrets

from lanterne.bots.registry import bot_named, options_with_wishes
from lanterne.core.errors import BadInput, BadRecord
from lanterne.core.phrase import Arg, Phrase
from lanterne.core.rng import fresh_seed
from lanterne.games.registry import game_named
from lanterne.server.extras.registry import extras_of
from lanterne.server.messages import NewTable, Talk
from lanterne.server.names import clean_name
from lanterne.server.settings import Settings
from lanterne.server.store.rows import MatchRow, SeatRow, UserRow
from lanterne.server.store.store import Store
from lanterne.server.tables import seating
from lanterne.server.tables.client import Client
from lanterne.server.tables.driver import go_on
from lanterne.server.tables.easel import Easel
from lanterne.server.tables.follow import catch_up
from lanterne.server.tables.live import LiveTable
from lanterne.server.timepiece import now_ms

log = logging.getLogger("lanterne.hall")
LEADS_S = 3.0
SWEEP_S = 60.0
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else: ids are read aloud


def fresh_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


class Hall:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
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
            except Exception:  # one table that cannot be opened keeps nobody from the others
                log.exception("table %s cannot be opened", match)
        self.chores.append(asyncio.create_task(self._sweep_often(), name="sweep"))
        if self.store.notices.url:
            self.chores.append(asyncio.create_task(self._take_leads(), name="leads"))

    async def heard(self, match: str) -> None:
        """Another worker changed a table: follow it, where it is open here."""
        table = self.tables.get(match)
        if table is not None:
            opened = table
            await table.run(lambda: catch_up(opened))

    async def _take_leads(self) -> None:
        """Takes over the tables whose worker is gone."""
        while True:
            await asyncio.sleep(LEADS_S)
            for table in list(self.tables.values()):
                await self._lead(table)

    async def _lead(self, table: LiveTable) -> None:
        led = table.leads
        table.leads = await self.store.notices.lead(table.row.id)
        if table.leads and not led:
            table.clock.since_ms = now_ms()
            go_on(table)

    async def close(self) -> None:
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*(table.stop_task() for table in self.tables.values()))
        for client in list(self.clients):
            client.drop()
        await asyncio.to_thread(self.easel.close)

    async def table(self, match: str) -> LiveTable | None:
        """The open table, read from the store the first time it is asked for."""
        found = self.tables.get(match)
        if found is not None:
            return found
        lock = self.opening.setdefault(match, asyncio.Lock())
        async with lock:
            if match not in self.tables:
                opened = await self._open(match)
                if opened is None:
                    return None
                self.tables[match] = opened
        self.opening.pop(match, None)
        return self.tables[match]

    async def _open(self, match: str) -> LiveTable | None:
        row = await self.store.match(match)
        if row is None:
            return None
        if row.rules != game_named(row.game).rules:
            raise BadRecord(Phrase("refused-old-rules", {"rules": row.rules}))
        lines = await self.store.talk(match)
        talk = [Talk(name=line.name, text=line.text, at_ms=line.at_ms, seat=line.seat) for line in lines]
        table = LiveTable(self.store, self.settings, row, await self.store.seats(match), talk)
        await table.play_stored()
        table.leads = await self.store.notices.lead(match)
        if row.status != "over":
            extras_of(row.game).prepare(table.match, self.easel)
        table.start_task()
        table.clock.since_ms = now_ms()  # the time we were down is nobody's
        table.clock.run(table.to_act(), now_ms())
        go_on(table)
        return table

    async def _sweep_often(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            try:
                await self.sweep()
                await self.store.tidy()
            except Exception:
                log.exception("sweeping failed; it is tried again")

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
        if wish.mine + len(wish.bots) > wish.seats:
            taken: dict[str, Arg] = {"mine": wish.mine, "bots": len(wish.bots), "seats": wish.seats}
            raise BadInput(Phrase("refused-too-many", taken))
        bots = {wish.seats - len(wish.bots) + at: bot_named(name, wish.game) for at, name in enumerate(wish.bots)}
        options = game.options_json(game.options(options_with_wishes(game, wish.options, bots), wish.seats))
        now = now_ms()
        row = MatchRow(
            id=fresh_id(),
            game=wish.game,
            rules=game.rules,
            options=options,
            seats=wish.seats,
            seed=fresh_seed(),
            owner=user.id,
            pace=wish.pace,
            public=wish.public,
            status="waiting",
            outcome=None,
            rematch=None,
            created_ms=now,
            updated_ms=now,
        )
        await self.store.add_match(row, first_seats(user, wish))
        table = await self.table(row.id)
        assert table is not None
        if wish.start:
            opened = table
            await table.run(lambda: seating.start(opened, user))
        return table

    async def rematch(self, table: LiveTable, user: UserRow) -> str:
        """The same table again, everybody one seat further: made once, whoever asks first."""
        if table.row.status != "over":
            raise seating.NotAllowed(Phrase("refused-until-over"))
        if table.row.rematch is None:
            now = now_ms()
            old = table.row
            row = MatchRow(
                id=fresh_id(),
                game=old.game,
                rules=table.game.rules,
                options=old.options,
                seats=old.seats,
                seed=fresh_seed(),
                owner=user.id,
                pace=old.pace,
                public=old.public,
                status="waiting",
                outcome=None,
                rematch=None,
                created_ms=now,
                updated_ms=now,
            )
            moved = [table.seats[(seat + 1) % old.seats] for seat in range(old.seats)]
            seats = [
                SeatRow(seat=seat, user=was.user, bot="" if was.user else was.bot, name=was.name)
                for seat, was in enumerate(moved)
            ]
            await self.store.add_match(row, seats)
            await self.store.set_rematch(old.id, row.id)
            table.row.rematch = row.id
            table.tell_changed()
        return table.row.rematch


def first_seats(user: UserRow, wish: NewTable) -> list[SeatRow]:
    """The owner's own seats first, then empty ones, bots last."""
    seats = [SeatRow(seat=seat) for seat in range(wish.seats)]
    for seat in range(wish.mine):
        given = clean_name(wish.names[seat]) if seat < len(wish.names) else ""
        seats[seat] = SeatRow(seat=seat, user=user.id, name=given or user.name)
    for place, bot in enumerate(wish.bots):
        seat = wish.seats - len(wish.bots) + place
        seats[seat] = SeatRow(seat=seat, bot=bot, name=bot)
    return seats
