"""Taking back: free while nothing was learned, always against bots, else by consent of the others."""

from __future__ import annotations

from lanterne.core.game import Seat
from lanterne.core.phrase import Phrase
from lanterne.server.messages import Refused, Undo, UndoAnswer
from lanterne.server.tables.client import Client
from lanterne.server.tables.driver import go_on
from lanterne.server.tables.live import LiveTable


async def ask(table: LiveTable, client: Client, message: Undo) -> None:
    seat = message.seat
    if seat not in table.seats_of(client.user) or table.row.status != "playing":
        client.send(Refused(why="not-yours", table=table.row.id, ply=table.match.ply))
        return
    if message.ply != table.match.ply:
        client.send(Refused(why="stale", table=table.row.id, ply=table.match.ply))
        client.send(table.whole(client.user))
        return
    ply = last_ply_of(table, seat)
    if ply is None:
        client.send(
            Refused(why="refused", table=table.row.id, ply=table.match.ply, phrase=Phrase("refused-no-undo").json())
        )
    elif table.match.may_undo(seat) or table.people() == {client.user}:
        await take_back(table, ply)
    else:
        table.undo_by = seat
        table.undo_agreed = {client.user}
        table.tell_undo()


async def answer(table: LiveTable, client: Client, message: UndoAnswer) -> None:
    if table.undo_by is None or message.ply != table.match.ply or client.user not in table.people():
        client.send(Refused(why="stale", table=table.row.id, ply=table.match.ply))
        return
    if not message.agree:
        table.undo_by = None
        table.tell_undo()
        return
    table.undo_agreed.add(client.user)
    if table.people() <= table.undo_agreed:
        ply = last_ply_of(table, table.undo_by)
        if ply is not None:
            await take_back(table, ply)


def last_ply_of(table: LiveTable, seat: Seat) -> int | None:
    """The seat's last action: with it go all that followed."""
    for step in reversed(table.match.steps):
        if step.seat == seat:
            return step.ply
    return None


async def take_back(table: LiveTable, ply: int) -> None:
    await table.store.take_back(table.row.id, ply)
    left = list(table.clock.left_ms)
    await table.reload()
    table.clock.left_ms = left  # time that was thought is not given back
    table.tell_whole()
    go_on(table)
