"""What a table does by itself: bots decide, clocks run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from lanterne.bots.bot import Ask, Bot, Budget
from lanterne.bots.registry import bot_named
from lanterne.bots.registry import usual_bot as default_bot
from lanterne.core.game import Action, Seat
from lanterne.core.rng import FastRng
from lanterne.server.store.store import Clash
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.steps import give_up, set_seat, store_step, tell_step
from lanterne.server.timepiece import now_ms

log = logging.getLogger("lanterne.bots")


def go_on(table: LiveTable) -> None:
    """Sets the next thing in motion: a bot's decision, the fall of a flag."""
    table.forget("bot")
    table.forget("flag")
    if table.row.status != "playing" or not table.leads:
        return
    if any(table.is_bot(seat) for seat in table.to_act()):
        pause_s = 0.0 if table.hurries() else table.settings.bot_delay_ms / 1000
        table.later("bot", pause_s, _bot_job(table, table.match.ply))
    wait_ms = table.clock.next_flag_ms(now_ms())
    if wait_ms is not None:
        table.later("flag", wait_ms / 1000 + 0.02, _flag_job(table))


def _bot_job(table: LiveTable, ply: int) -> Callable[[], Awaitable[None]]:
    async def job() -> None:
        if table.match.ply == ply:  # else it comes too late: another one was sent after it
            await bot_turn(table)

    return job


def _flag_job(table: LiveTable) -> Callable[[], Awaitable[None]]:
    async def job() -> None:
        await flag_fell(table)

    return job


async def bot_turn(table: LiveTable) -> None:
    waiting = [seat for seat in table.to_act() if table.is_bot(seat)]
    if not waiting:
        return
    seat = waiting[0]
    bot = bot_named(table.seats[seat].bot, table.row.game)
    a = await asyncio.to_thread(decide, table, seat, bot)
    step = table.match.propose(table.match.ply, seat, a.code())
    try:
        await store_step(table, step, f"bot:{seat}:{step.ply}")
    except Clash:
        await table.reload()  # another worker's bot was quicker
        table.tell_whole()
    else:
        tell_step(table, step)
    go_on(table)


def decide(table: LiveTable, seat: Seat, bot: Bot) -> Action:
    """The bot gets what its seat shows to a bot like it, and the legal actions."""
    match = table.match
    legal: list[Action] = match.game.legal(match.state, seat)
    view = match.game.bot_view(match.state, seat, bot.wishes(seat))
    # From the match's secret seed: after the end anybody can check what the bots did, and a move that is taken back
    # and made again meets the same answer.
    rng = FastRng(match.chance.bot_seed(match.ply, seat))
    try:
        return bot.choose(Ask(match.game, view, seat, legal, rng, None, Budget(bot.seconds)))
    except Exception:  # a bot at a loss must not stop the table: chance decides for it
        log.exception("table %s: the bot %s of seat %d failed", table.row.id, bot.name, seat)
        return legal[rng.below(len(legal))]


async def flag_fell(table: LiveTable) -> None:
    if table.row.status != "playing":
        return
    for seat in table.clock.flagged(now_ms()):
        row = table.seats[seat]
        log.info("table %s: the time of seat %d is over", table.row.id, seat)
        table.clock.stop(seat)
        if table.row.pace.at_zero == "lose":
            await give_up(table, seat, "time")
        else:
            bot = default_bot(table.row.game)
            await set_seat(table, type(row)(seat=seat, user=row.user, bot=bot, name=row.name, lost=row.lost))
            table.tell_whole()
    go_on(table)
