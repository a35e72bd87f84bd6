"""What a strong bot would do in somebody's place, and why, from what that seat sees: at tables that have hints."""

from __future__ import annotations

from asyncio import Future

from lanterne.bots.registry import adviser, bot_named
from lanterne.core.game import Seat
from lanterne.host.question import Question
from lanterne.server.messages import Hint
from lanterne.server.tables.client import Client
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.orders import order_of
from lanterne.server.thinking.orders import Order, Thought
from lanterne.server.thinking.pool import Job, NotWanted

LEAST_S = 0.05  # what a bot that answers at once is charged
MOST_S = 0.5  # a hint is wanted soon


def has_hints(table: LiveTable) -> bool:
    """Where nobody has said so, while one person plays alone with bots; nowhere where nobody can give any."""
    if not adviser(table.row.game):
        return False
    return len(table.host.owners()) == 1 if table.row.hints is None else table.row.hints


def give_hint(table: LiveTable, client: Client, seat: Seat) -> None:
    """Asks a bot that sees what the seat sees; the answer comes later, if the table has not moved on."""
    host = table.host
    nothing = Hint(table=table.id, seat=seat, ply=host.match.ply_of(seat))
    bot = adviser(host.game.name)
    allowed = bot and has_hints(table) and seat in host.seats_of(client.user) and seat in host.to_act()
    seconds = granted_s(table, bot)
    if not allowed or not table.thought_bucket.take(seconds):
        client.send(nothing)
        return
    question = Question(0, host.match.ply, seat, bot, speaks=False, stands_in=False)
    mind = f"{table.id} {seat} hint {host.era}"

    def order(heard: int | None) -> Order:
        if host.match.ply != question.ply or seat not in host.to_act():
            raise NotWanted
        return order_of(host, question, mind, heard, seconds, explains=True)

    def told(done: Future[Thought]) -> None:
        thought = done.result()
        if thought.code is None or host.match.ply != question.ply:
            client.send(nothing)
            return
        said = host.game.say(host.game.parse(thought.code)).json()
        ply = nothing.ply
        client.send(Hint(table=table.id, seat=seat, ply=ply, code=thought.code, phrase=said, why=thought.reason))

    job = Job(f"{table.row.game} {question.bot}", mind, order, seconds, table.settings.bot_slack_s, client.user)
    table.pool.think(job).add_done_callback(told)


def granted_s(table: LiveTable, bot: str) -> float:
    wished = bot_named(bot, table.row.game).seconds if bot else 0.0
    return min(max(LEAST_S, wished), table.settings.bot_seconds, MOST_S)
