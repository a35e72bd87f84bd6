"""The life of a move: checked, applied to a copy, stored, and only then told."""

from __future__ import annotations

from lanterne.core.errors import Rejected
from lanterne.server.messages import Move, Refused, Taken
from lanterne.server.store.store import Clash
from lanterne.server.tables.client import Client
from lanterne.server.tables.driver import go_on
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.steps import store_step, tell_step


async def play(table: LiveTable, client: Client, message: Move) -> None:
    """A move from a person. Every case is answered; a wrong one with its reason and the present picture."""
    known = table.messages.get(f"{client.user}:{message.id}")
    if known is not None:
        client.send(Taken(table=table.row.id, id=message.id, ply=known))
        return
    if message.seat not in table.seats_of(client.user):
        client.send(Refused(why="not-yours", table=table.row.id, id=message.id, ply=table.match.ply))
        return
    try:
        if table.row.status != "playing":
            raise Rejected("over", "the game is not being played")
        step = table.match.propose(message.ply, message.seat, message.code)
        await store_step(table, step, f"{client.user}:{message.id}")
    except Rejected as rejected:
        client.send(refused(table, message, rejected))
        client.send(table.whole(client.user))
        return
    except Clash:
        await clashed(table, client, message)
        return
    client.send(Taken(table=table.row.id, id=message.id, ply=step.ply))
    tell_step(table, step)
    go_on(table)


def refused(table: LiveTable, message: Move, rejected: Rejected) -> Refused:
    refusal = rejected.refusal
    return Refused(
        why=rejected.why,  # type: ignore[arg-type]
        table=table.row.id,
        id=message.id,
        ply=table.match.ply,
        clause="" if refusal is None else refusal.clause,
        phrase=None if refusal is None else refusal.phrase.json(),
        text=str(rejected) if refusal is None else "",
    )


async def clashed(table: LiveTable, client: Client, message: Move) -> None:
    """Another worker wrote first: take its truth over, then answer."""
    await table.reload()
    known = table.messages.get(f"{client.user}:{message.id}")
    if known is not None:
        client.send(Taken(table=table.row.id, id=message.id, ply=known))
    else:
        client.send(Refused(why="stale", table=table.row.id, id=message.id, ply=table.match.ply))
    table.tell_whole()
