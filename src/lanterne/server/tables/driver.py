"""What a table does by itself: bots are asked elsewhere and answer by one more message, clocks run out."""

from __future__ import annotations

import logging
from collections.abc import Callable

from lanterne.bots.registry import bot_named
from lanterne.core.game import Seat
from lanterne.core.phrase import phrase_from_json
from lanterne.host.change import Change
from lanterne.host.changing_rules import settled_in_ms
from lanterne.host.giving_up import flag
from lanterne.host.host import WAITING
from lanterne.host.question import Question
from lanterne.host.standing import answer_standing, next_standing
from lanterne.host.starting import ready_in_ms
from lanterne.host.taking_over import back_again, granted_in_ms
from lanterne.server.quotas import Quotas
from lanterne.server.store.store import Clash
from lanterne.server.tables.changing import carry_out
from lanterne.server.tables.drawing import begin_if_ready
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.loading import reload
from lanterne.server.tables.orders import order_of
from lanterne.server.tables.presence import count_soon
from lanterne.server.tables.rules import settle
from lanterne.server.tables.taking_over import grant
from lanterne.server.tables.telling import tell_notices, tell_remarks, tell_whole
from lanterne.server.thinking.orders import Order, Thought
from lanterne.server.thinking.pool import Job, NotWanted
from lanterne.server.wall_clock import now_ms, steady_ms

log = logging.getLogger("lanterne.bots")
SMALL_S = 0.05  # what a stand-in may think, and everybody once a table's bots have thought too much
MOST_IN_WINDOWS_MS = 1_000  # so long bots pause in all, while one answer window follows another


async def wake() -> None:
    """Flags fall before every job, what else was waited for is seen to after it."""


class Asked:
    """The question a table has asked a bot, and the answer once it is there."""

    def __init__(self, question: Question, job: Job, due_ms: int) -> None:
        self.question = question
        self.job = job
        self.due_ms = due_ms  # not before: people want to follow
        self.held_ms = 0  # not before, whoever hurries: others want the machine too
        self.thought: Thought | None = None


class Driver:
    """Looks after one table; asked after everything that happens there (`drive`)."""

    def __init__(self, table: LiveTable, began: Callable[[], None], quotas: Quotas) -> None:
        self.table = table
        self.quotas = quotas
        self.began = began  # called when the game has begun
        self.waits = table.host.status == WAITING
        self.asked: Asked | None = None
        self.paused_ms = 0  # in the answer windows that follow one another now
        table.before_each = self.let_flags_fall
        table.after_each = self.drive
        table.at_rest = self.rest
        table.rouse = self.rouse
        table.thinking_s = self.thinking_s

    def drive(self) -> None:
        """Sets the next thing in motion: a bot's answer, the fall of a flag. Whatever was under way and is no longer
        wanted is called off."""
        table, host = self.table, self.table.host
        tell_notices(table)
        tell_remarks(table)
        count_soon(table)
        table.forget("wake")
        self._begin()
        self._settle_rules()
        self._grant_seat()
        self._seat_who_came()
        question = host.question(steady_ms()) if table.is_owner else None
        if self.asked is not None and (question is None or question.serial != self.asked.question.serial):
            self._call_off(self.asked)
        if question is not None and self.asked is None:
            self._ask(question)
        elif self.asked is not None and self.asked.thought is not None and table.hurries():
            # An answer that people were to follow need not wait any longer.
            self._deliver_later(self.asked, max(0, self.asked.held_ms - steady_ms()) / 1000)
        self._answer_unasked()
        wait_ms = host.wake_ms(steady_ms()) if table.is_owner else None
        if wait_ms is not None:
            table.later("wake", wait_ms / 1000 + 0.02, wake)

    def _begin(self) -> None:
        """The seed is drawn when all shares are shown, or have been waited for long enough."""
        table, host = self.table, self.table.host
        table.forget("begin")
        if self.waits and host.status != WAITING:
            self.waits = False
            self.began()
        wait_ms = ready_in_ms(host, now_ms()) if table.is_owner else None
        if wait_ms is not None:
            table.later("begin", wait_ms / 1000, lambda: begin_if_ready(table))

    def _settle_rules(self) -> None:
        """Once all have said whether to go on by other rules, or those who are away have had their day."""
        table = self.table
        table.forget("rules")
        wait_ms = settled_in_ms(table.host, now_ms()) if table.is_owner else None
        if wait_ms is not None:
            table.later("rules", wait_ms / 1000, lambda: settle(table))

    def _grant_seat(self) -> None:
        """To whoever asks for a bot's seat, once those who have not answered are gone for good."""
        table = self.table
        table.forget("seat-wish")
        wait_ms = granted_in_ms(table.host, steady_ms()) if table.is_owner else None
        if wait_ms is not None:
            table.later("seat-wish", wait_ms / 1000, lambda: grant(table))

    def _seat_who_came(self) -> None:
        """After what is happening now: a bot's move that has been made stays made."""
        table = self.table
        if not table.is_owner:
            table.host.arrived.clear()
        elif table.host.arrived:
            table.post(self._let_back)

    async def _let_back(self) -> None:
        """What cannot be written is tried again: nobody comes twice."""
        host = self.table.host
        came = set(host.arrived)
        change = back_again(host, steady_ms())
        if change is None:
            return
        try:
            await self._carry_out(change)
        except BaseException:
            self.table.host.arrived |= came & self.table.host.present
            raise

    def rest(self) -> None:
        """The table is let go: nobody wants an answer any more."""
        if self.asked is not None:
            self._call_off(self.asked)

    async def rouse(self) -> None:
        """A question that nobody works on any more falls away; `drive` asks anew."""
        asked = self.asked
        if asked is not None and (asked.thought is not None or not self.table.pool.has(asked.job)):
            self._call_off(asked)

    def thinking_s(self) -> float:
        asked = self.asked
        if asked is None:
            return 0.0
        pause_ms = max(self.table.settings.bot_delay_ms, asked.held_ms - steady_ms())
        return asked.job.limit_s + pause_ms / 1000

    async def let_flags_fall(self) -> None:
        """Before anything else happens: who answers after zero is too late, however long the table was busy."""
        while self.table.is_owner and (change := flag(self.table.host, steady_ms())) is not None:
            log.info("table %s: somebody's time is over", self.table.id)
            await self._carry_out(change)

    # ------------------------------------------------------------------ what people have left word for

    def _answer_unasked(self) -> None:
        """An answer that is held back keeps its time, whatever happens beside it."""
        table = self.table
        standing = next_standing(table.host, steady_ms()) if table.is_owner else None
        if standing is None:
            table.forget("standing")
            return
        made = standing

        async def job() -> None:
            change = answer_standing(table.host, made, steady_ms())
            if change is not None:
                await self._carry_out(change)

        table.later("standing", max(0, made.due_ms - steady_ms()) / 1000, job)

    # ------------------------------------------------------------------ asking

    def _ask(self, question: Question) -> None:
        table = self.table
        pause_ms = self._pause_ms()
        seconds = self._granted_s(question)
        job = Job(
            f"{table.row.game} {question.bot}",
            f"{table.id} {question.seat} {question.bot} {table.host.era}",
            lambda heard: self._order(question, heard, seconds),
            seconds,
            table.settings.bot_slack_s,
            table.host.owner,
        )
        asked = Asked(question, job, steady_ms() + pause_ms)
        self.asked = asked
        if question.given:
            self._thought(asked, Thought(code=question.given))
            return
        table.pool.think(job).add_done_callback(lambda done: self._thought(asked, done.result()))

    def _pause_ms(self) -> int:
        """So that people can follow; in answer windows bots answer in rows, and nobody likes to wait for them all."""
        host = self.table.host
        if self.table.hurries():
            return 0
        # Who has a word beside a window does not end it: it is asked of those who are waited for.
        if all([host.game.window(host.match.state, seat) is None for seat in host.to_act()]):
            self.paused_ms = 0
            return self.table.settings.bot_delay_ms
        return min(self.table.settings.bot_delay_ms, MOST_IN_WINDOWS_MS - self.paused_ms)

    def _granted_s(self, question: Question) -> float:
        """What the bot means to think, as far as the house and the table's own budget allow."""
        try:
            wished = bot_named(question.bot, self.table.row.game).seconds
        except Exception:  # not on the list any more, or somebody else's code fails: the order will say so
            return SMALL_S
        seconds = min(wished, self.table.settings.bot_seconds)
        if question.stands_in or not self.table.thought_bucket.take(seconds):
            return min(seconds, SMALL_S)
        return seconds

    def _order(self, question: Question, heard: int | None, seconds: float) -> Order:
        """Written when a process is free: by then the table may have moved on, and nobody wants the answer."""
        host = self.table.host
        if not host.is_asked(question):
            raise NotWanted
        return order_of(host, question, f"{self.table.id} {question.seat} {question.bot} {host.era}", heard, seconds)

    def _call_off(self, asked: Asked) -> None:
        self.asked = None
        self.table.forget("bot")
        self.table.pool.cancel(asked.job)

    # ------------------------------------------------------------------ answers

    def _thought(self, asked: Asked, thought: Thought) -> None:
        """On the event loop, between two jobs of the table: what shows nothing needs no pause, a move may."""
        if self.asked is not asked:
            return
        asked.thought = thought
        silent = thought.code is None or self._goes_by(asked.question.seat, thought.code)
        wait_ms = 0 if silent or self.table.hurries() else max(0, asked.due_ms - steady_ms())
        self.paused_ms = min(MOST_IN_WINDOWS_MS, self.paused_ms + wait_ms)
        if thought.code is not None and not self.table.host.people():
            held_ms = int(1000 * self.quotas.bots_wait_s(self.table.host.owner))
            asked.held_ms = steady_ms() + held_ms
            wait_ms = max(wait_ms, held_ms)
        self._deliver_later(asked, wait_ms / 1000)

    def _goes_by(self, seat: Seat, code: str) -> bool:
        """Whether the answer lets a window go by: many do in a row, and there is nothing to follow."""
        host = self.table.host
        window = host.game.window(host.match.state, seat)
        return window is not None and window.code == code

    def _deliver_later(self, asked: Asked, delay_s: float) -> None:
        async def job() -> None:
            await self.deliver(asked)

        self.table.later("bot", delay_s, job)

    async def deliver(self, asked: Asked) -> None:
        """One more message that names its ply: an answer to an old one falls away."""
        if self.asked is not asked or asked.thought is None:
            return
        self.asked = None
        table, thought = self.table, asked.thought
        if thought.failure:
            log.warning("table %s: %r failed: %s", table.id, asked.question, thought.failure)
        remark = None if thought.remark is None else phrase_from_json(thought.remark)
        change = table.host.answer(asked.question, thought.code, steady_ms(), thought.failure, remark)
        if change is not None:
            await self._carry_out(change)

    async def _carry_out(self, change: Change) -> None:
        try:
            await carry_out(self.table, change)
        except Clash:
            await reload(self.table)  # another worker was quicker
            tell_whole(self.table)
