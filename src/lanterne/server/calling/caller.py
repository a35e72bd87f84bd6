"""Calls whoever is waited for and does not come: once, outside the tables' own work, and never for long."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from typing import Final

from lanterne.server.calling.encryption import fresh_key, in_64, key_of, key_text, public, seal, signed
from lanterne.server.calling.sending import Barred, post, target_of
from lanterne.server.calling.words import call_words, no_call
from lanterne.server.figures import PUSHES
from lanterne.server.limits import Buckets
from lanterne.server.messages import Turn
from lanterne.server.store.outage import short
from lanterne.server.store.rows import PushRow
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.registry import Registry
from lanterne.server.tables.turns import turn_of

log = logging.getLogger("lanterne.calling")
CLOSED: Final = "closed"
USUAL: Final = (CLOSED, "open")  # how somebody who has said nothing wants to be called: in games of days, in others
MOST_WAITING: Final = 5_000
SENDERS: Final = 8
MOST_TRIES: Final = 5
AGAIN_S: Final = (5.0, 20.0, 60.0, 300.0)
LONGEST_S: Final = 900.0  # that a push service may ask us to wait
HERE_S: Final = 600.0  # after which somebody who has days is called though a page of theirs shows the table
KEPT_S: Final = {True: 3 * 86_400, False: 600}  # so long push services keep a call: games of days, others
GONE: Final = (403, 404, 410)  # 403: it was made for another key of the house
TOO_MANY, REDIRECTED, SERVER_FAULT = 429, 300, 500
TOPIC: Final = 24  # bytes: 32 letters are the most
BURST, PER_S = 30.0, 1 / 60  # calls of one person
SILENT_ENDS: Final = "web.push.apple.com"  # ends a subscription that shows nothing: there nothing is taken back

Key = tuple[str, str]  # a table and a person


class Wanted:
    """Somebody is waited for, and has been for a while."""

    def __init__(self, key: Key, *, here_counts: bool = True) -> None:
        self.key = key
        self.here_counts = here_counts  # whoever looks at the table need not be called


class Calling:
    """Somebody is being called, in all of their browsers."""

    def __init__(self, key: Key, turn: Turn, name: str, left: int) -> None:
        self.key = key
        self.turn = turn
        self.name = name
        self.left = left  # browsers that have not been told yet


class Letter:
    """What one browser is to be told."""

    def __init__(self, push: PushRow, table: str, calling: Calling | None) -> None:
        self.push = push
        self.table = table
        self.calling = calling  # None: the call is taken back
        self.tries = 0

    def text(self) -> bytes:
        calling = self.calling
        return no_call(self.table) if calling is None else call_words(calling.turn, calling.name, self.push.lang)


Work = Wanted | Letter | LiveTable


class Caller:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.store = registry.store
        self.settings = registry.settings
        self.key = fresh_key()
        self.due: dict[Key, asyncio.TimerHandle] = {}
        self.called: set[Key] = set()  # at tables of this worker
        self.retries: set[asyncio.TimerHandle] = set()
        self.work: asyncio.Queue[Work] = asyncio.Queue(MOST_WAITING)
        self.working = 0  # of the senders
        self.tasks: list[asyncio.Task[None]] = []
        self.buckets = Buckets(PER_S, BURST)

    async def open(self) -> None:
        """Before any table is: the house's key is made at its first start."""
        self.key = key_of(await self.store.house_key("push", key_text(self.key)))
        if self.settings.push:
            self.registry.turns.turned = self.turned
            self.registry.turns.taken_over = self.put
            self.tasks = [asyncio.create_task(self._send(), name=f"calls {k}") for k in range(SENDERS)]

    async def close(self) -> None:
        """What is not sent is for whoever owns the tables next."""
        for timer in (*self.due.values(), *self.retries):
            timer.cancel()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    @property
    def public_key(self) -> str:
        return in_64(public(self.key)) if self.settings.push else ""

    # ------------------------------------------------------------------ who is to be called, and when

    def turned(self, table: LiveTable, came: frozenset[str], went: frozenset[str]) -> None:
        if not turn_of(table).alone:
            for user in came:
                self._later(Wanted((table.id, user)), self.settings.call_after_s)
        for user in went:
            key = (table.id, user)
            timer = self.due.pop(key, None)
            if timer is not None:
                timer.cancel()
            if key in self.called:
                self.put(Wanted(key))  # no more

    def _later(self, wanted: Wanted, wait_s: float) -> None:
        self.due[wanted.key] = asyncio.get_running_loop().call_later(wait_s, self._is_due, wanted)

    def _is_due(self, wanted: Wanted) -> None:
        self.due.pop(wanted.key, None)
        self.put(wanted)

    def put(self, work: Work) -> None:
        try:
            self.work.put_nowait(work)
        except asyncio.QueueFull:
            PUSHES.labels("crowded").inc()
            log.warning("too many people are to be called at once: some are not")

    # ------------------------------------------------------------------ the work

    async def _send(self) -> None:
        while True:
            work = await self.work.get()
            self.working += 1
            try:
                await self.do(work)
            except Exception as error:  # the next one is somebody else's
                log.warning("somebody could not be called: %s", short(error))
            finally:
                self.working -= 1

    async def do(self, work: Work) -> None:
        if isinstance(work, Letter):
            await self._deliver(work)
        elif isinstance(work, LiveTable):
            await self._take_over(work)
        elif self._table_of(work.key) is None:
            await self._take_back(work.key)
        else:
            await self._call(work)

    def _table_of(self, key: Key) -> LiveTable | None:
        """The table, while it waits for them and is ours."""
        table = self.registry.tables.get(key[0])
        return table if table is not None and table.is_owner and key[1] in table.waited else None

    async def _take_over(self, table: LiveTable) -> None:
        """Whom another worker has called there is not called twice; what it has not brought to an end, is."""
        self.called = {key for key in self.called if key[0] != table.id}
        for user, done in (await self.store.calls(table.id)).items():
            key = (table.id, user)
            self.called.add(key)
            if self._table_of(key) is None:
                await self._take_back(key)
            elif not done:
                await self._spread(key, table)

    async def _call(self, wanted: Wanted) -> None:
        key, table = wanted.key, self._table_of(wanted.key)
        if table is None or key in self.called:
            return
        turn = turn_of(table)
        if wanted.here_counts and key[1] in table.host.present:
            if turn.days and key not in self.due:  # a page can be open and nobody before it
                self._later(Wanted(key, here_counts=False), HERE_S)
            return
        wishes = await self.store.call_wishes(key[1]) or USUAL
        if wishes[0 if turn.days else 1] != CLOSED or not await self.store.pushes(key[1]):
            return
        if not self.buckets.of(key[1]).take():
            PUSHES.labels("too-many").inc()
        elif await self.store.claim_call(*key):
            self.called.add(key)
            await self._spread(key, table)

    async def _spread(self, key: Key, table: LiveTable) -> None:
        if self._table_of(key) is None:  # they were quicker
            await self._take_back(key)
            return
        pushes = await self.store.pushes(key[1])
        names = [sitter.name for sitter in table.host.sitters if sitter.user == key[1]]
        calling = Calling(key, turn_of(table), names[0] if names else "", len(pushes))
        for push in pushes:
            self.put(Letter(push, table.id, calling))
        if not pushes:
            await self.store.call_done(*key)

    async def _take_back(self, key: Key) -> None:
        table = self.registry.tables.get(key[0])
        self.called.discard(key)
        if table is not None and not table.is_owner:
            return  # another worker knows better
        await self.store.end_call(*key)
        for push in await self.store.pushes(key[1]):
            if SILENT_ENDS not in push.endpoint:
                self.put(Letter(push, key[0], None))

    # ------------------------------------------------------------------ sending

    async def _deliver(self, letter: Letter) -> None:
        calling = letter.calling
        if calling is not None and self._table_of(calling.key) is None:
            await self._told(letter, "late")
            return
        push = letter.push
        try:
            target = target_of(push.endpoint, private=self.settings.push_private)
            body = seal(letter.text(), push.p256dh, push.auth)
            headers = self._headers(letter, target.origin)
            reply = await post(target, headers, body, private=self.settings.push_private)
        except Barred:
            await self.store.drop_pushes([push.id])
            await self._told(letter, "refused")
        except (OSError, TimeoutError) as error:
            log.info("a push service does not answer: %s", short(error))
            await self._again(letter, 0.0)
        else:
            if reply.status in GONE:
                await self.store.drop_pushes([push.id])
                await self._told(letter, "gone")
            elif reply.status == TOO_MANY or reply.status >= SERVER_FAULT:
                await self._again(letter, reply.retry_s)
            else:
                await self._told(letter, "sent" if reply.status < REDIRECTED else "failed")

    def _headers(self, letter: Letter, origin: str) -> dict[str, str]:
        days = letter.calling is None or letter.calling.turn.days
        topic = in_64(hashlib.sha256(letter.table.encode()).digest()[:TOPIC])
        return {
            "Authorization": signed(
                self.key, origin, self.settings.push_contact or letter.push.origin, int(time.time())
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_S[days]),
            "Urgency": "normal" if days else "high",
            "Topic": topic,  # what was not delivered yet gives way to what is newer
        }

    async def _again(self, letter: Letter, wait_s: float) -> None:
        letter.tries += 1
        if letter.tries >= MOST_TRIES:
            await self._told(letter, "failed")
            return
        wait_s = max(AGAIN_S[letter.tries - 1], min(wait_s, LONGEST_S))
        self.retries = {timer for timer in self.retries if timer.when() > asyncio.get_running_loop().time()}
        self.retries.add(asyncio.get_running_loop().call_later(wait_s, self.put, letter))

    async def _told(self, letter: Letter, outcome: str) -> None:
        PUSHES.labels(outcome).inc()
        calling = letter.calling
        if calling is not None:
            calling.left -= 1
            if calling.left == 0 and calling.key in self.called:
                await self.store.call_done(*calling.key)
