"""Taking back, over the wire: the host decides, the others are asked where they have a word in it."""

from __future__ import annotations

from lanterne.core.errors import Rejected
from lanterne.host.host import NotAllowed
from lanterne.host.undoing import answer_back, ask_back
from lanterne.server.messages import Refused, Undo, UndoAnswer
from lanterne.server.tables.changing import carry_out
from lanterne.server.tables.client import Asker
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.telling import show_again, tell_undo
from lanterne.server.wall_clock import steady_ms


async def ask(table: LiveTable, client: Asker, message: Undo) -> None:
    host = table.host
    if message.seat not in host.seats_of(client.user):
        client.send(Refused(why="not-yours", table=table.id))
        return
    try:
        change = ask_back(host, client.user, message.ply, message.seat, steady_ms())
    except NotAllowed as error:
        phrase = None if error.phrase is None else error.phrase.json()
        client.send(Refused(why="refused", table=table.id, ply=message.ply, phrase=phrase))
    except Rejected:
        client.send(Refused(why="stale", table=table.id, ply=host.match.ply_of(message.seat)))
        show_again(table, client)
    else:
        if change is None:
            tell_undo(table)
        else:
            await carry_out(table, change)


async def answer(table: LiveTable, client: Asker, message: UndoAnswer) -> None:
    host = table.host
    try:
        change = answer_back(host, client.user, message.ply, message.seat, message.agree, steady_ms())
    except Rejected:
        client.send(Refused(why="stale", table=table.id))
        return
    if change is not None:
        await carry_out(table, change)
    elif host.undo_by is None:
        tell_undo(table)
