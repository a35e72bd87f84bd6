"""What a bot would do in somebody's place: for those who play their first games, against bots alone."""

from __future__ import annotations

from asyncio import Future

from lanterne.bots.registry import usual_bot
from lanterne.core.game import Seat
from lanterne.host.question import Question
from lanterne.server.messages import Hint
from lanterne.server.tables.client import Client
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.orders import order_of
from lanterne.server.thinking.orders import Order, Thought
from lanterne.server.thinking.pool import Job, NotWanted

SECONDS = 0.2  # a hint is wanted soon, and need not be deep


def give_hint(table: LiveTable, client: Client, seat: Seat) -> None:
    """Asks a bot that sees what the seat sees; the answer comes later, if the table has not moved on."""
    host = table.host
    alone = host.owners() == {client.user} and seat in host.seats_of(client.user)
    nothing = Hint(table=table.id, seat=seat, ply=host.match.ply_of(seat))
    if not alone or seat not in host.to_act() or not table.thought_bucket.take(SECONDS):
        client.send(nothing)
        return
    question = Question(0, host.match.ply, seat, usual_bot(host.game.name), speaks=False, stands_in=False)
    mind = f"{table.id} {seat} hint {host.era}"

    def order(heard: int | None) -> Order:
        if host.match.ply != question.ply or seat not in host.to_act():
            raise NotWanted
        return order_of(host, question, mind, heard, SECONDS)

    def told(done: Future[Thought]) -> None:
        thought = done.result()
        if thought.code is None or host.match.ply != question.ply:
            client.send(nothing)
            return
        said = host.game.say(host.game.parse(thought.code)).json()
        client.send(Hint(table=table.id, seat=seat, ply=nothing.ply, code=thought.code, phrase=said))

    job = Job(f"{table.row.game} {question.bot}", mind, order, SECONDS, table.settings.bot_slack_s, client.user)
    table.pool.think(job).add_done_callback(told)
