"""A table and the workers: whatever would change it reaches its owner, and what its owner knows reaches the others."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from msgspec import Struct

from lanterne.core.errors import BadInput, LanterneError
from lanterne.core.phrase import PhraseJson, phrase_from_json
from lanterne.host.host import NotAllowed
from lanterne.server.figures import MOVE_S
from lanterne.server.messages import Move
from lanterne.server.store.leases import Fenced
from lanterne.server.store.notices import LONGEST, Notice
from lanterne.server.store.rows import CommandRow
from lanterne.server.tables import presence
from lanterne.server.tables.client import Asker, FarAsker
from lanterne.server.tables.commands import Command, obey
from lanterne.server.tables.follow import catch_up
from lanterne.server.tables.live import RETRY_S, LetGo, LiveTable, Told
from lanterne.server.tables.onlookers import names_here
from lanterne.server.tables.registry import Registry
from lanterne.server.tables.telling import hear_told, show_again

log = logging.getLogger("lanterne.workers")
ANSWER_S = 10.0  # an owner that has died is replaced within five
MOST_TOLD = 100  # people who look on, to an owner elsewhere; those who sit there come first


class NoAnswer(OSError):
    """The table's owner did not answer: the same may be asked again."""


class Letter(Struct):
    user: str
    name: str
    looks_on: bool
    command: Command


class Failure(Struct):
    kind: str
    text: str = ""
    phrase: PhraseJson | None = None


class Answer(Struct, omit_defaults=True):
    value: str = ""
    sent: list[msgspec.Raw] = []
    sees_again: bool = False
    failure: Failure | None = None


letters = msgspec.json.Decoder(Letter)
encode = msgspec.json.encode


class Stopwatch:
    """From a person's move coming in to its being written and told. What is refused or known already does not count."""

    def __init__(self, table: LiveTable, asker: Asker, command: Command) -> None:
        self.table = table
        self.message = f"{asker.user}:{command.id}" if isinstance(command, Move) else ""
        self.runs = bool(self.message) and self.message not in table.messages
        self.began_s = time.perf_counter()

    def stop(self) -> None:
        if self.runs and self.message in self.table.messages:
            MOVE_S.observe(time.perf_counter() - self.began_s)


class Far:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.store = registry.store
        self.notices = registry.store.notices
        self.waiting: dict[str, asyncio.Future[Answer]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        registry.heard_from = self.heard
        registry.owned = self.tell_owned
        registry.looked = self.tell_who_looks
        registry.spread = self.tell_room

    # ------------------------------------------------------------------ asking

    async def ask(self, table: LiveTable, asker: Asker, command: Command) -> str:
        """Its answer, wherever it comes from. Raises what its owner raises, or `NoAnswer`."""
        if table.is_owner:
            try:
                return await table.run(lambda: obey(self.registry, table, asker, command))
            except Fenced:  # nothing was written: the new owner is asked
                pass
        return await self._ask_owner(table, asker, command)

    def send(self, table: LiveTable, asker: Asker, command: Command, failed: Callable[[], None]) -> None:
        """Like `ask`, but nobody waits: what comes of it is sent to whoever asked."""
        watch = Stopwatch(table, asker, command)
        if not table.is_owner:
            self._do(self._send_far(table, asker, command, failed, watch))
            return

        def not_done(error: Exception) -> bool:
            if isinstance(error, Fenced):
                self._do(self._send_far(table, asker, command, failed, watch))
                return True
            failed()
            return False  # the table writes it down and goes on

        async def job() -> None:
            await obey(self.registry, table, asker, command)
            watch.stop()

        table.post(job, not_done)

    async def _send_far(
        self, table: LiveTable, asker: Asker, command: Command, failed: Callable[[], None], watch: Stopwatch
    ) -> None:
        try:
            await self._ask_owner(table, asker, command)
            watch.stop()
        except Exception as error:
            log.warning("table %s: its owner could not be asked: %s", table.id, error)
            failed()

    async def _ask_owner(self, table: LiveTable, asker: Asker, command: Command) -> str:
        name = secrets.token_hex(8)
        letter = Letter(asker.user, asker.name, table.id in asker.tables, command)
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.waiting[name] = answered
        try:
            row = CommandRow(name=name, worker=self.notices.worker, body=encode(letter).decode())
            await self.store.add_command(table.id, row)
            if table.is_owner:
                self.collect(table)  # it has just become so
            answer = await asyncio.wait_for(answered, ANSWER_S)
        except TimeoutError:
            await self.store.withdraw_command(name)
            raise NoAnswer(f"nobody answers for table {table.id}") from None
        finally:
            del self.waiting[name]
        if answer.failure is not None:
            raise error_of(answer.failure)
        for data in answer.sent:
            asker.send_bytes(bytes(data))
        await table.run(lambda: catch_up(table))
        if answer.sees_again:
            show_again(table, asker)
        return answer.value

    # ------------------------------------------------------------------ answering

    def tell_owned(self, table: LiveTable) -> None:
        """Whoever waits for the table is answered from here."""
        if self.notices.url:
            self._do(self.notices.tell("owned", table.id))
            self.collect(table)

    def collect(self, table: LiveTable) -> None:
        """Takes what others have asked, and does it in that order."""
        self._do(self._collect(table))

    async def _collect(self, table: LiveTable) -> None:
        async with table.spreading:  # one at a time: what was asked first is done first
            for row in await self.store.take_commands(table.id) if table.is_owner else ():
                self._do(self._carry_out(table, row))

    async def _carry_out(self, table: LiveTable, row: CommandRow) -> None:
        letter = letters.decode(row.body)
        asker = FarAsker(letter.user, letter.name)
        if letter.looks_on:
            asker.tables.add(table.id)
        answer = Answer()
        try:
            answer.value = await table.run(lambda: obey(self.registry, table, asker, letter.command))
        except Fenced:
            await self.store.add_command(table.id, row)  # it was not done: for the new owner
            return
        except LetGo as error:
            if table.id in self.registry.tables:  # this worker ends
                await self.store.add_command(table.id, row)
                return
            answer.failure = Failure("failed", str(error))
        except LanterneError as error:
            answer.failure = failure_of(error)
        except Exception as error:
            log.error("table %s: what another worker asked failed: %s", table.id, error)
            answer.failure = Failure("failed")
        answer.sent = [msgspec.Raw(data) for data in asker.sent]
        answer.sees_again = asker.sees_again
        if len(encode(answer)) > LONGEST - 200:
            answer.sent, answer.sees_again = [], True
        if row.name in self.waiting:
            self._answered(row.name, answer)
        else:
            await self.notices.tell("answer", row.name, answer)

    def _answered(self, name: str, answer: Answer) -> None:
        waiting = self.waiting.get(name)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    # ------------------------------------------------------------------ hearing of each other

    async def heard(self, notice: Notice) -> None:
        if notice.kind == "answer":
            self._answered(notice.about, msgspec.json.decode(notice.body, type=Answer))
            return
        table = self.registry.tables.get(notice.about)
        if table is None:
            return
        if notice.kind == "command":
            self.collect(table)
        elif notice.kind == "owned":
            self.tell_who_looks(table)
        elif notice.kind == "here" and table.is_owner:
            people = msgspec.json.decode(notice.body, type=dict[str, bool])
            table.post(lambda: _now(presence.hear_of, table, notice.by, people))
        elif notice.kind == "names" and table.is_owner:
            table.names_elsewhere[notice.by] = msgspec.json.decode(notice.body, type=dict[str, str])
        elif notice.kind == "room" and not table.is_owner:
            text = bytes(notice.body).decode()
            table.post(lambda: _now(presence.take_over, table, text), looks=True)
        elif notice.kind == "said" and not table.is_owner:
            hear_told(table, msgspec.json.decode(notice.body, type=Told))

    def tell_who_looks(self, table: LiveTable) -> None:
        """Of people here, to the table's owner elsewhere."""
        if table.is_owner or not self.notices.url:
            return
        here = table.looking()
        seated = table.host.owners()
        told = sorted(here, key=lambda user: user not in seated)[:MOST_TOLD]
        self._do(self._tell_here(table.id, {user: here[user] for user in told}, names_here(table)))

    async def _tell_here(self, table: str, people: dict[str, bool], names: dict[str, str]) -> None:
        if names:
            await self.notices.tell("names", table, names)
        await self.notices.tell("here", table, people)

    def tell_room(self, table: LiveTable) -> None:
        """After everything that happens at the owner: what of it the others cannot read in the store."""
        if not table.is_owner or not self.notices.url:
            table.told = []
            return
        told, table.told = table.told, []
        for words in told:
            self._do(self.notices.tell("said", table.id, words))
        room = presence.room_of(table)
        if room.mark() != table.room:
            table.room = room.mark()
            self._do(self._tell_room(table))

    async def _tell_room(self, table: LiveTable) -> None:
        async with table.spreading:  # the newest comes last
            room = presence.room_of(table)
            try:
                await self.store.leases.keep_room(table.id, encode(room).decode())
            except Exception:
                table.room = None  # nobody knows: it is told again
                table.later("room", RETRY_S, _nothing_more)
                raise
            await self.notices.tell("room", table.id, room)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something between workers failed: %s", task.exception())


async def _nothing_more() -> None:
    """What is to be told is told after every job."""


async def _now(work: Callable[..., None], *args: object) -> None:
    work(*args)


def failure_of(error: LanterneError) -> Failure:
    kind = "not-allowed" if isinstance(error, NotAllowed) else "bad-input"
    return Failure(kind, str(error), None if error.phrase is None else error.phrase.json())


def error_of(failure: Failure) -> Exception:
    if failure.kind == "failed":
        return NoAnswer("its owner could not do it")
    words = failure.text if failure.phrase is None else phrase_from_json(failure.phrase)
    return NotAllowed(words) if failure.kind == "not-allowed" else BadInput(words)
