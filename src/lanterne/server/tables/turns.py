"""Which tables wait for whom: told to whoever asked, at whichever worker, and when it changes for them alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

import msgspec
from msgspec import Struct

from lanterne.host.changing_rules import asked
from lanterne.host.host import Host
from lanterne.server import messages as m
from lanterne.server.store.notices import Notice
from lanterne.server.store.outage import short
from lanterne.server.store.store import Store
from lanterne.server.tables.client import Client
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.project import unasked

log = logging.getLogger("lanterne.turns")
MOST_TABLES: Final = 100  # of one person


class News(Struct):
    """A table waits for other people now."""

    turn: m.Turn
    came: list[str]
    went: list[str]


def waited_for(host: Host) -> frozenset[str]:
    """Those whose word the table waits for, but those for whom it is about to answer by itself.

    Nobody hears of anybody else, and whoever is waited for sees in their own position that they are: so this tells
    nothing, not even by when it changes.
    """
    question = host.rules_question
    if question is not None:
        return frozenset([user for user in asked(host) if user not in question.answers])
    sitters = [host.sitters[seat] for seat in host.to_act() if not unasked(host, seat)]
    return frozenset([sitter.user for sitter in sitters if sitter.user is not None and not sitter.bot])


def turn_of(table: LiveTable) -> m.Turn:
    return m.Turn(
        table=table.id,
        game=table.row.game,
        names=[sitter.name for sitter in table.host.sitters],
        bots=["" if sitter.user is not None else sitter.bot for sitter in table.host.sitters],
        days=table.row.pace.kind == "days",
        alone=len(table.host.people()) < 2,
    )


class Following:
    """Somebody who wants to know, in one browser or more."""

    def __init__(self) -> None:
        self.clients: set[Client] = set()
        self.turns: dict[str, m.Turn] = {}
        self.heard: set[str] = set()  # tables of which something was heard while the others were looked through
        self.is_known = False

    def send(self, clients: Iterable[Client]) -> None:
        for client in clients:
            client.send(m.Turns(tables=list(self.turns.values())))


class Turns:
    def __init__(self, store: Store, table_named: Callable[[str], Awaitable[LiveTable | None]]) -> None:
        self.store = store
        self.table_named = table_named
        self.following: dict[str, Following] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.taken_over: Callable[[LiveTable], None] = _nobody_was_called
        self.turned: Callable[[LiveTable, frozenset[str], frozenset[str]], None] = _nobody_is_called

    # ------------------------------------------------------------------ at a table's owner

    def look(self, table: LiveTable) -> None:
        """After everything that happens at a table."""
        now = waited_for(table.host) if table.is_owner else frozenset()
        self._waits(table, now)

    def took_over(self, table: LiveTable) -> None:
        """This worker owns it from now on, and knows nothing of what another one has told."""
        table.waited = frozenset()
        self.look(table)
        self.taken_over(table)

    def ended(self, table: LiveTable) -> None:
        """The table is no more."""
        self._waits(table, frozenset())

    def _waits(self, table: LiveTable, now: frozenset[str]) -> None:
        came, went = now - table.waited, table.waited - now
        table.waited = now
        if not table.is_owner or not (came or went):
            return
        news = News(turn_of(table), sorted(came), sorted(went))
        self._take(news)
        if self.store.notices.url:
            self._do(self.store.notices.tell("turns", table.id, news))
        self.turned(table, came, went)

    # ------------------------------------------------------------------ where people are

    async def hear(self, notice: Notice) -> None:
        self._take(msgspec.json.decode(notice.body, type=News))

    def _take(self, news: News) -> None:
        for user in (*news.came, *news.went):
            following = self.following.get(user)
            if following is None:
                continue
            before = set(following.turns)
            following.heard.add(news.turn.table)
            if user in news.came:
                following.turns.setdefault(news.turn.table, news.turn)
            else:
                following.turns.pop(news.turn.table, None)
            if following.is_known and set(following.turns) != before:
                following.send(following.clients)

    def follow(self, client: Client) -> None:
        """The client is told now, and from now on."""
        following = self.following.get(client.user)
        if following is None:
            following = self.following[client.user] = Following()
            self._do(self._look_through(client.user, following))
        following.clients.add(client)
        if following.is_known:
            following.send([client])

    def leave(self, client: Client) -> None:
        following = self.following.get(client.user)
        if following is not None:
            following.clients.discard(client)
            if not following.clients:
                del self.following[client.user]

    def look_again(self) -> None:
        """News may have been missed."""
        for user, following in self.following.items():
            following.heard.clear()
            self._do(self._look_through(user, following))

    async def _look_through(self, user: str, following: Following) -> None:
        """What is heard of a table meanwhile is newer than what is found."""
        found: dict[str, m.Turn] = {}
        for name in await self.store.played_by(user, MOST_TABLES):
            try:
                turn = await self._turn_at(name, user)
            except Exception as error:  # one that cannot be opened takes no other along
                log.warning("table %s: whether it waits for somebody is not known: %s", name, short(error))
                continue
            if turn is not None:
                found[name] = turn
        if self.following.get(user) is not following:
            return
        before = following.turns
        following.turns = {name: turn for name, turn in found.items() if name not in following.heard}
        following.turns |= {name: turn for name, turn in before.items() if name in following.heard}
        if not following.is_known or set(before) != set(following.turns):
            following.is_known = True
            following.send(following.clients)

    async def _turn_at(self, name: str, user: str) -> m.Turn | None:
        table = await self.table_named(name)
        if table is None:
            return None
        opened = table

        async def now() -> m.Turn | None:  # after what the table knows to be missing was read
            return turn_of(opened) if user in waited_for(opened.host) else None

        return await table.run(now)

    def _do(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("whom tables wait for could not be told: %s", short(error))


def _nobody_was_called(_table: LiveTable) -> None: ...


def _nobody_is_called(_table: LiveTable, _came: frozenset[str], _went: frozenset[str]) -> None: ...
