"""A table that is open: its host, its watchers, its mailbox. All changes run in its one task, one after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import Context
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from lanterne.core.errors import LanterneError
from lanterne.core.game import AnyGame, Seat
from lanterne.core.phrase import PhraseJson
from lanterne.host.host import OVER, WAITING, Host
from lanterne.server.limits import Bucket
from lanterne.server.messages import Talk
from lanterne.server.settings import Settings
from lanterne.server.store.leases import Fenced
from lanterne.server.store.outage import is_outage, short
from lanterne.server.store.rows import HouseLineRow, MatchRow
from lanterne.server.store.store import Store
from lanterne.server.tables.client import Client
from lanterne.server.tables.onlookers import Onlookers
from lanterne.server.thinking.pool import Pool

if TYPE_CHECKING:
    from lanterne.server.tables.endings import Ending

log = logging.getLogger("lanterne.table")
T = TypeVar("T")
RETRY_S = 1.0  # after something failed that the table does by itself

Job = Callable[[], Awaitable[None]]
Failed = Callable[[Exception], bool]  # whoever gave the job is told; True: and sees to the rest


class LetGo(OSError):
    """The table was let go before it came to that: whoever asks again finds it anew, or finds none."""

    def __init__(self) -> None:
        super().__init__("the table was let go")


class Told(Struct, kw_only=True):
    """What everybody is told once, or only those who look through no other eyes than `to`."""

    phrase: PhraseJson
    to: list[Seat] | None = None


class Letter:
    """A job in the mailbox, and who wants to know when it cannot be done."""

    def __init__(self, job: Job, failed: Failed, *, looks: bool) -> None:
        self.job = job
        self.failed = failed
        self.looks = looks  # and changes nothing: what it sees may be one step old


class LiveTable:
    """What happens at the table is the host's affair; here is who hears of it, and where it is kept."""

    def __init__(self, store: Store, settings: Settings, pool: Pool, row: MatchRow, host: Host) -> None:
        self.store = store
        self.settings = settings
        self.pool = pool
        self.row = row  # what never changes, and the rematch; who sits, owns and plays is the host's
        self.host = host
        self.talk: list[Talk] = []  # the newest lines
        self.house_lines: list[HouseLineRow] = []  # what happened here and was no move
        self.lines = 0  # said since it was opened
        self.speakers: dict[str, str] = {}  # the mark of somebody who spoke -> who it is
        self.messages: dict[str, int] = {}  # a sender's id for a move -> its ply
        self.spent: set[str] = set()  # ids of moves that were taken back
        self.snapshot_ply = 0  # of the newest snapshot
        self.story = ""  # all that was told so far (`match/told.py`); empty: nobody has counted yet
        self.ending: Ending | None = None  # its rules are played no more: all that is left of it
        self.ending_kept = False
        self.beyond = 0  # moves that are stored and not shown, while its people are asked about other rules
        self.watchers: set[Client] = set()
        self.sent: dict[Seat | None, bytes] = {}  # what each pair of eyes was last sent (`Shown`, packed)
        self.muted: set[str] = set()
        self.talk_buckets: dict[str, Bucket] = {}  # by person
        self.asides: dict[str, Bucket] = {}  # words beside the matter, by person
        self.thought_bucket = Bucket(settings.bot_share, 30.0)  # seconds in which bots think
        self.is_owner = True  # this worker changes the table, lets bots decide and flags fall; others follow
        self.elsewhere: dict[str, dict[str, bool]] = {}  # who looks on at other workers; True: no pause before bots
        self.names_elsewhere: dict[str, dict[str, str]] = {}  # what some of them are called, by who they are
        self.onlookers = Onlookers()  # as the owner has counted them
        self.last_ms = 0  # when the last move was made, as it is stored
        self.mailbox: asyncio.Queue[Letter] = asyncio.Queue()
        self.beaten_ms = 0  # when what its clocks have left was last kept for its own sake
        self.before_each: Job = _nothing_more  # what was due before anybody's next word
        self.after_each: Callable[[], None] = _nothing  # sets in motion what the table does by itself
        self.after_job: Job = _nothing_more
        self.at_rest: Callable[[], None] = _nothing  # calls off what is under way
        self.rouse: Job = _nothing_more  # begins anew what the table does by itself and has come to nothing
        self.thinking_s: Callable[[], float] = _no_time  # that the bot at work may take
        self.vanished: Callable[[], None] = _nothing  # it was deleted
        self.make_sure: Job = _nothing_more  # takes over what the store knows and this table does not
        self.fenced: Callable[[], None] = _nothing  # it was not this worker's to change
        self.spread: Callable[[], None] = _nothing  # tells other workers what they cannot read in the store
        self.spreading = asyncio.Lock()  # what passes between workers keeps its order
        self.waited: frozenset[str] = frozenset()  # for whom, as they were told
        self.told: list[Told] = []  # what everybody was told, for them
        self.room: object = None  # what they were last told of who is here
        self.heard_room = ""  # what its owner has last told this worker of that
        self.in_doubt = False  # something failed, perhaps after it was written: the store is asked before anything else
        self.failing = False  # since the last job that went well; it is logged once
        self.task: asyncio.Task[None] | None = None
        self.working = False  # in the middle of a job
        self.timers: dict[str, asyncio.TimerHandle] = {}

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> AnyGame:
        return self.host.game

    # ------------------------------------------------------------------ the one task

    def start_task(self) -> None:
        # In a context of its own: what it logs belongs to no request.
        self.task = asyncio.create_task(self._run(), name=f"table {self.id}", context=Context())

    async def stop_task(self) -> None:
        """Whoever still waits for an answer hears so."""
        self.at_rest()
        for timer in self.timers.values():
            timer.cancel()
        self.timers.clear()
        task, self.task = self.task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        while not self.mailbox.empty():
            self.mailbox.get_nowait().failed(LetGo())

    async def _run(self) -> None:
        while True:
            letter = await self.mailbox.get()
            self.working = True
            up_to_date = await self._do_what_is_due()
            try:
                await self._do(letter)
                if up_to_date:
                    self.after_each()
                    await self.after_job()
                self.spread()
                self.failing = self.in_doubt
            except Fenced:
                self.fenced()
            except Exception as error:
                self.in_doubt = True
                self._complain(error)
            finally:
                self.working = False
            if self.in_doubt or not up_to_date:  # whatever failed, bots and clocks are set in motion again
                self.later("retry", RETRY_S, _nothing_more)

    async def _do(self, letter: Letter) -> None:
        """What fails may have been written all the same (only the answer was lost), so nothing is done in doubt."""
        try:
            if self.in_doubt and not letter.looks:
                await self._learn()
            await letter.job()
        except LanterneError as error:  # a wish that is not granted: nothing has happened
            if not letter.failed(error):
                raise
        except Fenced as error:
            self.fenced()
            letter.failed(error)
        except asyncio.CancelledError:
            self.in_doubt = True
            letter.failed(LetGo())
            raise
        except Exception as error:
            self.in_doubt = True
            if not letter.failed(error):
                raise

    async def _learn(self) -> None:
        self.in_doubt = False  # whoever raises doubts meanwhile is heard
        try:
            await self.make_sure()
        except BaseException:
            self.in_doubt = True
            raise

    def _complain(self, error: Exception) -> None:
        """A database that is away is one line, and one is enough however often the table tries."""
        if self.failing:
            return
        self.failing = True
        traceback = None if is_outage(error) else error
        told = "table %s: a job failed; the table goes on in %g s: %s"
        log.error(told, self.id, RETRY_S, short(error), exc_info=traceback)

    async def _do_what_is_due(self) -> bool:
        """Should it fail, whoever gave the next job is answered all the same."""
        try:
            if self.in_doubt:
                await self._learn()
            await self.before_each()
        except Fenced:
            self.fenced()
            return False
        except Exception as error:
            self.in_doubt = True
            self._complain(error)
            return False
        return True

    async def run(self, job: Callable[[], Awaitable[T]]) -> T:
        """Runs the job in the table's task and gives its answer back."""
        if self.task is None:
            self.start_task()  # the registry had let it go
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def answer() -> None:
            value = await job()
            if not done.done():
                done.set_result(value)

        def failed(error: Exception) -> bool:
            if not done.done():
                done.set_exception(error)
            return True

        self.post(answer, failed)
        return await done

    def post(self, job: Job, failed: Failed | None = None, *, looks: bool = False) -> None:
        """Runs the job in the table's task; nobody waits for it."""
        self.mailbox.put_nowait(Letter(job, failed or _nobody_asks, looks=looks))

    def nudge(self) -> None:
        """Something beside the game has changed: whoever drives the table looks again."""
        self.post(_nothing_more)

    def ask_the_store(self) -> None:
        """Somebody else may have changed the table: nothing is done here before that is known."""
        self.in_doubt = True
        self.nudge()

    def later(self, name: str, delay_s: float, job: Job) -> None:
        """Posts the job after a while; a newer one of the same name takes its place."""
        self.forget(name)
        self.timers[name] = asyncio.get_running_loop().call_later(delay_s, self.post, job)

    def forget(self, name: str) -> None:
        timer = self.timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    # ------------------------------------------------------------------ questions

    def is_deserted(self) -> bool:
        """Nobody looks, nothing is under way, and nothing will happen here by itself."""
        if self.watchers or self.elsewhere or self.working or not self.mailbox.empty():
            return False
        waits = self.host.status == WAITING and self.host.drawing.asked_ms is None
        return waits or self.host.status == OVER or not self.is_owner

    def hurries(self) -> bool:
        """Whether bots need not pause: all who play are here and wish so; where only bots play, all who look on.

        Somebody who is away has wished nothing: then bots pause.
        """
        here = [self.looking(), *self.elsewhere.values()]
        content = {user for people in here for user in people}
        content -= {user for people in here for user, fast in people.items() if not fast}
        asked = self.host.people() or {user for people in here for user in people}
        return bool(asked) and asked <= content

    def looking(self) -> dict[str, bool]:
        """Who looks on at this worker; True: they need no pause before what bots do."""
        found: dict[str, bool] = {}
        for client in self.watchers:
            found[client.user] = client.fast_bots and found.get(client.user, True)
        return found

    def eyes_of(self, user: str) -> list[Seat | None]:
        """The pairs of eyes a user looks through: the own seats, else the spectator's."""
        mine: list[Seat | None] = list(self.host.seats_of(user))
        return mine or [None]


def _nobody_asks(_error: Exception) -> bool:
    return False


def _no_time() -> float:
    return 0.0


def _nothing() -> None: ...


async def _nothing_more() -> None: ...
