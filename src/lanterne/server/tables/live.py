"""A table that is open: its rows, its match, its watchers. All changes run in its one task, one after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from lanterne.core.game import AnyGame, Seat
from lanterne.games.registry import game_named
from lanterne.match.clock import Clock, make_clock
from lanterne.match.match import Match
from lanterne.server.limits import Bucket
from lanterne.server.messages import Box, Changed, Table, TableInfo, Talk, UndoAsked
from lanterne.server.settings import Settings
from lanterne.server.store.rows import MatchRow, SeatRow
from lanterne.server.store.store import Store
from lanterne.server.tables import cache
from lanterne.server.tables.client import Client, encoder
from lanterne.server.tables.project import position, result_of
from lanterne.server.timepiece import now_ms

log = logging.getLogger("lanterne.table")
T = TypeVar("T")


class LiveTable:
    def __init__(self, store: Store, settings: Settings, row: MatchRow, seats: list[SeatRow], talk: list[Talk]) -> None:
        self.store = store
        self.settings = settings
        self.row = row
        self.seats = seats
        self.talk = talk
        self.game: AnyGame = game_named(row.game)
        self.match = Match(self.game, row.options, row.seats, row.seed)
        self.messages: dict[str, int] = {}  # a sender's id for a move -> its ply
        self.aside = 0  # the ply of the newest snapshot
        self.clock: Clock = make_clock(
            row.pace.kind,
            row.seats,
            base_s=row.pace.base_s,
            increment_s=row.pace.increment_s,
            days=row.pace.days,
        )
        self.watchers: set[Client] = set()
        self.views: dict[Seat | None, dict[str, Any]] = {}  # as last sent, by pair of eyes
        self.muted: set[str] = set()
        self.away_since: dict[str, int] = {}
        self.undo_by: Seat | None = None
        self.undo_agreed: set[str] = set()
        self.talk_bucket = Bucket(2.0, 12.0)
        self.inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.working = False  # in the middle of a job
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.leads = True  # this worker lets bots decide and flags fall

    # ------------------------------------------------------------------ the one task

    def start_task(self) -> None:
        self.task = asyncio.create_task(self._run(), name=f"table {self.row.id}")

    async def stop_task(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
        self.timers.clear()
        task, self.task = self.task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            job = await self.inbox.get()
            self.working = True
            try:
                await job()
                await self._put_aside()
            except Exception:
                log.exception("table %s: a job failed", self.row.id)
            finally:
                self.working = False

    async def _put_aside(self) -> None:
        """Now and then, and at the end; nobody waits for it."""
        new = self.match.ply - self.aside
        if new >= cache.EVERY or (new > 0 and self.row.status == "over"):
            self.aside = self.match.ply
            await cache.put_aside(self.store, self.row.id, self.match)

    async def run(self, job: Callable[[], Awaitable[T]]) -> T:
        """Runs the job in the table's task and gives its answer back."""
        if self.task is None:
            self.start_task()  # the hall had let it go
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def answer() -> None:
            try:
                value = await job()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(value)

        self.inbox.put_nowait(answer)
        return await done

    def later(self, name: str, delay_s: float, job: Callable[[], Awaitable[None]]) -> None:
        """Puts the job into the inbox after a while; a newer one of the same name takes its place."""
        self.forget(name)
        loop = asyncio.get_running_loop()
        self.timers[name] = loop.call_later(delay_s, self.inbox.put_nowait, job)

    def forget(self, name: str) -> None:
        timer = self.timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    # ------------------------------------------------------------------ questions

    def is_deserted(self) -> bool:
        """The game is over, nobody looks, nothing is under way."""
        return self.row.status == "over" and not self.watchers and not self.working and self.inbox.empty()

    def seats_of(self, user: str) -> list[Seat]:
        return [seat.seat for seat in self.seats if seat.user == user and not seat.bot]

    def is_bot(self, seat: Seat) -> bool:
        return bool(self.seats[seat].bot)

    def people(self) -> set[str]:
        """The users who play themselves."""
        return {seat.user for seat in self.seats if seat.user is not None and not seat.bot}

    def to_act(self) -> list[Seat]:
        return [] if self.row.status != "playing" else list(self.match.game.to_act(self.match.state))

    def online(self, user: str | None) -> bool:
        return user is not None and any(client.user == user for client in self.watchers)

    def hurries(self) -> bool:
        """Whether bots need not pause: all who play are here and wish so; where only bots play, all who look on.

        Somebody who is away, or at another worker, has wished nothing: then bots pause.
        """
        content = {client.user for client in self.watchers}
        content -= {client.user for client in self.watchers if not client.fast_bots}
        asked = self.people() or {client.user for client in self.watchers}
        return bool(asked) and asked <= content

    def owner_name(self) -> str:
        for seat in self.seats:
            if seat.user == self.row.owner:
                return seat.name
        return ""

    # ------------------------------------------------------------------ pictures of the table

    def info(self) -> TableInfo:
        clocks = self.clock.shown(now_ms())
        return TableInfo(
            id=self.row.id,
            game=self.row.game,
            rules=self.row.rules,
            options=self.row.options,
            seats=self.row.seats,
            status=self.row.status,  # type: ignore[arg-type]
            pace=self.row.pace,
            public=self.row.public,
            owner=self.owner_name(),
            commitment=self.match.chance.commitment(),
            ply=self.match.ply,
            boxes=[self.box(seat, clocks[seat.seat]) for seat in self.seats],
            to_act=self.to_act(),
            rematch=self.row.rematch,
            grace_ms=self.settings.grace_ms,
        )

    def box(self, seat: SeatRow, clock_ms: int | None) -> Box:
        if seat.bot:
            return Box(
                seat=seat.seat,
                kind="bot",
                name=seat.name,
                bot=seat.bot,
                online=True,
                clock_ms=clock_ms,
                lost=seat.lost,
                open=self.is_open(seat),
            )
        if seat.user is None:
            return Box(seat=seat.seat, kind="empty", open=self.is_open(seat))
        online = self.online(seat.user)
        since = None if online else self.away_since.get(seat.user)
        return Box(
            seat=seat.seat,
            kind="person",
            name=seat.name,
            online=online,
            clock_ms=clock_ms,
            lost=seat.lost,
            away_ms=None if since is None else now_ms() - since,
        )

    def is_open(self, seat: SeatRow) -> bool:
        """May whoever comes sit down here?"""
        return seat.user is None and not seat.lost and self.row.status != "over"

    def eyes_of(self, user: str) -> list[Seat | None]:
        """The pairs of eyes a user looks through: the own seats, else the spectator's."""
        mine: list[Seat | None] = list(self.seats_of(user))
        return mine or [None]

    def whole(self, user: str) -> Table:
        """All of the table for one user."""
        playing = self.row.status != "waiting"
        eyes = self.eyes_of(user) if playing else []
        positions = [position(self.match, seat) for seat in eyes]
        if self.row.status == "over":
            for shown in positions:
                shown.legal = []
        for shown in positions:
            self.views[shown.seat] = shown.view
        return Table(
            info=self.info(),
            mine=self.seats_of(user),
            owner=self.row.owner == user,
            positions=positions,
            talk=self.talk[-100:],
            undo_asked_by=self.undo_by,
            result=result_of(self.match, self.row.outcome, self.row.seed),
        )

    # ------------------------------------------------------------------ telling

    def tell_changed(self) -> None:
        """Seats, presence or status changed."""
        info = self.info()
        for client in self.watchers:
            client.send(Changed(info=info, mine=self.seats_of(client.user)))

    def tell_whole(self) -> None:
        """Everything anew, for everybody: after a start, an undo, a change of seats in play."""
        for client in self.watchers:
            client.send(self.whole(client.user))

    def tell_undo(self) -> None:
        data = encoder.encode(UndoAsked(table=self.row.id, ply=self.match.ply, by=self.undo_by))
        for client in self.watchers:
            client.send_bytes(data)

    # ------------------------------------------------------------------ resuming

    async def play_stored(self) -> None:
        """Plays what is stored; the record is the truth."""
        moves = await self.store.moves(self.row.id)
        body = await self.store.snapshot(self.row.id, cache.made_by(self.row.game)) if moves else None
        self.aside = cache.play_again(self.match, moves, body)
        self.messages = {move.message: move.ply for move in moves}
        if moves:
            self.clock.left_ms = list(moves[-1].clocks)

    async def reload(self) -> None:
        """Back to what the store says: somebody else wrote, or moves were taken back."""
        row = await self.store.match(self.row.id)
        assert row is not None
        self.row = row
        self.seats = await self.store.seats(row.id)
        self.match = Match(self.game, row.options, row.seats, row.seed)
        self.views = {}
        self.undo_by = None
        await self.play_stored()
